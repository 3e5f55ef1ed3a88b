// Runs the command in a worker: `thinairEngine.run(args, files, wanted, progress)` promises { status, out, err, file, seconds }, where `file` is the text of the
// file `wanted` that it wrote. One run at a time; `stop()` ends it, whatever it is doing, and its promise gives null.

window.thinairEngine = (() => {
  'use strict';
  let module = null, worker = null, number = 0, running = null;

  function script(source) {
    return new Promise((resolve, reject) => {
      const element = document.createElement('script');
      element.src = source;
      element.onload = () => { element.remove(); resolve(); };
      element.onerror = () => { element.remove(); reject(new Error(`cannot load ${source}`)); };
      document.head.append(element);
    });
  }

  // The command is a compressed text, so that it can be loaded from a disk, too.
  const loaded = (async () => {
    await script('thinair.wasm.js');
    const letters = atob(window.thinairWasm);
    delete window.thinairWasm;
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
    module = await WebAssembly.compile(await new Response(plain).arrayBuffer());
  })();

  function start() {
    // A worker from a text may be started from a disk.
    const text = `${thinairSystem}\n${thinairWorker}\nthinairWorker();`;
    const address = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
    worker = new Worker(address);
    URL.revokeObjectURL(address);
    worker.postMessage({ module });
    worker.onmessage = ({ data }) => {
      if (!running || data.number !== running.number) return;
      if (data.progress !== undefined) running.progress?.(data.progress);
      else {
        const { resolve } = running;
        running = null;
        resolve(data);
      }
    };
    worker.onerror = (event) => {
      const failed = running;
      running = null;
      worker = null;
      failed?.resolve({ status: 3, out: '', err: `not finished: ${event.message}\n`, file: null, seconds: 0 });
    };
  }

  return {
    loaded,
    script,
    async run(args, files, wanted, progress) {
      await loaded;
      if (running) throw new Error('something is running already');
      if (!worker) start();
      number += 1;
      return new Promise((resolve) => {
        running = { number, resolve, progress };
        worker.postMessage({ number, args, files, wanted });
      });
    },
    stop() {
      if (!running) return;
      const { resolve } = running;
      running = null;
      worker.terminate();
      worker = null;
      resolve(null);
    },
  };
})();
