//! Rollouts that stop when their average is known well enough.

use rollout_lab::backgammon::EvaluatorKind;
use rollout_lab::stats::summary::Summary;

use crate::positions::{named, rollout};

#[test]
fn a_standard_error_is_reached_at_the_first_checkpoint_from_a_hundred_games_on_where_it_is_as_small()
 {
    let fresh = || {
        rollout(
            named("last checkers, one on the bar"),
            vec![EvaluatorKind::Tiny],
            14,
        )
    };
    let mut all = fresh();
    all.roll(600);
    let reduced: Vec<Summary> = all.history(0).map(|point| point.reduced).collect();
    let at = |games| reduced.iter().find(|it| it.games >= games).unwrap();
    // Half of what it is at a hundred needs about four times as many games; what was there before it is never taken.
    let wish = at(100).se.unwrap() / 2.0;
    let games = all.games_until_se(0, wish).unwrap();
    assert!(games > 100);
    for point in reduced
        .iter()
        .filter(|it| it.games >= 100 && it.games < games)
    {
        assert!(point.stopping_se().unwrap() > wish, "{}", point.games);
    }
    assert!(at(games).stopping_se().unwrap() <= wish);
    assert_eq!(at(games).games, games);
    // However they were rolled.
    let mut in_pieces = fresh();
    while in_pieces.games() < 600 {
        in_pieces.roll(7);
    }
    assert_eq!(in_pieces.games_until_se(0, wish), Some(games));
    assert!(in_pieces.rewind_to(games));
    let mut exactly = fresh();
    exactly.roll(games);
    assert_eq!(in_pieces.point(0), exactly.point(0));
    // Anything will do, but not of fewer than a hundred; nothing is ever as small as that.
    assert_eq!(all.games_until_se(0, 3.0), Some(at(100).games));
    assert_eq!(all.games_until_se(0, 0.0), None);
    let mut few = fresh();
    few.roll(99);
    assert_eq!(few.games_until_se(0, 3.0), None);
}
