use super::Rules;
use crate::Setting;
use crate::cite::{Citable, Row, sealed::Cells};
use core::fmt;

macro_rules! parameters {
    ($($name:ident $title:literal |$rules:ident| $value:expr, $row:tt)+) => {
        /// One value of [`Rules`], with its title and the articles that set it.
        ///
        /// ```
        /// use chesslaws_laws::{Parameter, Rules};
        ///
        /// let rules = Rules::FIDE_2014;
        /// assert_eq!(rules.value(Parameter::FivefoldCount).to_string(), "5");
        /// let cite = rules.cite(Parameter::FivefoldCount);
        /// assert_eq!(cite.map(|cite| cite.article.number), Some("9.6.a"));
        /// ```
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[non_exhaustive]
        pub enum Parameter {
            $(#[doc = concat!("The value of: ", $title, ".")] $name,)+
        }

        impl Parameter {
            /// Every parameter, grouped by subject.
            ///
            /// ```
            /// use chesslaws_laws::Parameter;
            /// assert!(Parameter::ALL.contains(&Parameter::FivefoldCount));
            /// ```
            pub const ALL: &[Self] = &[$(Self::$name),+];

            /// What the value is, in a few words.
            ///
            /// ```
            /// use chesslaws_laws::Parameter;
            /// assert!(Parameter::ThreefoldCount.title().contains("repetition"));
            /// ```
            #[must_use]
            pub const fn title(self) -> &'static str {
                match self {
                    $(Self::$name => $title,)+
                }
            }

            pub(super) fn of(self, rules: &Rules) -> Setting {
                match self {
                    $(Self::$name => {
                        let $rules = rules;
                        Setting::from($value)
                    })+
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

impl Cells for Parameter {
    fn cells(self) -> Row {
        self.row()
    }
}

impl Citable for Parameter {}

impl fmt::Display for Parameter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.title())
    }
}

// One row a parameter: FIDE 2001, 2005, 2009, Russia 2011, FIDE 2014, 2017, 2018, 2023.
parameters! {
    DefaultTime "default time if the regulations are silent"
        |r| r.default_time,
        ["6.7", "6.7", "6.6.a", "6.6.1", "6.7.a?", "6.7.1", "6.7.1", "6.7.1"]

    ThreefoldCount "repetition: appearances that allow a claim"
        |r| r.repetition.claim_at,
        ["9.2", "9.2", "9.2", "9.2", "9.2", "9.2.1", "9.2.1", "9.2"]
    CastlingIdentity "repetition: castling in the identity of positions (wording only)"
        |r| r.repetition.castling,
        ["9.2", "9.2?", "9.2", "9.2", "9.2?", "9.2.2.2", "9.2.2.2", "9.2.3.2"]
    FivefoldCount "repetition: appearances that draw without a claim"
        |r| r.repetition.automatic.map(|draw| draw.count),
        ["-", "-", "-", "-", "9.6.a", "9.6.1", "9.6.1", "9.6.1"]
    FivefoldSuccession "repetition: how the appearances that draw without a claim follow"
        |r| r.repetition.automatic.map(|draw| draw.succession),
        ["-", "-", "-", "-", "9.6.a", "9.6.1", "9.6.1", "9.6.1"]
    FiftyMoveCount "moves by each player without capture or pawn move that allow a claim"
        |r| r.move_count.claim_at,
        ["9.3", "9.3", "9.3", "9.3", "9.3", "9.3", "9.3", "9.3"]
    SeventyFiveMoveCount "moves by each player without capture or pawn move that draw without a claim"
        |r| r.move_count.automatic_at,
        ["-", "-", "-", "-", "9.6.b", "9.6.2", "9.6.2", "9.6.2"]
}
