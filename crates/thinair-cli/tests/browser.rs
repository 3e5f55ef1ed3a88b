//! Pages in a real browser, where there is one: no scrolling sideways on a phone or a desk, no errors of the script, and the controls work.

mod support;

use std::path::{Path, PathBuf};
use std::process::Command;

use support::run;

fn browser() -> Option<&'static str> {
    ["chromium", "chromium-browser", "google-chrome"].into_iter().find(|name| Command::new(name).arg("--version").output().is_ok())
}

/// Shows a page in a frame of this width, works its controls, and gives back what the page's script found.
fn visit(browser: &str, page: &Path, width: u32, executions: usize, sees: bool) -> String {
    let frame = page.with_extension(format!("{width}.frame.html"));
    let name = page.file_name().unwrap().to_str().unwrap();
    let script = r#"
onload = () => {
  const frame = document.getElementById('frame'), page = frame.contentDocument, root = page.documentElement, found = [];
  if (root.scrollWidth > root.clientWidth) found.push('scrolls sideways: ' + root.scrollWidth + ' > ' + root.clientWidth);
  const executions = [...page.querySelectorAll('.execution')];
  const expected = Number(new URLSearchParams(location.search).get('executions'));
  if (executions.length !== expected) found.push(executions.length + ' executions, not ' + expected);
  const shown = () => executions.findIndex((execution) => !execution.hidden);
  executions.forEach((execution, number) => {
    if (executions.length > 1) {
      if (shown() !== number || executions.filter((other) => !other.hidden).length !== 1) found.push('execution ' + number + ' is not the one shown');
      if (!page.getElementById('where').textContent.startsWith((number + 1) + ' of ' + executions.length)) found.push('nobody says which execution this is');
    }
    if (root.scrollWidth > root.clientWidth) found.push('execution ' + number + ' scrolls sideways: ' + root.scrollWidth + ' > ' + root.clientWidth);
    for (const box of execution.querySelectorAll('[data-shows]')) {
      const groups = [...execution.querySelectorAll('[data-relation="' + box.dataset.shows + '"]')];
      box.click();
      if (groups.some((group) => group.style.display !== 'none')) found.push(box.dataset.shows + ' is not switched off');
      box.click();
      if (groups.some((group) => group.style.display === 'none')) found.push(box.dataset.shows + ' is not switched on');
    }
    // One picture, large enough to be read, and no wider than its frame.
    const pictures = [...execution.querySelectorAll('.picture svg')].filter((svg) => svg.getBoundingClientRect().width > 0);
    if (pictures.length !== 1) found.push(pictures.length + ' pictures are shown at once');
    for (const svg of pictures) {
      const size = 13 * svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
      if (size < 11) found.push('the letters of a picture are ' + size.toFixed(1) + ' pixels high');
    }
    // A step points at its line, by mouse and by keyboard, and a line at its steps.
    const node = [...pictures[0].querySelectorAll('.node[data-line]')].find((node) => page.querySelector('.source [data-line="' + node.dataset.line + '"]'));
    if (node) {
      const line = page.querySelector('.source [data-line="' + node.dataset.line + '"]');
      node.dispatchEvent(new MouseEvent('mouseenter'));
      if (!line.classList.contains('here')) found.push('a step does not point at its line');
      node.dispatchEvent(new MouseEvent('mouseleave'));
      if (line.classList.contains('here')) found.push('a line is pointed at by nobody');
      line.focus();
      line.dispatchEvent(new FocusEvent('focus'));
      if (!node.classList.contains('here')) found.push('a line does not point at its step');
      line.dispatchEvent(new FocusEvent('blur'));
      if (node.tabIndex !== 0 || !node.getAttribute('aria-label')) found.push('a step cannot be reached by keyboard');
    }
    const slider = execution.querySelector('.step');
    if (Number(slider.max) > 0) {
      slider.value = 1;
      slider.dispatchEvent(new Event('input'));
      const all = Number(slider.max) === 1;
      if (!all && !execution.querySelector('output').textContent.startsWith('step 1 of')) found.push('the slider says nothing');
      if (!all && execution.querySelectorAll('.threads .now').length !== 1) found.push('no step is shown');
      const sights = execution.querySelector('.sights');
      if (!all && sights && !sights.hidden && [...sights.children].filter((sight) => !sight.hidden).length !== 1) found.push('not one step says what could be seen');
      if (!all && new URLSearchParams(location.search).get('sees') && (!sights || sights.hidden)) found.push('nobody says what could be seen');
    }
    // By button, and by key.
    if (number % 2 === 0) page.getElementById('next')?.click();
    else page.dispatchEvent(new KeyboardEvent('keydown', { key: 'n' }));
  });
  if (executions.length > 1) {
    page.getElementById('previous').click();
    if (shown() !== executions.length - 2) found.push('the way back does not lead back');
    if (!page.getElementById('browse').getAttribute('aria-label')) found.push('the navigation has no label');
  }
  for (const control of page.querySelectorAll('input, button'))
    if (!control.labels?.length && !control.textContent) found.push('a control has no label');
  for (const picture of page.querySelectorAll('.picture svg'))
    if (!picture.getAttribute('aria-label')) found.push('a picture has no label');
  const levels = [...page.querySelectorAll('h1, h2, h3, h4')].map((heading) => Number(heading.tagName[1]));
  if (levels.some((level, number) => number > 0 && level > levels[number - 1] + 1)) found.push('a heading skips a level: ' + levels);
  document.title = found.length ? 'PROBLEM ' + found.join('; ') : 'FINE';
};"#;
    let source = format!(
        "<!doctype html><title>no script</title><iframe id=frame src={name} width={width} height=800 style=border:0></iframe><script>{script}</script>"
    );
    std::fs::write(&frame, source).unwrap();
    let output = Command::new(browser)
        .args(["--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"])
        .args(["--headless", "--no-sandbox", "--disable-gpu", "--allow-file-access-from-files", "--window-size=1600,1000", "--dump-dom"])
        .arg(format!("file://{}?executions={executions}{}", frame.display(), if sees { "&sees=1" } else { "" }))
        .output()
        .unwrap();
    let dom = String::from_utf8_lossy(&output.stdout).into_owned();
    dom.split("<title>").nth(1).and_then(|rest| rest.split("</title>").next()).unwrap_or("no page").to_owned()
}

#[test]
fn pages_fit_phones_and_desks() {
    let Some(browser) = browser() else {
        eprintln!("skipped: there is no Chromium here");
        return;
    };
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join("browser");
    std::fs::create_dir_all(&directory).unwrap();
    let pages: [(&str, &[&str]); 8] = [
        ("race", &["examples/michael-scott-queue-relaxed.c"]),
        ("cycle", &["examples/bugs/dekker.c"]),
        ("verified", &["examples/message-passing.c", "--keep", "3"]),
        ("none", &["examples/message-passing.c", "--keep", "0"]),
        ("states", &["tests/corpus/endless/dekker.c", "--model", "tso"]),
        ("deadlock", &["tests/corpus/c/abba-deadlock.c"]),
        ("lasso", &["tests/corpus/endless/after-you.c", "--model", "sc"]),
        ("justified", &["examples/load-buffering.tir", "--model", "xmm"]),
    ];
    for (name, arguments) in pages {
        let page: PathBuf = directory.join(format!("{name}.html"));
        run(&[&["check", "--html", page.to_str().unwrap()], arguments].concat());
        // As many as the page has without its script.
        let executions = std::fs::read_to_string(&page).unwrap().matches("<section class=\"execution\"").count();
        assert_eq!(executions == 0, name == "none", "{name}");
        for width in [360, 390, 1440] {
            assert_eq!(
                visit(browser, &page, width, executions, name == "states" || name == "race"),
                "FINE",
                "{arguments:?} at {width} pixels"
            );
        }
    }
}
