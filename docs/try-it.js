// A link below each command of the book whose program the playground has: it opens it there, and asks the same.
(() => {
  'use strict';
  // The playground stands in the folder of the book, or beside it.
  const root = typeof path_to_root === 'string' ? path_to_root : '';
  const places = [`${root}playground/`, `${root}../playground/`];
  const ACTIONS = { check: 'check', litmus: 'check', estimate: 'check', compare: 'compare', fix: 'fix' };
  // Options that are about files and terminals, or that the page chooses by itself.
  const NOT_OPTIONS = /^--(json|html|svg|dot|open|quiet|verbose|explain|keep|jobs|timeout)$|^-[qv]$/;

  const script = (source) => new Promise((resolve, reject) => {
    const element = document.createElement('script');
    element.src = source;
    element.onload = resolve;
    element.onerror = reject;
    document.head.append(element);
  });

  // `$ thinair check queue.c --model tso | head` on the page of this name.
  function link(command, page, known) {
    const words = command.split(/[|>;&]/)[0].trim().split(/\s+/);
    const action = words[0] === 'thinair' ? ACTIONS[words[1]] : undefined;
    const paths = words.slice(2).map((word) => (word.startsWith('examples/') ? word.slice('examples/'.length) : `${page}/${word}`));
    // Of a folder, or of all files that are called so, the first one.
    const isIn = (path) => (path.includes('*') ? (id) => id.startsWith(path.split('*')[0]) : (id) => id.startsWith(`${path}/`));
    const id = paths.find((path) => known.has(path)) ?? paths.map((path) => [...known].find(isIn(path))).find(Boolean);
    if (!action || !id) return null;
    const state = new URLSearchParams({ example: id, action });
    const options = [];
    for (let at = 2; at < words.length; at += 1) {
      const hasValue = at + 1 < words.length && !words[at + 1].startsWith('-');
      if (words[at] === '--model' && hasValue) state.set('model', words[(at += 1)]);
      else if (words[at] === '--models' && hasValue) at += 1;
      else if (NOT_OPTIONS.test(words[at])) at += /^--(html|svg|dot|keep|jobs|timeout)$/.test(words[at]) ? 1 : 0;
      else if (words[at].startsWith('-')) options.push(words[at], ...(hasValue && !words[at + 1].includes('.') ? [words[(at += 1)]] : []));
    }
    if (options.length > 0) state.set('options', options.join(' '));
    return { hash: `#${state}`, text: paths.includes(id) ? 'Try it in the browser' : `Try ${id.split('/').pop()} in the browser` };
  }

  async function begin() {
    let place = null;
    for (const one of places) {
      try {
        await script(`${one}examples.js`);
        place = one;
        break;
      } catch {
        // It may be at the next, or nowhere.
      }
    }
    if (!place) return;
    const known = new Set(window.thinairExamples.examples.map(({ id }) => id));
    const here = new URL(root || './', location.href).pathname;
    const page = decodeURIComponent(location.pathname.slice(here.length)).replace(/\.html$/, '').replace(/(^|\/)index$/, '$1README') || 'introduction';
    for (const code of document.querySelectorAll('code.language-console')) {
      const commands = code.textContent.split('\n').filter((line) => line.startsWith('$ ')).map((line) => line.slice(2));
      for (const command of commands) {
        const found = link(command, page, known);
        if (!found) continue;
        const anchor = document.createElement('a');
        anchor.href = `${place}index.html${found.hash}`;
        anchor.className = 'try-it';
        anchor.textContent = commands.length > 1 ? `Try it: ${command}` : found.text;
        const line = document.createElement('p');
        line.append(anchor);
        code.closest('pre').after(line);
      }
    }
  }
  begin();
})();
