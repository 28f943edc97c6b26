//! The series of a comparison of two plays, and the bounds of their results.

use crate::stats::interval::ScoreBounds;

/// A quantity whose mean is taken over pairs. Couplings are numbered among those that are rolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Series {
    /// Results of A, which are the same in all couplings.
    A,
    /// Results of B with a coupling.
    B(usize),
    /// Differences A − B with a coupling.
    Difference(usize),
}

/// Bounds of the results of both plays' games, plain and with luck subtracted, from the mover's
/// side.
///
/// `None` where no bounds are known.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PairBounds {
    /// The bounds of A's results: plain, then with luck subtracted.
    pub a: [Option<ScoreBounds>; 2],
    /// The bounds of B's results: plain, then with luck subtracted.
    pub b: [Option<ScoreBounds>; 2],
}

impl PairBounds {
    /// Returns the bounds of a series, plain or with luck subtracted.
    pub fn get(&self, series: Series, reduced: bool) -> Option<ScoreBounds> {
        let index = usize::from(reduced);
        let (a, b) = (self.a[index], self.b[index]);
        match series {
            Series::A => a,
            Series::B(_) => b,
            Series::Difference(_) => a.zip(b).map(|(a, b)| ScoreBounds {
                low: a.low - b.high,
                high: a.high - b.low,
                tight: a.tight && b.tight,
            }),
        }
    }
}
