//! The close decisions of the pairs lab, compared with a search through all positions.

use std::fmt::Write;

use crate::common::bearoff::{Points, arrangements, checkers, position, small_database};
use rollout_lab::backgammon::bearoff_db::Checkers;
use rollout_lab::backgammon::side::Side;
use rollout_lab::labs::pairs::{CloseDecision, Lesson, close_decisions};
use rollout_lab::rollout::dice::Roll;

/// Returns X's chance after a play, 0..1.
fn chance(play: Checkers, o: Points) -> f64 {
    if play.all_off() {
        return 1.0;
    }
    let position = position(play.points(), o).with_on_roll(Side::O);
    small_database().exact_chance(position).unwrap()
}

/// Returns a decision in the format of the page's file.
fn json_line(decision: &CloseDecision) -> String {
    let (high, low) = decision.roll.dice();
    let kind = match decision.lesson {
        Lesson::TakesLong => "takes-long",
        Lesson::ObviousIsWrong => "obvious-is-wrong",
    };
    let points = |checkers: Checkers| serde_json::to_string(&checkers.points()).unwrap();
    let [x, o] = [decision.position.x(), decision.position.o()].map(points);
    let [a, b] = [decision.a, decision.b].map(points);
    format!(
        r#"{{ "x": {x}, "o": {o}, "roll": [{high},{low}], "a": {a}, "b": {b}, "kind": "{kind}" }}"#
    )
}

#[test]
fn the_pages_file_has_the_decisions_that_the_search_finds() {
    let all = close_decisions(&small_database());
    let lines: Vec<String> = all.iter().map(json_line).collect();
    let mut file = String::new();
    writeln!(file, "[\n  {}\n]", lines.join(",\n  ")).unwrap();
    let offered = include_str!("../../www/labs/pairs/close-decisions.json");
    assert!(
        offered == file,
        "www/labs/pairs/close-decisions.json would be\n{file}"
    );
}

#[test]
fn one_decision_takes_long_for_each_number_of_checkers_and_two_have_a_wrong_obvious_play() {
    let all = close_decisions(&small_database());
    let (long, wrong) = all.split_at(5);
    for (decision, count) in long.iter().zip(2..=6) {
        assert_eq!(decision.lesson, Lesson::TakesLong);
        let [x, o] = [decision.position.x(), decision.position.o()].map(Checkers::count);
        assert_eq!([x, o], [count; 2]);
        // The best and second best plays are at least half a percentage point apart.
        let o = decision.position.o().points();
        let plays = small_database()
            .plays(decision.position.x(), decision.roll)
            .unwrap();
        let mut chances: Vec<f64> = plays.into_iter().map(|play| chance(play, o)).collect();
        chances.sort_by(|one, two| two.total_cmp(one));
        let expected = [decision.a, decision.b].map(|play| chance(play, o));
        assert_eq!(chances[..2], expected);
        assert!(chances[0] - chances[1] >= 0.005);
    }
    assert_eq!(wrong.len(), 2);
    let [first, second] = [wrong[0], wrong[1]].map(|decision| decision.position.x().count());
    assert_ne!(first, second);
    for decision in wrong {
        assert_eq!(decision.lesson, Lesson::ObviousIsWrong);
        assert!(decision.a.count() > decision.b.count());
        let plays = small_database()
            .plays(decision.position.x(), decision.roll)
            .unwrap();
        assert!(plays.iter().all(|play| play.count() >= decision.b.count()));
    }
}

#[test]
fn up_to_four_checkers_no_decision_takes_longer_or_costs_more() {
    let found = close_decisions(&small_database());
    // The square of this ratio is proportional to the number of games that a rollout needs.
    let spread_over_difference = |a: f64, b: f64| (a * (1.0 - a) + b * (1.0 - b)).sqrt() / (a - b);
    for count in 2..=4_u8 {
        let mut sides = arrangements(count);
        sides.retain(|points| points.iter().sum::<u8>() == count);
        let (mut longest, mut costliest) = (0.0_f64, 0.0_f64);
        for &x in &sides {
            for roll in Roll::all() {
                let plays = small_database().plays(checkers(x), roll).unwrap();
                // The obvious play leaves the fewest checkers. `plays` has fewest pips first, and
                // `min_by_key` returns the first of equals.
                let checkers_left = |play: &&Checkers| play.count();
                let obvious = *plays.iter().min_by_key(checkers_left).unwrap();
                for &o in &sides {
                    let mut ranked: Vec<(f64, Checkers)> =
                        plays.iter().map(|&play| (chance(play, o), play)).collect();
                    ranked.sort_by(|one, two| two.0.total_cmp(&one.0));
                    let best = ranked[0];
                    if let Some(second) = ranked.get(1)
                        && best.0 - second.0 >= 0.005
                    {
                        longest = longest.max(spread_over_difference(best.0, second.0));
                    }
                    if best.1.count() > obvious.count() {
                        costliest = costliest.max(best.0 - chance(obvious, o));
                    }
                }
            }
        }
        let chances = |decision: &CloseDecision| {
            let o = decision.position.o().points();
            [decision.a, decision.b].map(|play| chance(play, o))
        };
        let [a, b] = chances(&found[usize::from(count) - 2]);
        assert!(
            (spread_over_difference(a, b) - longest).abs() < 1e-9,
            "{count} {a} {b} {longest}"
        );
        for decision in &found[5..] {
            let [a, b] = chances(decision);
            assert!(
                a - b >= costliest,
                "{count} {a} {b} {costliest} {decision:?}"
            );
        }
    }
}
