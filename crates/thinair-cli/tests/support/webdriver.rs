//! A browser that a test drives: Debian's chromium by its driver, in the protocol of WebDriver, over a socket.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

/// What a page has this long is there, on slow machines too.
const PATIENCE: Duration = Duration::from_secs(30);

pub struct Browser {
    driver: Child,
    #[cfg(unix)]
    _guard: crate::support::Guard,
    port: u16,
    session: String,
}

impl Drop for Browser {
    fn drop(&mut self) {
        // The session first: a driver that is ended leaves its browser behind.
        drop(request(self.port, "DELETE", &self.session, &Value::Null));
        drop(self.driver.kill());
        drop(self.driver.wait());
    }
}

fn request(port: u16, method: &str, path: &str, body: &Value) -> Result<Value, String> {
    let exchange = || -> std::io::Result<Vec<u8>> {
        let mut stream = TcpStream::connect(("127.0.0.1", port))?;
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let length = body.len();
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nHost: localhost:{port}\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n{body}"
        )?;
        let mut reader = BufReader::new(stream);
        let (mut line, mut length) = (String::new(), 0);
        while reader.read_line(&mut line)? > 2 {
            if let Some(value) = line.to_ascii_lowercase().strip_prefix("content-length:") {
                length = value.trim().parse().unwrap_or(0);
            }
            line.clear();
        }
        let mut answer = vec![0; length];
        reader.read_exact(&mut answer)?;
        Ok(answer)
    };
    let answer = exchange().map_err(|error| error.to_string())?;
    let answer: Value = serde_json::from_slice(&answer).map_err(|error| error.to_string())?;
    match answer["value"]["error"].as_str() {
        Some(error) => Err(format!("{error}: {}", answer["value"]["message"])),
        None => Ok(answer["value"].clone()),
    }
}

impl Browser {
    /// `None` where there is no browser, or no driver of it.
    pub fn start() -> Option<Browser> {
        let has = |name: &str| Command::new(name).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok();
        if !has("chromedriver") || !(has("chromium") || has("google-chrome")) {
            return None;
        }
        let mut driver = Command::new("chromedriver");
        // Its browsers belong to its group, and end with that when the test is ended from outside.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut driver, 0);
        let mut driver = driver.arg("--port=0").stdout(Stdio::piped()).stderr(Stdio::null()).spawn().ok()?;
        let lines = BufReader::new(driver.stdout.take()?).lines();
        let mut ports = lines.map_while(Result::ok).filter_map(|line| line.split("on port ").nth(1)?.trim_end_matches('.').parse().ok());
        // The first is the one that was asked for.
        let port = ports.find(|&port: &u16| port != 0)?;
        // What else it says must find somebody who listens.
        std::thread::spawn(move || ports.for_each(drop));
        let arguments =
            ["--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking", "--no-first-run"];
        let wanted = json!({ "capabilities": { "alwaysMatch": {
            "goog:loggingPrefs": { "browser": "ALL" },
            "goog:chromeOptions": { "args": arguments },
        } } });
        #[cfg(unix)]
        let _guard = crate::support::Guard::of_group(driver.id());
        let mut browser = Browser {
            driver,
            #[cfg(unix)]
            _guard,
            port,
            session: String::new(),
        };
        let session = browser.post("/session", &wanted);
        browser.session = format!("/session/{}", session["sessionId"].as_str().expect("a session has an id"));
        Some(browser)
    }

    fn post(&self, path: &str, body: &Value) -> Value {
        request(self.port, "POST", &format!("{}{path}", self.session), body).unwrap_or_else(|error| panic!("{path}: {error}"))
    }

    pub fn open(&self, address: &str) {
        self.post("/url", &json!({ "url": address }));
    }

    /// The width of the page, as phones have it or desks.
    pub fn set_width(&self, width: u32) {
        let parameters = json!({ "width": width, "height": 900, "deviceScaleFactor": 1, "mobile": width < 600 });
        self.post("/goog/cdp/execute", &json!({ "cmd": "Emulation.setDeviceMetricsOverride", "params": parameters }));
    }

    /// What a function with this body returns.
    pub fn run(&self, body: &str) -> Value {
        self.post("/execute/sync", &json!({ "script": body, "args": [] }))
    }

    pub fn text(&self, body: &str) -> String {
        self.run(body).as_str().unwrap_or_default().to_owned()
    }

    /// Waits until this is true on the page.
    pub fn wait_for(&self, condition: &str) {
        let begin = Instant::now();
        while self.run(&format!("return Boolean({condition})")) != Value::Bool(true) {
            let shown = self.text("return document.body.innerText");
            assert!(begin.elapsed() < PATIENCE, "waited for {condition}; the page says: {shown}");
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// Types into what a selector finds, as a user does.
    pub fn type_into(&self, selector: &str, keys: &str) {
        let element = self.post("/element", &json!({ "using": "css selector", "value": selector }));
        let id = element.as_object().and_then(|element| element.values().next()?.as_str()).expect("an element has an id").to_owned();
        self.post(&format!("/element/{id}/value"), &json!({ "text": keys }));
    }

    pub fn click(&self, selector: &str) {
        let element = self.post("/element", &json!({ "using": "css selector", "value": selector }));
        let id = element.as_object().and_then(|element| element.values().next()?.as_str()).expect("an element has an id").to_owned();
        self.post(&format!("/element/{id}/click"), &json!({}));
    }

    /// Errors and warnings of the console since the last look.
    pub fn complaints(&self) -> Vec<String> {
        let log = self.post("/se/log", &json!({ "type": "browser" }));
        let entries = log.as_array().into_iter().flatten();
        entries.filter(|entry| entry["level"] != "INFO").map(|entry| entry["message"].to_string()).collect()
    }
}
