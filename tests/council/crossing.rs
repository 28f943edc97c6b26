//! Ratios s₂ / s₁ at which the curves of two rules cross.

use rollout_lab::models::council::{MAX_CROSSING_RATIO, Rule, crossing, exact_rate};

use crate::golden::{model, panel, rows};

const RULES: (Rule, Rule) = (Rule::MajorityStrongest, Rule::Strongest);

fn logit(percent: f64) -> f64 {
    (percent / (100.0 - percent)).ln()
}

#[test]
fn majority_and_strongest_cross_where_the_log_odds_are_twice_the_weaker_programs() {
    // The reference has a closed form: logit p₁ = 2 logit p₂.
    for s1 in [0.5, 1.0, 2.0, 10.0] {
        let council = model(2, s1, s1, 0.0);
        let ratio = crossing(&council, RULES.0, RULES.1).expect("they cross");
        let at_ratio = council.with_ratio(ratio).expect("a council");
        let rate = |rule| exact_rate(&at_ratio, rule).expect("known");
        let (p1, p2) = (rate(Rule::Strongest), rate(Rule::Weakest));
        println!("{s1}: {ratio}");
        assert!((logit(p1) - 2.0 * logit(p2)).abs() < 1e-8, "{s1}: {ratio}");
    }
}

#[test]
fn with_large_noise_majority_and_strongest_cross_at_twice_the_noise() {
    // For a small d / s, logit p is proportional to it, so the closed form becomes s₂ = 2 s₁. The
    // error is of second order: (d / s₁)² = 1/2500 here.
    let ratio = crossing(&model(2, 50.0, 50.0, 0.0), RULES.0, RULES.1).expect("they cross");
    assert!((ratio - 2.0).abs() < 4e-4, "{ratio}");
}

#[test]
fn crossings_lie_between_the_references_rows() {
    let first = rows().remove(0).model(0.0);
    for (a, b, copying) in [
        (Rule::MajorityStrongest, Rule::Strongest, 0.0),
        (Rule::Optimistic, Rule::Strongest, 0.0),
        (Rule::MajorityStrongest, Rule::Strongest, 50.0),
        (Rule::Optimistic, Rule::Strongest, 50.0),
        (Rule::MajorityStrongest, Rule::Optimistic, 0.0),
        (Rule::MajorityStrongest, Rule::Optimistic, 50.0),
    ] {
        let rate = |row: &crate::golden::Row, rule| match (rule, copying == 0.0) {
            (Rule::Strongest, _) => row.p_strong,
            (Rule::Optimistic, true) => row.optimistic,
            (Rule::Optimistic, false) => row.optimistic_sync50,
            (_, true) => row.majority_tie_strong,
            (_, false) => row.majority_tie_strong_sync50,
        };
        let rows = rows();
        let changes = rows.windows(2).find(|pair| {
            let ahead = |row| rate(row, a) > rate(row, b);
            ahead(&pair[0]) != ahead(&pair[1])
        });
        let council = model(2, first.setting().s1, first.setting().s1, copying);
        let ratio = crossing(&council, a, b);
        println!("{a:?}, {b:?}, {copying}%: {ratio:?}");
        match changes {
            Some(pair) => {
                let ratio = ratio.expect("they cross");
                assert!((pair[0].ratio..pair[1].ratio).contains(&ratio), "{ratio}");
            }
            None => assert!(ratio.is_none_or(|ratio| ratio > 3.0), "{ratio:?}"),
        }
    }
}

#[test]
fn curves_that_only_touch_do_not_cross() {
    // If the third program always repeats the second, the majority is the second program's move. It
    // is as good as the first program at equal noise, and worse beyond.
    let copies = model(2, 2.0, 2.0, 100.0);
    assert_eq!(crossing(&copies, RULES.0, RULES.1), None);
    assert_eq!(crossing(&copies, RULES.1, RULES.0), None);
    // A rule does not cross itself.
    assert_eq!(crossing(&model(3, 2.0, 2.0, 0.0), RULES.0, RULES.0), None);
    // Only councils of three programs may differ in noise.
    assert_eq!(crossing(&panel(2, 2.0, 5), RULES.0, RULES.1), None);
}

#[test]
fn the_better_rule_changes_at_a_crossing() {
    for (candidates, copying) in [(2, 0.0), (3, 0.0), (3, 30.0), (8, 10.0)] {
        let council = model(candidates, 2.0, 2.0, copying);
        for (a, b) in [
            RULES,
            (Rule::Optimistic, Rule::Strongest),
            (Rule::MajorityStrongest, Rule::Optimistic),
        ] {
            let Some(ratio) = crossing(&council, a, b) else {
                continue;
            };
            println!("{candidates}, {copying}%: {a:?}, {b:?}: {ratio}");
            let ahead = |ratio: f64| {
                let at_ratio = council.with_ratio(ratio).expect("a council");
                exact_rate(&at_ratio, a).expect("known") - exact_rate(&at_ratio, b).expect("known")
            };
            assert!(ratio > 1.0 && ratio < MAX_CROSSING_RATIO);
            let (before, after) = (ahead((ratio - 1e-3).max(1.0)), ahead(ratio + 1e-3));
            assert!(before * after < 0.0, "{before} {after}");
        }
    }
}
