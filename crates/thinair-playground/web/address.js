// What the address says after its `#`: an example by its id, or the texts themselves, compressed; and what to do with them.
//
// A state is { example } or { files: [[name, text], …] }, with { model, options, action, cat }; `action` is run when the page opens.

window.thinairAddress = (() => {
  'use strict';
  const FIELDS = ['model', 'options', 'action'];

  async function through(stream, bytes) {
    return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
  }

  async function packed(value) {
    const bytes = await through(new CompressionStream('deflate-raw'), new TextEncoder().encode(JSON.stringify(value)));
    let letters = '';
    for (const byte of bytes) letters += String.fromCharCode(byte);
    return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  }

  async function unpacked(text) {
    const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(await through(new DecompressionStream('deflate-raw'), bytes)));
  }

  const isText = (value) => typeof value === 'string';
  const areFiles = (files) => Array.isArray(files) && files.length > 0 && files.every((file) => Array.isArray(file) && file.length === 2 && file.every(isText));

  return {
    async write(state) {
      const words = new URLSearchParams();
      if (state.example) words.set('example', state.example);
      for (const field of FIELDS) if (state[field]) words.set(field, state[field]);
      const texts = {};
      if (!state.example) texts.files = state.files;
      if (state.cat !== undefined) texts.cat = state.cat;
      if (Object.keys(texts).length > 0) words.set('texts', await packed(texts));
      return '#' + words;
    },
    // The state, or null where the address says nothing; throws where it cannot be read.
    async read(hash) {
      const words = new URLSearchParams(hash.slice(1));
      if ([...words].length === 0) return null;
      const state = {};
      for (const field of ['example', ...FIELDS]) if (words.get(field)) state[field] = words.get(field);
      if (words.get('texts')) {
        const { files, cat } = await unpacked(words.get('texts'));
        if (files !== undefined && !areFiles(files)) throw new Error('no texts');
        if (cat !== undefined && !isText(cat)) throw new Error('no text of a model');
        Object.assign(state, files && { files }, cat !== undefined && { cat });
      }
      return state.example || state.files ? state : null;
    },
  };
})();
