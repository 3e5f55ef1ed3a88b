// The worker: runs one command at a time. It is asked { module } once, then { number, args, files, wanted }, and answers
// { number, progress } as often as there is news, and { number, status, out, err, file, seconds } at the end. Stopping it is ending it.

// eslint-disable-next-line no-unused-vars
function thinairWorker() {
  'use strict';
  let module = null;
  // The command writes its progress over itself: a line that begins so and does not end is news, not a message.
  const OVER = '\r\u001b[K';

  async function run({ number, args, files, wanted }) {
    let err = '', line = '', isOver = false;
    const say = (text) => {
      const parts = text.split(OVER);
      parts.forEach((part, place) => {
        if (place > 0) [line, isOver] = ['', true];
        line += part;
        const end = line.lastIndexOf('\n') + 1;
        if (end > 0) [err, line, isOver] = [err + line.slice(0, end), line.slice(end), false];
      });
      if (isOver && line) postMessage({ number, progress: line });
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
    if (!isOver) err += line;
    postMessage({ number, status, out: system.output(), err, file: wanted ? system.file(wanted) : null, seconds: (performance.now() - start) / 1000 });
  }

  onmessage = ({ data }) => {
    if (data.module) module = data.module;
    else run(data);
  };
}
