//! The conditions of a game as they stand in a file.

use super::regulations::Regulations;
use super::{BuildError, Game, GameBuilder};
use alloc::string::String;
use alloc::vec::Vec;
use chesslaws_board::Position;
use chesslaws_clock::TimeControl;
use chesslaws_laws::{Color, Edition, Mode, Rules};
use chesslaws_notation::PieceLetters;
use core::time::Duration;

/// What is settled before a game, for files: the first line of an event file may be
/// `{"conditions": {…}}` with these keys. Whatever is left out is as in [`Game::builder`].
///
/// ```
/// use chesslaws_arbiter::Conditions;
/// use chesslaws_laws::{Edition, Mode};
///
/// let conditions = Conditions {
///     edition: Some(Edition::Fide2001),
///     time_control: Some("5m".parse()?),
///     ..Conditions::default()
/// };
/// assert_eq!(conditions.builder()?.build()?.mode(), Mode::Blitz);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(
    feature = "serde",
    serde(
        default,
        deny_unknown_fields,
        rename_all = "kebab-case",
        remote = "Self"
    )
)]
pub struct Conditions {
    /// What the game is about, for whoever reads the file.
    pub title: Option<String>,
    /// The edition of the Laws.
    pub edition: Option<Edition>,
    /// The clock's control.
    pub time_control: Option<TimeControl>,
    /// The position that the game begins from. Not together with `chess960`.
    pub fen: Option<Position>,
    /// The number of a start position of Chess960. Not together with `fen`.
    pub chess960: Option<u16>,
    /// Standard, rapid or blitz, where the control does not say it.
    pub mode: Option<Mode>,
    /// Rapid or blitz under full supervision. Not together with `without_arbiter`.
    pub supervised: bool,
    /// Under full supervision: how many games the arbiter has, at least one, where that is to be
    /// checked.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub games_per_arbiter: Option<u16>,
    /// Under full supervision: nobody records the game.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "core::ops::Not::not"))]
    pub unrecorded: bool,
    /// What is recorded is told by events.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "core::ops::Not::not"))]
    pub sheets: bool,
    /// The language whose piece letters the players write, such as `ru`.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub language: Option<String>,
    /// The players with impaired vision.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Vec::is_empty"))]
    pub visually_impaired: Vec<Color>,
    /// The players with impaired hearing.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Vec::is_empty"))]
    pub hearing_impaired: Vec<Color>,
    /// No arbiter is present.
    pub without_arbiter: bool,
    /// The Guidelines on quickplay finishes were announced.
    pub quickplay_announced: bool,
    /// No agreed draws before this many moves.
    pub no_draw_before: u32,
    /// What the event's regulations settle on conduct and penalties.
    pub regulations: Regulations,
    /// The event's default time, where it differs from the edition's.
    #[cfg_attr(
        feature = "serde",
        serde(
            with = "super::seconds::text::option",
            skip_serializing_if = "Option::is_none"
        )
    )]
    pub default_time: Option<Duration>,
    /// The player of the white pieces.
    pub white: Option<String>,
    /// The player of the black pieces.
    pub black: Option<String>,
}

impl Conditions {
    /// A builder with these conditions.
    ///
    /// # Errors
    /// [`BuildError::Chess960`] for a number above 959, [`BuildError::TwoStarts`] for one beside a
    /// position, [`BuildError::NoGames`] for an arbiter who has no game, [`BuildError::Language`] for
    /// a language whose letters are not known.
    ///
    /// ```
    /// use chesslaws_arbiter::Conditions;
    /// assert!(Conditions::default().builder()?.build().is_ok());
    /// # Ok::<(), chesslaws_arbiter::BuildError>(())
    /// ```
    pub fn builder(self) -> Result<GameBuilder, BuildError> {
        if self.fen.is_some() && self.chess960.is_some() {
            return Err(BuildError::TwoStarts);
        }
        if self.games_per_arbiter == Some(0) {
            return Err(BuildError::NoGames);
        }
        let mut rules = self.edition.map_or(Rules::default(), Rules::of);
        rules.default_time = self.default_time.unwrap_or(rules.default_time);
        let mut builder = Game::builder()
            .rules(rules)
            .supervised(self.supervised)
            .no_draw_before(self.no_draw_before)
            .regulations(self.regulations);
        if let Some(control) = self.time_control {
            builder = builder.time_control(control);
        }
        if let Some(mode) = self.mode {
            builder = builder.mode(mode);
        }
        if let Some(games) = self.games_per_arbiter.filter(|_| self.supervised) {
            builder = builder.supervised_by(games, !self.unrecorded);
        }
        if self.sheets {
            builder = builder.sheets_followed();
        }
        if let Some(language) = &self.language {
            let letters = PieceLetters::of_language(language).ok_or(BuildError::Language)?;
            builder = builder.letters(letters);
        }
        for side in self.visually_impaired {
            builder = builder.visually_impaired(side);
        }
        for side in self.hearing_impaired {
            builder = builder.hearing_impaired(side);
        }
        if self.without_arbiter {
            builder = builder.without_arbiter();
        }
        if self.quickplay_announced {
            builder = builder.quickplay_announced();
        }
        if self.white.is_some() || self.black.is_some() {
            let name = |name: Option<String>| name.unwrap_or_default();
            builder = builder.players(name(self.white), name(self.black));
        }
        if let Some(start) = self.fen {
            builder = builder.position(start);
        }
        if let Some(number) = self.chess960 {
            builder = builder.chess960(number)?;
        }
        Ok(builder)
    }
}

#[cfg(feature = "serde")]
super::object::only_objects!(Conditions);

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(conditions: Conditions) -> Option<BuildError> {
        conditions.builder().and_then(GameBuilder::build).err()
    }

    #[test]
    fn a_game_has_one_start_position() {
        let both = Conditions {
            fen: Some(Position::startpos()),
            chess960: Some(5),
            ..Conditions::default()
        };
        assert_eq!(refused(both.clone()), Some(BuildError::TwoStarts));
        assert_eq!(
            refused(Conditions {
                fen: None,
                ..both.clone()
            }),
            None
        );
        assert_eq!(
            refused(Conditions {
                chess960: None,
                ..both
            }),
            None
        );
    }

    #[test]
    fn full_supervision_needs_an_arbiter() {
        for mode in [
            None,
            Some(Mode::Standard),
            Some(Mode::Rapid),
            Some(Mode::Blitz),
        ] {
            let alone = Conditions {
                mode,
                supervised: true,
                without_arbiter: true,
                ..Conditions::default()
            };
            assert_eq!(refused(alone.clone()), Some(BuildError::NoSupervisor));
            assert_eq!(
                refused(Conditions {
                    supervised: false,
                    ..alone.clone()
                }),
                None
            );
            assert_eq!(
                refused(Conditions {
                    without_arbiter: false,
                    ..alone
                }),
                None
            );
        }
        let built = Game::builder().supervised(true).without_arbiter().build();
        assert_eq!(built.err(), Some(BuildError::NoSupervisor));
    }

    #[test]
    fn an_arbiter_of_a_game_has_a_game() {
        for supervised in [false, true] {
            let games = |games| Conditions {
                mode: Some(Mode::Rapid),
                supervised,
                games_per_arbiter: Some(games),
                ..Conditions::default()
            };
            assert_eq!(refused(games(0)), Some(BuildError::NoGames));
            assert_eq!(refused(games(1)), None);
        }
        let built = Game::builder().supervised_by(0, true).build();
        assert_eq!(built.err(), Some(BuildError::NoGames));
    }
}
