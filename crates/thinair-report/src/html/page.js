'use strict';
const executions = [...document.querySelectorAll('.execution')];

// The relations of a picture, and its replay.
executions.forEach((execution, number) => {
  for (const box of execution.querySelectorAll('[data-shows]')) {
    box.addEventListener('change', () => {
      for (const group of execution.querySelectorAll('[data-relation="' + box.dataset.shows + '"]')) {
        group.style.display = box.checked ? '' : 'none';
      }
    });
  }
  const slider = execution.querySelector('.step');
  const order = slider.dataset.order.split(' ').filter(Boolean);
  const said = execution.querySelector('output');
  const marks = [...execution.querySelectorAll('[data-event]'), ...document.querySelectorAll('.tag[data-execution="' + number + '"]')];
  const sights = execution.querySelector('.sights');
  slider.addEventListener('input', () => {
    const done = Number(slider.value);
    const all = done === order.length;
    for (const mark of marks) {
      const place = order.indexOf(mark.dataset.event);
      mark.classList.toggle('later', place >= done);
      mark.classList.toggle('now', !all && place >= 0 && place === done - 1);
    }
    for (const edge of execution.querySelectorAll('.edge')) edge.classList.toggle('later', !all && done === 0);
    if (sights) {
      [...sights.children].forEach((sight, step) => { sight.hidden = step !== done - 1; });
      sights.hidden = all || done === 0 || !sights.children[done - 1]?.textContent;
    }
    const now = done > 0 && execution.querySelector('.threads [data-event="' + order[done - 1] + '"]');
    said.textContent = all ? (done === 1 ? 'the only step' : 'all ' + done + ' steps') : 'step ' + done + ' of ' + order.length + (now ? ': ' + now.textContent.trim() : '');
    slider.setAttribute('aria-valuetext', said.textContent);
  });
});

// Steps of the picture and lines of the source point at each other.
const code = document.querySelector('.code');
const pointing = [...document.querySelectorAll('.node[data-line], .source li[tabindex]')];
const point = (line, from) => {
  for (const other of pointing) other.classList.toggle('here', line !== null && other.dataset.line === line);
  const target = line !== null && from.closest('.picture') && document.querySelector('.source [data-line="' + line + '"]');
  // Only where the source has a place of its own beside the picture.
  if (target && getComputedStyle(code).position === 'sticky') {
    const [box, frame] = [target.getBoundingClientRect(), code.getBoundingClientRect()];
    if (box.top < frame.top || box.bottom > frame.bottom) code.scrollTop += box.top - frame.top - frame.height / 3;
  }
};
for (const element of pointing) {
  if (element.classList.contains('node')) {
    element.setAttribute('tabindex', '0');
    element.setAttribute('role', 'img');
    element.setAttribute('aria-label', [...element.querySelectorAll('text')].map((text) => text.textContent).join(', '));
  }
  for (const kind of ['mouseenter', 'focus']) element.addEventListener(kind, () => point(element.dataset.line, element));
  for (const kind of ['mouseleave', 'blur']) element.addEventListener(kind, () => point(null, element));
}

// One execution at a time; without this script all of them are there, one below the other.
const browse = document.getElementById('browse');
if (browse) {
  const previous = document.getElementById('previous');
  const next = document.getElementById('next');
  const where = document.getElementById('where');
  let current = 0;
  const show = (number) => {
    current = Math.min(Math.max(number, 0), executions.length - 1);
    executions.forEach((execution, other) => { execution.hidden = other !== current; });
    for (const tag of document.querySelectorAll('.tag')) tag.hidden = Number(tag.dataset.execution) !== current;
    previous.disabled = current === 0;
    next.disabled = current === executions.length - 1;
    where.textContent = (current + 1) + ' of ' + executions.length + ': ' + executions[current].dataset.title;
  };
  previous.addEventListener('click', () => show(current - 1));
  next.addEventListener('click', () => show(current + 1));
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'n') show(current + 1);
    if (event.key === 'p') show(current - 1);
  });
  browse.hidden = false;
  show(0);
}
