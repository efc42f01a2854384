use crate::Rational;
use chesslaws_laws::Points;

/// What one round adds to a tie-break.
///
/// ```
/// use chesslaws_scoring::tiebreak::Source;
/// assert_eq!(Source::Dummy.to_string(), "dummy opponent");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Source {
    /// A game or a match with the opponent.
    Opponent,
    /// An unplayed round, evaluated as a game with a dummy opponent (C.07 16.4).
    Dummy,
    /// The participant's own result or standing.
    Own,
}

impl std::fmt::Display for Source {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Opponent => "opponent",
            Self::Dummy => "dummy opponent",
            Self::Own => "own result",
        })
    }
}

/// Why a contribution is left out.
///
/// ```
/// use chesslaws_scoring::tiebreak::Cut;
/// assert_ne!(Cut::Least, Cut::Most);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Cut {
    /// It was the least significant value (C.07 14.1 to 14.4).
    Least,
    /// It was the most significant value of a median (C.07 14.3, 14.4).
    Most,
    /// It was a voluntary unplayed round, which a cut takes first (C.07 16.5).
    Absence,
    /// The opponent stood below the limit of the Koya system (C.07 9.2).
    BelowLimit,
}

/// One round's share of a value.
///
/// ```
/// use chesslaws_laws::{Color, Score};
/// use chesslaws_scoring::{Calculation, Options, Player, Tournament};
///
/// let mut builder = Tournament::builder("Match", 1);
/// builder.player(Player::new(1, "Alyx")).player(Player::new(2, "Bruno"));
/// builder.game(1, 1, 2, Score::win(Color::White))?;
/// let event = builder.build()?;
/// let calculation = Calculation::new(&event, Options::default());
/// let explanation = calculation.explain(2, &"BH".parse().unwrap()).unwrap();
/// assert_eq!(explanation.contributions[0].opponent, Some(1));
/// assert_eq!(explanation.contributions[0].value.to_string(), "1");
/// # Ok::<(), chesslaws_scoring::TournamentError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Contribution {
    /// The round, counted from 1.
    pub round: u16,
    /// The number of the opponent, scheduled or met.
    pub opponent: Option<u16>,
    /// Where the value comes from.
    pub source: Source,
    /// The score of the opponent or of the dummy as it is used here.
    pub score: Points,
    /// What the round adds, if it is not cut.
    pub value: Rational,
    /// Whether the round is a voluntary unplayed round.
    pub voluntary: bool,
    /// Why it is left out, if it is.
    pub cut: Option<Cut>,
}
