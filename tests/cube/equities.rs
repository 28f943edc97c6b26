//! Exact equities and proper actions with the cube, compared with an independent program and with a
//! slow computation that shares no code with the core.

use std::sync::OnceLock;

use crate::common::bearoff::position;
use crate::common::golden;
use crate::common::golden::CubefulCase;
use crate::common::slow_cube::{CUBES, Cube, EQUAL, SlowCube};
use rollout_lab::backgammon::cube::{CubeDatabase, CubeDecision, CubeDecisions, Right};

/// The largest rounding error of an equity, in points.
///
/// An equity is rounded to 2⁻²⁶ points, and a mean of rounded equities is rounded again. At most
/// two dozen turns add up to 24 × 2⁻²⁶ = 3.6e-7. A double doubles that.
const ROUNDING: f64 = 7.2e-7;

fn database() -> &'static CubeDatabase {
    static DATABASE: OnceLock<CubeDatabase> = OnceLock::new();
    DATABASE.get_or_init(CubeDatabase::new)
}

/// Returns the mover's decision for this holder of the cube.
const fn decision_for(decisions: &CubeDecisions, holder: Cube) -> &CubeDecision {
    match holder {
        Cube::Mine => &decisions.mine,
        Cube::Centred => &decisions.centred,
        Cube::Theirs => &decisions.theirs,
    }
}

fn assert_near(found: f64, expected: f64, bound: f64, label: impl Fn() -> String) {
    let error = (found - expected).abs();
    assert!(error <= bound, "{}: {found} {expected}", label());
}

/// Returns whether an action is right if it gains `gain` points over the alternative.
///
/// Within a millionth of a point, either is right. Asserts that the gain is not so near to that
/// limit that rounding would decide.
fn rightness(gain: f64) -> Right {
    assert!((gain.abs() - EQUAL).abs() > ROUNDING, "{gain}");
    if gain.abs() < EQUAL {
        Right::Either
    } else if gain > 0.0 {
        Right::Yes
    } else {
        Right::No
    }
}

#[test]
fn the_whole_database_equals_a_slow_computation() {
    let slow = SlowCube::new(6);
    let mut positions = 0;
    for (mover, &x) in slow.slow.points.iter().enumerate().skip(1) {
        for (other, &o) in slow.slow.points.iter().enumerate().skip(1) {
            let decisions = database().decisions(position(x, o)).unwrap();
            let label = || format!("{x:?} {o:?}");
            positions += 1;
            let chance = slow.chance(mover, other);
            assert_near(decisions.chance, chance, ROUNDING, label);
            assert_near(
                decisions.cubeless,
                2.0 * chance - 1.0,
                2.0 * ROUNDING,
                label,
            );
            for holder in CUBES {
                let found = decision_for(&decisions, holder);
                let no_double = slow.no_double(mover, other, holder);
                assert_near(found.no_double, no_double, ROUNDING, label);
                assert_near(
                    found.value,
                    slow.value(mover, other, holder),
                    EQUAL + ROUNDING,
                    label,
                );
                let double_take = slow.double_take(mover, other);
                assert_eq!(found.double_pass, 1.0);
                assert_eq!(found.double_take.is_some(), holder.may_double());
                if let Some(found) = found.double_take {
                    assert_near(found, double_take, 2.0 * ROUNDING, label);
                }
                let double = if holder.may_double() {
                    rightness(slow.doubled(mover, other) - no_double)
                } else {
                    Right::No
                };
                assert_eq!(found.double, double, "{} {holder:?}", label());
                assert_eq!(found.take, rightness(1.0 - double_take), "{}", label());
            }
        }
    }
    assert_eq!(positions, 923 * 923);
}

#[test]
fn values_and_actions_equal_the_reference_file() {
    let cases = golden::cubeful().cases;
    assert_eq!(cases.len(), 69);
    for case in cases {
        assert_case(&case);
    }
}

fn assert_case(case: &CubefulCase) {
    let decisions = database().decisions(position(case.x, case.o)).unwrap();
    let label = || format!("{:?}: {:?} {:?}", case.name, case.x, case.o);
    let near = |found, expected| assert_near(found, expected, 1e-6, label);
    near(decisions.chance, case.win);
    near(decisions.cubeless, case.cubeless);
    near(decisions.centred.no_double, case.no_double_centred);
    near(decisions.mine.no_double, case.no_double_x_owns);
    near(decisions.theirs.no_double, case.o_owns);
    near(decisions.theirs.value, case.o_owns);
    near(decisions.centred.double_take.unwrap(), case.double_take);
    near(decisions.mine.double_take.unwrap(), case.double_take);
    near(decisions.centred.value, case.value_centred);
    near(decisions.mine.value, case.value_x_owns);
    for (decision, [double, take]) in [
        (&decisions.centred, &case.centred),
        (&decisions.mine, &case.x_owns),
    ] {
        // Between equal actions, the file does not double, and takes.
        assert_eq!(
            decision.double == Right::Yes,
            double == "double",
            "{}",
            label()
        );
        assert_eq!(decision.take != Right::No, take == "take", "{}", label());
    }
}

#[test]
fn no_position_is_too_good_to_double_without_gammons() {
    // A pass pays one point, and no position is worth more. So not doubling is never worth more
    // than a double that is passed.
    for holder in CUBES {
        for position in crate::common::bearoff::positions(6) {
            let decisions = database().decisions(position).unwrap();
            assert!(
                decision_for(&decisions, holder).no_double <= 1.0,
                "{position:?}"
            );
        }
    }
}
