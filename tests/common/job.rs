//! Jobs that run as in a worker.

use rollout_lab::rollout::job::{Job, JobOutput};

/// Runs a job slice by slice until it is ready. Returns its output and the number of slices.
pub fn run_in_slices(mut job: Job) -> (JobOutput, usize) {
    let (mut before, mut slices) = (0.0, 1);
    while !job.run_while(|| false) {
        let progress = job.progress();
        assert!(
            (before..=1.0).contains(&progress),
            "{progress} after {before}"
        );
        assert!(job.get().is_none());
        before = progress;
        slices += 1;
    }
    (job.finish(), slices)
}
