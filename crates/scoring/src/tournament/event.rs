use super::{Entry, Player, Team, TeamFact, TeamMatch, TournamentBuilder};
use crate::points::PointSystem;
use crate::{Date, TieBreak};
use chesslaws_laws::Points;

/// How the pairings of an event come about: it decides how unplayed rounds are treated.
///
/// ```
/// use chesslaws_scoring::Format;
/// assert_eq!(Format::default(), Format::Swiss);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Format {
    /// Pairings follow the results (C.07 article 16 applies).
    #[default]
    Swiss,
    /// Pairings are known in advance (C.07 article 15.2 applies): a forfeit is a game.
    RoundRobin,
}

/// A tournament: players, rounds, results, teams and the points of the event.
///
/// A value of this type is consistent: numbers are unique, opponents exist and agree about their
/// games, every player has an entry for every round.
///
/// ```
/// use chesslaws_laws::{Color, Points, Score};
/// use chesslaws_scoring::{Player, RoundResult, Tournament};
///
/// let mut builder = Tournament::builder("Club championship", 1);
/// for (number, name) in [(1, "Alyx"), (2, "Bruno"), (3, "Charline")] {
///     builder.player(Player::new(number, name));
/// }
/// builder.game(1, 1, 2, Score::win(Color::White))?;
/// builder.bye(1, 3, RoundResult::PairingBye)?;
/// let event = builder.build()?;
/// assert_eq!(event.points(1), Some(Points::ONE));
/// assert_eq!(event.entries(2).unwrap()[0].opponent, Some(1));
/// # Ok::<(), chesslaws_scoring::TournamentError>(())
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct Tournament {
    pub(crate) name: String,
    pub(crate) start: Option<Date>,
    pub(crate) format: Option<Format>,
    pub(crate) type_code: String,
    pub(crate) rounds: u16,
    pub(crate) system: PointSystem,
    /// Match points for a win, a draw and a loss of a team.
    pub(crate) match_points: [Points; 3],
    pub(crate) players: Vec<Player>,
    pub(crate) entries: Vec<Entry>,
    pub(crate) index: Vec<u16>,
    pub(crate) teams: Vec<Team>,
    pub(crate) matches: Vec<TeamMatch>,
    pub(crate) boards: u16,
    pub(crate) tie_breaks: Vec<TieBreak>,
    /// What a file says of the teams' rounds.
    pub(crate) facts: Vec<TeamFact>,
}

impl Tournament {
    /// Match points that every event gives unless it announces others: 2, 1, 0.
    pub const MATCH_POINTS: [Points; 3] = [Points::from_hundredths(200), Points::ONE, Points::ZERO];

    /// Starts a tournament of `rounds` rounds in code.
    ///
    /// ```
    /// use chesslaws_scoring::Tournament;
    /// assert_eq!(Tournament::builder("Open", 9).build().unwrap().rounds(), 9);
    /// ```
    #[must_use]
    pub fn builder(name: impl Into<String>, rounds: u16) -> TournamentBuilder {
        TournamentBuilder::new(name.into(), rounds)
    }

    /// A builder with all that this tournament holds, for the next round or a correction.
    ///
    /// ```
    /// use chesslaws_scoring::{Player, RoundResult, Tournament};
    /// let mut builder = Tournament::builder("Open", 2);
    /// builder.player(Player::new(1, "Alyx"));
    /// let event = builder.build()?;
    /// let later = event.edit().bye(2, 1, RoundResult::HalfBye)?.build()?;
    /// assert_eq!(later.points(1).unwrap().to_string(), "0.5");
    /// # Ok::<(), chesslaws_scoring::TournamentError>(())
    /// ```
    #[must_use]
    pub fn edit(&self) -> TournamentBuilder {
        TournamentBuilder::from_event(self)
    }

    /// The name of the event.
    ///
    /// ```
    /// use chesslaws_scoring::Tournament;
    /// assert_eq!(Tournament::builder("Open", 9).build().unwrap().name(), "Open");
    /// ```
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The day the event began, if it is known: it chooses the edition of the tie-break rules.
    ///
    /// ```
    /// use chesslaws_scoring::Tournament;
    /// assert_eq!(Tournament::builder("Open", 9).build().unwrap().start(), None);
    /// ```
    #[must_use]
    pub const fn start(&self) -> Option<Date> {
        self.start
    }

    /// Swiss or round robin, if the event says so.
    ///
    /// ```
    /// use chesslaws_scoring::{Format, Tournament};
    /// let mut builder = Tournament::builder("Masters", 9);
    /// builder.format(Format::RoundRobin);
    /// assert_eq!(builder.build().unwrap().format(), Some(Format::RoundRobin));
    /// ```
    #[must_use]
    pub const fn format(&self) -> Option<Format> {
        self.format
    }

    /// The number of rounds of the event, played or not.
    ///
    /// ```
    /// use chesslaws_scoring::Tournament;
    /// assert_eq!(Tournament::builder("Open", 9).build().unwrap().rounds(), 9);
    /// ```
    #[must_use]
    pub const fn rounds(&self) -> u16 {
        self.rounds
    }

    /// The points of the event.
    ///
    /// ```
    /// use chesslaws_scoring::{Tournament, points::PointSystem};
    /// let event = Tournament::builder("Open", 9).build().unwrap();
    /// assert_eq!(*event.system(), PointSystem::STANDARD);
    /// ```
    #[must_use]
    pub const fn system(&self) -> &PointSystem {
        &self.system
    }

    /// The match points of a team for a win, a draw and a loss.
    ///
    /// ```
    /// use chesslaws_scoring::Tournament;
    /// let event = Tournament::builder("League", 9).build().unwrap();
    /// assert_eq!(event.match_points(), Tournament::MATCH_POINTS);
    /// ```
    #[must_use]
    pub const fn match_points(&self) -> [Points; 3] {
        self.match_points
    }

    /// The players by starting number.
    ///
    /// ```
    /// use chesslaws_scoring::Tournament;
    /// assert!(Tournament::builder("Open", 9).build().unwrap().players().is_empty());
    /// ```
    #[must_use]
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// The player with a starting number.
    ///
    /// ```
    /// use chesslaws_scoring::{Player, Tournament};
    /// let mut builder = Tournament::builder("Open", 9);
    /// builder.player(Player::new(4, "David"));
    /// assert_eq!(builder.build()?.player(4).unwrap().name, "David");
    /// # Ok::<(), chesslaws_scoring::TournamentError>(())
    /// ```
    #[must_use]
    pub fn player(&self, number: u16) -> Option<&Player> {
        self.players.get(self.position(number)?)
    }

    /// The rounds of a player, the first round first.
    ///
    /// ```
    /// use chesslaws_scoring::{Entry, Player, Tournament};
    /// let mut builder = Tournament::builder("Open", 2);
    /// builder.player(Player::new(4, "David"));
    /// assert_eq!(builder.build()?.entries(4).unwrap(), [Entry::ABSENT; 2]);
    /// # Ok::<(), chesslaws_scoring::TournamentError>(())
    /// ```
    #[must_use]
    pub fn entries(&self, number: u16) -> Option<&[Entry]> {
        self.position(number).map(|at| self.row(at))
    }

    /// What one entry is worth in this event, penalties included.
    ///
    /// ```
    /// use chesslaws_laws::Points;
    /// use chesslaws_scoring::{Entry, RoundResult, Tournament};
    /// let event = Tournament::builder("Open", 9).build().unwrap();
    /// assert_eq!(event.award(&Entry::bye(RoundResult::HalfBye)), Points::HALF);
    /// ```
    #[must_use]
    pub fn award(&self, entry: &Entry) -> Points {
        self.system.award(entry.result, entry.color) + entry.adjustment
    }

    /// The points of a player after the last round, penalties included.
    ///
    /// ```
    /// use chesslaws_laws::Points;
    /// use chesslaws_scoring::{Player, RoundResult, Tournament};
    /// let mut builder = Tournament::builder("Open", 2);
    /// builder.player(Player::new(1, "Alyx"));
    /// builder.bye(1, 1, RoundResult::FullBye)?;
    /// assert_eq!(builder.build()?.points(1), Some(Points::ONE));
    /// # Ok::<(), chesslaws_scoring::TournamentError>(())
    /// ```
    #[must_use]
    pub fn points(&self, number: u16) -> Option<Points> {
        self.points_after(number, self.rounds)
    }

    /// The points of a player after a round.
    ///
    /// ```
    /// use chesslaws_laws::Points;
    /// use chesslaws_scoring::{Player, RoundResult, Tournament};
    /// let mut builder = Tournament::builder("Open", 2);
    /// builder.player(Player::new(1, "Alyx"));
    /// builder.bye(2, 1, RoundResult::FullBye)?;
    /// assert_eq!(builder.build()?.points_after(1, 1), Some(Points::ZERO));
    /// # Ok::<(), chesslaws_scoring::TournamentError>(())
    /// ```
    #[must_use]
    pub fn points_after(&self, number: u16, round: u16) -> Option<Points> {
        let at = self.position(number)?;
        let entries = self.row(at).iter().take(usize::from(round));
        let start = self.players.get(at)?.adjustment;
        Some(entries.fold(start, |sum, entry| sum + self.award(entry)))
    }

    /// The teams, none in an individual event.
    ///
    /// ```
    /// use chesslaws_scoring::Tournament;
    /// assert!(Tournament::builder("Open", 9).build().unwrap().teams().is_empty());
    /// ```
    #[must_use]
    pub fn teams(&self) -> &[Team] {
        &self.teams
    }

    /// The rounds of a team, the first round first.
    ///
    /// ```
    /// use chesslaws_scoring::Tournament;
    /// assert!(Tournament::builder("Open", 9).build().unwrap().team_matches(1).is_none());
    /// ```
    #[must_use]
    pub fn team_matches(&self, number: u16) -> Option<&[TeamMatch]> {
        let at = self.teams.iter().position(|team| team.number == number)?;
        let rounds = usize::from(self.rounds);
        self.matches.get(at * rounds..(at + 1) * rounds)
    }

    /// The number of boards of a team match; 0 in an individual event.
    ///
    /// ```
    /// use chesslaws_scoring::Tournament;
    /// assert_eq!(Tournament::builder("Open", 9).build().unwrap().boards(), 0);
    /// ```
    #[must_use]
    pub const fn boards(&self) -> u16 {
        self.boards
    }

    /// The tie-breaks the event announced, in their order.
    ///
    /// ```
    /// use chesslaws_scoring::Tournament;
    /// assert!(Tournament::builder("Open", 9).build().unwrap().tie_breaks().is_empty());
    /// ```
    #[must_use]
    pub fn tie_breaks(&self) -> &[TieBreak] {
        &self.tie_breaks
    }

    /// Where the player with a starting number stands in the lists.
    pub(crate) fn position(&self, number: u16) -> Option<usize> {
        match self.index.get(usize::from(number)) {
            Some(&at) if at != u16::MAX => Some(usize::from(at)),
            _ => None,
        }
    }

    /// The entries of the player at a position.
    pub(crate) fn row(&self, at: usize) -> &[Entry] {
        let rounds = usize::from(self.rounds);
        self.entries
            .get(at * rounds..(at + 1) * rounds)
            .unwrap_or(&[])
    }

    /// Sorts the players by number and rebuilds the index; rows move with their players.
    pub(crate) fn assemble(mut players: Vec<(Player, Vec<Entry>)>, rounds: u16) -> Self {
        players.sort_by_key(|(player, _)| player.number);
        let highest = players.last().map_or(0, |(player, _)| player.number);
        let mut index = vec![u16::MAX; usize::from(highest) + 1];
        let mut entries = Vec::with_capacity(players.len() * usize::from(rounds));
        let mut list = Vec::with_capacity(players.len());
        for (player, row) in players {
            if let Some(slot) = index.get_mut(usize::from(player.number)) {
                *slot = u16::try_from(list.len()).unwrap_or(u16::MAX);
            }
            let padding = std::iter::repeat(Entry::ABSENT);
            entries.extend(row.into_iter().chain(padding).take(usize::from(rounds)));
            list.push(player);
        }
        Self {
            name: String::new(),
            start: None,
            format: None,
            type_code: String::new(),
            rounds,
            system: PointSystem::STANDARD,
            match_points: Self::MATCH_POINTS,
            players: list,
            entries,
            index,
            teams: Vec::new(),
            matches: Vec::new(),
            boards: 0,
            tie_breaks: Vec::new(),
            facts: Vec::new(),
        }
    }
}
