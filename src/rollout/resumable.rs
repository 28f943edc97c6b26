//! Long computations in slices, so that a page that runs one stays responsive.
//!
//! A computation is an async function. After each small step it awaits a [`Pause`], where its caller may stop and resume
//! later. No executor and no thread is involved: [`Resumable::run_while`] polls the function, and nothing runs in between.

use core::fmt;
use core::pin::Pin;
use core::sync::atomic::{AtomicU64, Ordering};
use core::task::{Context, Poll, Waker};
use std::sync::Arc;

/// A computation that runs while its caller lets it, and can be resumed.
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
    state: State<T>,
    progress: Progress,
}

enum State<T> {
    Running(Pin<Box<dyn Future<Output = T> + Send>>),
    Finished(T),
}

/// The bits of a fraction, shared by a computation and its caller.
type Progress = Arc<AtomicU64>;

/// The points at which a computation, or a part of it, may be interrupted.
#[derive(Clone, Debug)]
pub struct Pause {
    progress: Progress,
    /// The progress of the whole at the beginning and at the end of this part.
    from: f64,
    to: f64,
}

impl<T> Resumable<T> {
    /// Creates a computation. It starts when it is first run.
    pub fn new<F>(computation: impl FnOnce(Pause) -> F) -> Self
    where
        F: Future<Output = T> + Send + 'static,
    {
        let progress = Progress::default();
        let pause = Pause {
            progress: progress.clone(),
            from: 0.0,
            to: 1.0,
        };
        Self {
            state: State::Running(Box::pin(computation(pause))),
            progress,
        }
    }

    /// Creates a computation that is finished already.
    #[must_use]
    pub fn finished(value: T) -> Self {
        Self {
            state: State::Finished(value),
            progress: Progress::default(),
        }
    }

    /// How much is done, 0..1: less than 1 before the computation has finished.
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

    /// The result, once the computation has finished.
    #[must_use]
    pub const fn get(&self) -> Option<&T> {
        match &self.state {
            State::Running(_) => None,
            State::Finished(value) => Some(value),
        }
    }

    /// Runs, and asks `keep_going` at each pause; returns whether the computation has finished.
    pub fn run_while(&mut self, mut keep_going: impl FnMut() -> bool) -> bool {
        self.run(&mut keep_going)
    }

    // Not generic over the closure: each of them would carry a copy.
    fn run(&mut self, keep_going: &mut dyn FnMut() -> bool) -> bool {
        while let State::Running(computation) = &mut self.state {
            // Nothing wakes the computation: the next call polls it.
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

    /// Runs as a part of another computation.
    pub async fn run_as_part(mut self, pause: &Pause) -> T {
        while !self.run_while(|| false) {
            pause.at(self.progress()).await;
        }
        self.finish()
    }

    /// The result. Whatever is left to do is done at once.
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
    /// The pauses of a part that takes the progress of the whole from one fraction to another, both 0..1.
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
    // Not inlined, like `every`: computations pause in many places.
    #[inline(never)]
    pub fn at(&self, done: f64) -> Yield {
        let progress = self.from + (self.to - self.from) * done;
        self.progress.store(progress.to_bits(), Ordering::Relaxed);
        Yield { is_due: true }
    }

    /// Pauses after every `stride` units of work, of which `done` are done and `total` are to be done.
    #[inline(never)]
    pub fn every(&self, stride: usize, done: usize, total: usize) -> Yield {
        if done.is_multiple_of(stride) {
            self.at(done as f64 / total as f64)
        } else {
            Yield { is_due: false }
        }
    }
}

/// A pause, to be awaited.
#[must_use]
#[derive(Debug)]
pub struct Yield {
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

/// Runs a computation to its end; returns its result, and how often it paused. Its progress never decreases.
#[cfg(test)]
pub(crate) fn run_to_end<T>(computation: impl AsyncFnOnce(Pause) -> T) -> (T, usize) {
    let pause = Pause {
        progress: Progress::default(),
        from: 0.0,
        to: 1.0,
    };
    let progress = pause.progress.clone();
    let mut computation = core::pin::pin!(computation(pause));
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
