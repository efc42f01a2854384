//! What stands above the moves of a sheet, and below them.

use alloc::string::String;
use chesslaws_laws::Color;

/// The lines above the moves. An empty line is not printed.
///
/// ```
/// use chesslaws_notation::sheet::Heading;
/// let heading = Heading { white: "Steinitz".into(), ..Heading::default() };
/// assert!(heading.event.is_empty());
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub struct Heading {
    /// The event.
    pub event: String,
    /// Where it is played.
    pub site: String,
    /// The date of the game.
    pub date: String,
    /// The round.
    pub round: String,
    /// The number of the table.
    pub board: String,
    /// The player of the white pieces.
    pub white: String,
    /// The player of the black pieces.
    pub black: String,
    /// The time control.
    pub time_control: String,
}

impl Heading {
    /// The lines with their labels, in the order of print.
    pub(super) fn lines(&self) -> [(&'static str, &String); 8] {
        [
            ("Event", &self.event),
            ("Site", &self.site),
            ("Date", &self.date),
            ("Round", &self.round),
            ("Board", &self.board),
            ("White", &self.white),
            ("Black", &self.black),
            ("Time control", &self.time_control),
        ]
    }

    /// The line with a label, in small letters.
    pub(super) fn line_mut(&mut self, label: &str) -> Option<&mut String> {
        Some(match label {
            "event" => &mut self.event,
            "site" => &mut self.site,
            "date" => &mut self.date,
            "round" => &mut self.round,
            "board" => &mut self.board,
            "white" => &mut self.white,
            "black" => &mut self.black,
            "time control" => &mut self.time_control,
            _ => return None,
        })
    }
}

/// The signatures below the moves. At the end of the game both players sign both sheets (8.7).
///
/// ```
/// use chesslaws_laws::Color;
/// use chesslaws_notation::sheet::Signatures;
///
/// let signatures = Signatures { white: Some("W. Steinitz".into()), ..Signatures::default() };
/// assert_eq!(signatures.of(Color::White), Some("W. Steinitz"));
/// assert!(!signatures.both_players());
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub struct Signatures {
    /// White's signature.
    pub white: Option<String>,
    /// Black's signature.
    pub black: Option<String>,
    /// The arbiter's signature.
    pub arbiter: Option<String>,
}

impl Signatures {
    /// The signature of a player.
    ///
    /// ```
    /// use chesslaws_notation::sheet::Signatures;
    /// assert_eq!(Signatures::default().of(chesslaws_laws::Color::Black), None);
    /// ```
    #[must_use]
    pub fn of(&self, player: Color) -> Option<&str> {
        match player {
            Color::White => self.white.as_deref(),
            Color::Black => self.black.as_deref(),
        }
    }

    /// Whether both players have signed.
    ///
    /// ```
    /// use chesslaws_notation::sheet::Signatures;
    /// assert!(!Signatures::default().both_players());
    /// ```
    #[must_use]
    pub const fn both_players(&self) -> bool {
        self.white.is_some() && self.black.is_some()
    }

    /// The lines with the names of the signers, in the order of print.
    pub(super) fn lines(&self) -> [(&'static str, &Option<String>); 3] {
        [
            ("White", &self.white),
            ("Black", &self.black),
            ("Arbiter", &self.arbiter),
        ]
    }

    pub(super) fn line_mut(&mut self, signer: &str) -> Option<&mut Option<String>> {
        Some(match signer {
            "white" => &mut self.white,
            "black" => &mut self.black,
            "arbiter" => &mut self.arbiter,
            _ => return None,
        })
    }
}
