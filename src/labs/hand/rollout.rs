//! A rollout that is played by hand: game after game with the dice of its seed.

use std::sync::Arc;

use super::averages::Averages;
use super::error::{HandError, Unfinished};
use super::game::{HandEnd, HandGame, HandSides};
use super::game_text::{
    ABANDON, BEGIN, GameTextError, NotPlayedReason, decode_play, encode_play, play_tokens,
};
use super::turn::HandTurn;
use crate::backgammon::bearoff_db::Position;
use crate::backgammon::bearoff_db::arrangements::OFF;
use crate::backgammon::bearoff_db::checkers::ArrangementIndex;
use crate::backgammon::bearoff_db::state::{BearoffState, BearoffTurn};
use crate::backgammon::side::Side;
use crate::labs::bearoff::observed_policy::ObservedPolicy;
use crate::labs::bearoff::{PreparedGame, PreparedGameBuilder};
use crate::rollout::dice::{Dice, Roll, unwrap_infallible};
use crate::rollout::seed::Seed;
use crate::rollout::totals::HistoryPoint;
use crate::rollout::trial::{TrialDice, Trials};
use crate::stats::score::Unit;
use crate::stats::summary::Summary;

/// A rollout that is played by hand. Game k has the dice of trial k of the seed, as a program's
/// rollout of the same game has.
///
/// Luck is by the game's first estimate. Mistakes are by the exact evaluator, if it is one of the
/// estimates on the linear scale.
#[derive(Clone)]
pub struct HandRollout {
    /// The game with its players and estimates.
    game: Arc<PreparedGame>,
    /// The sides that are played by hand.
    hand_sides: HandSides,
    /// The seed of the dice.
    seed: Seed,
    /// The dice of each game.
    trials: Trials,
    /// All games that were begun, in order.
    games: Vec<HandGame>,
    /// The turn that waits for a play; `None` between games.
    in_progress: Option<TurnInProgress>,
    /// The averages over the games that count.
    averages: Averages,
    /// All actions by hand: see [`HandRollout::game_text`].
    game_text: String,
}

/// A turn that waits for a play by hand.
#[derive(Clone)]
struct TurnInProgress {
    /// The dice of the game's next rolls.
    dice: TrialDice,
    /// The state before the roll.
    state: BearoffState,
    /// The roll and the moves so far.
    turn: HandTurn,
}

impl HandRollout {
    /// Creates a rollout in which no game was begun.
    #[must_use]
    pub fn new(game: Arc<PreparedGame>, hand_sides: HandSides, seed: Seed) -> Self {
        Self {
            averages: Averages::new(&game),
            game,
            hand_sides,
            seed,
            trials: Trials::new(seed),
            games: Vec::new(),
            in_progress: None,
            game_text: String::new(),
        }
    }

    /// Plays a rollout as far as a text from [`HandRollout::game_text`] goes.
    ///
    /// # Errors
    /// [`GameTextError`] if the rules forbid an action.
    pub fn resume(
        game: Arc<PreparedGame>,
        hand_sides: HandSides,
        seed: Seed,
        text: &str,
    ) -> Result<Self, GameTextError> {
        let mut rollout = Self::new(game, hand_sides, seed);
        rollout.play_text_while(text, &mut || true)?;
        Ok(rollout)
    }

    /// Plays a text from [`HandRollout::game_text`] until `keep_going`, which is called after every
    /// action, returns false. Returns the number of bytes that were played.
    ///
    /// # Errors
    /// [`GameTextError`] if the rules forbid an action. The actions before it are played.
    pub fn play_text_while(
        &mut self,
        text: &str,
        keep_going: &mut dyn FnMut() -> bool,
    ) -> Result<usize, GameTextError> {
        play_tokens(text, keep_going, |text| self.play_token(text))
    }

    /// Plays the action at the front of a text. Returns its number of bytes.
    fn play_token(&mut self, text: &[u8]) -> Result<usize, NotPlayedReason> {
        match text.first().copied().map(char::from) {
            Some(BEGIN) => self.begin().map_err(|_| NotPlayedReason::GameInProgress)?,
            Some(ABANDON) => self.abandon().map_err(|_| NotPlayedReason::NoGame)?,
            _ => {
                let (play, width) = decode_play(text, &self.legal_plays())?;
                self.make_play(play).map_err(|_| NotPlayedReason::NoGame)?;
                return Ok(width);
            }
        }
        Ok(1)
    }

    /// Returns the game with its players and estimates.
    #[must_use]
    pub fn game(&self) -> &PreparedGame {
        &self.game
    }

    /// Returns the sides that are played by hand.
    #[must_use]
    pub const fn hand_sides(&self) -> HandSides {
        self.hand_sides
    }

    /// Returns the seed of the dice.
    #[must_use]
    pub const fn seed(&self) -> Seed {
        self.seed
    }

    /// Returns the number of games that count.
    #[must_use]
    pub const fn games(&self) -> u64 {
        self.averages.games.games()
    }

    /// Returns the number of games that X won.
    #[must_use]
    pub fn wins(&self) -> u64 {
        self.averages.games.wins()
    }

    /// Returns the number of games that were begun, with the abandoned ones.
    #[must_use]
    pub const fn begun_count(&self) -> usize {
        self.games.len()
    }

    /// Returns all actions by hand, as a text of letters, digits, `_` and `-` for an address.
    ///
    /// The text grows with every action, because a replay would take as long as the play.
    #[must_use]
    pub fn game_text(&self) -> &str {
        &self.game_text
    }

    /// Returns the turn that waits for a play; `None` between games.
    #[must_use]
    pub fn turn(&self) -> Option<&HandTurn> {
        Some(&self.in_progress.as_ref()?.turn)
    }

    /// Returns the turn that waits for a play, to make moves in it.
    ///
    /// # Errors
    /// [`HandError::NoGame`] between games.
    pub fn turn_mut(&mut self) -> Result<&mut HandTurn, HandError> {
        let in_progress = self.in_progress.as_mut().ok_or(HandError::NoGame)?;
        Ok(&mut in_progress.turn)
    }

    /// Returns the side whose turn waits for a play; `None` between games.
    #[must_use]
    pub fn side(&self) -> Option<Side> {
        Some(self.in_progress.as_ref()?.state.side)
    }

    /// Returns the position before the roll that waits for a play; between games, the start.
    #[must_use]
    pub fn position(&self) -> Position {
        let setup = self.game.evaluated();
        self.in_progress
            .as_ref()
            .map_or(setup.setup.position, |game| setup.position(game.state))
    }

    /// Begins the next game, and plays it until a turn waits for a play by hand. If the program
    /// wins before that, the game is over.
    ///
    /// # Errors
    /// [`HandError::GameInProgress`] while a game is in progress.
    pub fn begin(&mut self) -> Result<(), HandError> {
        if self.in_progress.is_some() {
            return Err(HandError::GameInProgress);
        }
        let dice = self.trials.dice(self.games.len() as u64);
        self.games.push(HandGame {
            turns: Vec::new(),
            end: HandEnd::InProgress,
        });
        self.game_text.push(BEGIN);
        self.advance(dice, self.game.evaluated().start);
        Ok(())
    }

    /// Confirms the play. The program then plays until another turn waits for a play by hand, or
    /// until the game is over.
    ///
    /// # Errors
    /// [`HandError::NoGame`] between games; [`HandError::Unfinished`] if dice are left.
    pub fn confirm(&mut self) -> Result<(), HandError> {
        let turn = self.turn().ok_or(HandError::NoGame)?;
        let dice = turn.dice_left().len();
        if dice > 0 {
            return Err(HandError::Unfinished(Unfinished { dice }));
        }
        // A play leaves no more checkers than there were, so the database has its arrangement.
        let database = &self.game.evaluated().database;
        let after = database.index_of(turn.checkers()).unwrap_or(OFF);
        self.make_play(after)
    }

    /// Abandons the game in progress, which then does not count. The next game has other dice.
    ///
    /// # Errors
    /// [`HandError::NoGame`] between games.
    pub fn abandon(&mut self) -> Result<(), HandError> {
        self.in_progress.take().ok_or(HandError::NoGame)?;
        if let Some(game) = self.games.last_mut() {
            game.end = HandEnd::Abandoned;
        }
        self.game_text.push(ABANDON);
        Ok(())
    }

    /// Returns all arrangements that the roll allows, sorted; none between games.
    pub(crate) fn legal_plays(&self) -> Vec<ArrangementIndex> {
        let Some(TurnInProgress { state, turn, .. }) = &self.in_progress else {
            return Vec::new();
        };
        let mut scratch = Vec::new();
        let database = &self.game.evaluated().database;
        database
            .after_roll(state.mover, turn.roll().kind(), &mut scratch)
            .to_vec()
    }

    /// Returns whether the roll that waits for a play allows only one.
    #[must_use]
    pub fn is_forced(&self) -> bool {
        self.legal_plays().len() == 1
    }

    /// Makes the only play that the roll allows.
    ///
    /// # Errors
    /// [`HandError::NoGame`] between games; [`HandError::NotForced`] if there are several plays.
    pub fn play_forced(&mut self) -> Result<(), HandError> {
        match self.legal_plays()[..] {
            [] => Err(HandError::NoGame),
            [after] => self.make_play(after),
            ref plays => Err(HandError::NotForced { plays: plays.len() }),
        }
    }

    /// Makes a play, one of the legal ones, in the turn that waits for it.
    fn make_play(&mut self, after: ArrangementIndex) -> Result<(), HandError> {
        let digits = encode_play(after, &self.legal_plays());
        let TurnInProgress { dice, state, turn } =
            self.in_progress.take().ok_or(HandError::NoGame)?;
        self.game_text.push_str(&digits);
        if let Some(next) = self.record_play(state.turn(turn.roll(), after)) {
            self.advance(dice, next);
        }
        Ok(())
    }

    /// Plays until a turn waits for a play by hand, or until the game is over.
    fn advance(&mut self, mut dice: TrialDice, mut state: BearoffState) {
        loop {
            let roll = unwrap_infallible(dice.roll());
            if self.hand_sides.contains(state.side) {
                let before = self.game.evaluated().arrangements().checkers(state.mover);
                let turn = HandTurn::new(before, roll);
                self.in_progress = Some(TurnInProgress { dice, state, turn });
                return;
            }
            let after = self.program_play(state, roll);
            match self.record_play(state.turn(roll, after)) {
                Some(next) => state = next,
                None => return,
            }
        }
    }

    /// Adds a turn to the game in progress. Returns the next state; `None` if the game is over.
    fn record_play(&mut self, turn: BearoffTurn) -> Option<BearoffState> {
        let game = self.games.last_mut()?;
        game.turns.push(turn);
        let next = turn.before().after_play(turn.after);
        if next.is_none() {
            game.end = HandEnd::Won(turn.side);
            self.averages
                .add_game(self.game.evaluated(), &game.turns, turn.side);
        }
        next
    }

    /// Returns the play that the game's player of a side makes.
    fn program_play(&self, state: BearoffState, roll: Roll) -> ArrangementIndex {
        let setup = self.game.evaluated();
        setup.choose_play(state, roll.kind(), &mut Vec::new())
    }

    /// Returns the ends of all games that were begun.
    pub fn ends(&self) -> impl Iterator<Item = HandEnd> {
        self.games.iter().map(|game| game.end)
    }

    /// Returns all games that were begun, in order.
    pub(crate) fn begun_games(&self) -> &[HandGame] {
        &self.games
    }

    /// Returns the luck, in percentage points from X's side, of the roll that waits for a play, by
    /// the first estimate. `None` between games.
    #[must_use]
    pub fn roll_luck(&self) -> Option<f64> {
        let TurnInProgress { state, turn, .. } = self.in_progress.as_ref()?;
        // The luck of a roll does not depend on its play.
        let after = self.program_play(*state, turn.roll());
        let setup = self.game.evaluated();
        let measured = setup.measure_turn(0, state.turn(turn.roll(), after));
        Some(measured.luck.in_unit(Unit::Percent))
    }

    /// Returns the averages over all games that count.
    #[must_use]
    pub fn point(&self) -> HistoryPoint {
        self.averages.games.point(&*self.game)
    }

    /// Returns the averages after each game that counts.
    pub fn history(&self) -> impl Iterator<Item = HistoryPoint> {
        self.averages.games.history(&*self.game)
    }

    /// Returns the number of plain games that each reduced game counts as, by the observed spreads.
    /// `None` if either spread is zero or undefined.
    #[must_use]
    pub fn equivalent_games(&self) -> Option<f64> {
        self.point().equivalent_games::<PreparedGame>()
    }

    /// Returns the statistics of the cost of a side's plays per game, in percentage points. `None`
    /// if no estimate is exact.
    #[must_use]
    pub fn cost(&self, side: Side) -> Option<Summary> {
        let exact = self.game.evaluated().exact_estimate();
        exact.map(|_| self.averages.cost(side))
    }

    /// Begins to prepare the game of the person's own play; `None` beyond six checkers a side.
    ///
    /// Its player repeats the person's last play in each position and with each roll. Where the
    /// person has not played, the game's player of that side plays.
    #[must_use]
    pub fn own_play(&self) -> Option<PreparedGameBuilder> {
        self.game().theory()?;
        let mut policy = ObservedPolicy::default();
        // Plays of unfinished games do not count.
        let is_won = |game: &&HandGame| matches!(game.end, HandEnd::Won(_));
        for turn in self
            .games
            .iter()
            .filter(is_won)
            .flat_map(|game| &game.turns)
        {
            if self.hand_sides.contains(turn.side) {
                policy.insert(turn.before(), turn.roll.kind(), turn.after);
            }
        }
        let builder = PreparedGameBuilder::from_setup(self.game.evaluated().clone());
        Some(builder.with_observed_policy(Some(Arc::new(policy))))
    }
}
