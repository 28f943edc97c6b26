//! Exact figures against those of an independent program, which measures luck and ranks rolls by a curve of its own.
//!
//! Where plays are equally good, it makes the one that leaves the fewest checkers on the ace point, of these on the two
//! point, and so on; our players go by pips. That makes no difference to who wins, so none to the spread without luck of
//! couplings that ask the exact evaluator or nobody. A crude evaluator does see a difference between such plays. So there
//! are two tests: everything with plays as there, and what plays cannot change with ours.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::exact::{Limits, PairsExact};
use super::exact_tests::{after_play, exact, paths};
use crate::backgammon::bearoff_db::arrangements::{Index, OFF};
use crate::backgammon::bearoff_db::chance::{Chance, ONE, nearest, score, score_of_36};
use crate::backgammon::bearoff_db::turn::State;
use crate::backgammon::side::Side;
use crate::golden;
use crate::golden::PairsCase;
use crate::labs::bearoff::Evaluator;
use crate::labs::bearoff::judged_setup::JudgedSetup;
use crate::labs::bearoff::observed_policy::Habits;
use crate::labs::bearoff::paths::Paths;
use crate::rollout::dice::{ALL_KINDS, KINDS};
use crate::rollout::pairs::Coupling;
use crate::stats::score::CompactScore;

/// Who breaks ties between plays, and who ranks rolls.
#[derive(Clone, Copy)]
struct Rules {
    plays_as_there: bool,
    ranked_crudely: bool,
}

/// The crude evaluator's chance of the side on roll; the other one is not off.
fn crude(setup: &JudgedSetup, mover: Index, other: Index) -> Chance {
    let pips = |index| f64::from(setup.arrangements().checkers(index).pips());
    let lead = pips(other) - pips(mover) + 4.0;
    nearest(1.0 / (1.0 + (-0.15 * lead).exp()))
}

/// What it says of the luck of all rolls, by the plays that are made.
fn crude_luck(setup: &JudgedSetup, paths: &Paths) -> Vec<[CompactScore; KINDS]> {
    let mut scratch = Vec::new();
    let mut of_state = |&state: &State| {
        let values = core::array::from_fn(|kind| {
            let made = setup.choice(state, kind, &mut scratch);
            if made == OFF {
                ONE
            } else {
                ONE - crude(setup, state.other, made)
            }
        });
        let sum = ALL_KINDS.iter().zip(values);
        let sum = sum.map(|(kind, value)| kind.rolls * value).sum();
        values.map(|value: Chance| {
            let luck = score(value) - score_of_36(sum);
            if state.side == Side::X { luck } else { -luck }.compact()
        })
    };
    paths.states.iter().map(&mut of_state).collect()
}

/// Of the best plays everywhere, those that leave the fewest checkers on the lowest points.
fn plays_as_there(setup: &JudgedSetup) -> Habits {
    let mut found = BTreeSet::new();
    let mut states = vec![setup.start];
    let mut habits = Vec::new();
    let mut scratch = Vec::new();
    while let Some(state) = states.pop() {
        let State { side, mover, other } = state;
        if !found.insert((side == Side::O, mover, other)) {
            continue;
        }
        for kind in 0..KINDS {
            let chance = |made| setup.judges[1].value(&setup.database, other, made);
            let points = |made| setup.arrangements().checkers(made).points();
            let after = setup.database.after_roll(mover, kind, &mut scratch);
            let best = after
                .iter()
                .copied()
                .min_by_key(|&made| (chance(made), points(made)));
            let made = best.unwrap();
            habits.push((side == Side::O, mover, other, kind, made));
            states.extend(state.after(made));
        }
    }
    // In the order of their keys, in which adding them takes no time.
    habits.sort_unstable();
    let mut all = Habits::default();
    for (is_o, mover, other, kind, made) in habits {
        let side = if is_o { Side::O } else { Side::X };
        all.add(State { side, mover, other }, kind, made);
    }
    all
}

fn exact_of(case: &PairsCase, rules: Rules) -> PairsExact {
    let [a, b] = [case.a, case.b].map(|x| {
        // The first one's luck is replaced.
        let game = after_play(x, case.o, [Evaluator::Even, Evaluator::Exact]);
        let mut setup = game.judged().clone();
        if rules.plays_as_there {
            setup.habits = Some(Arc::new(plays_as_there(&setup)));
        }
        let mut paths = paths(&setup);
        paths.estimates[0].luck = crude_luck(&setup, &paths);
        if rules.ranked_crudely {
            paths.estimates[1].luck = paths.estimates[0].luck.clone();
        }
        paths
    });
    let exact = exact([Some(&a), Some(&b)]);
    for (chance, expected) in [(exact.a, case.chance_a), (exact.b, case.chance_b)] {
        assert!((chance / 100.0 - expected).abs() < 1e-7, "{}", case.name);
    }
    exact
}

/// Compares standard deviations in chances with those of the file.
fn assert_near(case: &PairsCase, coupling: &str, limits: Limits, luck: &str, bound: f64) {
    let found = match luck {
        "none" => limits.plain.sd,
        _ => limits.reduced.sd,
    };
    let expected = case.exact_sd_of_difference[coupling][luck];
    let what = format!("{} {coupling} {luck}: {found} {expected}", case.name);
    assert!((found / 100.0 - expected).abs() <= bound, "{what}");
}

const NAMES: [(Coupling, &str); 3] = [
    (Coupling::Independent, "independent"),
    (Coupling::Same, "same_dice"),
    (Coupling::Ranked, "rank_exact"),
];

#[test]
fn spreads_are_those_of_the_reference_where_equal_plays_are_chosen_as_there() {
    let mut compared = 0;
    for case in golden::pairs().cases {
        for ranked_crudely in [false, true] {
            let exact = exact_of(
                &case,
                Rules {
                    plays_as_there: true,
                    ranked_crudely,
                },
            );
            for (coupling, name) in NAMES {
                let name = if ranked_crudely && coupling == Coupling::Ranked {
                    "rank_crudepip"
                } else {
                    name
                };
                for luck in ["none", "crude_pip"] {
                    assert_near(&case, name, exact.limits(coupling).unwrap(), luck, 1e-6);
                    compared += 1;
                }
            }
        }
    }
    assert_eq!(compared, 2 * 2 * 3 * 2);
}

#[test]
fn which_of_equal_plays_is_made_changes_no_spread_without_luck_unless_rolls_are_ranked_crudely() {
    for case in golden::pairs().cases {
        let rules = |ranked_crudely| Rules {
            plays_as_there: false,
            ranked_crudely,
        };
        let exact = exact_of(&case, rules(false));
        for (coupling, name) in NAMES {
            assert_near(&case, name, exact.limits(coupling).unwrap(), "none", 1e-6);
        }
        // 6v6_51 differs in the fourth decimal.
        let crudely = exact_of(&case, rules(true)).limits(Coupling::Ranked);
        assert_near(&case, "rank_crudepip", crudely.unwrap(), "none", 0.002);
    }
}
