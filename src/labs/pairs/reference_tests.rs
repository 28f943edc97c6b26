//! Exact spreads against the spreads of an independent program, which measures luck and ranks rolls
//! by a curve of its own.
//!
//! Among equally good plays, that program makes the one with the fewest checkers on the ace point,
//! then on the two point, and so on. Players of this crate prefer fewer pips. The choice does not
//! change who wins. So it does not change the plain spread with couplings that rank by exact
//! chances or not at all. A crude evaluator does value such plays differently. The first test
//! therefore compares all spreads with the program's choice of plays. The second one compares, with
//! our choice, the spreads that do not depend on it.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::exact::PairsExact;
use super::exact_tests::{after_play, build_paths, compute_exact};
use super::limits::CouplingLimits;
use crate::backgammon::bearoff_db::arrangements::OFF;
use crate::backgammon::bearoff_db::chance::{Chance, ONE, mean_score_of_36, quantize, to_score};
use crate::backgammon::bearoff_db::checkers::ArrangementIndex;
use crate::backgammon::bearoff_db::state::BearoffState;
use crate::backgammon::side::Side;
use crate::golden;
use crate::golden::PairsCase;
use crate::labs::bearoff::EvaluatorKind;
use crate::labs::bearoff::observed_policy::ObservedPolicy;
use crate::labs::bearoff::paths::Paths;
use crate::labs::bearoff::prepared_setup::PreparedSetup;
use crate::rollout::dice::{ALL_KINDS, KIND_COUNT};
use crate::rollout::pairs::Coupling;
use crate::stats::score::CompactScore;

/// The choices in which the two programs differ.
#[derive(Clone, Copy)]
struct TieRules {
    /// Whether ties between plays are broken as in the reference program.
    reference_plays: bool,
    /// Whether the crude evaluator ranks rolls, instead of the exact one.
    crude_ranking: bool,
}

/// Returns the crude evaluator's winning chance for the side on roll. Neither side has finished.
fn crude_chance(
    setup: &PreparedSetup,
    mover: ArrangementIndex,
    opponent: ArrangementIndex,
) -> Chance {
    let pips = |index| f64::from(setup.arrangements().checkers(index).pips());
    let lead = pips(opponent) - pips(mover) + 4.0;
    quantize(1.0 / (1.0 + (-0.15 * lead).exp()))
}

/// Returns the crude evaluator's luck of all rolls at all nodes, by the plays that are made.
fn crude_lucks(setup: &PreparedSetup, paths: &Paths) -> Vec<[CompactScore; KIND_COUNT]> {
    let mut scratch = Vec::new();
    let mut lucks = |&state: &BearoffState| {
        let values = core::array::from_fn(|kind| {
            let after = setup.choose_play(state, kind, &mut scratch);
            if after == OFF {
                ONE
            } else {
                ONE - crude_chance(setup, state.opponent, after)
            }
        });
        let sum = ALL_KINDS.iter().zip(values);
        let sum = sum.map(|(kind, value)| kind.rolls * value).sum();
        values.map(|value: Chance| {
            let luck = to_score(value) - mean_score_of_36(sum);
            if state.side == Side::X { luck } else { -luck }.compact()
        })
    };
    paths.states.iter().map(&mut lucks).collect()
}

/// Returns the plays that the reference program makes: of the best plays, the one with the fewest
/// checkers on the lowest points.
fn reference_policy(setup: &PreparedSetup) -> ObservedPolicy {
    let mut found = BTreeSet::new();
    let mut states = vec![setup.start];
    let mut choices = Vec::new();
    let mut scratch = Vec::new();
    while let Some(state) = states.pop() {
        let BearoffState {
            side,
            mover,
            opponent,
        } = state;
        if !found.insert((side == Side::O, mover, opponent)) {
            continue;
        }
        for kind in 0..KIND_COUNT {
            let chance =
                |after| setup.prepared_estimates[1].value(&setup.database, opponent, after);
            let points = |after| setup.arrangements().checkers(after).points();
            let plays = setup.database.after_roll(mover, kind, &mut scratch);
            let best = plays
                .iter()
                .copied()
                .min_by_key(|&after| (chance(after), points(after)));
            let after = best.unwrap();
            choices.push((side == Side::O, mover, opponent, kind, after));
            states.extend(state.after_play(after));
        }
    }
    // The policy is a sorted list, so insertion in its order is fast.
    choices.sort_unstable();
    let mut policy = ObservedPolicy::default();
    for (is_o, mover, opponent, kind, after) in choices {
        let side = if is_o { Side::O } else { Side::X };
        policy.insert(
            BearoffState {
                side,
                mover,
                opponent,
            },
            kind,
            after,
        );
    }
    policy
}

/// Computes the exact values of a case by these rules, and checks its winning chances.
fn exact_case(case: &PairsCase, rules: TieRules) -> PairsExact {
    let [a, b] = [case.a, case.b].map(|x| {
        // The luck of the first estimate is replaced below.
        let game = after_play(x, case.o, [EvaluatorKind::Even, EvaluatorKind::Exact]);
        let mut setup = game.prepared_setup().clone();
        if rules.reference_plays {
            setup.observed_policy = Some(Arc::new(reference_policy(&setup)));
        }
        let mut paths = build_paths(&setup);
        paths.estimates[0].luck = crude_lucks(&setup, &paths);
        if rules.crude_ranking {
            paths.estimates[1].luck = paths.estimates[0].luck.clone();
        }
        paths
    });
    let exact = compute_exact([Some(&a), Some(&b)]);
    for (chance, expected) in [(exact.a, case.chance_a), (exact.b, case.chance_b)] {
        assert!((chance / 100.0 - expected).abs() < 1e-7, "{}", case.name);
    }
    exact
}

/// Compares a standard deviation with the one in the file. `bound` is a chance, 0..1.
fn assert_near(case: &PairsCase, coupling: &str, limits: CouplingLimits, luck: &str, bound: f64) {
    let found = match luck {
        "none" => limits.plain.sd,
        _ => limits.reduced.sd,
    };
    let expected = case.exact_sd_of_difference[coupling][luck];
    let what = format!("{} {coupling} {luck}: {found} {expected}", case.name);
    assert!((found / 100.0 - expected).abs() <= bound, "{what}");
}

/// The names of the couplings in the file.
const COUPLING_NAMES: [(Coupling, &str); 3] = [
    (Coupling::Independent, "independent"),
    (Coupling::Same, "same_dice"),
    (Coupling::Ranked, "rank_exact"),
];

#[test]
fn spreads_match_reference_with_its_tie_breaks() {
    let mut compared = 0;
    for case in golden::pairs().cases {
        for ranked_crudely in [false, true] {
            let exact = exact_case(
                &case,
                TieRules {
                    reference_plays: true,
                    crude_ranking: ranked_crudely,
                },
            );
            for (coupling, name) in COUPLING_NAMES {
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
fn plain_spreads_match_reference_with_our_tie_breaks() {
    for case in golden::pairs().cases {
        let rules = |ranked_crudely| TieRules {
            reference_plays: false,
            crude_ranking: ranked_crudely,
        };
        let exact = exact_case(&case, rules(false));
        for (coupling, name) in COUPLING_NAMES {
            assert_near(&case, name, exact.limits(coupling).unwrap(), "none", 1e-6);
        }
        // In the case 6v6_51 the choice among equal plays changes the fourth decimal.
        let crudely = exact_case(&case, rules(true)).limits(Coupling::Ranked);
        assert_near(&case, "rank_crudepip", crudely.unwrap(), "none", 0.002);
    }
}
