//! Marks beside a move: NAGs, `!?`, evaluation signs, draw offers.

/// A mark that stands in the movetext beside a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Annotation {
    /// A numeric annotation glyph of the PGN standard, section 10: `$1`, or the sign that means
    /// the same: `!` 1, `?` 2, `!!` 3, `??` 4, `!?` 5, `?!` 6, `±` 16, `+-` 18.
    Nag(u8),
    /// `(=)`: the player offered a draw with this move (Laws, Appendix C.12).
    DrawOffer,
    /// A bare `=`: some write it for a draw offer, others for an equal position.
    Equal,
    /// A check or mate sign apart from its move.
    CheckSign,
    /// `e.p.` apart from its move.
    EnPassant,
    /// A run of `!` and `?` that no table knows, such as `!!!`.
    Unknown,
}

/// Reads a run of `!` and `?`.
pub(crate) fn glyph(run: &[u8]) -> Annotation {
    match run {
        b"!" => Annotation::Nag(1),
        b"?" => Annotation::Nag(2),
        b"!!" => Annotation::Nag(3),
        b"??" => Annotation::Nag(4),
        b"!?" => Annotation::Nag(5),
        b"?!" => Annotation::Nag(6),
        _ => Annotation::Unknown,
    }
}

/// Reads an evaluation sign that stands alone; `None` if the word is none.
pub(crate) fn sign(word: &[u8]) -> Option<Annotation> {
    let word = core::str::from_utf8(word).ok()?;
    Some(match word {
        "=" => Annotation::Equal,
        "+" | "++" | "#" | "##" | "†" | "‡" => Annotation::CheckSign,
        "□" => Annotation::Nag(7),
        "∞" | "~" => Annotation::Nag(13),
        "+=" | "+/=" | "⩲" => Annotation::Nag(14),
        "=+" | "=/+" | "⩱" => Annotation::Nag(15),
        "±" | "+/-" => Annotation::Nag(16),
        "∓" | "-/+" => Annotation::Nag(17),
        "+-" | "+−" => Annotation::Nag(18),
        "-+" | "−+" => Annotation::Nag(19),
        _ => return None,
    })
}

/// Reads `e.p.` in the forms in use.
pub(crate) fn is_en_passant(word: &[u8]) -> bool {
    matches!(word, b"e.p." | b"e.p" | b"ep" | b"ep.")
}
