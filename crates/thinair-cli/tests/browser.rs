//! Pages in a real browser, where there is one: no scrolling sideways on a phone or a desk, no errors of the script, and the controls work.

mod support;

use std::path::{Path, PathBuf};
use std::process::Command;

use support::run;

fn browser() -> Option<&'static str> {
    ["chromium", "chromium-browser", "google-chrome"].into_iter().find(|name| Command::new(name).arg("--version").output().is_ok())
}

/// Shows a page in a frame of this width, works its controls, and gives back what the page's script found.
fn visit(browser: &str, page: &Path, width: u32) -> String {
    let frame = page.with_extension(format!("{width}.frame.html"));
    let name = page.file_name().unwrap().to_str().unwrap();
    let script = r#"
onload = () => {
  const frame = document.getElementById('frame'), page = frame.contentDocument, root = page.documentElement, found = [];
  if (root.scrollWidth > root.clientWidth) found.push('scrolls sideways: ' + root.scrollWidth + ' > ' + root.clientWidth);
  for (const box of page.querySelectorAll('[data-shows]')) {
    box.click();
    const group = page.querySelector('[data-relation="' + box.dataset.shows + '"]');
    if (group.style.display !== 'none') found.push(box.dataset.shows + ' is not switched off');
    box.click();
    if (group.style.display === 'none') found.push(box.dataset.shows + ' is not switched on');
  }
  const slider = page.getElementById('step');
  if (slider) {
    slider.value = 1;
    slider.dispatchEvent(new Event('input'));
    if (!page.getElementById('step-text').textContent.startsWith('step 1 of')) found.push('the slider says nothing');
    if (page.querySelectorAll('.threads .now').length !== 1) found.push('no step is shown');
    for (const input of page.querySelectorAll('input, button'))
      if (!input.labels?.length && !input.textContent) found.push('a control has no label');
    page.getElementById('zoom').click();
    if (root.scrollWidth > root.clientWidth) found.push('scrolls sideways when enlarged');
  }
  document.title = found.length ? 'PROBLEM ' + found.join('; ') : 'FINE';
};"#;
    let source = format!(
        "<!doctype html><title>no script</title><iframe id=frame src={name} width={width} height=800 style=border:0></iframe><script>{script}</script>"
    );
    std::fs::write(&frame, source).unwrap();
    let output = Command::new(browser)
        .args(["--headless", "--no-sandbox", "--disable-gpu", "--allow-file-access-from-files", "--window-size=1600,1000", "--dump-dom"])
        .arg(format!("file://{}", frame.display()))
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
    for (name, program) in [
        ("race", "examples/michael-scott-queue-relaxed.c"),
        ("cycle", "examples/bugs/dekker.c"),
        ("verified", "examples/message-passing.c"),
    ] {
        let page: PathBuf = directory.join(format!("{name}.html"));
        run(&["check", program, "--html", page.to_str().unwrap()]);
        for width in [360, 1440] {
            assert_eq!(visit(browser, &page, width), "FINE", "{program} at {width} pixels");
        }
    }
}
