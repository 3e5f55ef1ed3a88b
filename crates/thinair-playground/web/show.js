// Answers of the command as elements of the page.

window.thinairShow = (() => {
  'use strict';

  function make(tag, attributes, ...children) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes ?? {})) {
      if (value === true) element.setAttribute(name, '');
      else if (value !== false && value !== undefined && value !== null) element.setAttribute(name, value);
    }
    element.append(...children.filter((child) => child !== null && child !== undefined));
    return element;
  }

  const verdict = (word) => make('span', { class: `verdict ${word.replace(' ', '-')}` }, word);
  const raw = (answer) => make('details', { class: 'raw' }, make('summary', null, 'As JSON'), make('pre', { class: 'json', tabindex: 0 }, answer));

  // In the frame: tells how high it is, so that the page scrolls and not the frame.
  const GROWS = `<script>new ResizeObserver(() => parent.postMessage({ thinairHeight: Math.ceil(document.querySelector('main').getBoundingClientRect().height) }, '*')).observe(document.querySelector('main'))</script>`;

  // The report, in a frame that can do nothing but show it.
  function report(html) {
    return make('iframe', { title: 'Report', sandbox: 'allow-scripts', srcdoc: html.replace('</body>', `${GROWS}</body>`) });
  }
  addEventListener('message', ({ data, source }) => {
    const height = Number(data?.thinairHeight);
    if (!(height > 0)) return;
    for (const frame of document.querySelectorAll('iframe')) if (frame.contentWindow === source) frame.style.height = `${Math.min(height, 20000) + 2}px`;
  });

  // What the command says on standard error: problems with their places.
  function problems(text) {
    const found = [];
    for (const line of text.split('\n')) {
      const [, file, row, column, message] = line.match(/^(?:error: )?([^\s:][^:]*):(\d+):(?:(\d+):)? (?:error: )?(.*)$/) ?? [];
      if (file) found.push({ file, line: Number(row), column: Number(column) || null, severity: 'error', message });
    }
    return found;
  }

  function refused(run, go) {
    const found = problems(run.err);
    const jump = found.find((problem) => problem.line > 0);
    const button = jump ? make('button', { type: 'button', class: 'go' }, `Go to line ${jump.line}`) : null;
    button?.addEventListener('click', () => go(jump));
    return make('div', { class: 'refused' },
      make('p', null, verdict(run.status === 3 ? 'not finished' : 'malformed')),
      make('pre', { tabindex: 0 }, run.err.trim() || `The command ended with status ${run.status} and said nothing.`),
      button);
  }

  // A table that grows: `row(cells)` adds a line.
  function table(header, label) {
    const body = make('tbody');
    const element = make('div', { class: 'wide', tabindex: 0, role: 'region', 'aria-label': label },
      make('table', null, make('caption', null, label), make('thead', null, make('tr', null, ...header.map((word) => make('th', { scope: 'col' }, word)))), body));
    return {
      element,
      row(cells) {
        body.append(make('tr', null, ...cells.map((cell, column) => make(column === 0 ? 'th' : 'td', column === 0 ? { scope: 'row' } : null, cell))));
      },
    };
  }

  // Final states down, models across: who allows what.
  function states(answers) {
    const all = [...new Set(answers.flatMap((answer) => answer.states ?? []))].sort();
    const heads = answers.map((answer) => make('th', { scope: 'col' }, make('span', { class: 'upright' }, answer.model)));
    const cells = (state) => answers.map((answer) => {
      if (answer.error) return make('td', { class: 'none', title: answer.message }, '?');
      const has = answer.states.includes(state);
      return make('td', { class: has ? 'yes' : 'no' }, has ? '✓' : '–');
    });
    const rows = all.map((state) => make('tr', null, make('th', { scope: 'row' }, make('code', null, state)), ...cells(state)));
    const observed = answers.map((answer) => make('td', { class: 'observed', title: answer.message ?? answer.way }, make('span', { class: 'upright' }, answer.error ?? answer.observation)));
    const condition = answers.find((answer) => answer.condition)?.condition ?? 'condition';
    return make('div', { class: 'wide', tabindex: 0, role: 'region', 'aria-label': 'Final states' },
      make('table', { class: 'states' }, make('caption', null, 'Final states, and the models that allow them'),
        make('thead', null, make('tr', null, make('th', { scope: 'col' }, 'state'), ...heads)),
        make('tbody', null, ...rows, make('tr', { class: 'sum' }, make('th', { scope: 'row' }, make('code', null, condition)), ...observed))));
  }

  function litmus(answer, pictures) {
    const counts = answer.executions === null ? '' : ` in ${answer.positive} of ${answer.executions} executions`;
    const meaning = { Never: 'never happens', Sometimes: `sometimes happens,${counts || ' not always'}`, Always: 'always happens' }[answer.observation] ?? answer.observation;
    return make('div', null,
      make('p', null, make('span', { class: `verdict ${answer.observation}` }, answer.observation), ' under ', make('strong', null, answer.model), `: ${meaning}.`),
      make('p', null, make('code', null, answer.condition), ` — ${answer.result}`),
      answer.flags.length > 0 ? make('p', { class: 'warning' }, `The model warns: ${answer.flags.join(', ')}`) : null,
      make('h3', null, `${answer.states.length} final states`),
      make('ul', { class: 'plain' }, ...answer.states.map((state) => make('li', null, make('code', null, state)))),
      pictures ? make('h3', null, 'Executions that satisfy the condition') : null,
      pictures ? make('pre', { tabindex: 0 }, pictures) : null);
  }

  // The text of `fix`, its patch coloured.
  function repair(text) {
    const kind = (line) => (/^(\+\+\+|---|@@)/.test(line) ? 'place' : line.startsWith('+') ? 'added' : /^-(?! )/.test(line) ? 'removed' : null);
    const pre = make('pre', { tabindex: 0, class: 'repair' });
    for (const line of text.split('\n')) pre.append(make('span', { class: kind(line) }, `${line}\n`));
    return pre;
  }

  return { make, verdict, raw, report, problems, refused, table, states, litmus, repair };
})();
