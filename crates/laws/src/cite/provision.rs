use super::{Citable, Row, sealed::Cells};
use crate::Mode;
use core::fmt;

macro_rules! provisions {
    ($($name:ident $title:literal $row:tt)+) => {
        /// A subject that the Laws provide for and that a ruling can rest on.
        ///
        /// Where each edition prints it: [`Rules::cite`](crate::Rules::cite) or
        /// [`Citable::cite`](crate::Citable::cite).
        ///
        /// ```
        /// use chesslaws_laws::{Provision, Rules};
        ///
        /// let cite = Rules::FIDE_2023.cite(Provision::SeventyFiveMoves);
        /// assert_eq!(cite.map(|cite| cite.article.number), Some("9.6.2"));
        /// assert_eq!(Provision::Stalemate.to_string(), "stalemate");
        /// ```
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize))]
        #[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
        #[non_exhaustive]
        pub enum Provision {
            $(#[doc = concat!("The Laws on: ", $title, ".")] $name,)+
        }

        impl Provision {
            /// Every provision, in the order of the Laws.
            ///
            /// ```
            /// use chesslaws_laws::Provision;
            /// assert!(Provision::ALL.contains(&Provision::DeadPosition));
            /// ```
            pub const ALL: &[Self] = &[$(Self::$name),+];

            /// The subject in a few words.
            ///
            /// ```
            /// use chesslaws_laws::Provision;
            /// assert_eq!(Provision::DeadPosition.title(), "dead position");
            /// ```
            #[must_use]
            pub const fn title(self) -> &'static str {
                match self {
                    $(Self::$name => $title,)+
                }
            }

            pub(super) const fn row(self) -> Row {
                match self {
                    $(Self::$name => $row,)+
                }
            }
        }
    };
}

mod table;

pub use table::Provision;

impl Provision {
    /// The provision on what a completed illegal move costs in a mode of play.
    ///
    /// ```
    /// use chesslaws_laws::{Mode, Provision, Rules};
    ///
    /// let blitz = Provision::illegal_move_penalty(Mode::Blitz, false);
    /// let cite = Rules::FIDE_2001.cite(blitz);
    /// assert_eq!(cite.map(|cite| cite.article.number), Some("C.3"));
    /// ```
    #[must_use]
    pub const fn illegal_move_penalty(mode: Mode, supervised: bool) -> Self {
        match (mode, supervised) {
            (Mode::Standard, _) => Self::IllegalMovePenalty,
            (Mode::Rapid, false) => Self::RapidIllegalMove,
            (Mode::Rapid, true) => Self::RapidSupervised,
            (Mode::Blitz, false) => Self::BlitzIllegalMove,
            (Mode::Blitz, true) => Self::BlitzSupervised,
        }
    }
}

impl Cells for Provision {
    fn cells(self) -> Row {
        self.row()
    }
}

impl Citable for Provision {}

impl fmt::Display for Provision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.title())
    }
}
