//! The clock in a real (pseudo-)terminal: it shows its picture and leaves the terminal as it was.
#![cfg(unix)]

mod common;

use common::run;
use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};
use std::io::{Read, Write};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

const ENTER: &str = "\u{1b}[?1049h";
const LEAVE: &str = "\u{1b}[?1049l";
const SHOW_CURSOR: &str = "\u{1b}[?25h";

const SIZE: PtySize = PtySize {
    rows: 24,
    cols: 80,
    pixel_width: 0,
    pixel_height: 0,
};

struct Terminal {
    child: Box<dyn Child + Send + Sync>,
    keys: Box<dyn Write + Send>,
    output: Receiver<Vec<u8>>,
    seen: String,
    screen: vt100::Parser,
    _master: Box<dyn MasterPty + Send>,
}

impl Terminal {
    fn open(control: &str) -> Self {
        let pair = native_pty_system()
            .openpty(SIZE)
            .expect("a pseudo-terminal");
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_chesslaws"));
        command.args(["clock", control]);
        command.env("TERM", "xterm-256color");
        let child = pair.slave.spawn_command(command).expect("starts");
        let mut reader = pair.master.try_clone_reader().expect("readable");
        let keys = pair.master.take_writer().expect("writable");
        let (sender, output) = channel();
        std::thread::spawn(move || {
            let mut buffer = [0; 4096];
            while let Ok(len @ 1..) = reader.read(&mut buffer) {
                if sender.send(buffer[..len].to_vec()).is_err() {
                    return;
                }
            }
        });
        Self {
            child,
            keys,
            output,
            seen: String::new(),
            screen: vt100::Parser::new(24, 80, 0),
            _master: pair.master,
        }
    }

    /// Takes what the program writes until `found` is content.
    fn wait(&mut self, what: &str, found: impl Fn(&Self) -> bool) {
        let deadline = Instant::now() + Duration::from_secs(60);
        while !found(self) {
            let bytes = self
                .output
                .recv_timeout(Duration::from_secs(30))
                .unwrap_or_else(|error| panic!("{what:?} expected, {error}"));
            self.seen += &String::from_utf8_lossy(&bytes);
            self.screen.process(&bytes);
            let picture = self.screen.screen().contents();
            assert!(
                Instant::now() < deadline,
                "{what:?} expected, but:\n{picture}"
            );
        }
    }

    /// Waits until these bytes have been written.
    fn wait_for_bytes(&mut self, text: &str) {
        self.wait(text, |terminal| terminal.seen.contains(text));
    }

    /// Waits until this text stands on the screen.
    fn wait_for(&mut self, text: &str) {
        self.wait(text, |terminal| {
            terminal.screen.screen().contents().contains(text)
        });
    }

    fn press(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).expect("a key");
        self.keys.flush().expect("a key");
    }

    /// The program has ended well, and has put everything back.
    fn has_left(mut self) {
        self.wait_for_bytes(LEAVE);
        self.wait_for_bytes(SHOW_CURSOR);
        assert!(self.child.wait().expect("ends").success());
    }
}

#[test]
fn the_clock_runs_and_leaves_at_a_key() {
    let mut terminal = Terminal::open("3m+2s");
    terminal.wait_for_bytes(ENTER);
    terminal.wait_for("Players");
    terminal.press(" ");
    terminal.wait_for("white's clock runs");
    terminal.press("z");
    terminal.wait_for("black's clock runs");
    terminal.press("q");
    terminal.has_left();
}

#[test]
fn control_c_leaves_the_terminal_clean() {
    let mut terminal = Terminal::open("hourglass 60s");
    terminal.wait_for("Players");
    terminal.press("\u{3}");
    terminal.has_left();
}

#[test]
fn a_signal_leaves_the_terminal_clean() {
    let mut terminal = Terminal::open("5m vs 4m");
    terminal.wait_for("Players");
    let id = terminal.child.process_id().expect("runs");
    let killed = std::process::Command::new("kill")
        .args(["-TERM", &id.to_string()])
        .status()
        .expect("kill is there");
    assert!(killed.success());
    terminal.has_left();
}

/// Somebody closes the window: the clock must not run on unseen.
#[test]
fn a_terminal_that_is_gone_ends_the_clock() {
    let pair = native_pty_system()
        .openpty(SIZE)
        .expect("a pseudo-terminal");
    let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_chesslaws"));
    command.args(["clock", "3m"]);
    command.env("TERM", "xterm-256color");
    let mut child = pair.slave.spawn_command(command).expect("starts");
    drop(pair.slave);
    let mut reader = pair.master.try_clone_reader().expect("readable");
    let (mut seen, mut buffer) = (String::new(), [0; 4096]);
    while !seen.contains("Players") {
        let len = reader.read(&mut buffer).expect("the picture");
        seen += &String::from_utf8_lossy(&buffer[..len]);
    }
    drop(reader);
    drop(pair.master);
    let deadline = Instant::now() + Duration::from_secs(60);
    while child.try_wait().expect("may be asked").is_none() {
        assert!(Instant::now() < deadline, "the clock runs on");
        std::thread::sleep(Duration::from_millis(50));
    }
}

#[test]
fn without_a_terminal_or_with_a_bad_control_nothing_starts() {
    let answer = run(&["clock", "3m+2s"]);
    assert_eq!(answer.status, 2);
    assert!(answer.err.contains("needs a terminal"), "{}", answer.err);
    let answer = run(&["clock", "3 parsecs"]);
    assert_eq!(answer.status, 2);
    assert!(
        answer.err.contains("time control \"3 parsecs\""),
        "{}",
        answer.err
    );
}
