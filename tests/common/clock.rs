//! Callbacks that tell long work when to pause.
#![allow(dead_code)] // Each test file uses its part.

/// Returns a callback whose `n`-th call tells the work to pause. Work that calls it once more
/// panics.
pub fn pause_at_call(n: u32) -> impl FnMut() -> bool {
    let mut calls = 0;
    move || {
        calls += 1;
        assert!(calls <= n, "a call after the pause");
        calls < n
    }
}
