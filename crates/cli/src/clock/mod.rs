//! `chesslaws clock`: a working clock for two players in the terminal.

mod app;
mod screen;

use crate::Status;
use crate::arguments::ClockArguments;
use anyhow::{Context, bail};
use app::{Action, App};
use chesslaws::clock::TimeControl;
use chesslaws::laws::Color;
use ratatui::crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use std::io::{IsTerminal, stdin, stdout};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// How often the digits are drawn again.
const FRAME: Duration = Duration::from_millis(50);

pub(crate) fn run(arguments: &ClockArguments) -> anyhow::Result<Status> {
    let control: TimeControl = arguments
        .control
        .parse()
        .with_context(|| format!("time control {:?}", arguments.control))?;
    if !stdin().is_terminal() || !stdout().is_terminal() {
        bail!("the clock needs a terminal for its keys and its picture");
    }
    let stop = stop_signal()?;
    // Puts the terminal back on a panic as well.
    let mut terminal = ratatui::try_init()?;
    let result = play(&mut terminal, control, &stop);
    ratatui::try_restore()?;
    result.map(|()| Status::Done)
}

/// How long the clock may take to end by itself once it is told to.
const GRACE: Duration = Duration::from_millis(500);

/// Set when the program is told to end, so that the terminal is left as it was found. A terminal
/// that is gone can hold up the reading of its keys for ever: then the program is ended from here.
fn stop_signal() -> anyhow::Result<Arc<AtomicBool>> {
    let stop = Arc::new(AtomicBool::new(false));
    #[cfg(unix)]
    {
        use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
        let mut signals = signal_hook::iterator::Signals::new([SIGTERM, SIGINT, SIGHUP])?;
        let stop = Arc::clone(&stop);
        std::thread::spawn(move || {
            if signals.forever().next().is_some() {
                stop.store(true, Ordering::Relaxed);
                std::thread::sleep(GRACE);
                ratatui::restore();
                std::process::exit(0);
            }
        });
    }
    Ok(stop)
}

fn play(
    terminal: &mut ratatui::DefaultTerminal,
    control: TimeControl,
    stop: &AtomicBool,
) -> anyhow::Result<()> {
    let start = Instant::now();
    let mut app = App::new(control);
    while !stop.load(Ordering::Relaxed) {
        app.tick(start.elapsed());
        terminal.draw(|frame| screen::draw(&app, frame))?;
        if !event::poll(FRAME)? {
            continue;
        }
        // The instant of the key, not of the next picture.
        let now = start.elapsed();
        if let Event::Key(key) = event::read()? {
            match meaning(key) {
                Some(Key::Leave) => return Ok(()),
                Some(Key::Act(action)) => app.act(action, now),
                None => {}
            }
        }
    }
    Ok(())
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Key {
    Leave,
    Act(Action),
}

fn meaning(key: KeyEvent) -> Option<Key> {
    if key.kind != KeyEventKind::Press {
        return None;
    }
    let control = key.modifiers.contains(KeyModifiers::CONTROL);
    let action = match key.code {
        KeyCode::Char('c') if control => return Some(Key::Leave),
        KeyCode::Char('q') | KeyCode::Esc => return Some(Key::Leave),
        KeyCode::Char('z') => Action::Press(Color::White),
        KeyCode::Char('m') => Action::Press(Color::Black),
        KeyCode::Char(' ') | KeyCode::Enter => Action::PressOnMove,
        KeyCode::Char('p') => Action::PauseOrResume,
        KeyCode::Char('u') => Action::UndoPress,
        KeyCode::Char('f') => Action::NoticeFlag,
        KeyCode::Char('1') => Action::Add(Color::White),
        KeyCode::Char('2') => Action::Subtract(Color::White),
        KeyCode::Char('9') => Action::Add(Color::Black),
        KeyCode::Char('0') => Action::Subtract(Color::Black),
        _ => return None,
    };
    Some(Key::Act(action))
}

#[cfg(test)]
mod tests {
    use super::*;
    use ratatui::Terminal;
    use ratatui::backend::TestBackend;

    fn picture(app: &App) -> String {
        let mut terminal = Terminal::new(TestBackend::new(80, 24)).expect("a picture in memory");
        terminal
            .draw(|frame| screen::draw(app, frame))
            .expect("a picture in memory");
        terminal.backend().to_string()
    }

    fn press(app: &mut App, key: char, seconds: u64) {
        let event = KeyEvent::new(KeyCode::Char(key), KeyModifiers::NONE);
        match meaning(event) {
            Some(Key::Act(action)) => app.act(action, Duration::from_secs(seconds)),
            other => panic!("{key:?} means {other:?}"),
        }
    }

    #[test]
    fn a_game_on_the_clock() {
        let mut app = App::new("40/5400+30:1800+30".parse().expect("a control"));
        press(&mut app, ' ', 10);
        press(&mut app, 'z', 70);
        press(&mut app, 'm', 100);
        app.tick(Duration::from_secs(101));
        insta::assert_snapshot!("running", picture(&app));
        press(&mut app, 'p', 105);
        press(&mut app, '9', 106);
        insta::assert_snapshot!("stopped", picture(&app));
    }

    #[test]
    fn the_flag_that_fell_first_is_shown() {
        let mut app = App::new("5s".parse().expect("a control"));
        press(&mut app, ' ', 0);
        app.tick(Duration::from_secs(7));
        press(&mut app, 'z', 8);
        app.tick(Duration::from_secs(20));
        press(&mut app, 'f', 21);
        insta::assert_snapshot!("flags", picture(&app));
    }

    #[test]
    fn a_press_taken_back_gives_the_increment_back() {
        let mut app = App::new("3m+2s".parse().expect("a control"));
        press(&mut app, 'm', 0);
        press(&mut app, 'z', 5);
        let before = app.clock.time_left(Color::White);
        press(&mut app, 'u', 6);
        assert_eq!(app.clock.on_move(), Some(Color::White));
        assert_eq!(
            before.as_nanos() - app.clock.time_left(Color::White).as_nanos(),
            2_000_000_000
        );
    }

    #[test]
    fn what_the_clock_refuses_changes_nothing() {
        let mut app = App::new("5m".parse().expect("a control"));
        press(&mut app, 'm', 0);
        let before = app.clock.clone();
        press(&mut app, 'm', 0);
        assert_eq!(app.clock, before);
        assert!(
            app.message
                .starts_with("Not done: expected a press by white"),
            "{}",
            app.message
        );
    }

    #[test]
    fn other_keys_mean_nothing() {
        let key = |code| meaning(KeyEvent::new(code, KeyModifiers::NONE));
        assert_eq!(key(KeyCode::Char('x')), None);
        assert_eq!(key(KeyCode::Esc), Some(Key::Leave));
        let control_c = KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL);
        assert_eq!(meaning(control_c), Some(Key::Leave));
    }
}
