//! The rollout that is played by hand: game after game with the dice of its seed.

use std::sync::Arc;

use super::averages::Averages;
use super::error::{HandError, Unfinished};
use super::game::{HandEnd, HandGame, HandSides};
use super::turn::HandTurn;
use crate::backgammon::bearoff_db::Position;
use crate::backgammon::bearoff_db::arrangements::OFF;
use crate::backgammon::bearoff_db::checkers::ArrangementIndex;
use crate::backgammon::bearoff_db::state::{BearoffState, BearoffTurn};
use crate::backgammon::side::Side;
use crate::labs::bearoff::PreparedGame;
use crate::rollout::dice::{Dice, Roll, unwrap_infallible};
use crate::rollout::seed::Seed;
use crate::rollout::totals::HistoryPoint;
use crate::rollout::trial::{TrialDice, Trials};
use crate::stats::score::Unit;
use crate::stats::summary::Summary;

/// A rollout played by hand. Game k has the dice of trial k of the seed, those of a program's rollout of the same game.
///
/// Luck is measured by the game's estimates; the first one's is shown. Mistakes are measured by the exact evaluator,
/// if it is one of them on the linear scale.
#[derive(Clone)]
pub struct HandRollout {
    game: Arc<PreparedGame>,
    hand_sides: HandSides,
    seed: Seed,
    trials: Trials,
    /// All that were begun, in their order.
    games: Vec<HandGame>,
    in_progress: Option<TurnInProgress>,
    averages: Averages,
    /// See [`HandRollout::game_text`].
    pub(crate) game_text: String,
}

/// The game that is being played: a turn that waits for a hand.
#[derive(Clone)]
struct TurnInProgress {
    dice: TrialDice,
    state: BearoffState,
    turn: HandTurn,
}

impl HandRollout {
    /// A rollout without a game. Where the reader has not played yet, the game's player of that side counts as the
    /// reader's play: see [`HandRollout::own_play`].
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

    /// The game that is played.
    #[must_use]
    pub fn game(&self) -> &PreparedGame {
        &self.game
    }

    /// Which sides are played by hand.
    #[must_use]
    pub const fn hand_sides(&self) -> HandSides {
        self.hand_sides
    }

    /// The seed of the dice.
    #[must_use]
    pub const fn seed(&self) -> Seed {
        self.seed
    }

    /// Number of games that count.
    #[must_use]
    pub const fn games(&self) -> u64 {
        self.averages.games()
    }

    /// Number of games that X won.
    #[must_use]
    pub fn wins(&self) -> u64 {
        self.averages.wins()
    }

    /// Number of games that were begun, also those that were given up.
    #[must_use]
    pub const fn begun_count(&self) -> usize {
        self.games.len()
    }

    /// The turn that waits for a hand; `None` between games.
    #[must_use]
    pub fn turn(&self) -> Option<&HandTurn> {
        self.in_progress.as_ref().map(|playing| &playing.turn)
    }

    /// The turn that waits for a play, mutably.
    ///
    /// # Errors
    /// [`HandError::NoGame`] between games.
    pub fn turn_mut(&mut self) -> Result<&mut HandTurn, HandError> {
        let playing = self.in_progress.as_mut();
        playing
            .map(|playing| &mut playing.turn)
            .ok_or(HandError::NoGame)
    }

    /// Whose turn waits for a hand.
    #[must_use]
    pub fn side(&self) -> Option<Side> {
        self.in_progress.as_ref().map(|playing| playing.state.side)
    }

    /// The position before the roll that waits; between games the one with which games start.
    #[must_use]
    pub fn position(&self) -> Position {
        let start = self.game.setup().position;
        let Some(TurnInProgress { state, .. }) = &self.in_progress else {
            return start;
        };
        let BearoffState {
            side,
            mover,
            opponent: other,
        } = *state;
        let checkers = |index| self.game.evaluated().arrangements().checkers(index);
        let (x, o) = match side {
            Side::X => (checkers(mover), checkers(other)),
            Side::O => (checkers(other), checkers(mover)),
        };
        // While a game is played, nobody is off.
        Position::new(x, o).map_or(start, |position| position.with_on_roll(side))
    }

    /// Begins the next game. If the program wins it before it is anyone's turn to play by hand, it is over already.
    ///
    /// # Errors
    /// [`HandError::GameInProgress`] while one is being played.
    pub fn begin(&mut self) -> Result<(), HandError> {
        if self.in_progress.is_some() {
            return Err(HandError::GameInProgress);
        }
        let dice = self.trials.dice(self.games.len() as u64);
        self.games.push(HandGame {
            turns: Vec::new(),
            end: HandEnd::InProgress,
        });
        self.write_begin();
        self.advance(dice, self.game.evaluated().start);
        Ok(())
    }

    /// The play stands; the program answers, and it is the hand's turn again, or the game is over.
    ///
    /// # Errors
    /// [`HandError`] if there is no game, or not all dice are played.
    pub fn confirm(&mut self) -> Result<(), HandError> {
        let turn = &self.in_progress.as_ref().ok_or(HandError::NoGame)?.turn;
        let dice = turn.dice_left().len();
        if dice > 0 {
            return Err(HandError::Unfinished(Unfinished { dice }));
        }
        // Every play leads to one of the arrangements of the database.
        let database = &self.game.evaluated().database;
        let made = database.index_of(turn.checkers()).unwrap_or(OFF);
        self.make_play(made)
    }

    /// The game is given up, and does not count. Its dice are not rolled again.
    ///
    /// # Errors
    /// [`HandError::NoGame`] between games.
    pub fn abandon(&mut self) -> Result<(), HandError> {
        self.in_progress = None;
        match self.games.last_mut() {
            Some(game) if game.end == HandEnd::InProgress => {
                game.end = HandEnd::Abandoned;
                self.write_abandon();
                Ok(())
            }
            _ => Err(HandError::NoGame),
        }
    }

    /// What the roll that waits can make of the checkers: all arrangements, or none between games.
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

    /// The only play that the roll allows, if there is only one: what it makes of the checkers.
    #[must_use]
    pub fn is_forced(&self) -> bool {
        self.legal_plays().len() == 1
    }

    /// Makes the play that is forced.
    ///
    /// # Errors
    /// [`HandError::NoGame`] between games; [`HandError::NotForced`] if there is a choice.
    pub fn play_forced(&mut self) -> Result<(), HandError> {
        match self.legal_plays()[..] {
            [] => Err(HandError::NoGame),
            [made] => self.make_play(made),
            ref plays => Err(HandError::NotForced { plays: plays.len() }),
        }
    }

    /// Makes a play of the turn that waits.
    pub(crate) fn make_play(&mut self, play: ArrangementIndex) -> Result<(), HandError> {
        let TurnInProgress { dice, state, turn } =
            self.in_progress.take().ok_or(HandError::NoGame)?;
        let turn = state.turn(turn.roll(), play);
        self.write_play(turn);
        if let Some(next) = self.record_play(turn) {
            self.advance(dice, next);
        }
        Ok(())
    }

    /// Plays until a hand is wanted, or somebody has won.
    fn advance(&mut self, mut dice: TrialDice, mut state: BearoffState) {
        loop {
            let roll = unwrap_infallible(dice.roll());
            if self.hand_sides.contains(state.side) {
                let before = self.game.evaluated().arrangements().checkers(state.mover);
                let turn = HandTurn::new(before, roll);
                self.in_progress = Some(TurnInProgress { dice, state, turn });
                return;
            }
            let made = self.program_play(state, roll);
            match self.record_play(state.turn(roll, made)) {
                Some(next) => state = next,
                None => return,
            }
        }
    }

    /// Takes a play down; returns whose turn it is, `None` if the game is over.
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

    /// What the game's player of a side plays.
    fn program_play(&self, state: BearoffState, roll: Roll) -> ArrangementIndex {
        let setup = self.game.evaluated();
        setup.choose_play(state, roll.kind(), &mut Vec::new())
    }

    /// The ends of the games that were begun.
    pub fn ends(&self) -> impl Iterator<Item = HandEnd> {
        self.games.iter().map(|game| game.end)
    }

    pub(crate) fn begun_games(&self) -> &[HandGame] {
        &self.games
    }

    /// The luck, in points from X's side, of the roll that waits to be played, as the first estimate sees it.
    #[must_use]
    pub fn roll_luck(&self) -> Option<f64> {
        let TurnInProgress { state, turn, .. } = self.in_progress.as_ref()?;
        let made = self.program_play(*state, turn.roll());
        let measured = self
            .game
            .evaluated()
            .measure_turn(0, state.turn(turn.roll(), made));
        Some(measured.luck.in_unit(Unit::Percent))
    }

    /// The averages now.
    #[must_use]
    pub fn point(&self) -> HistoryPoint {
        self.averages.point(&self.game)
    }

    /// The averages after each game that counts.
    pub fn history(&self) -> impl Iterator<Item = HistoryPoint> {
        self.averages.history(&self.game)
    }

    /// How many plain games one reduced game turned out to be worth; `None` where either spread is zero or not yet
    /// defined.
    #[must_use]
    pub fn equivalent_games(&self) -> Option<f64> {
        self.point().equivalent_games::<PreparedGame>()
    }

    /// The cost of a side's plays per game, by the exact evaluator, in points: mean and standard deviation. `None` if
    /// the exact evaluator isn't among the game's estimates.
    #[must_use]
    pub fn cost(&self, side: Side) -> Option<Summary> {
        let exact = self.game.evaluated().exact_estimate();
        exact.map(|_| self.averages.cost(side))
    }
}
