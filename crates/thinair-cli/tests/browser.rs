//! Pages in a real browser, where there is one: no scrolling sideways on a phone or a desk, no errors of the script, and the controls work.

mod support;

use std::path::{Path, PathBuf};
use std::process::Command;

use support::run;

fn browser() -> Option<&'static str> {
    ["chromium", "chromium-browser", "google-chrome"].into_iter().find(|name| Command::new(name).arg("--version").output().is_ok())
}

/// Works the controls of the page in the frame.
const WORKS: &str = r#"
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
    const isShown = (svg) => !svg.closest('details:not([open])') && svg.getBoundingClientRect().width > 0;
    const pictures = [...execution.querySelectorAll('.picture svg')].filter(isShown);
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

/// Shows a page in a frame of this width, and gives back what a script finds there. It is asked for by `query`, and the browser is
/// told what its user prefers.
fn visit(browser: &str, page: &Path, width: u32, query: &str, script: &str, preferences: &[&str]) -> String {
    let frame = page.with_extension(format!("{width}.frame.html"));
    let name = page.file_name().unwrap().to_str().unwrap();
    let source = format!(
        "<!doctype html><title>no script</title><iframe id=frame src={name} width={width} height=800 style=border:0></iframe><script>{script}</script>"
    );
    std::fs::write(&frame, source).unwrap();
    let output = Command::new(browser)
        .args(["--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"])
        .args(["--headless", "--no-sandbox", "--disable-gpu", "--allow-file-access-from-files", "--window-size=1600,1000", "--dump-dom"])
        .args(preferences)
        .arg(format!("file://{}?{query}", frame.display()))
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
            let sees = if name == "states" || name == "race" { "&sees=1" } else { "" };
            let query = format!("executions={executions}{sees}");
            assert_eq!(visit(browser, &page, width, &query, WORKS, &[]), "FINE", "{arguments:?} at {width} pixels");
        }
    }
}

/// What readers prefer: `dark`, `still`, `print`, or nothing.
const SUITS: &str = r#"
onload = () => {
  const frame = document.getElementById('frame'), page = frame.contentDocument, view = frame.contentWindow, found = new Set();
  const wish = new URLSearchParams(location.search).get('wish');
  const has = (query) => view.matchMedia(query).matches;
  if (wish === 'dark' && !has('(prefers-color-scheme: dark)')) found.add('the browser does not prefer the dark');
  if (wish === 'still' && !has('(prefers-reduced-motion: reduce)')) found.add('the browser does not mind motion');
  const shown = (element) => element.checkVisibility() && !element.closest('details:not([open]) > :not(summary)');
  const channels = (colour) => colour.match(/[\d.]+/g).map(Number);
  const light = (colour) => {
    const linear = channels(colour).slice(0, 3).map((value) => value / 255).map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2];
  };
  const contrast = (one, other) => (Math.max(light(one), light(other)) + 0.05) / (Math.min(light(one), light(other)) + 0.05);
  const isClear = (colour) => colour === 'none' || channels(colour)[3] === 0;
  const ground = (element) => {
    const box = element.closest('.node')?.querySelector('rect');
    if (box && !isClear(view.getComputedStyle(box).fill)) return view.getComputedStyle(box).fill;
    for (let at = element; at; at = at.parentElement) {
      const colour = view.getComputedStyle(at).backgroundColor;
      if (!isClear(colour)) return colour;
    }
    return 'rgb(255, 255, 255)';
  };
  // Every text that is shown stands out from what is behind it.
  let texts = 0;
  for (const element of page.body.querySelectorAll('*')) {
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    if (!own || !shown(element) || element.matches('script, style, button:disabled')) continue;
    const style = view.getComputedStyle(element), isDrawn = element.namespaceURI.endsWith('svg');
    const ratio = contrast(isDrawn ? style.fill : style.color, ground(element));
    texts += 1;
    if (ratio < 4.5) found.add(element.tagName + '.' + element.getAttribute('class') + ' has a contrast of ' + ratio.toFixed(2));
  }
  if (texts < 40) found.add('only ' + texts + ' texts are shown');
  const isDark = light(ground(page.body)) < 0.2;
  if (isDark !== (wish === 'dark')) found.add(isDark ? 'the page is dark' : 'the page is light');
  if (wish === 'still') {
    if (page.getAnimations().length > 0) found.add('something moves');
    for (const element of page.querySelectorAll('*'))
      if (view.getComputedStyle(element).scrollBehavior === 'smooth') found.add(element.tagName + ' scrolls smoothly');
  }
  if (wish === 'print') {
    for (const element of page.querySelectorAll('nav, .replay, .sights, fieldset input'))
      if (shown(element)) found.add(element.className + ' ' + element.tagName + ' is printed');
    for (const execution of page.querySelectorAll('.execution'))
      if (!shown(execution)) found.add('an execution is not printed');
    for (const code of page.querySelectorAll('.code'))
      if (code.scrollHeight > code.clientHeight + 1) found.add('a part of the source is not printed');
  } else {
    // With the Tab key: everything that can be worked is reached, and one sees where one is.
    const reached = [...page.querySelectorAll('a, button, input, summary, [tabindex]')].filter((element) => element.tabIndex >= 0 && !element.disabled && shown(element));
    const kinds = ['button', 'input[type=range]', 'input[type=checkbox]', 'summary', '.node', '.source li'];
    for (const kind of kinds) if (!reached.some((element) => element.matches(kind))) found.add('no ' + kind + ' is reached by Tab');
    const looks = (element) => {
      const style = view.getComputedStyle(element), rect = element.querySelector('rect');
      return [style.outlineStyle, style.outlineWidth, style.outlineColor, rect && view.getComputedStyle(rect).stroke + view.getComputedStyle(rect).strokeWidth].join();
    };
    for (const element of reached) {
      const before = looks(element);
      element.focus();
      if (page.activeElement !== element) found.add(element.tagName + ' cannot have the focus');
      else if (!element.matches(':focus-visible') || looks(element) === before) found.add(element.tagName + '.' + element.getAttribute('class') + ' does not show that it has the focus');
      element.blur();
    }
  }
  document.title = found.size ? 'PROBLEM ' + [...found].join('; ') : 'FINE';
};"#;

#[test]
fn pages_suit_their_readers() {
    let Some(browser) = browser() else {
        eprintln!("skipped: there is no Chromium here");
        return;
    };
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join("readers");
    std::fs::create_dir_all(&directory).unwrap();
    let page = directory.join("page.html");
    run(&["check", "--html", page.to_str().unwrap(), "examples/michael-scott-queue-relaxed.c"]);
    // What is for paper, on the screen: a browser without a window does not tell a script what it prints.
    let paper = directory.join("paper.html");
    let text = std::fs::read_to_string(&page).unwrap();
    assert!(text.contains("@media print") && text.contains("@media not print"));
    std::fs::write(&paper, text.replace("@media print", "@media all").replace("@media not print", "@media not all")).unwrap();
    let light = "--blink-settings=preferredColorScheme=1";
    let dark = "--blink-settings=preferredColorScheme=0";
    let wishes =
        [("nothing", &page, light), ("dark", &page, dark), ("still", &page, "--force-prefers-reduced-motion"), ("print", &paper, dark)];
    for (wish, page, preference) in wishes {
        for width in [390, 1440] {
            let query = format!("wish={wish}");
            assert_eq!(visit(browser, page, width, &query, SUITS, &[preference]), "FINE", "{wish} at {width} pixels");
        }
    }
}
