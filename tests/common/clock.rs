//! Clocks that tests control, to count the work between two looks at the clock.
#![allow(dead_code)] // Each test file uses its part.

/// Does work in steps, each of which finds its time used up at its first look at the clock.
///
/// `go_on` does a step and returns whether all is done. So the work ends only if every step makes
/// progress. Returns the largest number of units of a step, as counted by `units`. Fails if a step
/// goes on after it has looked.
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

/// Returns a clock whose time is used up at look `n`.
pub fn used_up_at(n: u32) -> impl FnMut() -> bool {
    let mut looks = 0;
    move || {
        looks += 1;
        assert!(looks <= n, "a look after time was used up");
        looks < n
    }
}
