use super::calculation::Calculation;
use super::contribution::{Contribution, Source};
use super::unplayed::Item;
use super::{TieBreak, TieBreakKind, TieBreakValue};
use crate::Rational;
use chesslaws_laws::Points;
use std::fmt;

/// How a value came about: the rounds, the opponents, what each adds and what is cut.
///
/// ```
/// use chesslaws_laws::{Color, Score};
/// use chesslaws_scoring::{Calculation, Options, Player, RoundResult, Tournament};
///
/// let mut builder = Tournament::builder("Match", 2);
/// builder.player(Player::new(1, "Alyx")).player(Player::new(2, "Bruno"));
/// builder.game(1, 1, 2, Score::win(Color::White))?;
/// builder.bye(2, 1, RoundResult::HalfBye)?;
/// let event = builder.build()?;
/// let calculation = Calculation::new(&event, Options::default());
/// let explanation = calculation.explain(1, &"BH/C1".parse().unwrap()).unwrap();
/// assert_eq!(
///     explanation.to_string(),
///     "BH/C1 = 0.5\n  round 1: opponent 2, score 0.5, adds 0.5\n  \
///      round 2: dummy opponent, score 1, adds 1, cut (absence)\n"
/// );
/// # Ok::<(), chesslaws_scoring::TournamentError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Explanation {
    /// The participant.
    pub number: u16,
    /// The criterion.
    pub tie_break: TieBreak,
    /// Its value.
    pub value: TieBreakValue,
    /// What it is made of, round by round.
    pub contributions: Vec<Contribution>,
    /// The numbers of the participants it was tied with, for a criterion that ranks groups.
    pub group: Vec<u16>,
}

impl Calculation<'_> {
    /// Explains the value of a criterion for one participant; `None` where nobody has the number.
    ///
    /// For a criterion that ranks a tied group (DE, EDE, TBR, BBE) the group is taken from the
    /// points alone; [`Standings::explain`](crate::Standings::explain) knows the real one.
    ///
    /// ```
    /// use chesslaws_scoring::{Calculation, Options, Tournament};
    /// let event = Tournament::builder("Open", 9).build().unwrap();
    /// let calculation = Calculation::new(&event, Options::default());
    /// assert!(calculation.explain(1, &"BH".parse().unwrap()).is_none());
    /// ```
    #[must_use]
    pub fn explain(&self, number: u16, tie_break: &TieBreak) -> Option<Explanation> {
        let field = self.primary();
        let row = field.numbers.iter().position(|&other| other == number)?;
        let score = field.totals[row].score;
        let group: Vec<usize> = (0..field.len())
            .filter(|&other| field.totals[other].score == score)
            .collect();
        self.explain_in_group(row, tie_break, &group)
    }

    pub(crate) fn explain_in_group(
        &self,
        row: usize,
        tie_break: &TieBreak,
        group: &[usize],
    ) -> Option<Explanation> {
        let field = self.primary();
        let mut items = Vec::new();
        let mut numbers = Vec::new();
        let value = if tie_break.kind.is_place() {
            let at = group.iter().position(|&other| other == row)?;
            numbers = group.iter().map(|&other| field.numbers[other]).collect();
            self.mutual_games(tie_break, row, group, &mut items);
            *self.places(tie_break, group).get(at)?
        } else {
            let inner = self.inner_column(tie_break);
            self.value(tie_break, row, &inner, &mut items)
        };
        let contribution = |item: &Item| Contribution {
            round: item.round,
            opponent: item.opponent.map(|other| field.number(other)),
            source: item.source,
            score: Points::from_hundredths(item.score),
            value: scaled(tie_break.kind, item.value),
            voluntary: item.voluntary,
            cut: item.cut,
        };
        Some(Explanation {
            number: field.numbers[row],
            tie_break: tie_break.clone(),
            value,
            contributions: items.iter().map(contribution).collect(),
            group: numbers,
        })
    }

    /// The games inside a tied group.
    fn mutual_games(
        &self,
        tie_break: &TieBreak,
        row: usize,
        group: &[usize],
        items: &mut Vec<Item>,
    ) {
        let field = self.field(tie_break.score.unwrap_or(self.options.primary));
        for (at, cell) in field.row(row).iter().enumerate() {
            let Some(opponent) = cell.opponent else {
                continue;
            };
            let met = field.is_met(cell, tie_break.modifiers.forfeits_count);
            if met && group.contains(&(opponent as usize)) {
                items.push(Item {
                    round: u16::try_from(at + 1).unwrap_or(u16::MAX),
                    opponent: cell.opponent,
                    source: Source::Opponent,
                    score: cell.points,
                    value: i64::from(cell.points),
                    voluntary: false,
                    cut: None,
                });
            }
        }
    }
}

/// What an item's whole number stands for.
fn scaled(kind: TieBreakKind, value: i64) -> Rational {
    match kind {
        TieBreakKind::SonnebornBerger | TieBreakKind::ExtendedSonnebornBerger { .. } => {
            Rational::products(value)
        }
        TieBreakKind::AverageRating
        | TieBreakKind::Performance
        | TieBreakKind::PerfectPerformance
        | TieBreakKind::AveragePerformance
        | TieBreakKind::AveragePerfectPerformance => Rational::from(value),
        _ => Rational::hundredths(value),
    }
}

/// One line for the value and one for each round.
impl fmt::Display for Explanation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = self.value.text(self.tie_break.kind);
        let shown = if text.is_empty() { "undefined" } else { &text };
        writeln!(f, "{} = {shown}", self.tie_break)?;
        if !self.group.is_empty() {
            let numbers: Vec<String> = self.group.iter().map(u16::to_string).collect();
            writeln!(f, "  among {}", numbers.join(", "))?;
        }
        for line in &self.contributions {
            write!(f, "  round {}: {}", line.round, line.source)?;
            if let (Source::Opponent, Some(opponent)) = (line.source, line.opponent) {
                write!(f, " {opponent}")?;
            }
            write!(
                f,
                ", score {}, adds {}",
                line.score,
                line.value.to_decimal(places(line.value))
            )?;
            if let Some(cut) = line.cut {
                let why = match cut {
                    super::Cut::Least => "least",
                    super::Cut::Most => "most",
                    super::Cut::Absence => "absence",
                    super::Cut::BelowLimit => "below the limit",
                };
                write!(f, ", cut ({why})")?;
            }
            writeln!(f)?;
        }
        Ok(())
    }
}

/// As few decimals as say the whole value, four at most.
fn places(value: Rational) -> u8 {
    (0..4).find(|&places| value.fits(places)).unwrap_or(4)
}
