//! Positions to learn from: what is said of them, that they are the most of something, is true of all 923² positions.

use std::sync::OnceLock;

use crate::common::arrangements::Points;
use crate::common::slow_bearoff::{Number, pips};
use crate::common::slow_cube::{Cube, EQUAL, OFF, SlowCube, kinds};

fn slow() -> &'static SlowCube {
    static SLOW: OnceLock<SlowCube> = OnceLock::new();
    SLOW.get_or_init(|| SlowCube::new(6))
}

/// A position: whose turn it is, and the other side.
type Pair = (Number, Number);

fn all() -> impl Iterator<Item = Pair> {
    let numbers = 1..slow().slow.points.len();
    numbers
        .clone()
        .flat_map(move |mover| numbers.clone().map(move |other| (mover, other)))
}

fn pair(x: Points, o: Points) -> Pair {
    (slow().slow.find(x), slow().slow.find(o))
}

/// The greatest merit among all positions that have one.
fn greatest(merit: impl Fn(Pair) -> Option<f64>) -> f64 {
    all().filter_map(merit).fold(f64::MIN, f64::max)
}

/// That no position has more of it than this one, which has so much.
fn assert_greatest([x, o]: [Points; 2], expected: f64, merit: impl Fn(Pair) -> Option<f64>) {
    let here = merit(pair(x, o)).expect("it has some of it");
    assert!((here - expected).abs() < 1e-6, "{here}");
    let greatest = greatest(merit);
    assert!(here > greatest - 1e-9, "{here} {greatest}");
}

fn chance((mover, other): Pair) -> f64 {
    slow().chance(mover, other)
}

/// What a double is worth more than not doubling.
fn gain((mover, other): Pair, holder: Cube) -> f64 {
    slow().doubled(mover, other) - slow().no_double(mover, other, holder)
}

fn is_double(pair: Pair) -> bool {
    gain(pair, Cube::Centred) > EQUAL
}

fn double_take((mover, other): Pair) -> f64 {
    slow().double_take(mover, other)
}

/// Pips of the side on roll, and of the other.
fn both_pips((mover, other): Pair) -> [f64; 2] {
    [mover, other].map(|number| f64::from(pips(slow().slow.points[number])))
}

const FIVE_TWO: Points = [0, 1, 0, 0, 1, 0];
const FIVE_ACES: Points = [5, 0, 0, 0, 0, 0];

#[test]
fn five_two_against_two_twos_is_the_greatest_double_that_is_no_redouble() {
    assert_greatest([FIVE_TWO, [0, 2, 0, 0, 0, 0]], 0.101_852, |pair| {
        let (double, keep) = (gain(pair, Cube::Centred), -gain(pair, Cube::Mine));
        (double > EQUAL && keep > EQUAL).then_some(double.min(keep))
    });
    // It is never the other way round.
    assert!(all().all(|pair| gain(pair, Cube::Mine) <= EQUAL || is_double(pair)));
}

#[test]
fn against_fewer_checkers_five_two_redoubles_again() {
    let against = |o| gain(pair(FIVE_TWO, o), Cube::Mine);
    assert!(against([0, 2, 0, 0, 0, 0]) < -0.1);
    for o in [[0, 1, 0, 0, 0, 0], [2, 0, 0, 0, 0, 0]] {
        assert!((against(o) - 1.0 / 18.0).abs() < 1e-9);
        assert!(chance(pair(FIVE_TWO, o)) < chance(pair(FIVE_TWO, [0, 2, 0, 0, 0, 0])));
    }
}

#[test]
fn five_aces_double_only_once_the_other_side_is_a_pip_better() {
    let before = pair(FIVE_ACES, [1, 0, 1, 2, 0, 0]);
    let after = pair(FIVE_ACES, [1, 0, 2, 1, 0, 0]);
    assert!(chance(after) < chance(before) - 0.01);
    assert!(gain(before, Cube::Centred) < -0.01 && gain(after, Cube::Centred) > 0.007);
}

#[test]
fn the_worst_position_that_is_taken_wins_one_in_five() {
    let twos = [0, 2, 0, 0, 0, 0];
    assert_greatest([twos; 2], 0.799_383, |pair| {
        (is_double(pair) && double_take(pair) < 1.0 - EQUAL).then(|| chance(pair))
    });
    assert!((double_take(pair(twos, twos)) - 0.950_617).abs() < 1e-6);
}

#[test]
fn passing_below_a_quarter_costs_most_with_four_one_against_three_two() {
    let below = |pair| is_double(pair) && 1.0 - chance(pair) < 0.25 - 1e-9;
    assert_greatest(
        [[0, 1, 1, 0, 0, 0], [1, 0, 0, 1, 0, 0]],
        2.0 / 9.0,
        |pair| below(pair).then(|| 1.0 - double_take(pair)),
    );
    // From a quarter on a take is never wrong: the cube is worth something to who owns it.
    assert!(all().all(|pair| chance(pair) > 0.75 + 1e-9 || double_take(pair) < 1.0 + EQUAL));
}

#[test]
fn doubles_begin_at_52_percent_and_some_wait_beyond_67() {
    assert_greatest(
        [[0, 2, 0, 0, 1, 0], [0, 0, 2, 0, 0, 0]],
        -0.526_085,
        |pair| is_double(pair).then(|| -chance(pair)),
    );
    assert_greatest(
        [[0, 0, 0, 0, 6, 0], [0, 0, 0, 2, 0, 4]],
        0.670_216,
        |pair| (gain(pair, Cube::Centred) < -EQUAL).then(|| chance(pair)),
    );
}

#[test]
fn pips_are_nowhere_more_wrong_than_with_five_aces_against_one_on_the_six_point() {
    let position = [FIVE_ACES, [0, 0, 0, 0, 0, 1]];
    let leads_by = |pair, percent: f64| {
        let [own, other] = both_pips(pair);
        100.0 * (other - own) >= percent * own
    };
    // The double is taken and loses two points; without it the other side doubles, and is paid one.
    assert_greatest(position, 1.0, |pair| {
        leads_by(pair, 8.0).then(|| -gain(pair, Cube::Centred))
    });
    // Who passes pays a point instead of being paid two.
    assert_greatest(position, 3.0, |pair| {
        leads_by(pair, 12.0).then(|| 1.0 - double_take(pair))
    });
}

#[test]
fn nobody_is_further_behind_who_doubles_and_is_passed_than_three_checkers_against_five_aces() {
    assert_greatest([[0, 0, 0, 0, 2, 1], FIVE_ACES], 11.0, |pair| {
        let [own, other] = both_pips(pair);
        (is_double(pair) && double_take(pair) > 1.0 + EQUAL).then_some(own - other)
    });
}

#[test]
fn the_closest_decision_is_two_millionths_of_a_point() {
    let position = [[0, 1, 0, 3, 0, 1], [0, 0, 0, 4, 0, 1]];
    let off = double_take(pair(position[0], position[1])) - 1.0;
    assert!(off > EQUAL && off < 2.5e-6, "{off}");
    let closest = -greatest(|pair| {
        let off = (double_take(pair) - 1.0).abs();
        (is_double(pair) && off > EQUAL).then_some(-off)
    });
    assert!((off - closest).abs() < 1e-9, "{off} {closest}");
}

/// What the best play costs of those that are best without a cube, if that is centred.
fn cost_of_cubeless_play((mover, other): Pair, roll: usize) -> f64 {
    let plays = &slow().slow.plays[mover][roll];
    let chance = |made: Number| {
        if made == OFF {
            1.0
        } else {
            1.0 - slow().chance(other, made)
        }
    };
    let most = plays.iter().map(|&made| chance(made)).fold(0.0, f64::max);
    let best = slow().best(mover, other, Cube::Centred, roll);
    let cubeless = plays.iter().filter(|&&made| most - chance(made) < 1e-9);
    let worth = cubeless.map(|&made| slow().after(made, other, Cube::Centred));
    best - worth.fold(-1.0, f64::max)
}

#[test]
fn the_play_that_the_cube_changes_most_is_of_a_two_one() {
    let position = [[0, 2, 2, 1, 0, 0], [2, 0, 0, 1, 0, 1]];
    let two_one = 6;
    let here = cost_of_cubeless_play(pair(position[0], position[1]), two_one);
    assert!((here - 0.223_283).abs() < 1e-6, "{here}");
    assert_greatest(position, here, |pair| {
        let costs = kinds().map(|(roll, _)| cost_of_cubeless_play(pair, roll));
        Some(costs.fold(0.0, f64::max))
    });
}

#[test]
fn a_pip_less_can_lose_twelve_games_in_a_hundred() {
    let x = [3, 0, 0, 0, 2, 1];
    let worse = chance(pair(x, [3, 0, 2, 1, 0, 0])) - chance(pair(x, [2, 1, 2, 1, 0, 0]));
    assert!((worse - 0.119_456).abs() < 1e-6, "{worse}");
}
