//! Claims about example positions with the cube: each is the extreme case among all 923² positions.

use std::sync::OnceLock;

use crate::common::arrangements::Points;
use crate::common::slow_bearoff::{Number, pips};
use crate::common::slow_cube::{Cube, EQUAL, OFF, SlowCube, distinct_rolls};

fn slow() -> &'static SlowCube {
    static SLOW: OnceLock<SlowCube> = OnceLock::new();
    SLOW.get_or_init(|| SlowCube::new(6))
}

/// A position: the arrangements of the side on roll and of the other side.
type Pair = (Number, Number);

fn all_pairs() -> impl Iterator<Item = Pair> {
    let numbers = 1..slow().slow.points.len();
    numbers
        .clone()
        .flat_map(move |mover| numbers.clone().map(move |other| (mover, other)))
}

fn pair(x: Points, o: Points) -> Pair {
    (slow().slow.find(x), slow().slow.find(o))
}

/// Returns the largest measure of all positions that have one.
fn largest(measure: impl Fn(Pair) -> Option<f64>) -> f64 {
    all_pairs().filter_map(measure).fold(f64::MIN, f64::max)
}

/// Asserts that this position has the measure `expected`, and that no position has a larger one.
fn assert_largest([x, o]: [Points; 2], expected: f64, measure: impl Fn(Pair) -> Option<f64>) {
    let here = measure(pair(x, o)).expect("a position with a measure");
    assert!((here - expected).abs() < 1e-6, "{here}");
    let largest = largest(measure);
    assert!(here > largest - 1e-9, "{here} {largest}");
}

fn chance((mover, other): Pair) -> f64 {
    slow().chance(mover, other)
}

/// Returns the gain of doubling over not doubling, in points per unit of the cube.
fn gain((mover, other): Pair, holder: Cube) -> f64 {
    slow().doubled(mover, other) - slow().no_double(mover, other, holder)
}

fn is_double(pair: Pair) -> bool {
    gain(pair, Cube::Centred) > EQUAL
}

fn double_take((mover, other): Pair) -> f64 {
    slow().double_take(mover, other)
}

/// Returns the pips of the side on roll and of the other side.
fn both_pips((mover, other): Pair) -> [f64; 2] {
    [mover, other].map(|number| f64::from(pips(slow().slow.points[number])))
}

const FIVE_TWO: Points = [0, 1, 0, 0, 1, 0];
const FIVE_ACES: Points = [5, 0, 0, 0, 0, 0];

#[test]
fn five_two_against_two_twos_is_the_largest_double_that_is_no_redouble() {
    assert_largest([FIVE_TWO, [0, 2, 0, 0, 0, 0]], 0.101_852, |pair| {
        let (double, keep) = (gain(pair, Cube::Centred), -gain(pair, Cube::Mine));
        (double > EQUAL && keep > EQUAL).then_some(double.min(keep))
    });
    // Every redouble is also a double.
    assert!(all_pairs().all(|pair| gain(pair, Cube::Mine) <= EQUAL || is_double(pair)));
}

#[test]
fn five_two_redoubles_against_fewer_checkers() {
    let against = |o| gain(pair(FIVE_TWO, o), Cube::Mine);
    assert!(against([0, 2, 0, 0, 0, 0]) < -0.1);
    for o in [[0, 1, 0, 0, 0, 0], [2, 0, 0, 0, 0, 0]] {
        assert!((against(o) - 1.0 / 18.0).abs() < 1e-9);
        assert!(chance(pair(FIVE_TWO, o)) < chance(pair(FIVE_TWO, [0, 2, 0, 0, 0, 0])));
    }
}

#[test]
fn five_aces_double_only_after_the_opponent_gains_a_pip() {
    let before = pair(FIVE_ACES, [1, 0, 1, 2, 0, 0]);
    let after = pair(FIVE_ACES, [1, 0, 2, 1, 0, 0]);
    assert!(chance(after) < chance(before) - 0.01);
    assert!(gain(before, Cube::Centred) < -0.01 && gain(after, Cube::Centred) > 0.007);
}

#[test]
fn the_worst_take_wins_one_game_in_five() {
    let twos = [0, 2, 0, 0, 0, 0];
    assert_largest([twos; 2], 0.799_383, |pair| {
        (is_double(pair) && double_take(pair) < 1.0 - EQUAL).then(|| chance(pair))
    });
    assert!((double_take(pair(twos, twos)) - 0.950_617).abs() < 1e-6);
}

#[test]
fn the_costliest_pass_below_a_quarter_is_four_one_against_three_two() {
    let below = |pair| is_double(pair) && 1.0 - chance(pair) < 0.25 - 1e-9;
    assert_largest(
        [[0, 1, 1, 0, 0, 0], [1, 0, 0, 1, 0, 0]],
        2.0 / 9.0,
        |pair| below(pair).then(|| 1.0 - double_take(pair)),
    );
    // With a chance of a quarter or more a take is never wrong, because owning the cube has value.
    assert!(all_pairs().all(|pair| chance(pair) > 0.75 + 1e-9 || double_take(pair) < 1.0 + EQUAL));
}

#[test]
fn some_positions_double_at_52_percent_and_some_wait_at_67() {
    assert_largest(
        [[0, 2, 0, 0, 1, 0], [0, 0, 2, 0, 0, 0]],
        -0.526_085,
        |pair| is_double(pair).then(|| -chance(pair)),
    );
    assert_largest(
        [[0, 0, 0, 0, 6, 0], [0, 0, 0, 2, 0, 4]],
        0.670_216,
        |pair| (gain(pair, Cube::Centred) < -EQUAL).then(|| chance(pair)),
    );
}

#[test]
fn pip_counts_mislead_most_with_five_aces_against_one_checker_on_the_six_point() {
    let position = [FIVE_ACES, [0, 0, 0, 0, 0, 1]];
    let leads_by = |pair, percent: f64| {
        let [own, other] = both_pips(pair);
        100.0 * (other - own) >= percent * own
    };
    // The double is taken and loses two points. Without it, the opponent doubles and wins one.
    assert_largest(position, 1.0, |pair| {
        leads_by(pair, 8.0).then(|| -gain(pair, Cube::Centred))
    });
    // An opponent who passes loses one point instead of winning two.
    assert_largest(position, 3.0, |pair| {
        leads_by(pair, 12.0).then(|| 1.0 - double_take(pair))
    });
}

#[test]
fn the_largest_pip_deficit_of_a_double_and_pass_is_eleven() {
    assert_largest([[0, 0, 0, 0, 2, 1], FIVE_ACES], 11.0, |pair| {
        let [own, other] = both_pips(pair);
        (is_double(pair) && double_take(pair) > 1.0 + EQUAL).then_some(own - other)
    });
}

#[test]
fn the_closest_take_decision_is_two_millionths_of_a_point() {
    let position = [[0, 1, 0, 3, 0, 1], [0, 0, 0, 4, 0, 1]];
    let gain = double_take(pair(position[0], position[1])) - 1.0;
    assert!(gain > EQUAL && gain < 2.5e-6, "{gain}");
    let closest = -largest(|pair| {
        let difference = (double_take(pair) - 1.0).abs();
        (is_double(pair) && difference > EQUAL).then_some(-difference)
    });
    assert!((gain - closest).abs() < 1e-9, "{gain} {closest}");
}

/// Returns the cost, with a centred cube, of the plays that are best without a cube, in points.
///
/// If several plays are equally good without a cube, the cheapest counts.
fn cost_of_cubeless_play((mover, other): Pair, roll: usize) -> f64 {
    let plays = &slow().slow.plays[mover][roll];
    let chance = |after: Number| {
        if after == OFF {
            1.0
        } else {
            1.0 - slow().chance(other, after)
        }
    };
    let best_chance = plays.iter().map(|&after| chance(after)).fold(0.0, f64::max);
    let best = slow().best(mover, other, Cube::Centred, roll);
    let cubeless = plays
        .iter()
        .filter(|&&after| best_chance - chance(after) < 1e-9);
    let equities = cubeless.map(|&after| slow().after(after, other, Cube::Centred));
    best - equities.fold(-1.0, f64::max)
}

#[test]
fn the_cube_changes_a_play_of_a_two_one_most() {
    let position = [[0, 2, 2, 1, 0, 0], [2, 0, 0, 1, 0, 1]];
    // The index of a roll is 6 × (first die − 1) + second die − 1.
    let two_one = 6;
    let here = cost_of_cubeless_play(pair(position[0], position[1]), two_one);
    assert!((here - 0.223_283).abs() < 1e-6, "{here}");
    assert_largest(position, here, |pair| {
        let costs = distinct_rolls().map(|(roll, _)| cost_of_cubeless_play(pair, roll));
        Some(costs.fold(0.0, f64::max))
    });
}

#[test]
fn having_a_pip_less_can_cost_twelve_percent() {
    let x = [3, 0, 0, 0, 2, 1];
    let loss = chance(pair(x, [3, 0, 2, 1, 0, 0])) - chance(pair(x, [2, 1, 2, 1, 0, 0]));
    assert!((loss - 0.119_456).abs() < 1e-6, "{loss}");
}
