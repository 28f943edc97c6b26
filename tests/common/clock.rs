//! Clocks that a test holds: long work looks at them, and what it does between two looks is counted.
#![allow(dead_code)] // Each test file uses its part.

/// Has work done bit by bit, each time with its time used up when it first looks at the clock, until it says that all is
/// done: it comes to an end only if every call does something. Returns the most units that were done at once, by what
/// `units` counts. Fails where the work went on after it had looked.
pub fn most_at_once<W>(
    work: &mut W,
    units: impl Fn(&W) -> u64,
    mut go_on: impl FnMut(&mut W, &mut dyn FnMut() -> bool) -> bool,
) -> u64 {
    let mut most = 0;
    loop {
        let before = units(work);
        let mut looks = 0;
        let all_done = go_on(work, &mut || {
            looks += 1;
            false
        });
        let done = units(work) - before;
        assert!(looks <= 1, "{looks} looks after time was used up");
        most = most.max(done);
        if all_done {
            return most;
        }
        assert_eq!(looks, 1, "it stopped without a look at the clock");
    }
}

/// A clock whose time is used up at look `n`.
pub fn used_up_at(n: u32) -> impl FnMut() -> bool {
    let mut looks = 0;
    move || {
        looks += 1;
        assert!(looks <= n, "a look after time was used up");
        looks < n
    }
}
