//! The players' score sheets.

use super::Heading;
use super::plies::notes;
use crate::Protocol;
use crate::game::Board;
use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::ToString;
use chesslaws_board::Move;
use chesslaws_laws::Color;
use chesslaws_notation::SanStyle;
use chesslaws_notation::sheet::{Entry, ScoreSheet};

impl Protocol {
    /// What a player had to write down: the moves that stand, in the notation of the edition, offers of
    /// a draw with `(=)`, the time after each completed move, and the result. It is unsigned. A move
    /// that is not legal stands with both its squares.
    ///
    /// ```
    /// use chesslaws_arbiter::{Act, Game, Heading, Protocol};
    /// use chesslaws_laws::Color;
    ///
    /// let mut protocol = Protocol::new(Game::builder().players("A", "B").build()?);
    /// let (side, move_) = (Color::White, "g1f3".parse()?);
    /// protocol.apply(Act::Started { absent: vec![] })?;
    /// protocol.apply(Act::Moved { side, move_, two_hands: false })?;
    /// protocol.apply(Act::DrawOffered { side })?;
    /// let sheet = protocol.sheet(side, &Heading::default());
    /// assert_eq!(sheet.entries[0].text(), "Nf3");
    /// assert!(sheet.entries[0].draw_offer);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn sheet(&self, side: Color, heading: &Heading) -> ScoreSheet {
        let game = self.game();
        let style = SanStyle::for_edition(game.rules().edition);
        let name = |side| game.player(side).unwrap_or_default().to_owned();
        let control = game.clock().map(|clock| clock.control().to_string());
        let notes = notes(self);
        let entries = game.plies().iter().zip(notes.iter().skip(1));
        ScoreSheet {
            heading: chesslaws_notation::sheet::Heading {
                event: heading.event.clone(),
                site: heading.site.clone(),
                date: heading.date.clone(),
                round: heading.round.clone(),
                white: name(Color::White),
                black: name(Color::Black),
                time_control: control.unwrap_or_default(),
                ..Default::default()
            },
            kept_by: Some(side),
            edition: game.rules().edition,
            letters: style.piece_letters(),
            start: *game.start_position(),
            entries: entries
                .map(|(ply, note)| {
                    let mut entry = written(&ply.before, ply.move_, &style);
                    entry.draw_offer = note.offer;
                    entry.clock = note.clock.map(|time| time.time());
                    entry
                })
                .collect(),
            score: game.outcome().map(|end| end.score),
            signatures: Default::default(),
        }
    }
}

/// The move as the edition writes it, and one that is not legal with both its squares. No style has a
/// sign that can't stand in an entry.
fn written(before: &Board, move_: Move, style: &SanStyle) -> Entry {
    let legal = before
        .position()
        .filter(|position| position.is_legal(move_));
    let text = match (legal, before.piece_at(move_.from())) {
        (Some(position), _) => style.write(position, move_).to_string(),
        (None, Some(piece)) => {
            let letters = style.piece_letters();
            let promotion = move_.promotion().map_or("", |role| letters.letter(role));
            let (letter, from, to) = (letters.letter(piece.role), move_.from(), move_.to());
            format!("{letter}{from}-{to}{promotion}")
        }
        (None, None) => move_.to_string(),
    };
    text.parse().unwrap_or_default()
}
