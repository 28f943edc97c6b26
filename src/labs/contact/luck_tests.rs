//! Tests that luck averages exactly zero over the 36 rolls, with any evaluator. Unbiased rollouts
//! depend on it.

use super::game::{Game, GameScratch};
use crate::backgammon::bearoffs::ValueSource;
use crate::backgammon::network::OUTPUTS;
use crate::backgammon::noise::Noise;
use crate::backgammon::side::Side;
use crate::backgammon::turn_estimate::{ChanceDeltas, TurnEstimate, equity_delta};
use crate::backgammon::turn_evaluator::TurnEvaluator;
use crate::backgammon::{Board, EvaluatorKind, Networks, test_boards};
use crate::rollout::dice::Roll;
use crate::rollout::sampler::{MeasuredLuck, Sampler};
use crate::rollout::seed::Seed;
use crate::rollout::trial::Trials;
use crate::stats::score::Score;

fn evaluators() -> Vec<EvaluatorKind> {
    vec![
        EvaluatorKind::Network,
        EvaluatorKind::Tiny,
        EvaluatorKind::Blurred(Noise::new(0.05, 3)),
        EvaluatorKind::Blurred(Noise::new(1.0, 4)),
        EvaluatorKind::PipCount,
        EvaluatorKind::Nothing,
    ]
}

/// Returns boards that games hardly ever reach.
///
/// They have all checkers on the bar, closed boards, last checkers, and sides with no play or a
/// single one.
fn odd_boards() -> Vec<Board> {
    let closed = &[(1, 2), (2, 2), (3, 2), (4, 2), (5, 2), (6, 2), (24, 3)];
    let boards: [[&[(usize, u8)]; 2]; 9] = [
        [&[(25, 15)], &[(25, 15)]],
        [&[(25, 1), (6, 14)], closed],
        [closed, &[(25, 15)]],
        [&[(1, 1)], &[(1, 1)]],
        [&[(6, 2)], &[(25, 15)]],
        [&[(24, 15)], &[(24, 14)]],
        [&[(25, 1)], &[(1, 2), (3, 1)]],
        [&[(24, 1)], &[(24, 1)]],
        [&[(1, 15)], &[(25, 1), (1, 14)]],
    ];
    let built = boards.map(|sides| Board::new(sides.map(test_boards::side)));
    let boards = built.into_iter().map(Result::unwrap);
    boards.flat_map(|board| [board, board.swapped()]).collect()
}

/// Returns the luck of all 36 rolls of a board by each evaluator. Each roll is evaluated in a turn
/// of its own.
fn luck_of_all_rolls(
    networks: &Networks,
    board: &Board,
    turn_evaluator: &mut TurnEvaluator,
) -> Vec<Vec<ChanceDeltas>> {
    let evaluators = evaluators();
    let mut luck = vec![Vec::new(); evaluators.len()];
    for roll in Roll::all() {
        turn_evaluator.play_turn(networks, &evaluators, board, roll);
        for (luck, estimate) in luck.iter_mut().zip(turn_evaluator.estimates()) {
            let [x, o] = [Side::X, Side::O].map(|side| estimate.luck(side));
            assert_eq!(equity_delta(&x), -equity_delta(&o));
            luck.push(x);
        }
    }
    luck
}

/// Asserts that the luck of all rolls adds up to zero, and returns the number of evaluators with
/// any luck.
fn assert_luck_sums_to_zero(
    networks: &Networks,
    board: &Board,
    turn_evaluator: &mut TurnEvaluator,
) -> usize {
    let luck_by_evaluator = luck_of_all_rolls(networks, board, turn_evaluator);
    for (luck, evaluator) in luck_by_evaluator.iter().zip(evaluators()) {
        for part in 0..OUTPUTS {
            let sum: i64 = luck.iter().map(|of_roll| of_roll[part]).sum();
            assert_eq!(sum, 0, "chance {part} of {board:?} by {evaluator:?}");
        }
        let equity: Score = luck.iter().map(equity_delta).sum();
        assert_eq!(equity, Score::ZERO, "{board:?} by {evaluator:?}");
    }
    let any = |luck: &&Vec<ChanceDeltas>| luck.iter().flatten().any(|&part| part != 0);
    luck_by_evaluator.iter().filter(any).count()
}

fn assert_luck_sums_to_zero_on(networks: &Networks, boards: &[Board]) {
    let mut turn_evaluator = TurnEvaluator::default();
    let lucky: usize = boards
        .iter()
        .map(|board| assert_luck_sums_to_zero(networks, board, &mut turn_evaluator))
        .sum();
    // `Nothing` measures no luck. The other five find none where all rolls are equally good, which
    // is rare.
    let most = boards.len() * (evaluators().len() - 1);
    assert!(lucky <= most && 10 * lucky > 7 * most, "{lucky} of {most}");
}

#[test]
fn luck_sums_to_zero_in_network_games() {
    let networks = Networks::trained();
    // About two games of some fifty turns each.
    assert_luck_sums_to_zero_on(&networks, &test_boards::from_games(100));
}

#[test]
fn luck_sums_to_zero_in_odd_positions() {
    let networks = Networks::trained();
    assert_luck_sums_to_zero_on(&networks, &test_boards::random(60));
    let mut turn_evaluator = TurnEvaluator::default();
    for board in odd_boards() {
        assert_luck_sums_to_zero(&networks, &board, &mut turn_evaluator);
    }
}

/// Four of the five estimating evaluators find luck in nearly all of these bear-offs. Only a last
/// roll or two may have none.
#[test]
fn luck_sums_to_zero_in_bearoffs() {
    let networks = Networks::trained();
    let mut turn_evaluator = TurnEvaluator::default();
    let mut lucky = 0;
    for board in test_boards::random_bearoffs(400) {
        assert_ne!(ValueSource::of(&board), ValueSource::Network);
        lucky += assert_luck_sums_to_zero(&networks, &board, &mut turn_evaluator);
    }
    assert!(lucky > 4 * 400, "{lucky}");
}

#[test]
fn luck_sums_to_zero_with_random_networks() {
    for size in [0.1, 2.0] {
        let networks = test_boards::random_networks(size);
        let boards = [
            test_boards::from_games(20),
            test_boards::random(20),
            odd_boards(),
        ]
        .concat();
        let mut turn_evaluator = TurnEvaluator::default();
        for board in boards {
            assert_luck_sums_to_zero(&networks, &board, &mut turn_evaluator);
        }
    }
}

#[test]
#[ignore = "long: cargo xtask validate"]
fn luck_sums_to_zero_in_ten_thousand_positions() {
    let networks = Networks::trained();
    assert_luck_sums_to_zero_on(&networks, &test_boards::from_games(7_000));
    assert_luck_sums_to_zero_on(&networks, &test_boards::random(3_000));
}

/// The mean depends on the board alone: not on the order of the dice, and not on the play made.
#[test]
fn mean_does_not_depend_on_the_roll() {
    let (networks, mut turn_evaluator) = (Networks::trained(), TurnEvaluator::default());
    for board in test_boards::from_games(30) {
        let mut means: Vec<Vec<Score>> = Roll::all()
            .map(|roll| {
                turn_evaluator.play_turn(&networks, &evaluators(), &board, roll);
                let estimates = turn_evaluator
                    .estimates()
                    .iter()
                    .filter(|estimate| estimate.best_play().is_some());
                estimates.map(TurnEstimate::mean_equity).collect()
            })
            .collect();
        means.dedup();
        assert_eq!(means.len(), 1, "{board:?}");
        assert_eq!(means[0].len(), evaluators().len() - 1);
    }
}

/// The bounds of reduced results hold in every game, with every evaluator.
#[test]
fn results_and_reduced_results_stay_in_bounds() {
    let networks = Networks::trained();
    let exact = crate::backgammon::position_id::board_id::parse("AwAACAYAAAAAAA")
        .unwrap()
        .board;
    let race = crate::backgammon::position_id::board_id::parse("HwAAAPgDAAAAAA")
        .unwrap()
        .board;
    let mut tight = 0;
    for (start, games) in [(Board::START, 20), (exact, 400), (race, 400)] {
        let evaluators = evaluators();
        let game = Game::new(networks.clone(), start, evaluators.clone());
        let mut scratch = GameScratch::default();
        for k in 0..games {
            let mut measured = vec![MeasuredLuck::default(); evaluators.len()];
            let result = game.sample(Trials::new(Seed::new(39)), k, &mut scratch, &mut measured);
            let results = game.result_bounds().unwrap();
            assert!(results.low <= result && result <= results.high);
            for (estimate, measured) in measured.iter().enumerate() {
                let bounds = game.reduced_bounds(estimate).unwrap();
                let reduced = result - measured.luck;
                assert!(bounds.low <= reduced && reduced <= bounds.high, "{start:?}");
                tight += usize::from(bounds.tight);
            }
        }
    }
    // The bounds are tight for `Nothing` in every game, and for the network in the position that
    // the database covers.
    assert_eq!(tight, 20 + 400 + 400 + 400);
}

#[test]
#[ignore = "long: cargo xtask validate"]
fn luck_limit_is_never_exceeded_from_the_opening() {
    let game = Game::new(
        Networks::trained(),
        Board::START,
        vec![EvaluatorKind::Network],
    );
    let mut scratch = GameScratch::default();
    for k in 0..3_000 {
        let mut measured = [MeasuredLuck::default()];
        game.sample(Trials::new(Seed::new(39)), k, &mut scratch, &mut measured);
        let exceeded = scratch.luck_limits.iter().any(|limit| limit.is_exceeded());
        assert!(!exceeded, "game {k}");
    }
}
