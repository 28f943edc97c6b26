//! Courses of forty steps.

use super::*;
use crate::bytes::sum;

const PLAN: Plan = Plan {
    seed: 5,
    units: 8,
    counts: true,
    steps: 40,
    rates: [1e-3, 1e-4],
    habits: Habits {
        any_play: 0.1,
        odd_start: 0.2,
    },
};

fn after(plan: Plan, threads: bool) -> Weights {
    let mut course = Course::new(plan);
    while !course.is_over() {
        course.step(threads);
    }
    course.average.clone()
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
    let plan = Plan {
        rates: [2e-3, 2e-5],
        ..PLAN
    };
    assert_eq!(sum(&after(plan, false).to_bytes()), 0x6ae1_a7a7_71e7_e781);
}

#[test]
fn a_course_that_was_written_down_goes_on_to_the_same_weights() {
    let mut course = Course::new(PLAN);
    for _ in 0..20 {
        course.step(false);
    }
    let mut writer = Writer::new();
    course.write(&mut writer);
    let bytes = writer.finish();
    drop(course);
    let mut reader = Reader::new(&bytes).expect("a sum");
    let mut course = Course::read(&PLAN, &mut reader).expect("a course");
    assert_eq!(course.step, 20);
    while !course.is_over() {
        course.step(false);
    }
    assert!(course.average == after(PLAN, false));
}

#[test]
fn a_course_does_not_take_what_is_too_short_or_too_long() {
    let mut writer = Writer::new();
    Course::new(PLAN).write(&mut writer);
    writer.number(0);
    let bytes = writer.finish();
    let read = |units| {
        let mut reader = Reader::new(&bytes).expect("a sum");
        Course::read(&Plan { units, ..PLAN }, &mut reader)
    };
    assert!(read(8).is_none(), "a number too many");
    assert!(read(16).is_none(), "too few for twice the units");
}

#[test]
fn rates_fall_from_the_first_to_the_last() {
    let mut course = Course::new(PLAN);
    assert_eq!(course.rate(), 1e-3);
    course.step = 20;
    // Half way: the mean, (1e-3 + 1e-4) ÷ 2.
    assert!((course.rate() - 5.5e-4).abs() < 1e-9);
    course.step = 40;
    assert!((course.rate() - 1e-4).abs() < 1e-9);
}
