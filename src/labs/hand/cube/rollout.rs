//! The rollout with a cube that is played by hand: game after game with the dice of its seed.

use std::sync::Arc;

use super::averages::{Averages, CubeHandCosts};
use super::error::CubeHandError;
use super::game::{At, CubeEnd, CubeHandGame, CubeQuestion, Waits};
use crate::backgammon::bearoff_db::Position;
use crate::backgammon::cube::state::State;
use crate::backgammon::cube::{CubeAction, Owner};
use crate::backgammon::side::Side;
use crate::labs::cube::CubeGame;
use crate::labs::cube::judged::{Ending, JudgedCube};
use crate::labs::hand::{End, HandError, HandTurn, Hands};
use crate::rollout::seed::Seed;
use crate::rollout::totals::HistoryPoint;
use crate::rollout::trial::{TrialDice, Trials};
use crate::stats::score::Unit;

/// A rollout with a cube that is played by hand. Game k has the dice of trial k of the seed, those of a program's rollout of the
/// same game.
///
/// Luck is measured by the game's estimates; the first one's is shown. Mistakes are measured by the exact equities. All is told
/// in points for the side on roll at the start, per unit of the cube then.
#[derive(Clone)]
pub struct CubeHandRollout {
    game: Arc<CubeGame>,
    hands: Hands,
    seed: Seed,
    pub(crate) trials: Trials,
    /// All that were begun, in their order.
    pub(crate) games: Vec<CubeHandGame>,
    pub(crate) playing: Option<Playing>,
    averages: Averages,
    pub(crate) written: String,
}

/// The game that is being played.
#[derive(Clone)]
pub(crate) struct Playing {
    pub dice: TrialDice,
    pub at: At,
    pub waits: Waits,
}

impl CubeHandRollout {
    /// No game begun.
    #[must_use]
    pub fn new(game: Arc<CubeGame>, hands: Hands, seed: Seed) -> Self {
        Self {
            averages: Averages::new(&game),
            game,
            hands,
            seed,
            trials: Trials::new(seed),
            games: Vec::new(),
            playing: None,
            written: String::new(),
        }
    }

    /// The game that is played.
    #[must_use]
    pub fn game(&self) -> &CubeGame {
        &self.game
    }

    /// Which sides are played by hand.
    #[must_use]
    pub const fn hands(&self) -> Hands {
        self.hands
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

    /// Number of games that the side on roll at the start won.
    #[must_use]
    pub fn wins(&self) -> u64 {
        self.averages.wins()
    }

    /// Number of games that were begun, also those that were given up.
    #[must_use]
    pub const fn begun(&self) -> usize {
        self.games.len()
    }

    /// All that was played by hand, as a text of letters, digits and two signs that may stand in an address. It is kept as it
    /// is played: working it out again would take as long as playing.
    #[must_use]
    pub fn written(&self) -> &str {
        &self.written
    }

    /// The open question about the cube; `None` if there is none.
    #[must_use]
    pub fn asked(&self) -> Option<CubeQuestion> {
        match self.playing.as_ref()?.waits {
            Waits::Action(question) => Some(question),
            Waits::Play(..) => None,
        }
    }

    /// The play that waits for a hand; `None` between games, and where something is asked about the cube.
    #[must_use]
    pub fn turn(&self) -> Option<&HandTurn> {
        match &self.playing.as_ref()?.waits {
            Waits::Action(_) => None,
            Waits::Play(_, turn) => Some(turn),
        }
    }

    /// The turn that waits for a play, mutably.
    ///
    /// # Errors
    /// [`CubeHandError`] if no play waits.
    pub fn turn_mut(&mut self) -> Result<&mut HandTurn, CubeHandError> {
        match &mut self.playing.as_mut().ok_or(HandError::NoGame)?.waits {
            Waits::Action(question) => Err(CubeHandError::Asked(*question)),
            Waits::Play(_, turn) => Ok(turn),
        }
    }

    /// Returns the side on roll in the game that is being played; `None` between games.
    #[must_use]
    pub fn side(&self) -> Option<Side> {
        self.playing.as_ref().map(|playing| playing.at.before.side)
    }

    /// The position before the roll that waits, or comes next; between games the one with which games start.
    #[must_use]
    pub fn position(&self) -> Position {
        let start = self.judged().setup.position;
        let Some(Playing { at, .. }) = &self.playing else {
            return start;
        };
        let State {
            side, mover, other, ..
        } = at.before;
        let checkers = |index| self.judged().cubeless.arrangements().checkers(index);
        let (x, o) = match side {
            Side::X => (checkers(mover), checkers(other)),
            Side::O => (checkers(other), checkers(mover)),
        };
        // While a game is played, nobody is off.
        Position::new(x, o).map_or(start, |position| position.with_on_roll(side))
    }

    /// The number on the cube and its owner. Between games, those of a game's start.
    #[must_use]
    pub fn cube(&self) -> (u64, Owner) {
        let Some(Playing { at, waits, .. }) = &self.playing else {
            return (1, self.judged().setup.owner);
        };
        let action = match waits {
            Waits::Action(_) => CubeAction::NoDouble,
            Waits::Play(action, _) => *action,
        };
        let after = at.before.after_action(action);
        let doublings = at.with(action).doublings_after();
        (1 << doublings, after.holder.owner(after.side))
    }

    /// Whether the side on roll has doubled in the turn that waits, and the other one taken.
    #[must_use]
    pub fn has_doubled(&self) -> bool {
        let waits = self.playing.as_ref().map(|playing| &playing.waits);
        matches!(waits, Some(Waits::Play(CubeAction::Take, _)))
    }

    pub(crate) fn judged(&self) -> &JudgedCube {
        self.game.judged()
    }

    /// The last game that was begun is over.
    pub(crate) fn over(&mut self, ending: Ending) {
        if let Some(game) = self.games.last_mut() {
            game.end = CubeEnd::Over(ending);
            self.averages.add(self.game.judged(), &game.turns, ending);
        }
    }

    /// The ends of the games that were begun.
    pub fn ends(&self) -> impl Iterator<Item = End> {
        self.games.iter().map(|game| game.end.without_cube())
    }

    pub(crate) fn begun_games(&self) -> &[CubeHandGame] {
        &self.games
    }

    /// The luck of the roll that waits to be played, as the first estimate sees it.
    #[must_use]
    pub fn luck(&self) -> Option<f64> {
        let Playing { at, waits, .. } = self.playing.as_ref()?;
        let Waits::Play(action, turn) = waits else {
            return None;
        };
        let judged = self.judged();
        let best = judged.best_plays(at.before.after_action(*action), &mut Vec::new());
        let played = at.played(*action, turn.roll(), best.0[turn.roll().kind()]);
        Some(judged.luck(0, &played, &best).in_unit(Unit::Points))
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

    /// How many plain games one reduced game turned out to be worth; `None` where either spread is zero or not yet defined.
    #[must_use]
    pub fn equivalent_games(&self) -> Option<f64> {
        self.point().equivalent_games::<CubeGame>()
    }

    /// The cost of a side's mistakes per game.
    #[must_use]
    pub fn costs(&self, side: Side) -> CubeHandCosts {
        self.averages.costs(side)
    }
}
