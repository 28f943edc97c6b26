//! What a worker does. It starts this module without the JavaScript that wasm-bindgen writes for pages, so everything goes
//! by numbers: orders, blocks and what is made pass through the module's memory as bytes that JavaScript does not read.

use wasm_bindgen::prelude::wasm_bindgen;

use crate::worker_job as lab;
use crate::worker_job::Job;

/// One order and what is done for it.
#[derive(Default)]
#[wasm_bindgen(skip_typescript)]
pub struct Workbench {
    inbox: Vec<u8>,
    outbox: Vec<u8>,
    job: Option<Box<dyn Job>>,
}

#[wasm_bindgen]
impl Workbench {
    /// Nothing is asked for yet.
    #[wasm_bindgen(constructor, skip_typescript)]
    pub fn new() -> Self {
        Self::default()
    }

    /// Where an order of so many bytes is to be written.
    #[wasm_bindgen(skip_typescript)]
    pub fn inbox(&mut self, bytes: usize) -> *mut u8 {
        self.inbox = vec![0; bytes];
        self.inbox.as_mut_ptr()
    }

    /// Reads the order; whether it is one.
    #[wasm_bindgen(skip_typescript)]
    pub fn open(&mut self) -> bool {
        self.job = job(&core::mem::take(&mut self.inbox));
        self.job.is_some()
    }

    /// Makes ready what is needed for it, one least step; returns how much is ready, 0..1.
    #[wasm_bindgen(skip_typescript)]
    pub fn prepare(&mut self) -> f64 {
        self.job.as_mut().map_or(0.0, |job| job.prepare())
    }

    /// Puts what was made into the outbox; returns how many bytes that are.
    #[wasm_bindgen(skip_typescript)]
    pub fn made(&mut self) -> usize {
        let made = self.job.as_mut().map(|job| job.made());
        self.send(made.unwrap_or_default())
    }

    /// How many bytes of memory what was made ready takes.
    #[wasm_bindgen(skip_typescript)]
    pub fn weight(&self) -> f64 {
        self.job.as_ref().map_or(0.0, |job| job.weight() as f64)
    }

    /// Does games, or whole rollouts, `from..to`, and puts what came of them into the outbox; returns how many bytes that
    /// are: none if there are no such.
    #[wasm_bindgen(skip_typescript)]
    pub fn roll(&mut self, from: f64, to: f64) -> usize {
        let (from, to) = (from as u64, to as u64);
        let work = self.job.as_mut().and_then(|job| job.work());
        let block = work
            .filter(|work| from < to && to <= work.total())
            .map(|work| work.run_chunk(from, to));
        self.send(block.unwrap_or_default())
    }

    /// Where the outbox begins.
    #[wasm_bindgen(skip_typescript)]
    pub fn outbox(&self) -> *const u8 {
        self.outbox.as_ptr()
    }
}

impl Workbench {
    fn send(&mut self, bytes: Vec<u8>) -> usize {
        self.outbox = bytes;
        self.outbox.len()
    }
}

/// The job that an order asks for; `None` if it is no order of a lab that this module has.
fn job(order: &[u8]) -> Option<Box<dyn Job>> {
    let (&code, order) = order.split_first()?;
    match code {
        #[cfg(any(feature = "two-checker", feature = "story"))]
        lab::TWO_CHECKER => crate::two_checker::job(order),
        #[cfg(any(feature = "bearoff", feature = "hand", feature = "pairs"))]
        lab::BEAROFF => crate::bearoff::job(order),
        #[cfg(feature = "pairs")]
        lab::PAIRS => crate::bearoff::pairs_job(order),
        #[cfg(any(feature = "cube", feature = "hand-cube"))]
        lab::CUBE => crate::bearoff::cube_job(order),
        #[cfg(feature = "walk")]
        lab::WALK => crate::walk::job(order),
        #[cfg(feature = "council")]
        lab::COUNCIL => crate::council::job(order),
        #[cfg(feature = "contact")]
        lab::CONTACT => crate::contact::job(order),
        #[cfg(feature = "contact")]
        lab::CONTACT_PAIRS => crate::contact::pairs_job(order),
        _ => None,
    }
}
