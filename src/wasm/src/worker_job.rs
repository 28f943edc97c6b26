//! Jobs that pages send to workers, and the codes of their labs.

use rollout_lab::rollout::chunk::ChunkedWork;

/// A job in a worker: preparation, and then either an output or chunked work.
pub(crate) trait Job {
    /// Prepares the smallest possible part of the job. Returns the fraction that is ready, 0..1.
    fn prepare(&mut self) -> f64 {
        1.0
    }

    /// Returns the job's output in bytes, once it is ready. Empty for a job that rolls chunks.
    fn output(&mut self) -> Vec<u8> {
        Vec::new()
    }

    /// Returns the number of bytes of memory that the open job takes.
    fn memory_bytes(&self) -> usize {
        0
    }

    /// Returns the chunked work, once it is ready; `None` for a job that has an output instead.
    fn work(&mut self) -> Option<&mut dyn ChunkedWork>;
}

impl Job for Box<dyn ChunkedWork> {
    fn work(&mut self) -> Option<&mut dyn ChunkedWork> {
        Some(&mut **self)
    }
}

/// Returns the size of the module's memory in bytes. WebAssembly memory never shrinks.
pub(crate) fn module_memory_bytes() -> usize {
    #[cfg(target_arch = "wasm32")]
    return core::arch::wasm32::memory_size::<0>() << 16;
    #[cfg(not(target_arch = "wasm32"))]
    0
}

// The first byte of an encoded job is the code of its lab.

/// Code of jobs of the two-checker lab.
pub(crate) const TWO_CHECKER: u8 = 0;
/// Code of jobs of the bear-off lab and of bear-offs by hand.
pub(crate) const BEAROFF: u8 = 1;
/// Code of jobs of the pairs lab.
pub(crate) const PAIRS: u8 = 2;
/// Code of jobs of the cube lab and of games with a cube by hand.
pub(crate) const CUBE: u8 = 3;
/// Code of jobs of the walk lab.
pub(crate) const WALK: u8 = 4;
/// Code of jobs of the council lab.
pub(crate) const COUNCIL: u8 = 5;
/// Code of jobs that roll games of any position.
pub(crate) const CONTACT: u8 = 6;
/// Code of jobs that roll pairs of games of any position.
pub(crate) const CONTACT_PAIRS: u8 = 7;
