use super::Note;
use crate::tiebreak::{Explanation, TieBreakKind};
use crate::{Calculation, Format, TieBreak, TieBreakValue};
use chesslaws_laws::Points;
use std::cmp::Ordering;

/// A ranking by points and an ordered list of tie-breaks.
///
/// ```
/// use chesslaws_laws::{Color, Score};
/// use chesslaws_scoring::{Calculation, Options, Player, TieBreak, Tournament};
///
/// let mut builder = Tournament::builder("Triangle", 3);
/// for (number, name) in [(1, "Alyx"), (2, "Bruno"), (3, "Charline")] {
///     builder.player(Player::new(number, name));
/// }
/// builder.game(1, 1, 2, Score::win(Color::White))?;
/// builder.game(2, 2, 3, Score::win(Color::White))?;
/// builder.game(3, 3, 1, Score::DRAW)?;
/// let event = builder.build()?;
/// let standings = Calculation::new(&event, Options::default())
///     .standings(&TieBreak::parse_list("DE,SB").unwrap());
/// let ranks: Vec<_> = standings.rows.iter().map(|row| (row.rank, row.number)).collect();
/// assert_eq!(ranks, [(Some(1), 1), (Some(2), 2), (Some(3), 3)]);
/// # Ok::<(), chesslaws_scoring::TournamentError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standings {
    /// The name of the event.
    pub event: String,
    /// The criteria in their order.
    pub criteria: Vec<TieBreak>,
    /// The participants, best first; tied ones by number.
    pub rows: Vec<StandingRow>,
    /// What the organiser should know.
    pub notes: Vec<Note>,
    /// Whether the rows are teams.
    pub teams: bool,
    /// The year of the tie-break rules.
    pub rules_year: u16,
    /// For each participant the rank before each criterion, for explanations.
    groups: Vec<Vec<u32>>,
}

/// One participant of a ranking.
///
/// ```
/// # use chesslaws_scoring::{Calculation, Options, Player, TieBreak, Tournament};
/// let mut builder = Tournament::builder("Open", 1);
/// builder.player(Player::new(1, "Alyx"));
/// let event = builder.build()?;
/// let standings = Calculation::new(&event, Options::default()).standings(&[]);
/// assert_eq!(standings.rows[0].name, "Alyx");
/// # Ok::<(), chesslaws_scoring::TournamentError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StandingRow {
    /// The rank, shared by those who stay tied; `None` for who is not ranked.
    pub rank: Option<u32>,
    /// The starting number of the player, or the number of the team.
    pub number: u16,
    /// The name.
    pub name: String,
    /// The points that rank: match points, usually, for a team.
    pub points: Points,
    /// The values of the criteria in their order.
    pub values: Vec<TieBreakValue>,
}

impl Calculation<'_> {
    /// Ranks the participants by points and then by the criteria in their order.
    ///
    /// `PTS` in the list says where the points stand; without it they stand first. A criterion
    /// that ranks tied groups is given the groups that are tied when its turn comes.
    ///
    /// ```
    /// # use chesslaws_scoring::{Calculation, Options, Tournament};
    /// let event = Tournament::builder("Open", 9).build().unwrap();
    /// let standings = Calculation::new(&event, Options::default()).standings(&[]);
    /// assert!(standings.rows.is_empty());
    /// ```
    #[must_use]
    pub fn standings(&self, criteria: &[TieBreak]) -> Standings {
        let field = self.primary();
        let ranked = |&row: &usize| {
            let expelled = !self.is_for_teams() && !self.event.players[row].ranked;
            !field.left_out[row] && !expelled
        };
        let mut order: Vec<usize> = (0..field.len()).filter(ranked).collect();
        let mut ranks = vec![1_u32; field.len()];
        let mut groups = vec![Vec::with_capacity(criteria.len()); field.len()];
        if !criteria.iter().any(|one| one.kind == TieBreakKind::Points) {
            let points = self.column(&TieBreak::new(TieBreakKind::Points));
            refine(&mut order, &mut ranks, &points, false);
        }
        let mut columns = Vec::with_capacity(criteria.len());
        for criterion in criteria {
            for (row, group) in groups.iter_mut().enumerate() {
                group.push(ranks[row]);
            }
            let column = if criterion.kind.is_place() {
                self.place_column(criterion, &order, &ranks)
            } else {
                self.column(criterion)
            };
            let lower = criterion.kind.lower_is_better() && !criterion.kind.is_place();
            let reversed = criterion.modifiers.reversed;
            refine(&mut order, &mut ranks, &column, lower != reversed);
            columns.push(column);
        }
        let ranked_count = order.len();
        order.extend((0..field.len()).filter(|row| !ranked(row)));
        let rows = order.iter().enumerate().map(|(at, &row)| StandingRow {
            rank: (at < ranked_count).then_some(ranks[row]),
            number: field.numbers[row],
            name: self.name(row).to_owned(),
            points: Points::from_hundredths(field.totals[row].score),
            values: columns.iter().map(|column| column[row]).collect(),
        });
        let unranked = order.iter().skip(ranked_count);
        let unranked = unranked.map(|&row| Note::NotRanked {
            number: field.numbers[row],
        });
        let mut notes = self.notes(criteria);
        notes.extend(unranked);
        Standings {
            event: self.event.name.clone(),
            criteria: criteria.to_vec(),
            rows: rows.collect(),
            notes,
            teams: self.is_for_teams(),
            rules_year: self.rules.year,
            groups,
        }
    }

    fn place_column(
        &self,
        criterion: &TieBreak,
        order: &[usize],
        ranks: &[u32],
    ) -> Vec<TieBreakValue> {
        let mut column = vec![TieBreakValue::Undecided; ranks.len()];
        for group in order.chunk_by(|&one, &other| ranks[one] == ranks[other]) {
            if group.len() < 2 {
                continue;
            }
            for (&row, value) in group.iter().zip(self.places(criterion, group)) {
                column[row] = value;
            }
        }
        column
    }

    fn name(&self, row: usize) -> &str {
        if self.is_for_teams() {
            &self.event.teams[row].name
        } else {
            &self.event.players[row].name
        }
    }

    fn notes(&self, criteria: &[TieBreak]) -> Vec<Note> {
        let mut notes = Vec::new();
        if self.format_is_guess {
            notes.push(Note::FormatGuessed);
        }
        for criterion in criteria {
            let code = criterion.to_string();
            let kind = criterion.kind;
            let rules = self.rules.in_edition(criterion.modifiers.edition);
            if kind == TieBreakKind::Other {
                notes.push(Note::OwnCriterion { code });
            } else if kind.is_for_teams() && !self.is_for_teams() {
                notes.push(Note::ForTeamsOnly { code });
            } else if kind.needs_ratings() && self.is_for_teams() {
                notes.push(Note::ForPlayersOnly { code });
            } else if kind.needs_ratings() && self.unrated > 0 {
                let unrated = self.unrated;
                notes.push(Note::Dropped { code, unrated });
            } else if kind.is_buchholz()
                && self.format == Format::RoundRobin
                && !rules.buchholz_in_round_robin
            {
                notes.push(Note::BuchholzInRoundRobin { code });
            } else if !rules.has_new_codes
                && matches!(
                    kind,
                    TieBreakKind::StandardPoints
                        | TieBreakKind::PairingNumber
                        | TieBreakKind::Rating
                )
            {
                let year = rules.year;
                notes.push(Note::NotInEdition { code, year });
            }
        }
        notes
    }
}

impl Standings {
    /// Explains the value of a criterion, counted from 0, for one participant, with the group it
    /// was tied in.
    ///
    /// ```
    /// use chesslaws_laws::{Color, Score};
    /// use chesslaws_scoring::{Calculation, Options, Player, TieBreak, Tournament};
    ///
    /// let mut builder = Tournament::builder("Match", 1);
    /// builder.player(Player::new(1, "Alyx")).player(Player::new(2, "Bruno"));
    /// builder.game(1, 2, 1, Score::DRAW)?;
    /// let event = builder.build()?;
    /// let calculation = Calculation::new(&event, Options::default());
    /// let standings = calculation.standings(&TieBreak::parse_list("DE").unwrap());
    /// assert_eq!(standings.explain(&calculation, 1, 0).unwrap().group, [1, 2]);
    /// # Ok::<(), chesslaws_scoring::TournamentError>(())
    /// ```
    #[must_use]
    pub fn explain(
        &self,
        calculation: &Calculation<'_>,
        number: u16,
        criterion: usize,
    ) -> Option<Explanation> {
        let tie_break = self.criteria.get(criterion)?;
        let numbers = &calculation.primary().numbers;
        let row = numbers.iter().position(|&other| other == number)?;
        let rank_of = |row: usize| self.groups.get(row)?.get(criterion).copied();
        let rank = rank_of(row)?;
        let ranked = |&row: &usize| {
            let shown = self
                .rows
                .iter()
                .find(|line| Some(&line.number) == numbers.get(row));
            shown.is_some_and(|line| line.rank.is_some())
        };
        let group: Vec<usize> = (0..numbers.len())
            .filter(|&other| rank_of(other) == Some(rank))
            .filter(ranked)
            .collect();
        calculation.explain_in_group(row, tie_break, &group)
    }

    /// The row of a participant.
    ///
    /// ```
    /// # use chesslaws_scoring::{Calculation, Options, Tournament};
    /// let event = Tournament::builder("Open", 9).build().unwrap();
    /// let standings = Calculation::new(&event, Options::default()).standings(&[]);
    /// assert!(standings.row(1).is_none());
    /// ```
    #[must_use]
    pub fn row(&self, number: u16) -> Option<&StandingRow> {
        self.rows.iter().find(|row| row.number == number)
    }
}

/// Splits the groups of equal rank by a column of values.
fn refine(order: &mut [usize], ranks: &mut [u32], column: &[TieBreakValue], lower: bool) {
    let better_first = |one: usize, other: usize| {
        let (one, other) = (column[one], column[other]);
        match (one, other) {
            // Undefined stays last in either order.
            (TieBreakValue::Number(one), TieBreakValue::Number(other)) if lower => one.cmp(&other),
            _ => other.cmp(&one),
        }
    };
    order.sort_by(|&one, &other| {
        ranks[one]
            .cmp(&ranks[other])
            .then_with(|| better_first(one, other))
            .then(one.cmp(&other))
    });
    let mut previous: Option<(usize, u32)> = None;
    for (at, &row) in order.iter().enumerate() {
        let old = ranks[row];
        let tied = previous.filter(|&(other, other_old)| {
            other_old == old && better_first(other, row) == Ordering::Equal
        });
        ranks[row] = match tied {
            Some((other, _)) => ranks[other],
            None => u32::try_from(at + 1).unwrap_or(u32::MAX),
        };
        previous = Some((row, old));
    }
}
