//! The series of a comparison, and the bounds of their results.

use crate::stats::interval::ScoreBounds;

/// What is averaged; of couplings, the number of one among those that are rolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Series {
    /// Results of A, which are the same in all couplings.
    A,
    /// Results of B.
    B(usize),
    /// A − B.
    Difference(usize),
}

/// Bounds of the results of both plays' games, plain and with luck subtracted, from the mover's side; `None` where none are
/// known.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PairBounds {
    pub a: [Option<ScoreBounds>; 2],
    pub b: [Option<ScoreBounds>; 2],
}

impl PairBounds {
    /// Bounds of a series, plain or with luck subtracted.
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
