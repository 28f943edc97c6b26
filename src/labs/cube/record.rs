//! Records of single games with a cube, turn by turn, with luck and mistakes.

use super::costs::MistakeCosts;
use super::game::CubeGame;
use super::prepared_setup::{BestPlays, CubeGameEnd, PreparedCubeSetup, TurnLosses};
use crate::backgammon::bearoff_db::{CheckerMove, Checkers, moves_between};
use crate::backgammon::cube::state::CubeTurn;
use crate::backgammon::cube::{CubeAction, Owner};
use crate::backgammon::side::Side;
use crate::rollout::dice::{Dice, Roll, unwrap_infallible};
use crate::rollout::sampled::Rollout;
use crate::stats::score::{Score, Unit};

/// A game that was played. Its figures are in points for the side on roll at the start, per unit of
/// the cube at the start.
#[derive(Clone, Debug, PartialEq)]
pub struct CubeRecord {
    /// The turns, beginning with the side on roll at the start.
    pub turns: Vec<RecordedCubeTurn>,
    /// The side that bore off first, or whose double was passed.
    pub winner: Side,
    /// Whether the last double was passed.
    pub passed: bool,
    /// The number on the cube at the end.
    pub cube: u64,
    /// The result of the game.
    pub result: f64,
    /// The total luck of all rolls.
    pub luck: f64,
    /// The total luck up to and including each turn.
    pub luck_so_far: Vec<f64>,
    /// Result − luck.
    pub reduced: f64,
    /// The exact value of the start.
    pub value: f64,
    /// The costs of X's and of O's mistakes.
    pub mistakes: [MistakeCosts; 2],
}

/// One turn. Its losses are in points per unit of the cube at the start of the game.
#[derive(Clone, Debug, PartialEq)]
pub struct RecordedCubeTurn {
    /// The side on roll.
    pub side: Side,
    /// The checkers of the side on roll before the turn.
    pub before: Checkers,
    /// The other side's checkers.
    pub opponent: Checkers,
    /// The number on the cube before the turn.
    pub cube: u64,
    /// The owner of the cube before the turn.
    pub owner: Owner,
    /// The cube action.
    pub action: CubeAction,
    /// The loss of the side on roll by doubling or not doubling.
    pub cube_lost: f64,
    /// The loss of the other side by taking or passing.
    pub answer_lost: f64,
    /// The roll and its play; `None` if the double was passed.
    pub played: Option<RecordedCubePlay>,
}

/// A roll and its play. Mean, value and luck are by one estimate, in points for the side on roll at
/// the start, and include the cube if the estimate multiplies by it.
#[derive(Clone, Debug, PartialEq)]
pub struct RecordedCubePlay {
    /// The roll.
    pub roll: Roll,
    /// The checker moves of the play.
    pub moves: Vec<CheckerMove>,
    /// The mover's checkers after the play.
    pub after: Checkers,
    /// The mover's checkers after the best play.
    pub best: Checkers,
    /// The mean value over the 36 rolls after their best plays.
    pub mean: f64,
    /// The value after the best play of this roll.
    pub value: f64,
    /// Value − mean.
    pub luck: f64,
    /// The exact loss of the side on roll by the play, in points per unit of the cube at the start
    /// of the game.
    pub lost: f64,
}

/// The measures of one turn by one estimate, for the hero.
pub(crate) struct MeasuredTurn {
    /// The best play of each roll.
    best: BestPlays,
    /// The mean value over the 36 rolls.
    mean: Score,
    /// The luck of the roll.
    pub luck: Score,
    /// The losses of both sides.
    lost: TurnLosses,
}

impl MeasuredTurn {
    /// Measures a turn. `estimate` is an index into the setup's estimates.
    pub fn new(setup: &PreparedCubeSetup, estimate: usize, turn: &CubeTurn) -> Self {
        let state = turn.before.after_action(turn.action);
        let best = setup.best_plays(state, &mut Vec::new());
        let [mean, luck] = setup.mean_and_luck(estimate, turn, &best);
        let lost = setup.turn_losses(turn, &best);
        Self {
            best,
            mean,
            luck,
            lost,
        }
    }
}

impl CubeRecord {
    /// Plays a game with these dice and records it with luck by an estimate. `estimate` is an index
    /// into the setup's estimates.
    ///
    /// # Errors
    /// The error of the dice.
    ///
    /// # Panics
    /// If there is no estimate with this index.
    pub fn play<D: Dice>(game: &CubeGame, estimate: usize, dice: &mut D) -> Result<Self, D::Error> {
        let mut turns = Vec::new();
        let end = game
            .prepared_setup()
            .play(dice, &mut Vec::new(), |turn| turns.push(turn))?;
        Ok(Self::from_turns(
            game.prepared_setup(),
            estimate,
            &turns,
            end,
        ))
    }

    /// Records a game from all its turns and its end.
    pub(crate) fn from_turns(
        setup: &PreparedCubeSetup,
        estimate: usize,
        turns: &[CubeTurn],
        end: CubeGameEnd,
    ) -> Self {
        let (mut luck, mut costs) = (Score::ZERO, [MistakeCosts::default(); 2]);
        let (mut recorded, mut luck_so_far) = (Vec::new(), Vec::new());
        for turn in turns {
            let measured = MeasuredTurn::new(setup, estimate, turn);
            luck += measured.luck;
            luck_so_far.push(luck.in_unit(Unit::Points));
            let turn_costs = MistakeCosts::of_turn(turn.before.side, measured.lost);
            MistakeCosts::add_turn(&mut costs, turn_costs);
            recorded.push(record_turn(setup, turn, measured));
        }
        let result = setup.result(end);
        Self {
            turns: recorded,
            winner: end.winner,
            passed: turns.last().is_some_and(|turn| turn.play.is_none()),
            cube: 1 << end.doublings,
            result: result.in_unit(Unit::Points),
            luck: luck.in_unit(Unit::Points),
            luck_so_far,
            reduced: (result - luck).in_unit(Unit::Points),
            value: setup.evaluate_start_exactly().in_unit(Unit::Points),
            mistakes: costs.map(|costs| costs.map(|cost| cost.in_unit(Unit::Points))),
        }
    }
}

impl Rollout<CubeGame> {
    /// Returns the record of game `k`, counted from 0, whether or not it has been rolled yet.
    /// `estimate` is an index into the setup's estimates.
    ///
    /// # Panics
    /// If there is no estimate with this index.
    #[must_use]
    pub fn record(&self, k: u64, estimate: usize) -> CubeRecord {
        let mut dice = self.trials().dice(k);
        unwrap_infallible(CubeRecord::play(self.sampler(), estimate, &mut dice))
    }

    /// Returns the number of games won by the side on roll at the start.
    #[must_use]
    pub fn wins(&self) -> u64 {
        self.sums().all().count_where(|result| result > Score::ZERO)
    }
}

/// Returns the record of a measured turn.
pub(crate) fn record_turn(
    setup: &PreparedCubeSetup,
    turn: &CubeTurn,
    measured: MeasuredTurn,
) -> RecordedCubeTurn {
    let checkers = |index| setup.cubeless.arrangements().checkers(index);
    let before = turn.before;
    let MeasuredTurn {
        best,
        mean,
        luck,
        lost,
    } = measured;
    let played = turn.play.map(|(roll, after)| {
        let (before, after) = (checkers(before.mover), checkers(after));
        RecordedCubePlay {
            roll,
            moves: moves_between(before, roll, after),
            after,
            best: checkers(best.0[roll.kind()]),
            mean: mean.in_unit(Unit::Points),
            value: (mean + luck).in_unit(Unit::Points),
            luck: luck.in_unit(Unit::Points),
            lost: lost.play.in_unit(Unit::Points),
        }
    });
    RecordedCubeTurn {
        side: before.side,
        before: checkers(before.mover),
        opponent: checkers(before.opponent),
        cube: 1 << turn.doublings,
        owner: before.owner.absolute(before.side),
        action: turn.action,
        cube_lost: lost.cube.in_unit(Unit::Points),
        answer_lost: lost.answer.in_unit(Unit::Points),
        played,
    }
}

#[cfg(test)]
mod tests {
    use super::super::setup::{CubePlayer, CubePlays};
    use super::super::test_games::game_with_all_estimates;
    use super::*;
    use crate::backgammon::cube::{CubePolicy, Thresholds};
    use crate::labs::bearoff::{EvaluatorKind, Player};
    use crate::rollout::sampler::{MeasuredLuck, Sampler};
    use crate::rollout::seed::Seed;
    use crate::rollout::trial::Trials;
    use std::sync::Arc;

    /// Returns pairs of players that cover all cube policies and several ways to choose plays.
    fn players() -> Vec<[CubePlayer; 2]> {
        let plays = [
            CubePlays::WithCube,
            CubePlays::Cubeless(Player::FewestPips),
            CubePlays::Cubeless(Player::Evaluator(EvaluatorKind::Backwards)),
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
    fn result_is_value_plus_luck_minus_mistakes() {
        for (number, players) in players().into_iter().enumerate() {
            let game = Arc::new(game_with_all_estimates(
                [1, 0, 1, 0, 1, 1],
                [0, 2, 1, 0, 1, 0],
                players,
            ));
            let rollout = Rollout::new(game.clone(), Seed::new(7));
            for k in 0..200 {
                let record = rollout.record(k, 4);
                let [x, o] = record.mistakes;
                let lost = x.checkers + x.cube - o.checkers - o.cube;
                let sum = record.value + record.luck - lost;
                // The rounding of equities is multiplied by the cube.
                let bound = 1e-6 * record.cube as f64;
                assert!(
                    (record.result - sum).abs() < bound,
                    "{number} {k}: {record:?}"
                );
            }
        }
    }

    #[test]
    fn paths_steps_and_records_agree() {
        for players in players() {
            let with_paths =
                game_with_all_estimates([0, 1, 1, 0, 2, 1], [1, 1, 0, 1, 1, 1], players);
            let without_paths = CubeGame::from_parts((
                with_paths.prepared_setup().clone(),
                None,
                with_paths.theory().clone(),
            ));
            let rollout = Rollout::new(Arc::new(without_paths), Seed::new(3));
            let trials = Trials::new(Seed::new(3));
            for k in 0..100 {
                let expected = sample_game(&with_paths, trials, k);
                assert_eq!(expected, sample_game(rollout.sampler(), trials, k));
                for (estimate, measured) in expected.1.iter().enumerate() {
                    let record = rollout.record(k, estimate);
                    assert_eq!(record.result, expected.0.in_unit(Unit::Points));
                    assert_eq!(record.luck, measured.luck.in_unit(Unit::Points));
                }
            }
        }
    }

    /// Returns the result of game `k` and its luck by each estimate.
    fn sample_game(game: &CubeGame, trials: Trials, k: u64) -> (Score, Vec<MeasuredLuck>) {
        let mut measured = vec![MeasuredLuck::default(); game.estimate_count()];
        let result = game.sample(
            trials,
            k,
            &mut <CubeGame as Sampler>::Scratch::default(),
            &mut measured,
        );
        (result, measured)
    }
}
