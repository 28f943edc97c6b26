//! Luck averages exactly zero over the 36 rolls, whoever estimates, however badly: on this everything else rests.

use super::game::{Game, Scratch, equity_of};
use crate::backgammon::bearoffs::Source;
use crate::backgammon::evaluator::Parts;
use crate::backgammon::network::OUTPUTS;
use crate::backgammon::noise::Noise;
use crate::backgammon::side::Side;
use crate::backgammon::turn_evaluator::Looking;
use crate::backgammon::{BAR, Board, Evaluator, Networks, test_boards};
use crate::rollout::dice::Roll;
use crate::rollout::sampler::{Measured, Sampler};
use crate::rollout::seed::Seed;
use crate::rollout::trial::Trials;
use crate::stats::score::Score;

fn evaluators() -> Vec<Evaluator> {
    vec![
        Evaluator::Network,
        Evaluator::Tiny,
        Evaluator::Blurred(Noise::new(0.05, 3)),
        Evaluator::Blurred(Noise::new(1.0, 4)),
        Evaluator::PipCount,
        Evaluator::Nothing,
    ]
}

/// Boards that games hardly ever reach: everybody on the bar, closed out, a last checker, nobody can move, nobody can do anything
/// but one thing.
fn odd() -> Vec<Board> {
    let one = |on: &[(usize, u8)]| {
        let mut places = [0; BAR + 1];
        for &(point, count) in on {
            places[point - 1] = count;
        }
        places
    };
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
    let seen = boards.map(|sides| Board::new(sides.map(one)));
    let boards = seen.into_iter().map(Result::unwrap);
    boards.flat_map(|board| [board, board.swapped()]).collect()
}

/// Luck of all 36 rolls of a board, as each estimate measures it: rolled one by one, so that each roll is looked at by itself.
fn of_all_rolls(networks: &Networks, board: &Board, looking: &mut Looking) -> Vec<Vec<Parts>> {
    let evaluators = evaluators();
    let mut luck = vec![Vec::new(); evaluators.len()];
    for roll in Roll::all() {
        looking.at(networks, &evaluators, board, roll);
        for (luck, look) in luck.iter_mut().zip(looking.looks()) {
            let [x, o] = [Side::X, Side::O].map(|side| look.luck(side));
            assert_eq!(equity_of(&x), -equity_of(&o));
            luck.push(x);
        }
    }
    luck
}

/// Fails if the luck of all rolls adds up to anything; returns how many estimates found any roll lucky at all.
fn assert_no_luck_on_average(networks: &Networks, board: &Board, looking: &mut Looking) -> usize {
    let all = of_all_rolls(networks, board, looking);
    for (luck, evaluator) in all.iter().zip(evaluators()) {
        for part in 0..OUTPUTS {
            let sum: i64 = luck.iter().map(|of_roll| of_roll[part]).sum();
            assert_eq!(sum, 0, "chance {part} of {board:?} by {evaluator:?}");
        }
        let equity: Score = luck.iter().map(equity_of).sum();
        assert_eq!(equity, Score::ZERO, "{board:?} by {evaluator:?}");
    }
    let any = |luck: &&Vec<Parts>| luck.iter().flatten().any(|&part| part != 0);
    all.iter().filter(any).count()
}

fn assert_no_luck_on_average_of(networks: &Networks, boards: &[Board]) {
    let mut looking = Looking::default();
    let seen: usize = boards
        .iter()
        .map(|board| assert_no_luck_on_average(networks, board, &mut looking))
        .sum();
    // Of the six, nothing has no luck. The others may see none where all rolls are as good, which is rare.
    let most = boards.len() * (evaluators().len() - 1);
    assert!(seen <= most && 10 * seen > 7 * most, "{seen} of {most}");
}

#[test]
fn luck_of_all_36_rolls_adds_up_to_nothing_in_games_of_the_network() {
    let networks = Networks::trained();
    // Two games or so, of some fifty turns each.
    assert_no_luck_on_average_of(&networks, &test_boards::of_games(100));
}

#[test]
fn luck_of_all_36_rolls_adds_up_to_nothing_in_odd_positions() {
    let networks = Networks::trained();
    assert_no_luck_on_average_of(&networks, &test_boards::by_chance(60));
    let mut looking = Looking::default();
    for board in odd() {
        assert_no_luck_on_average(&networks, &board, &mut looking);
    }
}

/// Of the five that estimate, four see luck in nearly all of these: only of a last roll or two there may be none.
#[test]
fn luck_of_all_36_rolls_adds_up_to_nothing_where_databases_judge() {
    let networks = Networks::trained();
    let mut looking = Looking::default();
    let mut by_network = 0;
    for board in test_boards::bearoffs(1_200) {
        assert_ne!(Source::of(&board), Source::Network);
        by_network += assert_no_luck_on_average(&networks, &board, &mut looking);
    }
    assert!(by_network > 4 * 1_200, "{by_network}");
}

#[test]
fn luck_of_all_36_rolls_adds_up_to_nothing_by_networks_that_have_learnt_nothing() {
    for size in [0.1, 2.0] {
        let networks = test_boards::untrained(size);
        let boards = [test_boards::of_games(20), test_boards::by_chance(20), odd()].concat();
        let mut looking = Looking::default();
        for board in boards {
            assert_no_luck_on_average(&networks, &board, &mut looking);
        }
    }
}

#[test]
#[ignore = "long: cargo xtask validate"]
fn luck_of_all_36_rolls_adds_up_to_nothing_in_ten_thousand_positions() {
    let networks = Networks::trained();
    assert_no_luck_on_average_of(&networks, &test_boards::of_games(7_000));
    assert_no_luck_on_average_of(&networks, &test_boards::by_chance(3_000));
}

/// Whoever rolls a roll, and however the estimate's best play differs from the one made: the luck of the two orders of the same
/// dice is the same, and the mean is of the board alone.
#[test]
fn the_mean_before_a_roll_does_not_depend_on_the_roll() {
    let (networks, mut looking) = (Networks::trained(), Looking::default());
    for board in test_boards::of_games(30) {
        let mut means: Vec<Vec<i64>> = Roll::all()
            .map(|roll| {
                looking.at(&networks, &evaluators(), &board, roll);
                let looks = looking.looks().iter().filter(|look| look.best().is_some());
                looks
                    .map(crate::backgammon::turn_estimate::Look::mean_equity)
                    .collect()
            })
            .collect();
        means.dedup();
        assert_eq!(means.len(), 1, "{board:?}");
        assert_eq!(means[0].len(), evaluators().len() - 1);
    }
}

/// Bounds of what is left of a game without luck hold of every game, whoever estimates.
#[test]
fn no_game_leaves_the_bounds_of_result_and_luck() {
    let networks = Networks::trained();
    let exact = crate::backgammon::position_id::board_id::read("AwAACAYAAAAAAA")
        .unwrap()
        .board;
    let race = crate::backgammon::position_id::board_id::read("HwAAAPgDAAAAAA")
        .unwrap()
        .board;
    let mut tight = 0;
    for (start, games) in [(Board::START, 20), (exact, 400), (race, 400)] {
        let evaluators = evaluators();
        let game = Game::new(networks.clone(), start, evaluators.clone());
        let mut scratch = Scratch::default();
        for k in 0..games {
            let mut measured = vec![Measured::default(); evaluators.len()];
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
    // Nothing subtracted in every game; the network of the position that the database knows exactly.
    assert_eq!(tight, 20 + 400 + 400 + 400);
}

#[test]
#[ignore = "long: cargo xtask validate"]
fn in_three_thousand_games_from_the_opening_position_all_luck_of_the_network_is_subtracted() {
    let game = Game::new(Networks::trained(), Board::START, vec![Evaluator::Network]);
    let mut scratch = Scratch::default();
    for k in 0..3_000 {
        let mut measured = [Measured::default()];
        game.sample(Trials::new(Seed::new(39)), k, &mut scratch, &mut measured);
        let reached = scratch.limits.iter().any(|limit| limit.is_reached());
        assert!(!reached, "game {k}");
    }
}
