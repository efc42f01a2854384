use super::{Entry, Format, Player, Team, TeamFact, Tournament, TournamentError};
use crate::points::PointSystem;
use crate::{Date, TieBreak};
use chesslaws_laws::Points;
use std::collections::HashMap;

/// Puts a tournament together in code, one result at a time.
///
/// A call that is refused changes nothing.
///
/// ```
/// use chesslaws_laws::{Color, Score};
/// use chesslaws_scoring::{Player, Tournament};
///
/// let mut builder = Tournament::builder("Match", 2);
/// builder.player(Player::new(1, "Alyx")).player(Player::new(2, "Bruno"));
/// builder.game(1, 1, 2, Score::DRAW)?;
/// builder.forfeit(2, 2, 1, Some(Color::White))?;
/// assert!(builder.game(2, 1, 2, Score::DRAW).is_err(), "both have a result in round 2");
/// let event = builder.build()?;
/// assert_eq!(event.points(2).unwrap().to_string(), "1.5");
/// # Ok::<(), chesslaws_scoring::TournamentError>(())
/// ```
#[derive(Debug, Clone)]
pub struct TournamentBuilder {
    name: String,
    pub(super) rounds: u16,
    start: Option<Date>,
    format: Option<Format>,
    pub(super) system: PointSystem,
    match_points: [Points; 3],
    boards: u16,
    pub(super) players: Vec<(Player, Vec<Entry>)>,
    index: HashMap<u16, usize>,
    teams: Vec<Team>,
    tie_breaks: Vec<TieBreak>,
    duplicate: Option<u16>,
    facts: Vec<TeamFact>,
    type_code: String,
}

impl TournamentBuilder {
    pub(super) fn new(name: String, rounds: u16) -> Self {
        Self {
            name,
            rounds,
            start: None,
            format: None,
            system: PointSystem::STANDARD,
            match_points: Tournament::MATCH_POINTS,
            boards: 0,
            players: Vec::new(),
            index: HashMap::new(),
            teams: Vec::new(),
            tie_breaks: Vec::new(),
            duplicate: None,
            facts: Vec::new(),
            type_code: String::new(),
        }
    }

    /// A builder that holds everything an existing tournament holds.
    pub(super) fn from_event(event: &Tournament) -> Self {
        let mut builder = Self::new(event.name.clone(), event.rounds);
        for (at, player) in event.players.iter().enumerate() {
            builder.index.insert(player.number, at);
            builder
                .players
                .push((player.clone(), event.row(at).to_vec()));
        }
        builder.start = event.start;
        builder.format = event.format;
        builder.system = event.system;
        builder.match_points = event.match_points;
        builder.boards = event.boards;
        builder.teams.clone_from(&event.teams);
        builder.tie_breaks.clone_from(&event.tie_breaks);
        builder.facts.clone_from(&event.facts);
        builder.type_code.clone_from(&event.type_code);
        builder
    }

    /// Adds a player. A number given twice is refused by [`build`](Self::build).
    ///
    /// ```
    /// use chesslaws_scoring::{Player, Tournament};
    /// let mut builder = Tournament::builder("Open", 1);
    /// builder.player(Player::new(1, "Alyx")).player(Player::new(1, "Bruno"));
    /// assert!(builder.build().is_err());
    /// ```
    pub fn player(&mut self, player: Player) -> &mut Self {
        let number = player.number;
        if self.index.insert(number, self.players.len()).is_some() {
            self.duplicate.get_or_insert(number);
        }
        let row = vec![Entry::ABSENT; usize::from(self.rounds)];
        self.players.push((player, row));
        self
    }

    /// Adds a team with its players in board order.
    ///
    /// ```
    /// use chesslaws_scoring::{Player, Team, Tournament};
    /// let mut builder = Tournament::builder("League", 1);
    /// builder.player(Player::new(1, "Alyx"));
    /// builder.team(Team::new(1, "Club", [1]));
    /// assert_eq!(builder.build()?.teams()[0].members, [1]);
    /// # Ok::<(), chesslaws_scoring::TournamentError>(())
    /// ```
    pub fn team(&mut self, team: Team) -> &mut Self {
        self.teams.push(team);
        self
    }

    /// Says how many boards a team match has; without it, the longest match decides.
    ///
    /// ```
    /// use chesslaws_scoring::Tournament;
    /// let mut builder = Tournament::builder("League", 1);
    /// assert_eq!(builder.boards(4).build()?.boards(), 4);
    /// # Ok::<(), chesslaws_scoring::TournamentError>(())
    /// ```
    pub fn boards(&mut self, boards: u16) -> &mut Self {
        self.boards = boards;
        self
    }

    /// Announces the points of the event (article 10.1).
    ///
    /// ```
    /// use chesslaws_scoring::{Tournament, points::PointSystem};
    /// let mut builder = Tournament::builder("Open", 1);
    /// builder.system(PointSystem::THREE_ONE_ZERO);
    /// assert_eq!(builder.build()?.system().win().hundredths(), 300);
    /// # Ok::<(), chesslaws_scoring::TournamentError>(())
    /// ```
    pub fn system(&mut self, system: PointSystem) -> &mut Self {
        self.system = system;
        self
    }

    /// The points of the event as they are announced so far: those that a
    /// [`GameAward`](crate::points::GameAward) of its games is made with.
    ///
    /// ```
    /// use chesslaws_scoring::{Tournament, points::PointSystem};
    /// let mut builder = Tournament::builder("Open", 1);
    /// assert_eq!(builder.point_system(), PointSystem::STANDARD);
    /// builder.system(PointSystem::THREE_ONE_ZERO);
    /// assert_eq!(builder.point_system(), PointSystem::THREE_ONE_ZERO);
    /// ```
    #[must_use]
    pub const fn point_system(&self) -> PointSystem {
        self.system
    }

    /// Announces the match points of teams for a win, a draw and a loss.
    ///
    /// ```
    /// use chesslaws_laws::Points;
    /// use chesslaws_scoring::Tournament;
    /// let mut builder = Tournament::builder("League", 1);
    /// builder.match_points([Points::ONE, Points::HALF, Points::ZERO]);
    /// assert_eq!(builder.build()?.match_points()[0], Points::ONE);
    /// # Ok::<(), chesslaws_scoring::TournamentError>(())
    /// ```
    pub fn match_points(&mut self, points: [Points; 3]) -> &mut Self {
        self.match_points = points;
        self
    }

    /// Says whether the event is a Swiss or a round robin.
    ///
    /// ```
    /// use chesslaws_scoring::{Format, Tournament};
    /// let mut builder = Tournament::builder("Masters", 1);
    /// builder.format(Format::RoundRobin);
    /// assert_eq!(builder.build()?.format(), Some(Format::RoundRobin));
    /// # Ok::<(), chesslaws_scoring::TournamentError>(())
    /// ```
    pub fn format(&mut self, format: Format) -> &mut Self {
        self.format = Some(format);
        self
    }

    /// Says when the event began.
    ///
    /// ```
    /// use chesslaws_scoring::{Date, Tournament};
    /// let mut builder = Tournament::builder("Open", 1);
    /// builder.start(Date::new(2024, 9, 1).unwrap());
    /// assert!(builder.build()?.start().is_some());
    /// # Ok::<(), chesslaws_scoring::TournamentError>(())
    /// ```
    pub fn start(&mut self, start: Date) -> &mut Self {
        self.start = Some(start);
        self
    }

    /// Announces the tie-breaks in their order.
    ///
    /// ```
    /// use chesslaws_scoring::{TieBreak, Tournament};
    /// let mut builder = Tournament::builder("Open", 1);
    /// builder.tie_breaks(TieBreak::parse_list("BH/C1,SB").unwrap());
    /// assert_eq!(builder.build()?.tie_breaks().len(), 2);
    /// # Ok::<(), chesslaws_scoring::TournamentError>(())
    /// ```
    pub fn tie_breaks(&mut self, list: Vec<TieBreak>) -> &mut Self {
        self.tie_breaks = list;
        self
    }

    /// Finishes the tournament.
    ///
    /// # Errors
    ///
    /// Refuses numbers that are given twice or out of range, teams whose players are unknown or in
    /// two teams, and more than 10,000 points for a round.
    ///
    /// ```
    /// use chesslaws_scoring::{Player, Tournament};
    /// let mut builder = Tournament::builder("Open", 5);
    /// builder.player(Player::new(0, "Nobody"));
    /// assert!(builder.build().is_err());
    /// ```
    pub fn build(&self) -> Result<Tournament, TournamentError> {
        if let Some(number) = self.duplicate {
            return Err(TournamentError::DuplicateNumber { number });
        }
        let outside = |(player, _): &&(Player, _)| !(1..=9999).contains(&player.number);
        if let Some((player, _)) = self.players.iter().find(outside) {
            return Err(TournamentError::NumberOutOfRange {
                number: player.number,
            });
        }
        let mut event = Tournament::assemble(self.players.clone(), self.rounds);
        event.name.clone_from(&self.name);
        event.start = self.start;
        event.format = self.format;
        event.system = self.system;
        event.match_points = self.match_points;
        event.boards = self.boards;
        event.tie_breaks.clone_from(&self.tie_breaks);
        event.type_code.clone_from(&self.type_code);
        event.set_teams(self.teams.clone(), &self.facts)?;
        event.facts.clone_from(&self.facts);
        event.check_range()?;
        Ok(event)
    }

    pub(super) fn known(&self, number: u16) -> Result<usize, TournamentError> {
        let at = self.index.get(&number).copied();
        at.ok_or(TournamentError::UnknownPlayer { number })
    }

    pub(super) fn round(&self, round: u16) -> Result<usize, TournamentError> {
        if round == 0 || round > self.rounds {
            return Err(TournamentError::RoundOutOfRange {
                round,
                rounds: self.rounds,
            });
        }
        Ok(usize::from(round - 1))
    }

    pub(super) fn entry(&mut self, number: u16, at: usize) -> Option<&mut Entry> {
        let player = *self.index.get(&number)?;
        self.players.get_mut(player)?.1.get_mut(at)
    }
}
