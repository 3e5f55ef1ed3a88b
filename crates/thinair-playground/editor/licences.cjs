// The licences of what is in web/editor.js, one text for all that have the same.
const { readdirSync, readFileSync, existsSync } = require('node:fs');
const texts = new Map();
for (const scope of ['@codemirror', '@lezer', '@marijn', '.']) {
  const own = scope === '.' ? ['crelt', 'style-mod', 'w3c-keyname'] : readdirSync(`node_modules/${scope}`).map((name) => `${scope}/${name}`);
  for (const name of own) {
    const { version, license } = JSON.parse(readFileSync(`node_modules/${name}/package.json`));
    const text = existsSync(`node_modules/${name}/LICENSE`) ? readFileSync(`node_modules/${name}/LICENSE`, 'utf8').trim() : license;
    texts.set(text, [...(texts.get(text) ?? []), `${name} ${version}`]);
  }
}
for (const [text, names] of texts) console.log(`${names.join(', ')}\n\n${text}\n`);
