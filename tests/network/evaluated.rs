//! What a network says of a board.

use rollout_lab::backgammon::network::expert_features::FeatureCounter;
use rollout_lab::backgammon::network::inputs::for_each_input;
use rollout_lab::backgammon::network::{
    BoardEvaluator, Network, NetworkScratch, OUTPUTS, Value, Weights,
};
use rollout_lab::backgammon::{Board, Chances, Plays};

use crate::boards::board;
use crate::reached;

/// The outputs in f64, straight from the definition, before they are made possible.
fn in_floats(weights: &Weights, board: &Board) -> [f64; OUTPUTS] {
    let counts = FeatureCounter::new().count(board);
    let units = weights.units();
    let mut hidden: Vec<f64> = weights
        .hidden_biases
        .iter()
        .map(|&bias| f64::from(bias))
        .collect();
    for_each_input(board, &counts, |input, value| {
        for (sum, &weight) in hidden.iter_mut().zip(weights.input_weights(input)) {
            *sum += f64::from(weight) * f64::from(value);
        }
    });
    core::array::from_fn(|output| {
        let sum: f64 = weights.output_weights[output * units..][..units]
            .iter()
            .zip(&hidden)
            .map(|(&weight, sum)| f64::from(weight) * sum.max(0.0))
            .sum();
        1.0 / (1.0 + (-sum - f64::from(weights.output_biases[output])).exp())
    })
}

/// The greatest distance of a chance of winning from the one in f64, over boards of games.
fn farthest(weights: &Weights) -> f64 {
    let network = Network::new(weights);
    let mut scratch = NetworkScratch::default();
    reached::boards(3_000)
        .iter()
        .map(|(board, _)| {
            let is = network.evaluate(board, &mut scratch).chances().win;
            (is - in_floats(weights, board)[0]).abs()
        })
        .fold(0.0, f64::max)
}

/// Of 64 units, the largest sum that is possible is some 30 × 0.3, so that a step of a unit is 9 / 2¹⁵ = 0.0003. Rounding
/// is by up to half a step, 1 / √12 of one at random: of some forty weights of checkers, √40 / √12 = 1.8 steps in all; of
/// thirty weights of counts, each 2⁻⁸ of that but times some 200, √30 × 200 / 256 / √12 = 1.2; and of the three digits that
/// are dropped, 8 / √12 = 2.3: 3.2 steps, 0.001. Sixty-four of them with weights of up to 0.3, 0.17 at random, make √64 ×
/// 0.17 × 0.001 = 0.0014 of the output, of which the logistic function makes a quarter at most. Six times that.
#[test]
fn whole_numbers_say_what_floats_say() {
    let far = farthest(&reached::weights(64, 0.3, 7));
    assert!(far < 6.0 * 0.0014 / 4.0, "{far}");
    assert!(far > 0.0, "nothing was compared");
}

/// Eight units, of weights ten times as large: sums are ten times as large, and so are their steps, and weights.
#[test]
fn large_weights_do_not_overflow() {
    let far = farthest(&reached::weights(8, 3.0, 8));
    // √8 × 1.7 × 0.01 = 0.05 of the output; a quarter, six times.
    assert!(far < 6.0 * 0.05 / 4.0, "{far}");
}

/// All that a side has on the one place whose weights are the largest: the sum that the scale is made for.
#[test]
fn the_largest_sum_there_is_stays_in_sixteen_bits() {
    let mut weights = Weights::zero(8).unwrap();
    // Twelve half steps and three first ones of place 0: 1 + 1 + 1 + 12 × 0.5 = 9 for weights of 1.
    for input in 0..4 {
        weights.hidden_weights[input * 8..][..8].fill(1.0);
    }
    weights.output_weights[..8].fill(1.0 / 36.0);
    let stack = board(&[(1, 15)], &[(1, 1)]);
    let network = Network::new(&weights);
    let win = network
        .evaluate(&stack, &mut NetworkScratch::default())
        .chances()
        .win;
    // Eight units of 9, 1/36 each: 2.
    let expected = 1.0 / (1.0 + (-2.0_f64).exp());
    assert!((win - expected).abs() < 1e-4, "{win}, not {expected}");
}

/// Networks of all sizes of blocks that units are summed in: four groups of eight, three, or one.
#[test]
fn all_plays_at_once_say_to_the_last_bit_what_each_says_alone() {
    for groups in [1, 2, 3, 4, 5, 7, 8] {
        let network = Network::new(&reached::weights(8 * groups, 0.5, 9));
        let (mut plays, mut scratch, mut alone) = (
            Plays::new(),
            NetworkScratch::default(),
            NetworkScratch::default(),
        );
        let mut compared = 0;
        for (board, roll) in reached::boards(200) {
            let found = plays.find(&board, roll);
            let mut each = found.iter();
            network.evaluate_plays(&board, found, &mut scratch, |value| {
                let play = each.next().expect("as many values as plays");
                let one = network.evaluate(&play.swapped(), &mut alone).swapped();
                assert_eq!(value, one, "{groups} {board:?} {roll:?} {play:?}");
                compared += 1;
            });
            assert!(each.next().is_none());
        }
        assert!(compared > 2_000, "{compared}");
    }
}

/// So that no block of units is left out, whose size the bits above can't tell: each unit alone makes the chance what it is.
#[test]
fn each_unit_is_heard() {
    for units in (8..=64).step_by(8) {
        for unit in 0..units {
            let mut weights = Weights::zero(units).unwrap();
            weights.hidden_biases[unit] = 1.0;
            weights.output_weights[unit] = 1.0;
            let value =
                Network::new(&weights).evaluate(&Board::START, &mut NetworkScratch::default());
            // 1 / (1 + 1/e): the table is within 2e-6, and a sum of 2¹⁵ loses three digits.
            assert!(
                (value.chances().win - 0.731_059).abs() < 1e-4,
                "{units} {unit}"
            );
        }
    }
}

#[test]
fn a_game_that_is_over_is_what_it_came_to() {
    let network = Network::new(&reached::weights(8, 1.0, 10));
    let last = board(&[(1, 1)], &[(20, 2), (6, 13)]);
    let mut plays = Plays::new();
    let found = plays.find(&last, rollout_lab::rollout::dice::Roll::new(2, 1).unwrap());
    let mut values = Vec::new();
    network.evaluate_plays(&last, found, &mut NetworkScratch::default(), |value| {
        values.push(value);
    });
    // Two checkers of the loser's are still in the winner's home board, and none is off: a backgammon.
    assert_eq!(values.len(), 1);
    assert_eq!(values[0].chances().to_array(), [1.0, 1.0, 1.0, 0.0, 0.0]);
    assert_eq!(values[0].equity(), 3 << 25);
}

#[test]
fn chances_are_possible_ones() {
    let network = Network::new(&reached::weights(16, 2.0, 11));
    let mut scratch = NetworkScratch::default();
    for (board, _) in reached::boards(2_000) {
        let Chances {
            win,
            win_gammon,
            win_backgammon,
            lose_gammon,
            lose_backgammon,
        } = network.evaluate(&board, &mut scratch).chances();
        assert!((0.0..=1.0).contains(&win));
        assert!(win_gammon <= win && win_backgammon <= win_gammon && win_backgammon >= 0.0);
        assert!(
            lose_gammon <= 1.0 - win && lose_backgammon <= lose_gammon && lose_backgammon >= 0.0
        );
        let [mine_off, theirs_off] = board.borne_off();
        assert!(theirs_off == 0 || win_gammon == 0.0);
        assert!(mine_off == 0 || lose_gammon == 0.0);
    }
}

#[test]
fn swapped_twice_is_the_same_and_equity_changes_its_sign() {
    let network = Network::new(&reached::weights(8, 1.0, 12));
    let value: Value = network.evaluate(&Board::START, &mut NetworkScratch::default());
    assert_eq!(value.swapped().swapped(), value);
    assert_eq!(value.swapped().equity(), -value.equity());
    let equity = f64::from(value.equity()) / f64::from(1 << 25);
    assert!((value.chances().equity() - equity).abs() < 1e-12);
}
