//! The interface for workers.
//!
//! A worker starts this module without the JavaScript that wasm-bindgen writes for pages. So all
//! arguments and results are numbers, and jobs, chunks and outputs pass through the module's memory
//! as bytes that JavaScript does not read.

use rollout_lab::rollout::job::{Job, JobOutput};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::job_codes as code;

/// A worker's open job, and the bytes that go in and out.
#[derive(Default)]
#[wasm_bindgen(skip_typescript)]
pub struct Workbench {
    /// Bytes that the worker writes: an encoded job.
    inbox: Vec<u8>,
    /// Bytes that the worker reads: a chunk, or the output of a job.
    outbox: Vec<u8>,
    /// The open job.
    job: OpenJob,
}

/// A worker's open job.
#[derive(Default)]
enum OpenJob {
    /// No job is open.
    #[default]
    None,
    /// A job in preparation.
    Preparing(Box<Job>),
    /// The output of a finished job.
    Ready(JobOutput),
}

#[wasm_bindgen]
impl Workbench {
    /// Creates a workbench without a job.
    #[wasm_bindgen(constructor, skip_typescript)]
    pub fn new() -> Self {
        Self::default()
    }

    /// Makes room for a job of this many bytes. Returns the address where the worker must write it.
    #[wasm_bindgen(skip_typescript)]
    pub fn inbox(&mut self, bytes: usize) -> *mut u8 {
        self.inbox = vec![0; bytes];
        self.inbox.as_mut_ptr()
    }

    /// Reads the job from the inbox. Returns whether it is a valid one.
    #[wasm_bindgen(skip_typescript)]
    pub fn open(&mut self) -> bool {
        self.job = match job(&core::mem::take(&mut self.inbox)) {
            Some(job) => OpenJob::Preparing(Box::new(job)),
            None => OpenJob::None,
        };
        matches!(self.job, OpenJob::Preparing(_))
    }

    /// Prepares the smallest possible part of the job. Returns the fraction that is ready, 0..1.
    #[wasm_bindgen(skip_typescript)]
    pub fn prepare(&mut self) -> f64 {
        match core::mem::take(&mut self.job) {
            OpenJob::None => 0.0,
            OpenJob::Preparing(mut job) => {
                if job.run_while(|| false) {
                    self.job = OpenJob::Ready(job.finish());
                    return 1.0;
                }
                let progress = job.progress();
                self.job = OpenJob::Preparing(job);
                progress
            }
            ready @ OpenJob::Ready(_) => {
                self.job = ready;
                1.0
            }
        }
    }

    /// Puts the job's output into the outbox. Returns its number of bytes: 0 if the job has none.
    #[wasm_bindgen(skip_typescript)]
    pub fn made(&mut self) -> usize {
        let output = match &mut self.job {
            OpenJob::Ready(JobOutput::Bytes(bytes)) => core::mem::take(bytes),
            _ => Vec::new(),
        };
        self.send(output)
    }

    /// Returns the size of the module's memory in bytes; 0 without a job.
    #[wasm_bindgen(skip_typescript)]
    pub fn weight(&self) -> f64 {
        match self.job {
            OpenJob::None => 0.0,
            OpenJob::Preparing(_) | OpenJob::Ready(_) => module_memory_bytes() as f64,
        }
    }

    /// Rolls games, or whole rollouts of a batch, `from..to`, and puts the chunk into the outbox.
    /// Returns the chunk's number of bytes: 0 if the work has no such units.
    #[wasm_bindgen(skip_typescript)]
    pub fn roll(&mut self, from: f64, to: f64) -> usize {
        let (from, to) = (from as u64, to as u64);
        let chunk = match &mut self.job {
            OpenJob::Ready(JobOutput::Work(work)) if from < to && to <= work.total() => {
                work.run_chunk(from, to)
            }
            _ => Vec::new(),
        };
        self.send(chunk)
    }

    /// Returns the address of the outbox.
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

/// Decodes a job: the code of its kind, then the job spec. `None` if the bytes are no job that this
/// module can do.
fn job(bytes: &[u8]) -> Option<Job> {
    let (&first, job_spec) = bytes.split_first()?;
    match first {
        #[cfg(any(feature = "two-checker", feature = "story"))]
        code::TWO_CHECKER => crate::two_checker::job(job_spec),
        #[cfg(any(feature = "bearoff", feature = "hand", feature = "pairs"))]
        code::BEAROFF => crate::bearoff::bearoff_job(job_spec),
        #[cfg(any(feature = "bearoff", feature = "hand", feature = "pairs"))]
        code::BEAROFF_DATABASE => crate::bearoff::database_job(job_spec),
        #[cfg(feature = "pairs")]
        code::PAIRS => crate::bearoff::pairs_job(job_spec),
        #[cfg(feature = "pairs")]
        code::PAIRS_EXACT => crate::bearoff::exact_pairs_job(job_spec),
        #[cfg(any(feature = "cube", feature = "hand-cube"))]
        code::CUBE => crate::bearoff::cube_job(job_spec),
        #[cfg(any(feature = "cube", feature = "hand-cube"))]
        code::CUBE_DATABASE => crate::bearoff::cube_database_job(job_spec),
        #[cfg(feature = "walk")]
        code::WALK => crate::walk::job(job_spec),
        #[cfg(feature = "council")]
        code::COUNCIL => crate::council::job(job_spec),
        #[cfg(feature = "council")]
        code::COUNCIL_CURVES => crate::council::curves_job(job_spec),
        #[cfg(feature = "contact")]
        code::CONTACT => crate::contact::job(job_spec),
        #[cfg(feature = "contact")]
        code::CONTACT_PAIRS => crate::contact::pairs_job(job_spec),
        #[cfg(feature = "contact")]
        code::CONTACT_CUT_SHORT => crate::contact::cut_short_job(job_spec),
        _ => None,
    }
}

/// Returns the size of the module's memory in bytes. WebAssembly memory never shrinks.
fn module_memory_bytes() -> usize {
    #[cfg(target_arch = "wasm32")]
    return core::arch::wasm32::memory_size::<0>() << 16;
    #[cfg(not(target_arch = "wasm32"))]
    0
}
