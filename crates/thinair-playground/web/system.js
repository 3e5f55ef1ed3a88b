// The system that the command runs in: wasm32-wasip1 (WASI preview 1) over files in memory, a clock and two streams of text. No network, no other files.
//
// `files` maps names to texts; what the command writes is put there. `say(text)` gets what goes to standard error, as it comes: for the command that is a
// terminal, so it shows progress there. Needs nothing from outside: its text is part of the worker's.

// eslint-disable-next-line no-unused-vars
function thinairSystem(args, files, say) {
  'use strict';
  const SUCCESS = 0, BADF = 8, EXIST = 20, ISDIR = 31, NOENT = 44, NOSYS = 52, NOTDIR = 54;
  const UNKNOWN = 0, CHARACTER_DEVICE = 2, DIRECTORY = 3, REGULAR = 4;
  const CREATE = 1, MUST_BE_DIRECTORY = 2, EXCLUSIVE = 4, TRUNCATE = 8;
  // A descriptor that may seek is no terminal.
  const ALL_RIGHTS = 0x1fffffffn, WITHOUT_SEEK = ALL_RIGHTS & ~((1n << 2n) | (1n << 5n));
  const ROOT = 3, FIRST_FREE = 4;

  const encoder = new TextEncoder(), decoder = new TextDecoder();
  const contents = new Map(Object.entries(files).map(([name, text]) => [name, encoder.encode(text)]));
  const folders = new Set(['', 'tmp']);
  const open = new Map();
  let memory = null, out = '', next = FIRST_FREE;
  const streams = { 1: new TextDecoder(), 2: new TextDecoder() };

  class Exit {
    constructor(status) { this.status = status; }
  }

  const view = () => new DataView(memory.buffer);
  const bytes = (at, length) => new Uint8Array(memory.buffer, at, length);
  const path = (at, length) => decoder.decode(bytes(at, length)).split('/').filter((part) => part && part !== '.').join('/');
  const kindOf = (name) => (contents.has(name) ? REGULAR : folders.has(name) ? DIRECTORY : null);
  const kindOfDescriptor = (fd) => (fd === 2 ? CHARACTER_DEVICE : fd < ROOT ? UNKNOWN : fd === ROOT ? DIRECTORY : open.has(fd) ? kindOf(open.get(fd).name) : null);

  function stat(at, kind, size) {
    bytes(at, 64).fill(0);
    view().setUint8(at + 16, kind);
    view().setBigUint64(at + 24, 1n, true);
    view().setBigUint64(at + 32, BigInt(size), true);
    return SUCCESS;
  }

  function strings(list, pointers, text) {
    for (const word of list) {
      view().setUint32(pointers, text, true);
      const encoded = encoder.encode(word + '\0');
      bytes(text, encoded.length).set(encoded);
      [pointers, text] = [pointers + 4, text + encoded.length];
    }
    return SUCCESS;
  }

  function sizes(list, count, length) {
    view().setUint32(count, list.length, true);
    view().setUint32(length, list.reduce((sum, word) => sum + encoder.encode(word).length + 1, 0), true);
    return SUCCESS;
  }

  // The pieces of memory that a read or a write names.
  const pieces = (at, count) => Array.from({ length: count }, (_, number) => bytes(view().getUint32(at + 8 * number, true), view().getUint32(at + 8 * number + 4, true)));

  function write(fd, piece) {
    if (fd === 1) out += streams[1].decode(piece, { stream: true });
    else if (fd === 2) say(streams[2].decode(piece, { stream: true }));
    else {
      const file = open.get(fd), old = contents.get(file.name) ?? new Uint8Array();
      const end = file.position + piece.length;
      const grown = end > old.length ? new Uint8Array(end) : old;
      if (grown !== old) grown.set(old);
      grown.set(piece, file.position);
      contents.set(file.name, grown);
      file.position = end;
    }
  }

  const none = [];
  const calls = {
    args_get: (pointers, text) => strings(args, pointers, text),
    args_sizes_get: (count, length) => sizes(args, count, length),
    environ_get: (pointers, text) => strings(none, pointers, text),
    environ_sizes_get: (count, length) => sizes(none, count, length),
    clock_time_get(clock, _precision, result) {
      const milliseconds = clock === 0 ? Date.now() : performance.now();
      view().setBigUint64(result, BigInt(Math.round(milliseconds * 1e6)), true);
      return SUCCESS;
    },
    random_get(at, length) {
      crypto.getRandomValues(bytes(at, length));
      return SUCCESS;
    },
    proc_exit(status) { throw new Exit(status); },
    sched_yield: () => SUCCESS,
    fd_write(fd, at, count, result) {
      if (fd !== 1 && fd !== 2 && !open.has(fd)) return BADF;
      let written = 0;
      for (const piece of pieces(at, count)) {
        write(fd, piece);
        written += piece.length;
      }
      view().setUint32(result, written, true);
      return SUCCESS;
    },
    fd_read(fd, at, count, result) {
      let read = 0;
      // Nobody types.
      if (fd !== 0) {
        const file = open.get(fd);
        if (!file) return BADF;
        if (kindOf(file.name) === DIRECTORY) return ISDIR;
        const content = contents.get(file.name) ?? new Uint8Array();
        for (const piece of pieces(at, count)) {
          const part = content.subarray(file.position, file.position + piece.length);
          piece.set(part);
          file.position += part.length;
          read += part.length;
        }
      }
      view().setUint32(result, read, true);
      return SUCCESS;
    },
    fd_seek(fd, offset, whence, result) {
      const file = open.get(fd);
      if (!file) return BADF;
      const from = [0, file.position, contents.get(file.name)?.length ?? 0][whence];
      file.position = Math.max(0, from + Number(offset));
      view().setBigUint64(result, BigInt(file.position), true);
      return SUCCESS;
    },
    fd_close: (fd) => (open.delete(fd) || fd <= ROOT ? SUCCESS : BADF),
    fd_fdstat_get(fd, at) {
      const kind = kindOfDescriptor(fd);
      if (kind === null) return BADF;
      bytes(at, 24).fill(0);
      view().setUint8(at, kind);
      view().setBigUint64(at + 8, fd === 2 ? WITHOUT_SEEK : ALL_RIGHTS, true);
      view().setBigUint64(at + 16, ALL_RIGHTS, true);
      return SUCCESS;
    },
    fd_filestat_get(fd, at) {
      const kind = kindOfDescriptor(fd);
      return kind === null ? BADF : stat(at, kind, contents.get(open.get(fd)?.name)?.length ?? 0);
    },
    fd_filestat_set_times: () => SUCCESS,
    fd_prestat_get(fd, at) {
      if (fd !== ROOT) return BADF;
      view().setUint32(at, 0, true);
      view().setUint32(at + 4, 1, true);
      return SUCCESS;
    },
    fd_prestat_dir_name(fd, at) {
      if (fd !== ROOT) return BADF;
      bytes(at, 1)[0] = '/'.charCodeAt(0);
      return SUCCESS;
    },
    path_open(_fd, _flags, at, length, how, _rights, _inherited, _mode, result) {
      const name = path(at, length), kind = kindOf(name);
      if (kind === null && !(how & CREATE)) return NOENT;
      if (kind !== null && how & EXCLUSIVE) return EXIST;
      if (how & MUST_BE_DIRECTORY && kind !== DIRECTORY) return NOTDIR;
      if (kind === null || (kind === REGULAR && how & TRUNCATE)) contents.set(name, new Uint8Array());
      open.set(next, { name, position: 0 });
      view().setUint32(result, next, true);
      next += 1;
      return SUCCESS;
    },
    path_filestat_get(_fd, _flags, at, length, result) {
      const name = path(at, length), kind = kindOf(name);
      return kind === null ? NOENT : stat(result, kind, contents.get(name)?.length ?? 0);
    },
    path_create_directory(_fd, at, length) {
      const name = path(at, length);
      if (kindOf(name) !== null) return EXIST;
      folders.add(name);
      return SUCCESS;
    },
    path_unlink_file: (_fd, at, length) => (contents.delete(path(at, length)) ? SUCCESS : NOENT),
    path_remove_directory: (_fd, at, length) => (folders.delete(path(at, length)) ? SUCCESS : NOENT),
  };

  return {
    // Runs the command to its end: its exit status.
    async run(module) {
      // What is not there answers that it is not.
      const imports = {};
      for (const { module: from, name } of WebAssembly.Module.imports(module)) {
        imports[from] ??= {};
        imports[from][name] = calls[name] ?? (() => NOSYS);
      }
      const instance = await WebAssembly.instantiate(module, imports);
      memory = instance.exports.memory;
      try {
        instance.exports._start();
        return 0;
      } catch (reason) {
        if (reason instanceof Exit) return reason.status;
        throw reason;
      }
    },
    output: () => out,
    file: (name) => (contents.has(name) ? decoder.decode(contents.get(name)) : null),
  };
}
