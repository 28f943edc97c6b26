//! Evaluations of boards by quantised networks, compared with computations in f64.

use rollout_lab::backgammon::network::expert_features::FeatureCounter;
use rollout_lab::backgammon::network::inputs::for_each_input;
use rollout_lab::backgammon::network::{
    BoardEvaluator, Network, NetworkScratch, OUTPUTS, Value, Weights,
};
use rollout_lab::backgammon::{Board, Chances, Plays};

use crate::boards::board;
use crate::fixtures;

/// Returns the outputs in f64 by definition, before they are clamped to possible chances.
fn outputs_in_f64(weights: &Weights, board: &Board) -> [f64; OUTPUTS] {
    let features = FeatureCounter::new().count(board);
    let units = weights.units();
    let mut hidden: Vec<f64> = weights
        .hidden_biases
        .iter()
        .map(|&bias| f64::from(bias))
        .collect();
    for_each_input(board, &features, |input, value| {
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

/// Returns the largest error of a winning chance, compared with f64, over boards of games.
fn largest_error(weights: &Weights) -> f64 {
    let network = Network::new(weights);
    let mut scratch = NetworkScratch::default();
    fixtures::boards(3_000)
        .iter()
        .map(|(board, _)| {
            let win = network.evaluate(board, &mut scratch).chances().win;
            (win - outputs_in_f64(weights, board)[0]).abs()
        })
        .fold(0.0, f64::max)
}

/// The bound is six times the expected error of a network of 64 units.
///
/// The largest possible sum of a unit is about 30 × 0.3, so a step of its quantised sum is 9 / 2¹⁵
/// = 0.0003. Rounding moves a number by up to half a step, 1/√12 of a step at random. About forty
/// weights of checkers give √40 / √12 = 1.8 steps. About thirty weights of features are 2⁸ times
/// finer and multiplied by about 200: √30 × 200 / 256 / √12 = 1.2 steps. The three binary digits
/// that are dropped give 8 / √12 = 2.3 steps. In total that is 3.2 steps, or 0.001.
///
/// The output adds 64 units with weights of up to 0.3, or 0.17 at random: √64 × 0.17 × 0.001 =
/// 0.0014. The logistic function multiplies this by at most a quarter.
#[test]
fn quantised_networks_match_f64() {
    let error = largest_error(&fixtures::weights(64, 0.3, 7));
    assert!(error < 6.0 * 0.0014 / 4.0, "{error}");
    assert!(error > 0.0, "nothing was compared");
}

/// Weights ten times as large make sums and steps ten times as large.
#[test]
fn large_weights_do_not_overflow() {
    let error = largest_error(&fixtures::weights(8, 3.0, 8));
    // √8 × 1.7 × 0.01 = 0.05 of the output. Again the bound is six times a quarter of this.
    assert!(error < 6.0 * 0.05 / 4.0, "{error}");
}

/// All checkers of a side on the point with the largest weights give the largest possible sum, from
/// which the scale is chosen.
#[test]
fn largest_possible_sum_fits_into_16_bits() {
    let mut weights = Weights::zero(8).unwrap();
    // With fifteen checkers the four inputs of a point are 1, 1, 1 and 12 × 0.5. Weights of 1 give
    // the sum 9.
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
    // Eight units of 9 with weights of 1/36 give 2.
    let expected = 1.0 / (1.0 + (-2.0_f64).exp());
    assert!((win - expected).abs() < 1e-4, "{win}, not {expected}");
}

/// Units are summed in groups of eight. The numbers of groups cover all sizes of blocks: four
/// groups, three, or one.
#[test]
fn evaluate_plays_matches_evaluate_to_the_last_bit() {
    for groups in [1, 2, 3, 4, 5, 7, 8] {
        let network = Network::new(&fixtures::weights(8 * groups, 0.5, 9));
        let (mut plays, mut scratch, mut single_scratch) = (
            Plays::new(),
            NetworkScratch::default(),
            NetworkScratch::default(),
        );
        let mut compared = 0;
        for (board, roll) in fixtures::boards(200) {
            let found = plays.find(&board, roll);
            let mut remaining = found.iter();
            network.evaluate_plays(&board, found, &mut scratch, |value| {
                let play = remaining.next().expect("as many values as plays");
                let expected = network
                    .evaluate(&play.swapped(), &mut single_scratch)
                    .swapped();
                assert_eq!(value, expected, "{groups} {board:?} {roll:?} {play:?}");
                compared += 1;
            });
            assert!(remaining.next().is_none());
        }
        assert!(compared > 2_000, "{compared}");
    }
}

/// The test above would miss a block of units that both methods leave out. Here each unit alone
/// decides the chance.
#[test]
fn every_unit_counts() {
    for units in (8..=64).step_by(8) {
        for unit in 0..units {
            let mut weights = Weights::zero(units).unwrap();
            weights.hidden_biases[unit] = 1.0;
            weights.output_weights[unit] = 1.0;
            let value =
                Network::new(&weights).evaluate(&Board::START, &mut NetworkScratch::default());
            // 1 / (1 + 1/e). The logistic table is right to 2e-6, and a sum of 2¹⁵ loses three
            // binary digits.
            assert!(
                (value.chances().win - 0.731_059).abs() < 1e-4,
                "{units} {unit}"
            );
        }
    }
}

#[test]
fn finished_games_have_certain_chances() {
    let network = Network::new(&fixtures::weights(8, 1.0, 10));
    let last = board(&[(1, 1)], &[(20, 2), (6, 13)]);
    let mut plays = Plays::new();
    let found = plays.find(&last, rollout_lab::rollout::dice::Roll::new(2, 1).unwrap());
    let mut values = Vec::new();
    network.evaluate_plays(&last, found, &mut NetworkScratch::default(), |value| {
        values.push(value);
    });
    // The loser has two checkers in the winner's home board and none off, so this is a backgammon.
    assert_eq!(values.len(), 1);
    assert_eq!(values[0].chances().to_array(), [1.0, 1.0, 1.0, 0.0, 0.0]);
    assert_eq!(values[0].equity(), 3 << 25);
}

#[test]
fn chances_are_possible() {
    let network = Network::new(&fixtures::weights(16, 2.0, 11));
    let mut scratch = NetworkScratch::default();
    for (board, _) in fixtures::boards(2_000) {
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
        let [own_off, opponent_off] = board.borne_off();
        assert!(opponent_off == 0 || win_gammon == 0.0);
        assert!(own_off == 0 || lose_gammon == 0.0);
    }
}

#[test]
fn swapping_sides_negates_equity() {
    let network = Network::new(&fixtures::weights(8, 1.0, 12));
    let value: Value = network.evaluate(&Board::START, &mut NetworkScratch::default());
    assert_eq!(value.swapped().swapped(), value);
    assert_eq!(value.swapped().equity(), -value.equity());
    let equity = f64::from(value.equity()) / f64::from(1 << 25);
    assert!((value.chances().equity() - equity).abs() < 1e-12);
}
