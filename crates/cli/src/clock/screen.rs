//! What the clock looks like; fits 80 columns by 24 lines.

use super::app::{App, digits};
use chesslaws::clock::{Clock, Status};
use chesslaws::laws::Color;
use ratatui::Frame;
use ratatui::layout::{Alignment, Constraint, Layout, Rect};
use ratatui::style::{Color as Ink, Style};
use ratatui::text::{Line, Text};
use ratatui::widgets::{Block, BorderType, Paragraph};
use tui_big_text::{BigText, PixelSize};

const KEYS: [&str; 4] = [
    "Players   z  White presses     m  Black presses     Space  side on move presses",
    "Arbiter   p  stop / go on      u  take press back   f  notice the fallen flag",
    "          1 2  White +1 -1 min      9 0  Black +1 -1 min",
    "          q  leave",
];

pub(super) fn draw(app: &App, frame: &mut Frame<'_>) {
    let [title, clocks, message, keys] = Layout::vertical([
        Constraint::Length(2),
        Constraint::Min(12),
        Constraint::Length(2),
        Constraint::Length(KEYS.len() as u16),
    ])
    .areas(frame.area());
    let control = app.clock.control().to_string();
    frame.render_widget(
        Paragraph::new(format!("{control}\n{}", state(&app.clock))).alignment(Alignment::Center),
        title,
    );
    let sides = Layout::horizontal([Constraint::Ratio(1, 2); 2]).areas::<2>(clocks);
    for (side, area) in Color::ALL.into_iter().zip(sides) {
        draw_side(&app.clock, side, frame, area);
    }
    frame.render_widget(
        Paragraph::new(app.message.as_str()).alignment(Alignment::Center),
        message,
    );
    frame.render_widget(Paragraph::new(Text::from_iter(KEYS)), keys);
}

fn state(clock: &Clock) -> String {
    let state = match clock.status() {
        Status::Ready => "ready".to_owned(),
        Status::Running(side) => format!("{side}'s clock runs"),
        Status::Paused(side) => format!("stopped, {side} on move"),
        Status::Frozen(side) => format!("frozen, {side} was on move"),
    };
    match clock.first_flag() {
        Some(first) if clock.flags().is_down(!first) => {
            format!("{state}; both flags down, {first}'s first")
        }
        Some(first) => format!("{state}; {first}'s flag is down"),
        None => state,
    }
}

fn draw_side(clock: &Clock, side: Color, frame: &mut Frame<'_>, area: Rect) {
    let runs = clock.running() == Some(side);
    let down = clock.flags().is_down(side);
    let ink = match (down, runs) {
        (true, _) => Style::new().fg(Ink::Red).bold(),
        (false, true) => Style::new().fg(Ink::Green).bold(),
        (false, false) => Style::new(),
    };
    let block = Block::bordered()
        .title(format!(" {side} "))
        .border_type(if runs {
            BorderType::Double
        } else {
            BorderType::Plain
        })
        .border_style(ink);
    let inside = block.inner(area);
    frame.render_widget(block, area);
    let [_, large, lines] = Layout::vertical([
        Constraint::Length(1),
        Constraint::Length(5),
        Constraint::Min(5),
    ])
    .areas(inside);
    let shown = BigText::builder()
        .pixel_size(PixelSize::Quadrant)
        .style(ink)
        .alignment(Alignment::Center)
        .lines([Line::from(digits(clock.time_left(side)))])
        .build();
    frame.render_widget(shown, large);
    let below = Paragraph::new(Text::from_iter(facts(clock, side))).alignment(Alignment::Center);
    frame.render_widget(below, lines);
}

/// The counters under the digits.
fn facts(clock: &Clock, side: Color) -> Vec<String> {
    let mut facts = vec![format!(
        "move {}, period {}",
        clock.moves(side),
        clock.period(side) + 1
    )];
    if let Some(moves) = clock.moves_to_go(side) {
        facts.push(format!("{moves} moves to the control"));
    }
    let delay = clock.delay_left(side);
    if !delay.is_zero() {
        facts.push(format!(
            "delay {}.{}",
            delay.as_secs(),
            delay.subsec_millis() / 100
        ));
    }
    if let Some(periods) = clock.overtime(side) {
        facts.push(format!("{periods} periods of overtime"));
    }
    if clock.flags().is_down(side) {
        let noticed = match clock.flag_noticed_at(side) {
            Some(_) => "noticed",
            None => "not noticed yet",
        };
        facts.push(format!("FLAG DOWN, {noticed}"));
    }
    facts
}
