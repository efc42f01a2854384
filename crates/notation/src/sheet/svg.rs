//! A sheet as a drawing, to be printed or published.

use super::ScoreSheet;
use super::layout::{MOVES_A_COLUMN, Slot};
use super::text::{cell, clock, name_of, score_text};
use alloc::format;
use alloc::string::{String, ToString};
use chesslaws_laws::Color;

// A4 upright, in tenths of a millimetre.
const WIDTH: u32 = 2100;
const HEIGHT: u32 = 2970;
const MARGIN: u32 = 120;
const LINE: u32 = 56;
const TABLE_TOP: u32 = 640;
const ROW: u32 = 62;
/// Widths of number, move and clock; a half has one number, two moves and two clocks.
const NUMBER: u32 = 90;
const GAP: u32 = 30;
/// About the width of a letter, and the room for the value of a labelled line.
const LETTER: u32 = 23;
const VALUE: u32 = 660;

impl ScoreSheet {
    /// One page of the sheet as an SVG document of its own, on paper of A4 size; `page` counts
    /// from 0, and `None` is returned where [`ScoreSheet::pages`] ends. The same sheet gives the
    /// same bytes; nothing outside the document is referred to, and no text of the sheet can
    /// become markup.
    ///
    /// ```
    /// use chesslaws_notation::sheet::ScoreSheet;
    ///
    /// let mut sheet = ScoreSheet::default();
    /// sheet.heading.white = "<Steinitz & Co>".into();
    /// let svg = sheet.to_svg(0).unwrap();
    /// assert!(svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\""));
    /// assert!(svg.contains("&lt;Steinitz &amp; Co&gt;"));
    /// assert_eq!(sheet.to_svg(1), None);
    /// ```
    #[must_use]
    pub fn to_svg(&self, page: usize) -> Option<String> {
        if page >= self.pages() {
            return None;
        }
        let mut drawing = Drawing::new();
        self.draw_heading(&mut drawing, page);
        self.draw_moves(&mut drawing, page);
        self.draw_end(&mut drawing);
        Some(drawing.finish())
    }

    fn draw_heading(&self, drawing: &mut Drawing, page: usize) {
        let mut title = String::from("SCORE SHEET");
        if self.pages() > 1 {
            title.push_str(&format!("  {} / {}", page + 1, self.pages()));
        }
        drawing.text(WIDTH / 2, MARGIN + 20, "title", &title);
        let middle = WIDTH / 2 + GAP;
        let heading = &self.heading;
        let keeper = self.kept_by.map(name_of).unwrap_or_default();
        let lines = [
            [("Event", heading.event.as_str()), ("Site", &heading.site)],
            [("Date", &heading.date), ("Round", &heading.round)],
            [("White", &heading.white), ("Black", &heading.black)],
            [
                ("Board", &heading.board),
                ("Time control", &heading.time_control),
            ],
            [("Laws", self.edition.id()), ("Kept by", keeper)],
        ];
        let mut y = MARGIN + 110;
        for halves in lines {
            for ((label, value), x) in halves.into_iter().zip([MARGIN, middle]) {
                drawing.labelled(x, y, label, value);
            }
            y += LINE + 14;
        }
        if self.start != chesslaws_board::Position::startpos() {
            drawing.text(MARGIN, y, "label", "Start");
            let start = self.start.to_string();
            drawing.text_within(WIDTH - 2 * MARGIN - 220, MARGIN + 220, y, "value", &start);
        }
    }

    fn draw_moves(&self, drawing: &mut Drawing, page: usize) {
        let has_clocks = self.entries.iter().any(|entry| entry.clock.is_some());
        let half = (WIDTH - 2 * MARGIN - GAP) / 2;
        let place = (half - NUMBER) / 2;
        let clock_width = if has_clocks { 150 } else { 0 };
        let bottom = TABLE_TOP + ROW * (MOVES_A_COLUMN as u32 + 1);
        for left in [MARGIN, MARGIN + half + GAP] {
            drawing.text(left + NUMBER + 14, TABLE_TOP + 44, "label", "White");
            drawing.text(left + NUMBER + place + 14, TABLE_TOP + 44, "label", "Black");
            let mut uprights = alloc::vec![left, left + NUMBER, left + NUMBER + place, left + half];
            if has_clocks {
                uprights.push(left + NUMBER + place - clock_width);
                uprights.push(left + half - clock_width);
            }
            uprights.sort_unstable();
            for x in uprights {
                drawing.line(x, TABLE_TOP, x, bottom);
            }
            for row in 0..=MOVES_A_COLUMN as u32 + 1 {
                let y = TABLE_TOP + ROW * row;
                drawing.line(left, y, left + half, y);
            }
        }
        let mut y = TABLE_TOP + ROW + 44;
        for rows in self.page_rows(page) {
            for (row, left) in rows.into_iter().zip([MARGIN, MARGIN + half + GAP]) {
                drawing.text(left + NUMBER - 14, y, "number", &row.number.to_string());
                let slots: [(Slot<'_>, u32); 2] = [
                    (row.white, left + NUMBER),
                    (row.black, left + NUMBER + place),
                ];
                for (slot, x) in slots {
                    let room = place - clock_width - 24;
                    drawing.text_within(room, x + 14, y, "move", &cell(slot));
                    drawing.text(x + place - 12, y, "clock", &clock(slot));
                }
            }
            y += ROW;
        }
    }

    fn draw_end(&self, drawing: &mut Drawing) {
        let y = TABLE_TOP + ROW * (MOVES_A_COLUMN as u32 + 1) + 110;
        let score = self.score.map(score_text).unwrap_or_default();
        drawing.labelled(MARGIN, y, "Result", &score);
        let signatures = [
            ("White", self.signatures.of(Color::White)),
            ("Black", self.signatures.of(Color::Black)),
            ("Arbiter", self.signatures.arbiter.as_deref()),
        ];
        let width = (WIDTH - 2 * MARGIN) / 3;
        for (x, (signer, signature)) in (0..3).map(|at| MARGIN + at * width).zip(signatures) {
            let signature = signature.unwrap_or_default();
            drawing.text_within(width - GAP, x, y + 110, "signature", signature);
            drawing.line(x, y + 124, x + width - GAP, y + 124);
            drawing.text(x, y + 170, "label", signer);
        }
    }
}

/// A document being written.
struct Drawing(String);

impl Drawing {
    fn new() -> Self {
        Self(format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"210mm\" height=\"297mm\" \
             viewBox=\"0 0 {WIDTH} {HEIGHT}\">\n\
             <style>text{{font-family:'DejaVu Sans',Arial,sans-serif;font-size:38px;fill:#000}}\
             .title{{font-size:56px;font-weight:bold;text-anchor:middle}}\
             .label{{font-size:30px;fill:#555}}\
             .number{{font-size:30px;fill:#555;text-anchor:end}}\
             .clock{{font-size:28px;text-anchor:end}}.signature{{font-style:italic}}\
             line{{stroke:#000;stroke-width:2}}</style>\n\
             <rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"#fff\"/>\n"
        ))
    }

    fn line(&mut self, x1: u32, y1: u32, x2: u32, y2: u32) {
        let line = format!("<line x1=\"{x1}\" y1=\"{y1}\" x2=\"{x2}\" y2=\"{y2}\"/>\n");
        self.0.push_str(&line);
    }

    /// Nothing is written for an empty text.
    fn text(&mut self, x: u32, y: u32, class: &str, content: &str) {
        self.text_within(u32::MAX, x, y, class, content);
    }

    /// A text that is narrowed if it would be wider than `width`, by the width of common letters.
    fn text_within(&mut self, width: u32, x: u32, y: u32, class: &str, content: &str) {
        if content.is_empty() {
            return;
        }
        let letters = u32::try_from(content.chars().count()).unwrap_or(u32::MAX);
        let start = format!("<text x=\"{x}\" y=\"{y}\" class=\"{class}\"");
        self.0.push_str(&start);
        if letters.saturating_mul(LETTER) > width {
            let narrowed = format!(" textLength=\"{width}\" lengthAdjust=\"spacingAndGlyphs\"");
            self.0.push_str(&narrowed);
        }
        self.0.push('>');
        content.chars().for_each(|letter| self.escaped(letter));
        self.0.push_str("</text>\n");
    }

    fn labelled(&mut self, x: u32, y: u32, label: &str, value: &str) {
        self.text(x, y, "label", label);
        self.text_within(VALUE, x + 220, y, "value", value);
    }

    fn escaped(&mut self, letter: char) {
        match letter {
            '<' => self.0.push_str("&lt;"),
            '>' => self.0.push_str("&gt;"),
            '&' => self.0.push_str("&amp;"),
            '"' => self.0.push_str("&quot;"),
            '\'' => self.0.push_str("&#39;"),
            // No characters of XML 1.0.
            '\u{fffe}' | '\u{ffff}' => self.0.push('\u{fffd}'),
            control if control.is_control() => self.0.push(' '),
            other => self.0.push(other),
        }
    }

    fn finish(mut self) -> String {
        self.0.push_str("</svg>\n");
        self.0
    }
}
