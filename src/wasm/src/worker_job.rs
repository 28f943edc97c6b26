//! What a lab does for a worker: the jobs that it is asked for.

use rollout_lab::rollout::chunk::ChunkedWork;

/// What an order asks for.
pub(crate) trait Job {
    /// Makes ready what it needs, one least step; returns how much is ready, 0..1.
    fn prepare(&mut self) -> f64 {
        1.0
    }

    /// What was made, in bytes, once it is ready: nothing where the order is for blocks of work.
    fn made(&mut self) -> Vec<u8> {
        Vec::new()
    }

    /// How many bytes of memory it takes while it is open.
    fn weight(&self) -> usize {
        0
    }

    /// The work, once it is ready; `None` where something was to be made.
    fn work(&mut self) -> Option<&mut dyn ChunkedWork>;
}

impl Job for Box<dyn ChunkedWork> {
    fn work(&mut self) -> Option<&mut dyn ChunkedWork> {
        Some(&mut **self)
    }
}

/// How many bytes of memory the module has: it never gives any back.
pub(crate) fn weight() -> usize {
    #[cfg(target_arch = "wasm32")]
    return core::arch::wasm32::memory_size::<0>() << 16;
    #[cfg(not(target_arch = "wasm32"))]
    0
}

/// With which an order of each lab begins.
pub(crate) const TWO_CHECKER: u8 = 0;
pub(crate) const BEAROFF: u8 = 1;
pub(crate) const PAIRS: u8 = 2;
pub(crate) const CUBE: u8 = 3;
pub(crate) const WALK: u8 = 4;
pub(crate) const COUNCIL: u8 = 5;
pub(crate) const CONTACT: u8 = 6;
pub(crate) const CONTACT_PAIRS: u8 = 7;
