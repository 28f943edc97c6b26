//! Courses of three short rounds.

use super::*;
use crate::lane::Habits;
use crate::strength::games::tests::weights;

const PLAN: Plan = Plan {
    seed: 5,
    rounds: 3,
    games: 5,
    uses: 2,
    rates: [1e-3, 1e-4],
    manner: Manner {
        habits: Habits {
            any_play: 0.1,
            odd_start: 0.2,
        },
        trace: 0.9,
    },
};

fn begun(plan: Plan) -> Begun {
    let weights = Weights::from_bytes(&weights(8, 5).to_bytes()).expect("weights");
    Begun { plan, weights }
}

fn after(plan: Plan, threads: bool) -> Weights {
    let mut course = Course::begin(&begun(plan));
    while !course.is_over() {
        course.round(threads);
    }
    course.average
}

#[test]
fn a_seed_gives_the_same_weights_on_one_thread_and_on_two() {
    let alone = after(PLAN, false);
    assert!(alone == after(PLAN, true));
    assert!(alone != after(Plan { seed: 6, ..PLAN }, false));
}

/// A promise: whoever trains with the project's seed gets the project's weights. The sum is that of the file of weights which the
/// trainer wrote when the project's own were learnt.
#[test]
fn a_seed_gives_the_weights_that_it_gave() {
    assert_eq!(sum(&after(PLAN, false).to_bytes()), 0x9916_43db_636d_e25f);
}

#[test]
fn a_course_that_was_written_down_goes_on_to_the_same_weights() {
    let begun = begun(PLAN);
    let mut course = Course::begin(&begun);
    course.round(false);
    let mut writer = Writer::new();
    course.write(&mut writer);
    let bytes = writer.finish();
    drop(course);
    let mut reader = Reader::new(&bytes).expect("a sum");
    let mut course = Course::read(&begun, &mut reader).expect("a course");
    assert_eq!(course.parts(), [1, 3]);
    while !course.is_over() {
        course.round(false);
    }
    assert!(course.average == after(PLAN, false));
}

#[test]
fn a_course_says_what_it_began_with() {
    let mut other = begun(PLAN);
    assert_eq!(Course::words(&other), Course::words(&begun(PLAN)));
    other.weights.output_biases[0] += 1.0;
    assert_ne!(Course::words(&other), Course::words(&begun(PLAN)));
}

#[test]
fn rates_fall_from_the_first_to_the_last() {
    let mut course = Course::begin(&begun(Plan { rounds: 4, ..PLAN }));
    assert_eq!(course.rate(), 1e-3);
    course.round = 2;
    // Half way: the mean, (1e-3 + 1e-4) ÷ 2.
    assert!((course.rate() - 5.5e-4).abs() < 1e-9);
}
