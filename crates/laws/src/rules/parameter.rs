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
        #[cfg_attr(feature = "serde", derive(serde::Serialize))]
        #[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
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

            pub(in crate::rules) fn of(self, rules: &Rules) -> Setting {
                match self {
                    $(Self::$name => {
                        let $rules = rules;
                        Setting::from($value)
                    })+
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

pub use table::Parameter;

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
