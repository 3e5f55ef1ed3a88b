// The worker: runs one command at a time. It is asked { module } once, then { number, args, files, wanted }, and answers
// { number, progress } as often as there is news, and { number, status, out, err, file, seconds } at the end. Stopping it is ending it.

// eslint-disable-next-line no-unused-vars
function thinairWorker() {
  'use strict';
  let module = null;
  // The command writes its progress over itself: a line that begins so is news, not a message.
  const OVER = '\r\u001b[K';

  async function run({ number, args, files, wanted }) {
    let err = '';
    const say = (text) => {
      if (text.startsWith(OVER)) postMessage({ number, progress: text.slice(OVER.length) });
      else err += text;
    };
    const start = performance.now();
    const system = thinairSystem(['thinair', ...args], files, say);
    let status;
    try {
      status = await system.run(module);
    } catch (reason) {
      // A trap: no memory left, or more recursion than the browser allows. That is our limit, and no verdict.
      status = 3;
      err += `not finished: the browser ended it (${reason.message})\n`;
    }
    postMessage({ number, status, out: system.output(), err, file: wanted ? system.file(wanted) : null, seconds: (performance.now() - start) / 1000 });
  }

  onmessage = ({ data }) => {
    if (data.module) module = data.module;
    else run(data);
  };
}
