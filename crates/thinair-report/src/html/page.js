'use strict';
const executions = [...document.querySelectorAll('.execution')];

// The relations of a picture, its replay, and its size.
executions.forEach((execution, number) => {
  for (const box of execution.querySelectorAll('[data-shows]')) {
    box.addEventListener('change', () => {
      const group = execution.querySelector('[data-relation="' + box.dataset.shows + '"]');
      if (group) group.style.display = box.checked ? '' : 'none';
    });
  }
  const slider = execution.querySelector('.step');
  const order = slider.dataset.order.split(' ').filter(Boolean);
  const said = execution.querySelector('output');
  const marks = [...execution.querySelectorAll('[data-event]'), ...document.querySelectorAll('.tag[data-execution="' + number + '"]')];
  slider.addEventListener('input', () => {
    const done = Number(slider.value);
    const all = done === order.length;
    for (const mark of marks) {
      const place = order.indexOf(mark.dataset.event);
      mark.classList.toggle('later', place >= done);
      mark.classList.toggle('now', !all && place >= 0 && place === done - 1);
    }
    for (const edge of execution.querySelectorAll('.edge')) edge.classList.toggle('later', !all && done === 0);
    const now = done > 0 && execution.querySelector('.threads [data-event="' + order[done - 1] + '"]');
    said.textContent = all ? 'all ' + done + ' steps' : 'step ' + done + ' of ' + order.length + (now ? ': ' + now.textContent.trim() : '');
    slider.setAttribute('aria-valuetext', said.textContent);
  });
  const zoom = execution.querySelector('.zoom');
  zoom.addEventListener('click', () => {
    const natural = execution.querySelector('.picture').classList.toggle('natural');
    zoom.setAttribute('aria-pressed', String(natural));
  });
});

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
