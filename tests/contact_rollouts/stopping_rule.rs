//! Rollouts that stop once their standard error is small enough.

use rollout_lab::backgammon::EvaluatorKind;
use rollout_lab::stats::summary::Summary;

use crate::positions::{named, rollout};

#[test]
fn rollouts_stop_at_the_first_checkpoint_of_the_target() {
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
    let at = |games| reduced.iter().find(|point| point.games >= games).unwrap();
    // Half of the standard error at 100 games needs about four times as many games. A rollout never
    // stops before 100.
    let target = at(100).se.unwrap() / 2.0;
    let games = all.games_until_se(0, target).unwrap();
    assert!(games > 100);
    for point in reduced
        .iter()
        .filter(|point| point.games >= 100 && point.games < games)
    {
        assert!(point.stopping_se().unwrap() > target, "{}", point.games);
    }
    assert!(at(games).stopping_se().unwrap() <= target);
    assert_eq!(at(games).games, games);
    // The sizes of calls do not matter.
    let mut in_steps = fresh();
    while in_steps.games() < 600 {
        in_steps.roll(7);
    }
    assert_eq!(in_steps.games_until_se(0, target), Some(games));
    assert!(in_steps.rewind_to(games));
    let mut exactly = fresh();
    exactly.roll(games);
    assert_eq!(in_steps.point(0), exactly.point(0));
    // A target of 3 points is reached at 100 games, not before. A target of 0 is never reached.
    assert_eq!(all.games_until_se(0, 3.0), Some(at(100).games));
    assert_eq!(all.games_until_se(0, 0.0), None);
    let mut few = fresh();
    few.roll(99);
    assert_eq!(few.games_until_se(0, 3.0), None);
}
