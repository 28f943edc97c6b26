//! What a worker does of pairs.

use std::cell::RefCell;

use rollout_lab::codec;
use rollout_lab::labs::pairs::{PairsJob, PairsJobSpec, PairsJobStore};
use rollout_lab::rollout::chunk::ChunkedWork;

use crate::bearoff::job::STORE;
use crate::worker_job::{Job, weight};

thread_local! {
    /// Pairs that this worker has made for one order and may need for another.
    static PAIRS: RefCell<PairsJobStore> = const { RefCell::new(PairsJobStore::new()) };
}

/// An order and, if there is any, the work that it asks for.
struct Ordered {
    job: PairsJob,
    work: Option<Box<dyn ChunkedWork>>,
}

/// What a worker has to do; `None` if this is no order.
pub(crate) fn job(order: &[u8]) -> Option<Box<dyn Job>> {
    let order: PairsJobSpec = codec::decode(order).ok()?;
    let job = PairsJob::new(order);
    Some(Box::new(Ordered { job, work: None }))
}

impl Job for Ordered {
    fn prepare(&mut self) -> f64 {
        STORE.with_borrow_mut(|databases| {
            PAIRS.with_borrow_mut(|pairs| self.job.step(databases, pairs))
        })
    }

    fn made(&mut self) -> Vec<u8> {
        self.job.output().unwrap_or_default()
    }

    fn weight(&self) -> usize {
        weight()
    }

    fn work(&mut self) -> Option<&mut dyn ChunkedWork> {
        if self.work.is_none() {
            self.work = self.job.work();
        }
        Some(&mut **self.work.as_mut()?)
    }
}
