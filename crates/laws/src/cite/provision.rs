use super::{Citable, Row, sealed::Cells};
use core::fmt;

macro_rules! provisions {
    ($($name:ident $title:literal $row:tt)+) => {
        /// A subject that the Laws provide for and that a ruling can rest on.
        ///
        /// Where each edition prints it: [`Rules::cite`](crate::Rules::cite) or
        /// [`Citable::cite`].
        ///
        /// ```
        /// use chesslaws_laws::{Provision, Rules};
        ///
        /// let cite = Rules::FIDE_2023.cite(Provision::SeventyFiveMoves);
        /// assert_eq!(cite.map(|cite| cite.article.number), Some("9.6.2"));
        /// assert_eq!(Provision::Stalemate.to_string(), "stalemate");
        /// ```
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
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

            const fn row(self) -> Row {
                match self {
                    $(Self::$name => $row,)+
                }
            }
        }
    };
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

// One row a provision: FIDE 2001, 2005, 2009, Russia 2011, FIDE 2014, 2017, 2018, 2023.
provisions! {
    LegalMove "when a move is legal"
        ["4.7", "4.6", "4.6", "4.6?", "3.10.a?", "3.10.1", "3.10.1", "3.10.1"]

    Checkmate "checkmate"
        ["5.1.a", "5.1.a", "5.1.a", "5.1.1?", "5.1.a?", "5.1.1", "5.1.1", "5.1.1"]
    Resignation "resignation"
        ["5.1.b", "5.1.b", "5.1.b", "5.1.2?", "5.1.b?", "5.1.2", "5.1.2", "5.1.2"]
    Stalemate "stalemate"
        ["5.2.a", "5.2.a", "5.2.a", "5.2.1?", "5.2.a?", "5.2.1", "5.2.1", "5.2.1"]
    DeadPosition "dead position"
        ["5.2.b", "5.2.b", "5.2.b", "9.6", "5.2.b", "5.2.2", "5.2.2", "5.2.2"]
    Agreement "draw by agreement"
        ["5.2.c", "5.2.c", "5.2.c", "5.2.3?", "5.2.c?", "5.2.3", "5.2.3", "5.2.3"]

    FlagNoticed "when a flag counts as fallen"
        ["6.9", "6.9", "6.8", "6.8", "6.8?", "6.8", "6.8", "6.8"]
    LossOnTime "loss on time, and the draw when the opponent cannot mate"
        ["6.10", "6.10", "6.9", "6.9", "6.9", "6.9", "6.9", "6.9"]

    IllegalMove "completed illegal move"
        ["7.4.a", "7.4.a", "7.4.a", "7.4.1", "7.5.a", "7.5.1", "7.5.1", "7.5.1"]
    IllegalMovePenalty "what a completed illegal move costs"
        ["7.4.b", "7.4.b", "7.4.b", "7.4.2", "7.5.b", "7.5.3", "7.5.5", "7.5.5"]

    SigningTheResult "signing the result"
        ["8.7", "8.7", "8.7", "8.7", "8.7?", "8.7", "8.7", "8.7"]

    ThreefoldIntended "threefold repetition claimed with an intended move"
        ["9.2.a", "9.2.a", "9.2.a", "9.2.1", "9.2.a", "9.2.1.1", "9.2.1.1", "9.2.1"]
    ThreefoldAppeared "threefold repetition claimed on the board"
        ["9.2.b", "9.2.b", "9.2.b", "9.2.2", "9.2.b", "9.2.1.2", "9.2.1.2", "9.2.2"]
    SamePosition "when positions are the same"
        ["9.2", "9.2", "9.2", "9.2", "9.2", "9.2.2", "9.2.2", "9.2.3"]
    FiftyMovesIntended "fifty moves claimed with an intended move"
        ["9.3.a", "9.3.a", "9.3.a", "9.3.1", "9.3.a?", "9.3.1", "9.3.1", "9.3.1"]
    FiftyMovesCompleted "fifty moves claimed on the board"
        ["9.3.b", "9.3.b", "9.3.b", "9.3.2", "9.3.b?", "9.3.2", "9.3.2", "9.3.2"]
    FivefoldRepetition "fivefold repetition"
        ["-", "-", "-", "-", "9.6.a", "9.6.1", "9.6.1", "9.6.1"]
    SeventyFiveMoves "seventy-five moves"
        ["-", "-", "-", "-", "9.6.b", "9.6.2", "9.6.2", "9.6.2"]

    Scores "what a game scores"
        ["11.1", "11.1", "11.1", "12.1", "10.1?", "10.1", "10.1", "10.1"]
}
