//! What each edition's rules of notation make obligatory.

use super::{Leniency, San};
use crate::letters::PieceLetters;
use alloc::vec::Vec;
use chesslaws_laws::{Article, Edition};

/// Whether a sign must be written, and the article that says so.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct SignRule {
    /// Whether a move without the sign is written wrongly.
    pub obligatory: bool,
    /// The article.
    pub article: Article,
}

/// The rules of notation of one edition, each with its article.
///
/// Short algebraic notation with letters or figurines is common to all. A move that another
/// identical piece could make as well needs the file, else the rank of departure; only legal moves
/// count, so a pinned rival needs none ([`San::of`]).
///
/// The texts of 2009, 2014, 2017 and 2018 are not in the catalogue of this library: their rules
/// are those of appendix C of 2023, but for C.8, where 2009 has no long form yet.
///
/// ```
/// use chesslaws_laws::Edition;
/// use chesslaws_notation::WritingRules;
///
/// assert!(WritingRules::of(Edition::Fide2001).capture.obligatory);
/// let capture = WritingRules::of(Edition::Fide2023).capture;
/// assert!(!capture.obligatory);
/// assert_eq!(capture.article.number, "C.9");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WritingRules {
    /// The letters in which the edition prints its examples.
    pub letters: PieceLetters,
    /// Whether only those letters will do (8.8.2 of Russia 2011), or those of any language.
    pub letters_fixed: SignRule,
    /// The capture sign of a piece.
    pub capture: SignRule,
    /// The capture sign of a pawn, whose file of departure is obligatory everywhere.
    pub pawn_capture: SignRule,
    /// `e.p.`
    pub en_passant: SignRule,
    /// `+`
    pub check: SignRule,
    /// `++` or `#`
    pub mate: SignRule,
    /// That both squares may not be written (`Ng1-f3`, `e7e5`).
    pub short_form: SignRule,
    /// `(=)` at the move with which a draw is offered.
    pub draw_offer: SignRule,
}

impl WritingRules {
    /// The rules of an edition.
    ///
    /// ```
    /// use chesslaws_laws::Edition;
    /// use chesslaws_notation::WritingRules;
    /// assert_eq!(WritingRules::of(Edition::Russia2011).draw_offer.article.number, "8.8.12");
    /// ```
    #[must_use]
    pub const fn of(edition: Edition) -> Self {
        match edition {
            Edition::Fide2001 | Edition::Fide2005 => Self::appendix_e(edition),
            Edition::Russia2011 => Self::russia(),
            Edition::Fide2009 => Self {
                short_form: must(edition, "C.8"),
                ..Self::appendix_c(edition)
            },
            Edition::Fide2014 | Edition::Fide2017 | Edition::Fide2018 | Edition::Fide2023 => {
                Self::appendix_c(edition)
            }
        }
    }

    /// E.13 lists `+` and `++` or `#` without calling them optional; nothing says that a move
    /// without them is written wrongly either.
    const fn appendix_e(edition: Edition) -> Self {
        Self {
            letters: PieceLetters::ENGLISH,
            letters_fixed: may(edition, "E.2"),
            capture: must(edition, "E.8"),
            pawn_capture: must(edition, "E.8"),
            en_passant: must(edition, "E.8"),
            check: may(edition, "E.13"),
            mate: may(edition, "E.13"),
            short_form: must(edition, "E.7"),
            draw_offer: must(edition, "E.12"),
        }
    }

    const fn russia() -> Self {
        const EDITION: Edition = Edition::Russia2011;
        Self {
            letters: PieceLetters::RUSSIAN,
            letters_fixed: must(EDITION, "8.8.2"),
            capture: may(EDITION, "8.9.optional"),
            pawn_capture: may(EDITION, "8.9.optional"),
            en_passant: must(EDITION, "8.8.8"),
            check: may(EDITION, "8.9.optional"),
            mate: may(EDITION, "8.9.optional"),
            short_form: must(EDITION, "8.8.7"),
            draw_offer: must(EDITION, "8.8.12"),
        }
    }

    const fn appendix_c(edition: Edition) -> Self {
        Self {
            letters: PieceLetters::ENGLISH,
            letters_fixed: may(edition, "C.3"),
            capture: may(edition, "C.9"),
            pawn_capture: may(edition, "C.9.3"),
            en_passant: may(edition, "C.13.6"),
            check: may(edition, "C.13.4"),
            mate: may(edition, "C.13.5"),
            short_form: may(edition, "C.8"),
            draw_offer: must(edition, "C.12"),
        }
    }

    /// The articles that a written move breaks, given how it departs from the form of PGN
    /// ([`Resolution::leniency`](super::Resolution) and [`San::check_leniency`]) and whether it
    /// captures en passant. Signs for a capture, check or mate that is none break the articles on
    /// those signs in every edition.
    ///
    /// ```
    /// use chesslaws_board::Position;
    /// use chesslaws_laws::Edition;
    /// use chesslaws_notation::{San, WritingRules};
    ///
    /// let position: Position = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1".parse().unwrap();
    /// let san = San::parse(b"ed5")?;
    /// let found = san.resolve_noting(&position)?;
    /// let broken = |edition| WritingRules::of(edition).broken(&san, found.leniency, false);
    /// assert_eq!(broken(Edition::Fide2001)[0].number, "E.8");
    /// assert!(broken(Edition::Fide2023).is_empty());
    /// # Ok::<(), chesslaws_notation::SanError>(())
    /// ```
    #[must_use]
    pub fn broken(&self, san: &San, noted: Leniency, is_en_passant: bool) -> Vec<Article> {
        use Leniency as L;
        let has = |one| noted.contains(one);
        let capture = if san.is_pawn_move() {
            self.pawn_capture
        } else {
            self.capture
        };
        let is_long = has(L::LONG_ALGEBRAIC) || has(L::BARE_SQUARES);
        let lacks_ep = is_en_passant && !has(L::EN_PASSANT_SUFFIX);
        let mut broken = Vec::new();
        for (found, is_broken) in [
            (capture, has(L::CAPTURE_SIGN_MISSING) && capture.obligatory),
            (capture, has(L::CAPTURE_SIGN_FALSE)),
            (self.pawn_capture, has(L::PAWN_FILE_MISSING)),
            (self.en_passant, lacks_ep && self.en_passant.obligatory),
            (
                self.check,
                has(L::CHECK_SIGN_MISSING) && self.check.obligatory,
            ),
            (self.check, has(L::CHECK_SIGN_FALSE)),
            (self.short_form, is_long && self.short_form.obligatory),
        ] {
            if is_broken && !broken.contains(&found.article) {
                broken.push(found.article);
            }
        }
        broken
    }
}

const fn must(edition: Edition, number: &'static str) -> SignRule {
    SignRule {
        obligatory: true,
        article: Article::new(edition, number),
    }
}

const fn may(edition: Edition, number: &'static str) -> SignRule {
    SignRule {
        obligatory: false,
        article: Article::new(edition, number),
    }
}
