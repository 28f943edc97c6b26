//! Luck averages zero over the 36 rolls, for all evaluators and all players.
//!
//! Each of the 36 rolls is forced as the first roll of a recorded game, whose other rolls are
//! random. The players often choose plays that the evaluator would not.

use crate::common::bearoff::{
    FirstRoll, PLAYERS, Points, WITHOUT_EXACT_CHANCES, WORST, arrangements, evaluators,
    four_against_four, game, game_at, linear, on_all_scales, position, positions, record,
};
use rollout_lab::backgammon::bearoff_db::Position;
use rollout_lab::backgammon::side::Side;
use rollout_lab::labs::bearoff::{Estimate, EvaluatorKind, Player, PreparedGame};
use rollout_lab::rollout::dice::Roll;
use rollout_lab::rollout::seed::Seed;

/// The rounding allowed in the mean luck of the 36 rolls, in percentage points.
///
/// Luck is a whole number of 36ths of 2⁻²⁵, so its exact mean is zero. The error comes from adding
/// 36 floats of at most 100 points.
const ROUNDING: f64 = 1e-9;

/// Asserts that the luck of the first roll averages zero by all estimates of a game. Returns the
/// number of plays that lost something.
fn assert_centred(game: &PreparedGame, trial: u64) -> usize {
    let mut mistakes = 0;
    for estimate in 0..game.setup().estimates.len() {
        let mut sum = 0.0;
        for (k, roll) in (trial..).zip(Roll::all()) {
            let record = record(game, estimate, FirstRoll::new(roll, Seed::new(36), k));
            let turn = &record.turns[0];
            assert_eq!(
                (turn.roll, turn.side),
                (roll, game.setup().position.on_roll())
            );
            sum += turn.luck;
            mistakes += usize::from(turn.lost != 0.0);
        }
        let setup = game.setup();
        let label = || format!("{:?} {:?}", setup.position, setup.estimates[estimate]);
        assert!(sum.abs() / 36.0 <= ROUNDING, "{}: {sum:e}", label());
    }
    mistakes
}

/// Asserts that luck averages zero at every `stride`-th position.
///
/// The players take turns from position to position, and so does the side on roll.
fn assert_all_centred(
    estimates: &[Estimate],
    players: &[Player],
    all: impl Iterator<Item = Position>,
    stride: usize,
) {
    let mut all = all.step_by(stride).peekable();
    let first = *all.peek().expect("a position");
    let games: Vec<_> = players
        .iter()
        .map(|&player| game(first, [player; 2], estimates.to_vec()))
        .collect();
    let (mut count, mut mistakes) = (0, 0);
    for (index, position) in all.enumerate() {
        let position = if (index / players.len()).is_multiple_of(2) {
            position
        } else {
            position.with_on_roll(Side::O)
        };
        let game = game_at(&games[index % players.len()], position);
        mistakes += assert_centred(&game, 36 * index as u64);
        count += 1;
    }
    println!("{count} positions, {mistakes} mistakes");
    assert!(
        mistakes > count,
        "the players must differ from the evaluators"
    );
}

#[test]
fn luck_averages_zero_at_every_43rd_position_of_up_to_four_checkers() {
    // 209² = 43,681 positions.
    assert_eq!(positions(4).count(), 43_681);
    assert_all_centred(&linear(&evaluators()), &PLAYERS, positions(4), 43);
}

#[test]
#[ignore = "long: cargo xtask validate"]
fn luck_averages_zero_at_every_position_of_up_to_four_checkers() {
    assert_all_centred(&linear(&evaluators()), &PLAYERS, positions(4), 1);
}

#[test]
fn luck_averages_zero_on_every_scale() {
    assert_all_centred(&on_all_scales(&evaluators()), &PLAYERS, positions(4), 499);
}

#[test]
fn luck_averages_zero_at_every_24001st_position_of_up_to_six_checkers() {
    // 923² = 851,929 positions.
    assert_eq!(positions(6).count(), 851_929);
    assert_all_centred(&linear(&evaluators()), &PLAYERS, positions(6), 24_001);
}

/// Returns positions with more than six checkers on at least one side, by ascending numbers of
/// checkers from 7 to 15.
fn beyond_six() -> impl Iterator<Item = Position> {
    let count = |points: &Points| points.iter().sum::<u8>();
    let mut sides: Vec<Points> = arrangements(15)
        .into_iter()
        .filter(|points| count(points) > 6)
        .step_by(2503)
        .collect();
    sides.sort_by_key(count);
    let others: Vec<Points> = arrangements(15).into_iter().step_by(4999).collect();
    sides
        .into_iter()
        .zip(others.into_iter().cycle())
        .map(|(x, o)| position(x, o))
}

#[test]
fn luck_averages_zero_beyond_six_checkers() {
    // No exact chances are known there, so no player or evaluator can use them.
    let players = [
        Player::FewestPips,
        Player::Evaluator(EvaluatorKind::OneSided),
    ];
    assert!(beyond_six().any(|position| position.x().count() == 15));
    assert_all_centred(&linear(&WITHOUT_EXACT_CHANCES), &players, beyond_six(), 1);
    assert_all_centred(
        &on_all_scales(&WITHOUT_EXACT_CHANCES),
        &players,
        beyond_six(),
        7,
    );
}

#[test]
fn luck_of_the_plays_made_would_be_biased() {
    // A check of the tests above. The value after the play made, minus the mean over the best
    // plays, equals luck − lost equity. All mistakes bias it.
    let game = game(
        four_against_four(),
        [WORST; 2],
        linear(&[EvaluatorKind::Exact]),
    );
    let sum: f64 = Roll::all()
        .map(|roll| {
            let turn = &record(&game, 0, FirstRoll::new(roll, Seed::new(36), 0)).turns[0];
            turn.luck - turn.lost
        })
        .sum();
    assert!(sum / 36.0 < -1.0, "{sum}");
}
