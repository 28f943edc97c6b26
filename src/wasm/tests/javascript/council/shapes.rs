//! Returned objects and columns, with null and NaN for unknown numbers.

use rollout_lab::models::council::{
    Agreement, Model, Pair, Rule, Simulation, agreement_curve, badges, exact_rate,
};
use rollout_lab::rollout::seed::Seed;
use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

use super::super::module::{call, get, keys, module, number, text};
use super::super::shapes::{assert_defined_or_null, columns, to_json};
use super::{COPYING, KEYS, PANEL, RULES, call_with_council, core, council, curves, roll, trials};

fn call_result(of: &JsValue, method: &str, arguments: &[&JsValue]) -> JsValue {
    call(of, method, arguments).expect("an answer")
}

#[wasm_bindgen_test]
fn councils_round_trip() {
    let usual = get(&call_with_council("councilLimits", PANEL), "usual");
    assert_eq!(
        to_json(&usual),
        to_json(&council([2.0, 1.0, 2.0, 2.0, 0.0, 3.0]))
    );
    for back in [
        call_with_council("readCouncil", COPYING),
        get(&trials(COPYING, "1"), "model"),
    ] {
        assert_eq!(keys(&back), KEYS);
        assert_eq!(to_json(&back), to_json(&council(COPYING)));
    }
    // One game is worth four plain ones, which halves the noise.
    let reduced = call(&module(), "withReduction", &[&council(COPYING), &4.into()]);
    let expected = council([3.0, 10.0, 10.0, 17.5, 40.0, 3.0]);
    assert_eq!(to_json(&reduced.expect("a council")), to_json(&expected));
}

#[wasm_bindgen_test]
fn rates_and_differences_equal_the_cores() {
    let work = trials(COPYING, "0x2a61");
    roll(&work, 3000.0);
    let mut simulation = Simulation::new(core(COPYING), Seed::new(0x2a61));
    simulation.roll(3000);
    let counts = simulation.sums();
    let readout = call_result(&work, "readout", &[]);
    assert_eq!(
        keys(&readout),
        ["trials", "seed", "rates", "agreement", "reliable"]
    );
    assert_eq!(text(&readout, "seed"), "0x2a61");
    let differences = call_result(&work, "differences", &[&"optimistic".into()]);
    assert_eq!(text(&differences, "than"), "optimistic");
    let snapshot = call_result(&work, "snapshot", &[]);
    assert_eq!(
        keys(&snapshot),
        ["trials", "model", "rates", "agreement", "exact"]
    );
    assert_eq!(keys(&get(&readout, "rates")), RULES);
    for rule in Rule::ALL {
        let name = rule.name();
        let (rate, difference) = (counts.rate(rule), counts.difference(rule, Rule::Optimistic));
        for (object, path, summary) in [
            (&readout, "rates", rate),
            (&differences, "differences", difference),
        ] {
            let statistic = |key: &str| get(object, &format!("{path}.{name}.{key}")).as_f64();
            assert_eq!(
                (statistic("mean"), statistic("se")),
                (summary.mean, summary.se),
                "{path} {name}"
            );
            let ci = statistic("ci.0").zip(statistic("ci.1"));
            assert_eq!(ci, summary.ci, "{path} {name}");
        }
        assert_eq!(get(&snapshot, &format!("rates.{name}")).as_f64(), rate.mean);
        let exact = exact_rate(&core(COPYING), rule);
        assert_eq!(get(&snapshot, &format!("exact.{name}")).as_f64(), exact);
    }
}

#[wasm_bindgen_test]
fn agreement_equals_the_cores() {
    let work = trials(COPYING, "0x2a61");
    roll(&work, 3000.0);
    let mut simulation = Simulation::new(core(COPYING), Seed::new(0x2a61));
    simulation.roll(3000);
    let (readout, snapshot) = (
        call_result(&work, "readout", &[]),
        call_result(&work, "snapshot", &[]),
    );
    let exact = Agreement::exact(&core(COPYING));
    let points = agreement_curve(&core(COPYING), 3.0);
    let curve = call(
        &module(),
        "councilAgreementCurve",
        &[&council(COPYING), &3.into()],
    )
    .expect("a curve");
    let names = [
        "ratio",
        "strongestAndOther",
        "others",
        "othersWithoutCopies",
    ];
    let curve = columns(&curve, &names);
    for (at, point) in points.iter().enumerate() {
        let row = [
            point.ratio,
            point.strongest_and_other,
            point.others,
            point.others_without_copies,
        ];
        assert_eq!([0, 1, 2, 3].map(|column: usize| curve[column][at]), row);
    }
    for pair in Pair::ALL {
        let name = pair.name();
        let summary = simulation.agreement(pair);
        let value = |object, path: &str| get(object, &format!("{path}.{name}"));
        let measured = get(&readout, &format!("agreement.{name}.mean"));
        assert_eq!(measured.as_f64(), summary.mean);
        assert_eq!(value(&snapshot, "agreement").as_f64(), summary.mean);
        assert_eq!(
            value(&snapshot, "exact.agreement").as_f64(),
            exact.get(pair)
        );
        let alone = get(&call_with_council("councilAgreement", COPYING), name);
        assert_eq!(alone.as_f64(), exact.get(pair));
    }
}

#[wasm_bindgen_test]
fn unknown_rates_are_null() {
    // With more than three programs the exact rates of the optimal rules are unknown.
    let exact = call_with_council("councilExact", PANEL);
    for rule in RULES {
        assert_eq!(
            get(&exact, rule).is_null(),
            rule.starts_with("optimal"),
            "{rule}"
        );
    }
    let none = trials(PANEL, "1");
    for (method, path) in [
        ("readout", "rates.strongest.mean"),
        ("snapshot", "rates.ceiling"),
    ] {
        let before = call_result(&none, method, &[]);
        assert!(get(&before, path).is_null());
        assert_defined_or_null(&before, method);
    }
    let differences = call_result(&none, "differences", &[&"ceiling".into()]);
    assert!(get(&differences, "differences.weakest.se").is_null());
}

#[wasm_bindgen_test]
fn positions_equal_the_cores_and_copies_have_no_evaluations() {
    let work = trials(COPYING, "0x2a61");
    let simulation = Simulation::new(core(COPYING), Seed::new(0x2a61));
    let mut copies = 0;
    for k in 0..20_u64 {
        let js = call_result(&work, "position", &[&(k as f64).into()]);
        let core = simulation.position(k);
        assert_defined_or_null(&js, "position");
        assert_eq!(number(&js, "trial"), k as f64);
        assert_eq!(get(&js, "copied"), core.copied);
        copies += u32::from(core.copied);
        assert_eq!(get(&js, "programs.2.evaluations").is_null(), core.copied);
        for (program, report) in core.reports.iter().enumerate() {
            let report_number = |key: &str| number(&js, &format!("programs.{program}.{key}"));
            assert_eq!(report_number("move"), report.candidate as f64);
            let numbers = [
                report_number("noise"),
                report_number("value"),
                report_number("weight"),
            ];
            assert_eq!(numbers, [report.noise, report.value, report.weight]);
            for (at, value) in report.evaluations.iter().flatten().enumerate() {
                assert_eq!(report_number(&format!("evaluations.{at}")), *value);
            }
        }
        for (key, values) in [
            ("worths", &core.worths),
            ("weights", &core.weights),
            ("weightsKnowingCopies", &core.weights_knowing_copies),
            ("weightsPredicted", &core.weights_predicted),
            ("means", &core.means),
        ] {
            for (at, value) in values.iter().enumerate() {
                assert_eq!(number(&js, &format!("{key}.{at}")), *value, "{key}");
            }
        }
        assert_eq!(number(&js, "predicted"), core.predicted);
        for (at, votes) in core.votes.iter().enumerate() {
            assert_eq!(number(&js, &format!("votes.{at}")), *votes as f64);
        }
        for rule in Rule::ALL {
            let pick = number(&js, &format!("picks.{}", rule.name()));
            assert_eq!(pick, core.pick(rule) as f64);
        }
    }
    assert!((1..20).contains(&copies), "{copies}");
}

#[wasm_bindgen_test]
fn crossings_come_after_all_points_of_curves() {
    let work = curves([2.0, 1.0, 2.0, 3.0, 0.0, 3.0], 3.0);
    let points = number(&work, "all") - 3.0;
    roll(&work, points - 1.0);
    let names: Vec<&str> = ["ratio"].into_iter().chain(RULES).collect();
    let before = columns(&call_result(&work, "columns", &[]), &names);
    assert_eq!(before[0].len() as f64, points - 1.0);
    assert_eq!(number(&call_result(&work, "crossings", &[]), "length"), 0.0);
    roll(&work, 4.0);
    let after = columns(&call_result(&work, "columns", &[]), &names);
    assert_eq!((after[0][0], after[0].last()), (1.0, Some(&3.0)));
    let crossings = call_result(&work, "crossings", &[]);
    assert_eq!(text(&crossings, "0.a"), "majorityStrongest");
    assert_eq!(text(&crossings, "0.b"), "strongest");
    // Below the crossing the majority is better, above it the strongest program.
    let ratio = number(&crossings, "0.ratio");
    for (at, &here) in after[0].iter().enumerate() {
        assert_eq!(after[3][at] > after[1][at], here < ratio, "{here}");
    }
    let panels = columns(
        &call_with_council("councilPanels", PANEL),
        &["programs", "majority", "optimistic", "ceiling"],
    );
    assert_eq!(panels[0], [1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0]);
    assert_eq!(
        Some(panels[1][4]),
        exact_rate(&core(PANEL), Rule::MajorityStrongest)
    );
}

#[wasm_bindgen_test]
fn badges_carry_the_numbers_behind_them() {
    for numbers in [COPYING, PANEL] {
        let model: Model = core(numbers);
        let js = call_with_council("councilBadges", numbers);
        assert_defined_or_null(&js, "badges");
        for (at, badge) in badges(&model).iter().enumerate() {
            let badge_value = |path: &str| get(&js, &format!("{at}.{path}"));
            assert_eq!(badge_value("verdict").is_null(), badge.verdict.is_none());
            assert_eq!(
                badge_value("comparisons.length"),
                badge.comparisons.len() as f64
            );
            assert_eq!(
                badge_value("majorities.length"),
                badge.majorities.len() as f64
            );
            // JavaScript's names are the variants' names, except for the first letter's case.
            let name = |value: &dyn std::fmt::Debug| format!("{value:?}").to_lowercase();
            let lowercase_text = |path: &str| {
                badge_value(path)
                    .as_string()
                    .map(|text| text.to_lowercase())
            };
            assert_eq!(lowercase_text("claim"), Some(name(&badge.claim)));
            assert_eq!(
                lowercase_text("condition"),
                Some(name(&badge.claim.condition()))
            );
            assert_eq!(badge_value("own"), badge.claim.is_own());
            assert_eq!(badge_value("met"), badge.condition_met);
            let reading =
                lowercase_text("reading").map_or(String::new(), |reading| format!("({reading})"));
            let verdict = lowercase_text("verdict").map(|verdict| verdict + &reading);
            assert_eq!(verdict, badge.verdict.map(|verdict| name(&verdict)));
            for (at, comparison) in badge.comparisons.iter().enumerate() {
                let comparison_value = |key: &str| badge_value(&format!("comparisons.{at}.{key}"));
                assert_eq!(comparison_value("better"), comparison.better);
                assert_eq!(comparison_value("than"), comparison.than);
                assert_eq!(comparison_value("holds"), comparison.holds);
                let end = |end: usize| {
                    comparison_value(&format!("atEqual.{end}"))
                        .as_f64()
                        .expect("a rate")
                };
                let at_equal = (!comparison_value("atEqual").is_null()).then(|| (end(0), end(1)));
                assert_eq!(at_equal, comparison.at_equal);
                assert_eq!(comparison_value("crossing").as_f64(), comparison.crossing);
                let reading = comparison_value("reading")
                    .as_string()
                    .map(|text| text.to_lowercase());
                assert_eq!(reading, Some(name(&comparison.reading)));
            }
        }
    }
}
