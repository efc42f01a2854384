use super::average::{mean, values_of_opponents, whole_mean};
use super::cut::{cut, sum};
use super::field::Field;
use super::knockout::{Boards, Measure};
use super::opponents::{cut_ratings, rated_games};
use super::unplayed::{Item, opponents_scores};
use super::{TeamScore, TieBreak, TieBreakKind, TieBreakRules, TieBreakValue};
use super::{koya, own, performance};
use crate::{Format, Rational, RoundResult, Tournament};

/// What a calculation goes by, where the event itself does not say.
///
/// ```
/// use chesslaws_scoring::{Format, Options, TieBreakRules};
///
/// let options = Options {
///     rules: Some(TieBreakRules::FIDE_2024),
///     format: Some(Format::Swiss),
///     ..Options::default()
/// };
/// assert_eq!(options.after_round, None);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Options {
    /// The regulations; without them those in force on the day the event began, the newest where
    /// that day is unknown.
    pub rules: Option<TieBreakRules>,
    /// Swiss or round robin; without it what the event says, else what its pairings show.
    pub format: Option<Format>,
    /// Interim standings after a round; without it the whole event counts, and rounds that are
    /// not recorded are absences.
    pub after_round: Option<u16>,
    /// The score that ranks the teams of a team event.
    pub primary: TeamScore,
    /// Whether to rank the players even where there are teams.
    pub individuals: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            rules: None,
            format: None,
            after_round: None,
            primary: TeamScore::Match,
            individuals: false,
        }
    }
}

impl Options {
    /// How many rounds are counted.
    pub(crate) fn counted_rounds(&self, event: &Tournament) -> usize {
        usize::from(self.after_round.unwrap_or(event.rounds).min(event.rounds))
    }
}

/// A tournament prepared for tie-breaks under one set of rules.
///
/// ```
/// use chesslaws_laws::{Color, Score};
/// use chesslaws_scoring::{Calculation, Options, Player, TieBreak, Tournament};
///
/// let mut builder = Tournament::builder("Match", 1);
/// builder.player(Player::new(1, "Alyx")).player(Player::new(2, "Bruno"));
/// builder.game(1, 1, 2, Score::win(Color::White))?;
/// let event = builder.build()?;
/// let calculation = Calculation::new(&event, Options::default());
/// let standings = calculation.standings(&TieBreak::parse_list("WIN,BH").unwrap());
/// assert_eq!(standings.rows[0].number, 1);
/// # Ok::<(), chesslaws_scoring::TournamentError>(())
/// ```
#[derive(Debug, Clone)]
pub struct Calculation<'t> {
    pub(crate) event: &'t Tournament,
    pub(crate) options: Options,
    pub(crate) rules: TieBreakRules,
    pub(crate) format: Format,
    pub(crate) format_is_guess: bool,
    /// One field for players, two for teams: match points and game points.
    fields: Vec<Field>,
    ratings: Vec<Option<i32>>,
    pub(crate) unrated: usize,
}

impl<'t> Calculation<'t> {
    /// Prepares a tournament.
    ///
    /// ```
    /// use chesslaws_scoring::{Calculation, Options, Tournament};
    /// let event = Tournament::builder("Open", 9).build().unwrap();
    /// assert_eq!(Calculation::new(&event, Options::default()).rules().year, 2026);
    /// ```
    #[must_use]
    pub fn new(event: &'t Tournament, options: Options) -> Self {
        let rules = options
            .rules
            .unwrap_or_else(|| TieBreakRules::for_start(event.start));
        let known = options.format.or(event.format);
        let format = known.unwrap_or_else(|| guess(event));
        let teams = !event.teams.is_empty() && !options.individuals;
        let fields = if teams {
            let field = |score| Field::teams(event, &options, format, score);
            vec![field(TeamScore::Match), field(TeamScore::Game)]
        } else {
            vec![Field::players(event, &options, format)]
        };
        let rating = |player: &crate::Player| player.rating.or(rules.unrated_as).map(i32::from);
        let ratings: Vec<_> = event.players.iter().map(rating).collect();
        Self {
            event,
            options,
            rules,
            format,
            format_is_guess: known.is_none() && format == Format::RoundRobin,
            fields,
            unrated: ratings.iter().filter(|rating| rating.is_none()).count(),
            ratings,
        }
    }

    /// The rules the calculation goes by.
    ///
    /// ```
    /// use chesslaws_scoring::{Calculation, Options, TieBreakRules, Tournament};
    /// let event = Tournament::builder("Open", 9).build().unwrap();
    /// let options = Options { rules: Some(TieBreakRules::FIDE_2024), ..Options::default() };
    /// assert_eq!(Calculation::new(&event, options).rules(), &TieBreakRules::FIDE_2024);
    /// ```
    #[must_use]
    pub const fn rules(&self) -> &TieBreakRules {
        &self.rules
    }

    /// The format the calculation goes by.
    ///
    /// ```
    /// use chesslaws_scoring::{Calculation, Format, Options, Tournament};
    /// let event = Tournament::builder("Open", 9).build().unwrap();
    /// assert_eq!(Calculation::new(&event, Options::default()).format(), Format::Swiss);
    /// ```
    #[must_use]
    pub const fn format(&self) -> Format {
        self.format
    }

    /// The tie-breaks the event announced; where it announced none, [`TieBreak::usual`] ones.
    ///
    /// ```
    /// use chesslaws_scoring::{Calculation, Options, TieBreak, Tournament};
    /// let event = Tournament::builder("Open", 9).build().unwrap();
    /// let usual = Calculation::new(&event, Options::default()).tie_breaks();
    /// assert_eq!(usual, TieBreak::parse_list("BH/C1,BH,SB").unwrap());
    /// ```
    #[must_use]
    pub fn tie_breaks(&self) -> Vec<TieBreak> {
        match self.event.tie_breaks() {
            [] => TieBreak::usual(self.format, self.is_for_teams()),
            announced => announced.to_vec(),
        }
    }

    /// Whether teams are ranked and not players.
    ///
    /// ```
    /// use chesslaws_scoring::{Calculation, Options, Tournament};
    /// let event = Tournament::builder("Open", 9).build().unwrap();
    /// assert!(!Calculation::new(&event, Options::default()).is_for_teams());
    /// ```
    #[must_use]
    pub const fn is_for_teams(&self) -> bool {
        self.fields.len() == 2
    }

    pub(crate) fn field(&self, score: TeamScore) -> &Field {
        match (score, self.fields.as_slice()) {
            (TeamScore::Game, [_, games]) => games,
            (_, fields) => &fields[0],
        }
    }

    pub(crate) fn primary(&self) -> &Field {
        self.field(self.options.primary)
    }

    /// The values of a criterion that gives every participant a number of its own.
    pub(crate) fn column(&self, tie_break: &TieBreak) -> Vec<TieBreakValue> {
        let inner = self.inner_column(tie_break);
        let mut items = Vec::new();
        (0..self.primary().len())
            .map(|row| self.value(tie_break, row, &inner, &mut items))
            .collect()
    }

    /// The values that an average over opponents is about.
    pub(crate) fn inner_column(&self, tie_break: &TieBreak) -> Vec<TieBreakValue> {
        let kind = match tie_break.kind {
            TieBreakKind::AverageBuchholz if tie_break.modifiers.fore => TieBreakKind::ForeBuchholz,
            TieBreakKind::AverageBuchholz => TieBreakKind::Buchholz,
            TieBreakKind::AveragePerformance => TieBreakKind::Performance,
            TieBreakKind::AveragePerfectPerformance => TieBreakKind::PerfectPerformance,
            _ => return Vec::new(),
        };
        let mut inner = tie_break.clone();
        inner.kind = kind;
        self.column(&inner)
    }

    /// The value for one participant; `items` then holds what it is made of.
    pub(crate) fn value(
        &self,
        tie_break: &TieBreak,
        row: usize,
        inner: &[TieBreakValue],
        items: &mut Vec<Item>,
    ) -> TieBreakValue {
        items.clear();
        let rules = self.rules.in_edition(tie_break.modifiers.edition);
        let kind = tie_break.kind;
        if kind.needs_ratings() {
            return self.rating_value(tie_break, row, inner, &rules, items);
        }
        if kind.is_for_teams() {
            return self.team_value(tie_break, row, &rules, items);
        }
        let field = self.field(tie_break.score.unwrap_or(self.options.primary));
        let modifiers = &tie_break.modifiers;
        match kind {
            TieBreakKind::Points => points(field.totals[row].score),
            TieBreakKind::PairingNumber => {
                TieBreakValue::Number(Rational::from(i64::from(field.numbers[row])))
            }
            TieBreakKind::Wins
            | TieBreakKind::GamesWon
            | TieBreakKind::BlackGames
            | TieBreakKind::BlackWins
            | TieBreakKind::RoundsElected
            | TieBreakKind::StandardPoints => {
                own::counted_rounds(kind, field, row, &rules, items);
                hundredths(sum(items))
            }
            TieBreakKind::ProgressiveScores => {
                own::progressive_scores(field, row, modifiers.cut, items);
                hundredths(sum(items))
            }
            TieBreakKind::Koya => {
                koya::points_against_leaders(field, row, modifiers.limit, items);
                hundredths(sum(items))
            }
            TieBreakKind::Buchholz | TieBreakKind::ForeBuchholz => {
                let fore = modifiers.fore || kind == TieBreakKind::ForeBuchholz;
                opponents_scores(field, None, row, fore, modifiers, &rules, items);
                self.cut(tie_break, &rules, items);
                hundredths(sum(items))
            }
            TieBreakKind::SonnebornBerger => {
                opponents_scores(field, Some(field), row, false, modifiers, &rules, items);
                self.cut(tie_break, &rules, items);
                TieBreakValue::Number(Rational::products(sum(items)))
            }
            TieBreakKind::AverageBuchholz => {
                values_of_opponents(field, row, field.round_robin, inner, 100, items);
                mean(items, 100)
            }
            _ => TieBreakValue::Undefined,
        }
    }

    fn cut(&self, tie_break: &TieBreak, rules: &TieBreakRules, items: &mut [Item]) {
        let modifiers = &tie_break.modifiers;
        let least = modifiers.cut.saturating_add(modifiers.median);
        cut(
            items,
            least,
            modifiers.median,
            rules.cut_takes_absences_first,
        );
    }

    /// Article 10. Without any rule for unrated players these criteria are dropped.
    fn rating_value(
        &self,
        tie_break: &TieBreak,
        row: usize,
        inner: &[TieBreakValue],
        rules: &TieBreakRules,
        items: &mut Vec<Item>,
    ) -> TieBreakValue {
        if self.is_for_teams() || self.unrated > 0 {
            return TieBreakValue::Undefined;
        }
        let field = self.primary();
        let whole = |value: Option<i64>| {
            value.map_or(TieBreakValue::Undefined, |value| {
                TieBreakValue::Number(Rational::from(value))
            })
        };
        match tie_break.kind {
            TieBreakKind::Rating => whole(self.ratings.get(row).copied().flatten().map(i64::from)),
            TieBreakKind::AveragePerformance | TieBreakKind::AveragePerfectPerformance => {
                let forfeits = field.round_robin && rules.round_robin_forfeits_have_ratings;
                values_of_opponents(field, row, forfeits, inner, 1, items);
                whole_mean(items)
            }
            kind => {
                rated_games(field, row, &self.ratings, rules, items);
                match kind {
                    TieBreakKind::Performance => whole(performance::tournament_performance(items)),
                    TieBreakKind::PerfectPerformance => whole(performance::perfect(items)),
                    _ => {
                        let modifiers = &tie_break.modifiers;
                        let least = modifiers.cut.saturating_add(modifiers.median);
                        cut_ratings(items, least, modifiers.median);
                        whole_mean(items)
                    }
                }
            }
        }
    }

    /// Articles 12 and 13; undefined where there are no teams.
    fn team_value(
        &self,
        tie_break: &TieBreak,
        row: usize,
        rules: &TieBreakRules,
        items: &mut Vec<Item>,
    ) -> TieBreakValue {
        if !self.is_for_teams() {
            return TieBreakValue::Undefined;
        }
        let modifiers = &tie_break.modifiers;
        match tie_break.kind {
            TieBreakKind::OtherScore => {
                points(self.field(self.options.primary.other()).totals[row].score)
            }
            TieBreakKind::BoardCount => {
                let boards = self.boards(Measure::Count);
                hundredths(Boards::board_count(&boards.points(row, |_| true)))
            }
            TieBreakKind::ExtendedSonnebornBerger { of, against } => {
                let (of, against) = (self.field(of), self.field(against));
                opponents_scores(of, Some(against), row, false, modifiers, rules, items);
                self.cut(tie_break, rules, items);
                TieBreakValue::Number(Rational::products(sum(items)))
            }
            TieBreakKind::ScheduleStrength => {
                let score = tie_break.score.unwrap_or(self.options.primary);
                let (primary, secondary) = (self.field(score), self.field(score.other()));
                opponents_scores(primary, None, row, modifiers.fore, modifiers, rules, items);
                // 13.4: the highest primary score of the event by the highest secondary score of
                // one match, rounded towards nought.
                let rounds = i32::from(self.event.rounds);
                let usual = primary.win * rounds / secondary.win.max(1);
                let divisor = i64::from(modifiers.divisor.map_or(usual.max(1), i32::from));
                let total = i64::from(secondary.totals[row].score) * divisor + sum(items);
                Rational::new(total, 100 * divisor)
                    .map_or(TieBreakValue::Undefined, TieBreakValue::Number)
            }
            _ => TieBreakValue::Undefined,
        }
    }
}

fn points(score: i32) -> TieBreakValue {
    hundredths(i64::from(score))
}

fn hundredths(value: i64) -> TieBreakValue {
    TieBreakValue::Number(Rational::hundredths(value))
}

/// A round robin shows itself: everybody is paired with everybody, each the same number of times.
fn guess(event: &Tournament) -> Format {
    let players = event.players.len();
    let rounds = usize::from(event.rounds);
    // Nobody can meet all others in fewer rounds, or needs more than a quadruple round robin.
    if players < 3 || rounds + 1 < players || rounds > 4 * players {
        return Format::Swiss;
    }
    let mut meetings = vec![0_u32; players];
    let mut expected = None;
    for at in 0..players {
        meetings.fill(0);
        for entry in event.row(at) {
            // Nobody is given points for a free round of a round robin.
            if matches!(entry.result, RoundResult::HalfBye | RoundResult::FullBye) {
                return Format::Swiss;
            }
            if let Some(other) = entry.opponent.and_then(|number| event.position(number)) {
                meetings[other] += 1;
            }
        }
        for (other, &count) in meetings.iter().enumerate() {
            if other != at && (count == 0 || *expected.get_or_insert(count) != count) {
                return Format::Swiss;
            }
        }
    }
    Format::RoundRobin
}
