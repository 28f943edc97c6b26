//! What a worker does of bear-offs.

use std::cell::RefCell;

use rollout_lab::codec;
use rollout_lab::labs::bearoff;
use rollout_lab::labs::bearoff::BearoffJobStore;
use rollout_lab::rollout::chunk::ChunkedWork;

use crate::worker_job::{Job, weight};

thread_local! {
    /// What this worker has made for one order and may need for another.
    pub(super) static STORE: RefCell<BearoffJobStore> = const { RefCell::new(BearoffJobStore::new()) };
}

/// An order and, if there is any, the work that it asks for.
struct Ordered {
    job: bearoff::BearoffJob,
    work: Option<Box<dyn ChunkedWork>>,
}

/// What a worker has to do; `None` if this is no order.
pub(crate) fn job(order: &[u8]) -> Option<Box<dyn Job>> {
    let job = bearoff::BearoffJob::new(codec::decode(order).ok()?).ok()?;
    Some(Box::new(Ordered { job, work: None }))
}

impl Job for Ordered {
    fn prepare(&mut self) -> f64 {
        STORE.with_borrow_mut(|store| self.job.step(store))
    }

    fn made(&mut self) -> Vec<u8> {
        self.job.output().unwrap_or_default()
    }

    fn weight(&self) -> usize {
        weight()
    }

    #[cfg(feature = "bearoff")]
    fn work(&mut self) -> Option<&mut dyn ChunkedWork> {
        if self.work.is_none() {
            self.work = self.job.work();
        }
        Some(&mut **self.work.as_mut()?)
    }

    /// By hand, nothing is rolled elsewhere.
    #[cfg(not(feature = "bearoff"))]
    fn work(&mut self) -> Option<&mut dyn ChunkedWork> {
        None
    }
}
