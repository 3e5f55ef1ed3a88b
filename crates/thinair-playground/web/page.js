// The page: texts, choices, and what is done with them. All answers are the command's own.

(() => {
  'use strict';
  const { make, verdict, raw, report, problems, refused, table, states, litmus, repair } = window.thinairShow;
  const engine = window.thinairEngine, address = window.thinairAddress, known = window.thinairExamples;
  const at = (id) => document.getElementById(id);
  const status = at('status'), answer = at('answer');
  const REPORT = 'report.html', CAT = 'my.cat';
  const FIRST = 'store-buffering.tir';

  // files: [name, text] each, the first is checked, the others stand beside it and cannot be changed. cat: the text of the user's own model.
  const state = { example: null, files: [['program.tir', '']], cat: null };
  let tab = 0, found = [], models = [], isBusy = false;
  // What the answer on the page was asked for by; a link asks for it again.
  let asked = '';

  const kindOf = (name) => name.split('.').pop();
  const program = () => state.files[0];
  const isLitmus = () => kindOf(program()[0]) === 'litmus';
  const tabs = () => [...state.files.map(([name]) => name), ...(state.cat === null ? [] : [CAT])];

  const editor = window.thinairEditor.create(at('editor'), 'Text', window.thinairLanguages, changed);

  // Texts and tabs.

  function keep() {
    const name = tabs()[tab];
    if (name === CAT && tab === state.files.length) state.cat = editor.text();
    else if (tab === 0) state.files[0][1] = editor.text();
  }

  function changed() {
    keep();
    if (tab === 0 && state.example) {
      // What was made from another text does not fit any more.
      state.example = null;
      at('example').value = '';
    }
    remember();
  }

  function open(number) {
    tab = Math.min(number, tabs().length - 1);
    const name = tabs()[tab], isModel = tab === state.files.length;
    editor.show(isModel ? state.cat : state.files[tab][1], kindOf(name), tab > 0 && !isModel);
    editor.mark(found.filter((problem) => problem.file === name));
    drawTabs();
  }

  function drawTabs() {
    at('tabs').replaceChildren(...tabs().map((name, number) => {
      const isFixed = number > 0 && number < state.files.length;
      const button = make('button', { type: 'button', role: 'tab', 'aria-selected': String(number === tab), tabindex: number === tab ? 0 : -1, 'aria-controls': 'editor' }, name + (isFixed ? ' (source)' : ''));
      button.addEventListener('click', () => open(number));
      button.addEventListener('keydown', ({ key }) => {
        const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
        if (!step) return;
        open((tab + step + tabs().length) % tabs().length);
        at('tabs').children[tab].focus();
      });
      return button;
    }));
  }

  function go({ file, line }) {
    const number = tabs().indexOf(file);
    if (number < 0) return;
    if (number !== tab) open(number);
    editor.reveal(line);
    editor.focus();
  }

  function mark(list) {
    found = list;
    editor.mark(found.filter((problem) => problem.file === tabs()[tab]));
  }

  // Choices.

  function suit() {
    const litmus = isLitmus();
    at('kind').value = kindOf(program()[0]);
    at('fix').disabled = isBusy || litmus;
    at('compare').textContent = litmus ? 'States per model' : 'Compare models';
    for (const option of at('model').options) option.hidden = option.disabled = litmus ? false : option.dataset.litmus === 'yes';
    if (at('model').selectedOptions[0]?.disabled) at('model').value = 'rc11';
    const model = models.find(({ name }) => name === at('model').value);
    const texts = at('model').value === CAT ? 'A model of your own, in cat: change its text under the tab my.cat.' : 'The model that belongs to the first line of the test.';
    at('about-model').textContent = model ? model.summary : texts;
  }

  function choose(model) {
    const value = model ?? (isLitmus() ? '' : 'rc11');
    const options = [...at('model').options].map((option) => option.value);
    at('model').value = options.includes(value) ? value : 'rc11';
    if (at('model').value === CAT && state.cat === null) state.cat = known.models.ra;
    if (at('model').value !== CAT && state.cat !== null && tab < state.files.length) state.cat = null;
    suit();
    drawTabs();
  }

  async function example(id) {
    const entry = known.examples.find((one) => one.id === id);
    if (!entry) throw new Error(`there is no example ${id}`);
    const loaded = new Promise((resolve) => { window.thinairExample = resolve; });
    await engine.script(entry.file);
    const { files } = await loaded;
    Object.assign(state, { example: id, files: files.map((file) => [...file]) });
    at('example').value = id;
  }

  const choices = () => ({ model: at('model').value, options: at('options').value.trim() });

  let timer = null, last = '';
  async function write() {
    const { example: id, files, cat } = state;
    last = await address.write({ ...(id ? { example: id } : { files }), ...(cat === null ? {} : { cat }), ...choices(), action: asked });
    if (last !== location.hash) {
      // Not every browser lets a file have a history.
      try { history.replaceState(null, '', last); } catch { location.replace(last); }
    }
    return location.href.split('#')[0] + last;
  }
  const remember = () => {
    clearTimeout(timer);
    timer = setTimeout(write, 400);
  };

  async function restore() {
    let wanted = null;
    try {
      wanted = await address.read(location.hash);
    } catch {
      status.textContent = 'This link cannot be read: a part of it is missing.';
    }
    state.cat = wanted?.cat ?? null;
    try {
      if (wanted?.files) Object.assign(state, { example: null, files: wanted.files });
      else await example(wanted?.example ?? FIRST);
    } catch (reason) {
      status.textContent = `${reason.message}.`;
      Object.assign(state, { example: null, files: [['program.tir', '']] });
    }
    if (!state.example) at('example').value = '';
    at('options').value = wanted?.options ?? '';
    found = [];
    asked = '';
    tab = 0;
    choose(wanted?.model ?? (wanted || isLitmus() ? undefined : 'tso'));
    open(0);
    answer.replaceChildren();
    if (Object.hasOwn(actions, wanted?.action ?? '')) perform(wanted.action);
    else write();
  }

  // Runs.

  const extra = () => at('options').value.trim().split(/\s+/).filter(Boolean);
  const named = (model) => (model ? ['--model', model] : []);
  const files = () => Object.fromEntries([...state.files, ...(state.cat === null ? [] : [[CAT, state.cat]])]);

  function run(args, wanted) {
    return engine.run(args, files(), wanted, (line) => { progress = line; });
  }
  let progress = '';

  function refuse(result) {
    mark(problems(result.err));
    answer.append(refused(result, go));
    if (/^\s*#\s*include\b/m.test(program()[1]) && kindOf(program()[0]) !== 'litmus') {
      at('how').open = true;
      answer.append(make('p', null, 'This looks like C: below the text stands how to make LLVM IR of it.'));
    }
  }

  // Lines of a finding, for the editor.
  function lines({ violation, accesses = [], bounds = [], warnings = [] }) {
    const list = [];
    const add = (severity, { file, line }, message) => file && line && list.push({ file, line, column: null, severity, message });
    if (violation) add('error', violation, `${violation.kind}: ${violation.message}`);
    for (const access of accesses) add('error', access, `${access.role}, thread ${access.thread}${access.location ? `, ${access.location}` : ''}`);
    for (const bound of bounds) add('warning', bound, bound.message);
    for (const warning of warnings) add('warning', warning, warning.message);
    return list;
  }

  const first = (text) => JSON.parse(text.split('\n')[0]);

  const actions = {
    async check() {
      const model = at('model').value, name = program()[0];
      if (isLitmus()) return checkLitmus(name, model);
      const result = await run(['check', name, ...named(model), '--json', '--html', REPORT, '--keep', '3', ...extra()], REPORT);
      if (!result) return false;
      if (!result.out || !result.file) return refuse(result);
      const found = first(result.out);
      mark(lines(found));
      if (found.violation?.file && found.violation.file !== name) go(found.violation);
      answer.append(report(result.file), raw(result.out));
      return true;
    },

    async compare() {
      return isLitmus() ? statesPerModel() : compareModels();
    },

    async fix() {
      const result = await run(['fix', program()[0], ...named(at('model').value), ...extra()]);
      if (!result) return false;
      if (!result.out) return refuse(result);
      answer.append(repair(result.out.trimEnd()));
      return true;
    },
  };

  async function checkLitmus(name, model) {
    const result = await run(['litmus', name, ...named(model), '--json', ...extra()]);
    if (!result) return false;
    const found = result.out && first(result.out);
    if (!found || found.error) {
      const place = found?.line ? `${found.file}:${found.line}:${found.column}: ` : '';
      return refuse(found ? { ...result, err: `${place}${found.message}\n` } : result);
    }
    mark([]);
    const block = make('div');
    answer.append(block);
    block.replaceChildren(litmus(found, ''), raw(result.out));
    // The pictures take another run.
    const shown = await run(['litmus', name, ...named(model), '--show', ...extra()]);
    const begin = shown?.out.indexOf('\nExecution 1\n') ?? -1;
    if (begin >= 0) block.replaceChildren(litmus(found, shown.out.slice(begin).trim()), raw(result.out));
    return shown !== null;
  }

  async function statesPerModel() {
    const name = program()[0], all = [], block = make('div'), lines = [];
    answer.append(block);
    const chosen = [...models.map((model) => model.name), ...(state.cat === null ? [] : [CAT])];
    for (const model of chosen) {
      status.textContent = `${model} …`;
      const result = await run(['litmus', name, '--model', model, '--json', ...extra()]);
      if (!result) return false;
      const one = result.out ? first(result.out) : { error: 'unreadable', message: result.err };
      if (one.error === 'malformed') return refuse({ ...result, err: `${one.file}:${one.line}:${one.column}: ${one.message}\n` });
      all.push({ ...one, model });
      if (result.out) lines.push(result.out);
      block.replaceChildren(states(all), raw(lines.join('')));
    }
    mark([]);
    return true;
  }

  async function compareModels() {
    const name = program()[0], grown = table(['model', 'verdict', 'executions', 'blocked', 'time', ''], 'The program under each model'), lines = [];
    const json = make('div');
    for (const { name: model } of models.filter((model) => !model.litmus_only)) {
      status.textContent = `${model} …`;
      const result = await run(['compare', name, '--models', model, '--json', ...extra()]);
      if (!result) return false;
      if (!result.out) return refuse(result);
      const [one] = first(result.out).models;
      if (!grown.element.isConnected) answer.append(grown.element, json);
      grown.row([model, verdict(one.verdict), `${one.executions}`, `${one.blocked}`, `${one.seconds.toFixed(3)} s`, one.note]);
      lines.push(result.out);
      json.replaceChildren(raw(lines.join('')));
    }
    mark([]);
    return true;
  }

  function busy(now) {
    isBusy = now;
    for (const id of ['check', 'compare', 'fix']) at(id).disabled = now;
    at('stop').disabled = !now;
    document.body.classList.toggle('busy', now);
    if (!now) suit();
  }

  async function perform(action) {
    if (isBusy) return;
    keep();
    asked = action;
    await write();
    answer.replaceChildren();
    mark([]);
    progress = '';
    busy(true);
    const begin = performance.now();
    const seconds = () => (performance.now() - begin) / 1000;
    const clock = setInterval(() => { status.textContent = progress ? `Running: ${progress}` : `Running, ${seconds().toFixed(0)} s`; }, 250);
    status.textContent = 'Running …';
    // Where the answer stands below the text, it is what one wants to see now.
    if (matchMedia('(max-width:60rem)').matches) at('results').scrollIntoView();
    try {
      const ended = await actions[action]();
      status.textContent = ended === false ? `Stopped after ${seconds().toFixed(1)} s: nothing is known of what was not visited.` : `Answered in ${seconds().toFixed(2)} s`;
    } catch (reason) {
      status.textContent = `This page failed: ${reason.message}`;
      throw reason;
    } finally {
      clearInterval(clock);
      busy(false);
      document.body.dataset.runs = Number(document.body.dataset.runs ?? 0) + 1;
    }
  }

  // What users do.

  function listen() {
    at('controls').addEventListener('submit', (event) => { event.preventDefault(); perform('check'); });
    for (const id of ['compare', 'fix']) at(id).addEventListener('click', () => perform(id));
    at('stop').addEventListener('click', () => engine.stop());
    addEventListener('keydown', (event) => {
      if (event.key === 'Escape' && isBusy) engine.stop();
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        perform('check');
      }
    }, true);
    at('share').addEventListener('click', async () => {
      keep();
      const link = await write();
      try {
        await navigator.clipboard.writeText(link);
        status.textContent = 'The link is copied.';
      } catch {
        status.textContent = 'The link is in the address of this page.';
      }
    });
    at('example').addEventListener('change', async () => {
      engine.stop();
      if (at('example').value) await example(at('example').value);
      else Object.assign(state, { example: null });
      found = [];
      asked = '';
      tab = 0;
      choose();
      open(0);
      answer.replaceChildren();
      status.textContent = 'Ready';
      write();
    });
    at('kind').addEventListener('change', () => {
      keep();
      const [name, text] = program();
      Object.assign(state, { example: null, files: [[`${name.replace(/\.[^.]*$/, '')}.${at('kind').value}`, text]] });
      at('example').value = '';
      tab = 0;
      choose();
      open(0);
      write();
    });
    at('model').addEventListener('change', () => {
      keep();
      const isOwn = at('model').value === CAT;
      if (!isOwn && tab === state.files.length) open(0);
      choose(at('model').value);
      if (isOwn) open(state.files.length);
      write();
    });
    at('options').addEventListener('input', remember);
    addEventListener('hashchange', () => { if (location.hash !== last) { engine.stop(); restore(); } });
  }

  async function begin() {
    const groups = new Map();
    for (const { id, title } of known.examples) {
      const folder = title.includes(': ') ? title.split(': ')[0] : 'programs';
      if (!groups.has(folder)) groups.set(folder, make('optgroup', { label: folder }));
      groups.get(folder).append(make('option', { value: id }, title.split(': ').pop()));
    }
    at('example').append(...[...groups.keys()].sort().map((folder) => groups.get(folder)));
    at('recipe').textContent = `clang ${known.flags} program.c -o program.ll`;
    at('recipe-cxx').textContent = 'clang++ with the same options, -std=gnu++17 and -D_GLIBCXX_TSAN=1';
    listen();
    try {
      await engine.loaded;
    } catch (reason) {
      status.textContent = `The checker cannot be loaded: ${reason.message}`;
      return;
    }
    models = first((await engine.run(['models', '--json'], {})).out);
    const option = ({ name, litmus_only: only }) => make('option', { value: name, 'data-litmus': only ? 'yes' : 'no' }, name);
    at('model').append(make('option', { value: '', 'data-litmus': 'yes' }, "the test's own"), ...models.map(option), make('option', { value: CAT, 'data-litmus': 'no' }, 'my own (cat)'));
    status.textContent = 'Ready';
    await restore();
    document.body.dataset.ready = 'yes';
  }
  begin();
})();
