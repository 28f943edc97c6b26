//! Setups with a cube together with their tables: they handle the cube, choose plays, and measure
//! luck and mistakes.

use core::fmt;
use std::sync::Arc;

use super::estimate::CubeEstimate;
use super::setup::{CubePlays, CubeSetup};
use crate::backgammon::bearoff_db::arrangements::OFF;
use crate::backgammon::bearoff_db::checkers::ArrangementIndex;
use crate::backgammon::bearoff_db::state::BearoffState;
use crate::backgammon::cube::equity::{Equity, POINT, to_score};
use crate::backgammon::cube::owner::RelativeOwner;
use crate::backgammon::cube::policy::CubeOutlook;
use crate::backgammon::cube::state::{CubeState, CubeTurn};
use crate::backgammon::cube::{CubeAction, CubeDatabase};
use crate::backgammon::side::Side;
use crate::labs::bearoff::SetupError;
use crate::labs::bearoff::prepared_setup::PreparedSetup;
use crate::rollout::dice::{ALL_KINDS, Dice, KIND_COUNT};
use crate::stats::score::Score;

/// A setup with the database and the tables that its players need.
#[derive(Clone)]
pub struct PreparedCubeSetup {
    /// The exact equities.
    pub(crate) database: Arc<CubeDatabase>,
    /// The setup.
    pub(crate) setup: CubeSetup,
    /// The state at the start of each game.
    pub(crate) start: CubeState,
    /// The setup without cube, which chooses the plays of players that ignore the cube.
    pub(crate) cubeless: PreparedSetup,
}

impl fmt::Debug for PreparedCubeSetup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PreparedCubeSetup")
            .field("setup", &self.setup)
            .finish_non_exhaustive()
    }
}

/// The mover's checkers after the best play of each kind of roll, following one cube action.
pub(crate) struct BestPlays(pub [ArrangementIndex; KIND_COUNT]);

/// An estimate's values of all rolls, in 2⁻²⁵ points per unit of the cube, for the side on roll.
pub(crate) struct RollValues {
    /// The value after the best play of each kind of roll.
    pub by_kind: [Equity; KIND_COUNT],
    /// The sum of the values over the 36 rolls.
    pub sum: i64,
}

/// The losses of a turn, in points per unit of the cube at the start. They are never negative,
/// except by rounding.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct TurnLosses {
    /// The loss of the side on roll by doubling or not doubling.
    pub cube: Score,
    /// The loss of the other side by taking or passing.
    pub answer: Score,
    /// The loss of the side on roll by its checker play.
    pub play: Score,
}

/// The end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct CubeGameEnd {
    /// The side that bore off first, or whose double was passed.
    pub winner: Side,
    /// The number of doubles that were taken.
    pub doublings: u32,
}

impl RollValues {
    /// Returns the luck of a kind of roll per unit of the cube. It averages exactly zero over the
    /// 36 rolls.
    #[inline]
    pub fn luck(&self, kind: usize) -> Score {
        to_score(self.by_kind[kind]) - Score::from_units(self.sum)
    }
}

/// Multiplies a score by a cube that has been doubled this many times.
#[inline]
pub(crate) fn scale_by_cube(score: Score, doublings: u32) -> Score {
    Score::from_units(score.units() << doublings)
}

impl PreparedCubeSetup {
    /// Creates a setup whose tables for cubeless players are still empty.
    ///
    /// # Errors
    /// [`SetupError::BeyondDatabase`] if a side has more than six checkers, and
    /// [`SetupError::CarelessPlayer`] if a player is careless.
    pub(crate) fn without_tables(
        database: Arc<CubeDatabase>,
        setup: CubeSetup,
    ) -> Result<Self, SetupError> {
        let cubeless = setup.cubeless();
        if cubeless.has_careless_player() {
            return Err(SetupError::CarelessPlayer);
        }
        let cubeless = PreparedSetup::without_tables(database.cubeless.clone(), cubeless)?;
        let BearoffState {
            side,
            mover,
            opponent,
        } = cubeless.start;
        let start = CubeState {
            side,
            mover,
            opponent,
            owner: RelativeOwner::new(setup.owner, side),
        };
        Ok(Self {
            database,
            setup,
            start,
            cubeless,
        })
    }

    /// Returns the side on roll at the start. Results, values and luck are from its point of view.
    pub(crate) const fn hero(&self) -> Side {
        self.start.side
    }

    /// Converts a score of `side` to one of the hero.
    #[inline]
    pub(crate) fn score_for_hero(&self, side: Side, score: Score) -> Score {
        if side == self.hero() { score } else { -score }
    }

    /// Returns the result of a game for the hero.
    pub(crate) fn result(&self, end: CubeGameEnd) -> Score {
        self.score_for_hero(end.winner, scale_by_cube(Score::WIN, end.doublings))
    }

    /// Returns the position as cube policies see it.
    fn outlook(&self, state: CubeState) -> CubeOutlook {
        let pips = |index| self.cubeless.arrangements().checkers(index).pips();
        CubeOutlook {
            no_double: self.database.no_double(state.mover, state.opponent),
            owner: state.owner,
            chance: self.database.chance(state.mover, state.opponent),
            pips: [state.mover, state.opponent].map(pips),
        }
    }

    /// Returns whether the player of the side on roll doubles.
    pub(crate) fn doubles(&self, state: CubeState) -> bool {
        let policy = self.setup.players[state.side as usize].cube;
        state.owner.may_double() && policy.doubles(&self.outlook(state))
    }

    /// Returns whether the player of the other side takes a double.
    pub(crate) fn takes(&self, state: CubeState) -> bool {
        let policy = self.setup.players[state.side.other() as usize].cube;
        policy.takes(&self.outlook(state))
    }

    /// Returns the cube action of both players before a roll.
    pub(crate) fn action(&self, state: CubeState) -> CubeAction {
        if !self.doubles(state) {
            CubeAction::NoDouble
        } else if self.takes(state) {
            CubeAction::Take
        } else {
            CubeAction::Pass
        }
    }

    /// Returns the exact equity of a play for the side that makes it, per unit of the cube. The
    /// state is the one after the cube action, and `after` are the mover's checkers after the play.
    #[inline]
    pub(crate) fn exact_after(&self, state: CubeState, after: ArrangementIndex) -> Equity {
        let opponent_value = |next: CubeState| {
            let equities = &self.database.equities;
            equities.value(next.mover, next.opponent, next.owner)
        };
        state
            .after_play(after)
            .map_or(POINT, |next| -opponent_value(next))
    }

    /// Returns the mover's checkers after the best play of a kind of roll, by exact equities. The
    /// state is the one after the cube action. Among equal plays, the arrangement with the lowest
    /// number counts as best.
    pub(crate) fn best_play(
        &self,
        state: CubeState,
        kind: usize,
        scratch: &mut Vec<ArrangementIndex>,
    ) -> ArrangementIndex {
        let database = &self.database.cubeless;
        let plays = database.after_roll(state.mover, kind, scratch);
        let values = plays
            .iter()
            .map(|&after| (self.exact_after(state, after), after));
        let better = |best: (Equity, ArrangementIndex), candidate: (Equity, ArrangementIndex)| {
            if candidate.0 > best.0 {
                candidate
            } else {
                best
            }
        };
        values.reduce(better).map_or(OFF, |(_, after)| after)
    }

    /// Returns the best plays of all kinds of rolls, given the state after the cube action.
    pub(crate) fn best_plays(
        &self,
        state: CubeState,
        scratch: &mut Vec<ArrangementIndex>,
    ) -> BestPlays {
        BestPlays(core::array::from_fn(|kind| {
            self.best_play(state, kind, scratch)
        }))
    }

    /// Returns the mover's checkers after the play that its player chooses. The state is the one
    /// after the cube action.
    pub(crate) fn choose_play(
        &self,
        state: CubeState,
        kind: usize,
        scratch: &mut Vec<ArrangementIndex>,
    ) -> ArrangementIndex {
        match self.setup.players[state.side as usize].plays {
            CubePlays::WithCube => self.best_play(state, kind, scratch),
            CubePlays::Cubeless(_) => self.cubeless.choose_play(state.cubeless(), kind, scratch),
        }
    }

    /// Returns the values of all rolls by an estimate, given the state after the cube action and
    /// its best plays. `estimate` is an index into the setup's estimates.
    pub(crate) fn roll_values(
        &self,
        estimate: usize,
        state: CubeState,
        best: &BestPlays,
    ) -> RollValues {
        let by_kind = best
            .0
            .map(|after| self.estimate_after(estimate, state, after));
        let weighted = ALL_KINDS.iter().zip(by_kind);
        RollValues {
            by_kind,
            sum: weighted
                .map(|(kind, value)| i64::from(kind.rolls) * i64::from(value))
                .sum(),
        }
    }

    /// Returns an estimate's value of a play, for the side that makes it.
    fn estimate_after(&self, estimate: usize, state: CubeState, after: ArrangementIndex) -> Equity {
        let estimate = self.setup.estimates[estimate];
        match state.after_play(after) {
            None => estimate.result(POINT),
            Some(next) => -self.estimate_state(estimate, next),
        }
    }

    /// Returns an estimate's value of a state before its cube action, for the side on roll.
    fn estimate_state(&self, estimate: CubeEstimate, state: CubeState) -> Equity {
        let CubeState {
            mover,
            opponent,
            owner,
            ..
        } = state;
        let exact = self.database.no_double(mover, opponent).value(owner);
        estimate.value(self.database.chance(mover, opponent), exact, owner)
    }

    /// Returns an estimate's value of the start, for the hero.
    pub(crate) fn evaluate_start(&self, estimate: usize) -> Score {
        to_score(self.estimate_state(self.setup.estimates[estimate], self.start))
    }

    /// Returns the exact value of the start, for the hero.
    pub(crate) fn evaluate_start_exactly(&self) -> Score {
        to_score(self.estimate_state(CubeEstimate::Exact, self.start))
    }

    /// Returns the losses of the side on roll and of the other side by a cube action, per unit of
    /// the cube before it.
    pub(crate) fn action_losses(&self, state: CubeState, action: CubeAction) -> [Equity; 2] {
        let no_double = self.database.no_double(state.mover, state.opponent);
        match action {
            CubeAction::NoDouble => [no_double.double_error(state.owner, false), 0],
            CubeAction::Take => [
                no_double.double_error(state.owner, true),
                no_double.take_error(true),
            ],
            CubeAction::Pass => [
                no_double.double_error(state.owner, true),
                no_double.take_error(false),
            ],
        }
    }

    /// Returns the loss of a play against the best one, per unit of the cube.
    pub(crate) fn play_loss(
        &self,
        state: CubeState,
        best: ArrangementIndex,
        after: ArrangementIndex,
    ) -> Equity {
        self.exact_after(state, best) - self.exact_after(state, after)
    }

    /// Plays a game to its end with these dice, and calls `on_turn` with every turn.
    ///
    /// # Errors
    /// The error of the dice.
    pub(crate) fn play<D: Dice>(
        &self,
        dice: &mut D,
        scratch: &mut Vec<ArrangementIndex>,
        mut on_turn: impl FnMut(CubeTurn),
    ) -> Result<CubeGameEnd, D::Error> {
        let (mut before, mut doublings) = (self.start, 0);
        loop {
            let action = self.action(before);
            let turn = CubeTurn {
                before,
                doublings,
                action,
                play: None,
            };
            match action {
                CubeAction::NoDouble => {}
                CubeAction::Take => doublings += 1,
                CubeAction::Pass => {
                    on_turn(turn);
                    let winner = before.side;
                    return Ok(CubeGameEnd { winner, doublings });
                }
            }
            let state = before.after_action(action);
            let roll = dice.roll()?;
            let after = self.choose_play(state, roll.kind(), scratch);
            on_turn(CubeTurn {
                play: Some((roll, after)),
                ..turn
            });
            let Some(next) = state.after_play(after) else {
                let winner = before.side;
                return Ok(CubeGameEnd { winner, doublings });
            };
            before = next;
        }
    }

    /// Returns the luck of a turn's roll by an estimate, for the hero; zero after a pass.
    pub(crate) fn luck(&self, estimate: usize, turn: &CubeTurn, best: &BestPlays) -> Score {
        let [_, luck] = self.mean_and_luck(estimate, turn, best);
        luck
    }

    /// Returns an estimate's mean value over the 36 rolls and the luck of the turn's roll, for the
    /// hero. Both are zero after a pass, and both include the cube if the estimate multiplies by
    /// it.
    #[inline]
    pub(crate) fn mean_and_luck(
        &self,
        estimate: usize,
        turn: &CubeTurn,
        best: &BestPlays,
    ) -> [Score; 2] {
        let Some((roll, _)) = turn.play else {
            return [Score::ZERO; 2];
        };
        let values = self.roll_values(estimate, turn.before.after_action(turn.action), best);
        let multiplies = self.setup.estimates[estimate].multiplies_by_cube();
        let doublings = if multiplies {
            turn.doublings_after()
        } else {
            0
        };
        [Score::from_units(values.sum), values.luck(roll.kind())]
            .map(|score| self.score_for_hero(turn.before.side, scale_by_cube(score, doublings)))
    }

    /// Returns the losses of a turn.
    pub(crate) fn turn_losses(&self, turn: &CubeTurn, best: &BestPlays) -> TurnLosses {
        let [cube, answer] = self
            .action_losses(turn.before, turn.action)
            .map(|lost| scale_by_cube(to_score(lost), turn.doublings));
        let state = turn.before.after_action(turn.action);
        let play = turn.play.map_or(0, |(roll, after)| {
            self.play_loss(state, best.0[roll.kind()], after)
        });
        TurnLosses {
            cube,
            answer,
            play: scale_by_cube(to_score(play), turn.doublings_after()),
        }
    }
}
