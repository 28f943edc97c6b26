//! Clocks that tests control.
#![allow(dead_code)] // Each test file uses its part.

/// Returns a clock whose time is used up at look `n`.
pub fn used_up_at(n: u32) -> impl FnMut() -> bool {
    let mut looks = 0;
    move || {
        looks += 1;
        assert!(looks <= n, "a look after time was used up");
        looks < n
    }
}
