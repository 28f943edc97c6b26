//! One game with a cube in all its turns, as an estimate sees it.

use super::game::CubeGame;
use super::judged::{BestPlays, Ending, JudgedCube, TurnLost};
use crate::backgammon::bearoff_db::{Checkers, Move, moves};
use crate::backgammon::cube::state::Turn;
use crate::backgammon::cube::{CubeAction, Owner};
use crate::backgammon::side::Side;
use crate::rollout::dice::{Dice, Roll, certain};
use crate::rollout::sampled::Rollout;
use crate::stats::score::{Score, Unit};

/// A game that was played. Figures are in points for the side on roll at the start, per unit of the cube then.
#[derive(Clone, Debug, PartialEq)]
pub struct CubeRecord {
    /// Its turns, first that of the side on roll.
    pub turns: Vec<CubeTurn>,
    /// The side that bore off first, or whose double was passed.
    pub winner: Side,
    /// Whether the last double was passed.
    pub passed: bool,
    /// The number on the cube at the end.
    pub cube: u64,
    /// The result of the game in points.
    pub result: f64,
    /// Luck of all its rolls.
    pub luck: f64,
    /// Luck up to each turn.
    pub luck_so_far: Vec<f64>,
    /// Result − luck.
    pub reduced: f64,
    /// The exact value of the start.
    pub value: f64,
    /// The losses of X and O.
    pub mistakes: [Mistakes; 2],
}

/// The losses of a side in a game, in points per unit of the cube at the start. They are never negative, except by
/// rounding.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Mistakes {
    /// With the checkers.
    pub checkers: f64,
    /// With the cube: doubles, missed doubles, takes and passes.
    pub cube: f64,
}

/// One turn.
#[derive(Clone, Debug, PartialEq)]
pub struct CubeTurn {
    /// Whose.
    pub side: Side,
    /// Her checkers before.
    pub before: Checkers,
    /// The other side's.
    pub other: Checkers,
    /// The number on the cube before the action.
    pub cube: u64,
    /// Owner of the cube before the turn.
    pub owner: Owner,
    /// The cube action.
    pub action: CubeAction,
    /// The loss of the side on roll by doubling or not.
    pub cube_lost: f64,
    /// The loss of the other side by its answer.
    pub answer_lost: f64,
    /// The roll and its play; `None` where the double was passed.
    pub played: Option<CubePlay>,
}

/// A roll and its play.
#[derive(Clone, Debug, PartialEq)]
pub struct CubePlay {
    /// The roll.
    pub roll: Roll,
    /// The moves of the play.
    pub moves: Vec<Move>,
    /// The checkers after the play.
    pub after: Checkers,
    /// The checkers after the best play.
    pub best: Checkers,
    /// Mean over the 36 rolls of the value after their best plays, as the estimate sees it, times the cube if it counts it.
    pub mean: f64,
    /// Value after the best play of this roll.
    pub value: f64,
    /// Value − mean.
    pub luck: f64,
    /// The exact loss of the side on roll by the play.
    pub lost: f64,
}

/// What an estimate says of a turn, as scores.
pub(crate) struct MeasuredTurn {
    best: BestPlays,
    /// Over the 36 rolls.
    mean: Score,
    luck: Score,
    lost: TurnLost,
}

/// Sums over a game's turns, as scores.
#[derive(Clone, Copy, Default)]
pub(crate) struct GameSums {
    pub luck: Score,
    /// The losses of X and O by checker plays.
    pub checkers: [Score; 2],
    pub cube: [Score; 2],
}

impl MeasuredTurn {
    /// A turn as estimate number `estimate` sees it.
    pub fn of(judged: &JudgedCube, estimate: usize, turn: &Turn) -> Self {
        let state = turn.before.after_action(turn.action);
        let best = judged.best_plays(state, &mut Vec::new());
        let [mean, luck] = judged.mean_and_luck(estimate, turn, &best);
        let lost = judged.lost(turn, &best);
        Self {
            best,
            mean,
            luck,
            lost,
        }
    }
}

impl GameSums {
    /// The sums over all turns of a game.
    pub fn of(judged: &JudgedCube, estimate: usize, turns: &[Turn]) -> Self {
        let mut sums = Self::default();
        for turn in turns {
            let measured = MeasuredTurn::of(judged, estimate, turn);
            sums.add(turn.before.side, &measured);
        }
        sums
    }

    /// Adds a turn of this side's.
    pub fn add(&mut self, side: Side, measured: &MeasuredTurn) {
        let lost = measured.lost;
        self.luck += measured.luck;
        self.checkers[side as usize] += lost.play;
        self.cube[side as usize] += lost.cube;
        self.cube[side.other() as usize] += lost.answer;
    }

    pub fn mistakes(&self) -> [Mistakes; 2] {
        core::array::from_fn(|side| Mistakes {
            checkers: self.checkers[side].in_unit(Unit::Points),
            cube: self.cube[side].in_unit(Unit::Points),
        })
    }
}

impl CubeRecord {
    /// Plays a game with these dice, as estimate number `estimate` sees it.
    ///
    /// # Errors
    /// The error of the dice.
    pub fn play<D: Dice>(game: &CubeGame, estimate: usize, dice: &mut D) -> Result<Self, D::Error> {
        let mut turns = Vec::new();
        let ending = game
            .judged()
            .play(dice, &mut Vec::new(), |turn| turns.push(turn))?;
        Ok(Self::of(game.judged(), estimate, &turns, ending))
    }

    /// A game of which all turns are known.
    pub(crate) fn of(judged: &JudgedCube, estimate: usize, turns: &[Turn], ending: Ending) -> Self {
        let mut sums = GameSums::default();
        let (mut told, mut luck_so_far) = (Vec::new(), Vec::new());
        for turn in turns {
            let measured = MeasuredTurn::of(judged, estimate, turn);
            sums.add(turn.before.side, &measured);
            told.push(recorded(judged, turn, measured));
            luck_so_far.push(sums.luck.in_unit(Unit::Points));
        }
        let result = judged.result(ending);
        Self {
            turns: told,
            winner: ending.winner,
            passed: turns.last().is_some_and(|turn| turn.played.is_none()),
            cube: 1 << ending.doublings,
            result: result.in_unit(Unit::Points),
            luck: sums.luck.in_unit(Unit::Points),
            luck_so_far,
            reduced: (result - sums.luck).in_unit(Unit::Points),
            value: judged.exact_value().in_unit(Unit::Points),
            mistakes: sums.mistakes(),
        }
    }
}

impl Rollout<CubeGame> {
    /// Game `k`, counted from 0, as estimate number `estimate` sees it; also one that is still to be played.
    #[must_use]
    pub fn record(&self, k: u64, estimate: usize) -> CubeRecord {
        let mut dice = self.trials().dice(k);
        certain(CubeRecord::play(self.sampler(), estimate, &mut dice))
    }

    /// How many games the side on roll at the start has won.
    #[must_use]
    pub fn wins(&self) -> u64 {
        self.now().count_where(|result| result > Score::ZERO)
    }
}

/// A turn as an estimate sees it.
pub(crate) fn recorded(judged: &JudgedCube, turn: &Turn, measured: MeasuredTurn) -> CubeTurn {
    let checkers = |index| judged.cubeless.arrangements().checkers(index);
    let before = turn.before;
    let MeasuredTurn {
        best,
        mean,
        luck,
        lost,
    } = measured;
    let played = turn.played.map(|(roll, made)| {
        let (before, after) = (checkers(before.mover), checkers(made));
        CubePlay {
            roll,
            moves: moves(before, roll, after),
            after,
            best: checkers(best.0[roll.kind()]),
            mean: mean.in_unit(Unit::Points),
            value: (mean + luck).in_unit(Unit::Points),
            luck: luck.in_unit(Unit::Points),
            lost: lost.play.in_unit(Unit::Points),
        }
    });
    CubeTurn {
        side: before.side,
        before: checkers(before.mover),
        other: checkers(before.other),
        cube: 1 << turn.doublings,
        owner: before.holder.owner(before.side),
        action: turn.action,
        cube_lost: lost.cube.in_unit(Unit::Points),
        answer_lost: lost.answer.in_unit(Unit::Points),
        played,
    }
}

#[cfg(test)]
mod tests {
    use super::super::setup::{CubePlayer, CubePlays};
    use super::super::test_games::ladder;
    use super::*;
    use crate::backgammon::cube::{CubePolicy, Thresholds};
    use crate::labs::bearoff::{Evaluator, Player};
    use crate::rollout::sampler::{Measured, Sampler};
    use crate::rollout::seed::Seed;
    use crate::rollout::trial::Trials;
    use std::sync::Arc;

    /// Everybody who plays and doubles in some way of her own.
    fn players() -> Vec<[CubePlayer; 2]> {
        let plays = [
            CubePlays::WithCube,
            CubePlays::Cubeless(Player::FewestPips),
            CubePlays::Cubeless(Player::Evaluator(Evaluator::Backwards)),
        ];
        let cube = [
            CubePolicy::Exact,
            CubePolicy::Never,
            CubePolicy::Thresholds(Thresholds::new(0.6, 0.45)),
            CubePolicy::Thresholds(Thresholds::new(0.0, 0.0)),
            CubePolicy::PipCount,
        ];
        let player = |k: usize| CubePlayer {
            plays: plays[k % 3],
            cube: cube[k % 5],
        };
        (0..15).map(|k| [player(k), player(4 * k + 1)]).collect()
    }

    #[test]
    fn every_games_result_is_value_and_luck_less_mistakes() {
        for (number, players) in players().into_iter().enumerate() {
            let game = Arc::new(ladder([1, 0, 1, 0, 1, 1], [0, 2, 1, 0, 1, 0], players));
            let rollout = Rollout::new(game.clone(), Seed::new(7));
            for k in 0..200 {
                let record = rollout.record(k, 4);
                let [x, o] = record.mistakes;
                let lost = x.checkers + x.cube - o.checkers - o.cube;
                let sum = record.value + record.luck - lost;
                // Rounding is multiplied by the cube.
                let bound = 1e-6 * record.cube as f64;
                assert!(
                    (record.result - sum).abs() < bound,
                    "{number} {k}: {record:?}"
                );
            }
        }
    }

    #[test]
    fn games_along_paths_step_by_step_and_turn_by_turn_are_the_same() {
        for players in players() {
            let whole = ladder([0, 1, 1, 0, 2, 1], [1, 1, 0, 1, 1, 1], players);
            let by_steps = CubeGame::of(whole.judged().clone(), None, whole.theory().clone());
            let rollout = Rollout::new(Arc::new(by_steps), Seed::new(3));
            let trials = Trials::new(Seed::new(3));
            for k in 0..100 {
                let along = measured(&whole, trials, k);
                assert_eq!(along, measured(rollout.sampler(), trials, k));
                for (estimate, measured) in along.1.iter().enumerate() {
                    let record = rollout.record(k, estimate);
                    assert_eq!(record.result, along.0.in_unit(Unit::Points));
                    assert_eq!(record.luck, measured.luck.in_unit(Unit::Points));
                }
            }
        }
    }

    fn measured(game: &CubeGame, trials: Trials, k: u64) -> (Score, Vec<Measured>) {
        let mut measured = vec![Measured::default(); game.estimates()];
        let result = game.sample(
            trials,
            k,
            &mut <CubeGame as Sampler>::Scratch::default(),
            &mut measured,
        );
        (result, measured)
    }
}
