//! Jobs, as a worker does them.

use rollout_lab::rollout::job::{Job, JobOutput};

/// Runs a job until it is ready; returns what it has then, and the number of its slices.
pub fn ready(mut job: Job) -> (JobOutput, usize) {
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
