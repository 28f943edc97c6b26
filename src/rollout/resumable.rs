//! Long computations in slices, so that a page that runs one stays responsive.
//!
//! A computation is an async function. After each small step it awaits a [`Pause`], at which its
//! caller may stop it and resume it later. No executor and no thread is involved:
//! [`Resumable::run_while`] polls the function, and nothing runs between two calls.

use core::fmt;
use core::pin::Pin;
use core::sync::atomic::{AtomicU64, Ordering};
use core::task::{Context, Poll, Waker};
use std::sync::Arc;

/// A computation that stops at a pause when its caller asks for it, and can be resumed.
///
/// ```
/// use rollout_lab::rollout::resumable::Resumable;
///
/// // Adds 1 to 10, and pauses after each number.
/// let mut sum = Resumable::new(|pause| async move {
///     let mut sum = 0;
///     for number in 1..=10 {
///         sum += number;
///         pause.at(f64::from(number) / 10.0).await;
///     }
///     sum
/// });
///
/// assert!(!sum.run_while(|| false));
/// assert_eq!(sum.progress(), 0.1);
/// assert_eq!(sum.finish(), 55);
/// ```
pub struct Resumable<T> {
    /// The computation or its result.
    state: State<T>,
    /// The progress at the last pause.
    progress: Progress,
}

/// The state of a computation.
enum State<T> {
    /// The computation has not finished, and perhaps not started.
    Running(Pin<Box<dyn Future<Output = T> + Send>>),
    /// The computation has finished with this result.
    Finished(T),
}

/// The progress of a computation, shared with its caller: the bits of an `f64` from 0 to 1.
type Progress = Arc<AtomicU64>;

/// The means by which a computation, or a part of it, pauses and reports its progress.
#[derive(Clone, Debug)]
pub struct Pause {
    /// The progress of the whole computation.
    progress: Progress,
    /// The progress of the whole computation at the beginning of this part, 0..1.
    from: f64,
    /// The progress of the whole computation at the end of this part, 0..1.
    to: f64,
}

impl<T> Resumable<T> {
    /// Creates a computation. It starts when it is first run.
    pub fn new<F>(computation: impl FnOnce(Pause) -> F) -> Self
    where
        F: Future<Output = T> + Send + 'static,
    {
        let progress = Progress::default();
        let pause = Pause::new(progress.clone());
        Self {
            state: State::Running(Box::pin(computation(pause))),
            progress,
        }
    }

    /// Creates a computation that has already finished with this result.
    #[must_use]
    pub fn finished(value: T) -> Self {
        Self {
            state: State::Finished(value),
            progress: Progress::default(),
        }
    }

    /// Returns the progress at the last pause, 0..1. It is 1 only if the computation has finished.
    #[must_use]
    pub fn progress(&self) -> f64 {
        match self.state {
            State::Running(_) => {
                let progress = f64::from_bits(self.progress.load(Ordering::Relaxed));
                progress.min(1.0 - f64::EPSILON)
            }
            State::Finished(_) => 1.0,
        }
    }

    /// Returns the result; `None` before the computation has finished.
    #[must_use]
    pub const fn get(&self) -> Option<&T> {
        match &self.state {
            State::Running(_) => None,
            State::Finished(value) => Some(value),
        }
    }

    /// Runs the computation, and stops at the first pause at which `keep_going` returns false.
    /// Returns whether it has finished.
    pub fn run_while(&mut self, mut keep_going: impl FnMut() -> bool) -> bool {
        self.run(&mut keep_going)
    }

    /// Does the work of [`Self::run_while`].
    // Not generic over the closure, so that there is only one copy per type of result.
    fn run(&mut self, keep_going: &mut dyn FnMut() -> bool) -> bool {
        while let State::Running(computation) = &mut self.state {
            // The waker does nothing, because the next call polls the computation anyway.
            match computation
                .as_mut()
                .poll(&mut Context::from_waker(Waker::noop()))
            {
                Poll::Ready(value) => self.state = State::Finished(value),
                Poll::Pending if keep_going() => {}
                Poll::Pending => return false,
            }
        }
        true
    }

    /// Runs the rest as a part of another computation, and pauses as often as it does.
    pub async fn run_as_part(mut self, pause: &Pause) -> T {
        while !self.run_while(|| false) {
            pause.at(self.progress()).await;
        }
        self.finish()
    }

    /// Returns the result, after running the rest at once.
    #[must_use]
    pub fn finish(mut self) -> T {
        loop {
            match self.state {
                State::Finished(value) => return value,
                State::Running(_) => self.run_while(|| true),
            };
        }
    }
}

impl<T: fmt::Debug> fmt::Debug for Resumable<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut debug = f.debug_struct("Resumable");
        debug.field("progress", &self.progress());
        debug.field("result", &self.get()).finish()
    }
}

impl Pause {
    /// Creates the pauses of a whole computation.
    const fn new(progress: Progress) -> Self {
        Self {
            progress,
            from: 0.0,
            to: 1.0,
        }
    }

    /// Returns the pauses of a part of this computation. The part takes its progress from `from` to
    /// `to`, both 0..1.
    #[must_use]
    pub fn part(&self, from: f64, to: f64) -> Self {
        let fraction = |part: f64| self.from + (self.to - self.from) * part;
        Self {
            progress: self.progress.clone(),
            from: fraction(from),
            to: fraction(to),
        }
    }

    /// Pauses. `done` is the part's progress so far, 0..1.
    // Not inlined, like `every`, because computations pause in many places.
    #[inline(never)]
    pub fn at(&self, done: f64) -> Yield {
        let progress = self.from + (self.to - self.from) * done;
        self.progress.store(progress.to_bits(), Ordering::Relaxed);
        Yield { is_due: true }
    }

    /// Pauses if `done`, the number of finished units, is a multiple of `stride`. `total` is the
    /// number of units of the part.
    #[inline(never)]
    pub fn every(&self, stride: usize, done: usize, total: usize) -> Yield {
        if done.is_multiple_of(stride) {
            self.at(done as f64 / total as f64)
        } else {
            Yield { is_due: false }
        }
    }
}

/// A future that is pending once if a pause is due.
#[must_use]
#[derive(Debug)]
pub struct Yield {
    /// Whether the next poll returns pending.
    is_due: bool,
}

impl Future for Yield {
    type Output = ();

    fn poll(mut self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<()> {
        if core::mem::take(&mut self.is_due) {
            Poll::Pending
        } else {
            Poll::Ready(())
        }
    }
}

/// Runs a computation to its end. Returns its result and the number of its pauses. Panics if its
/// progress ever decreases.
#[cfg(test)]
pub(crate) fn run_to_end<T>(computation: impl AsyncFnOnce(Pause) -> T) -> (T, usize) {
    let progress = Progress::default();
    let mut computation = core::pin::pin!(computation(Pause::new(progress.clone())));
    let (mut pauses, mut before) = (0, 0.0);
    loop {
        match computation
            .as_mut()
            .poll(&mut Context::from_waker(Waker::noop()))
        {
            Poll::Ready(value) => return (value, pauses),
            Poll::Pending => pauses += 1,
        }
        let done = f64::from_bits(progress.load(Ordering::Relaxed));
        assert!((before..=1.0).contains(&done), "{done} after {before}");
        before = done;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Counts to ten, and pauses after every second number. Holds `resource` meanwhile.
    async fn count_to_ten(resource: Arc<()>, pause: Pause) -> u32 {
        for number in 1..=10 {
            pause.every(2, number, 10).await;
        }
        drop(resource);
        10
    }

    /// Begins to count to ten.
    fn counting() -> Resumable<u32> {
        Resumable::new(|pause| count_to_ten(Arc::default(), pause))
    }

    #[test]
    fn a_computation_pauses_at_multiples_of_the_stride() {
        let mut counting = counting();
        for pauses in 1..=5 {
            assert!(!counting.run_while(|| false));
            assert_eq!(
                counting.progress(),
                (f64::from(pauses) / 5.0).min(1.0 - f64::EPSILON)
            );
            assert_eq!(counting.get(), None);
        }
        assert!(counting.run_while(|| panic!("there is no pause after the last one")));
        assert_eq!((counting.progress(), counting.get()), (1.0, Some(&10)));
    }

    #[test]
    fn a_computation_finishes_after_any_number_of_pauses() {
        for pauses in 0..=6 {
            let mut counting = counting();
            for _ in 0..pauses {
                counting.run_while(|| false);
            }
            assert_eq!(counting.finish(), 10);
        }
    }

    #[test]
    fn a_part_pauses_as_often_within_its_share_of_the_progress() {
        let mut whole =
            Resumable::new(
                |pause| async move { counting().run_as_part(&pause.part(0.5, 1.0)).await },
            );
        for pauses in 1..=5 {
            assert!(!whole.run_while(|| false));
            let progress = 0.5 + f64::from(pauses) / 10.0;
            assert!((whole.progress() - progress).abs() < 1e-9, "{pauses}");
        }
        assert!(whole.run_while(|| false));
    }

    #[test]
    fn a_dropped_computation_frees_its_memory() {
        let resource = Arc::new(());
        let mut counting = Resumable::new(|pause| count_to_ten(resource.clone(), pause));
        counting.run_while(|| false);
        assert_eq!(Arc::strong_count(&resource), 2);
        drop(counting);
        assert_eq!(Arc::strong_count(&resource), 1);
    }
}
