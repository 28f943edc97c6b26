//! Bounds of what pairs come to.

use super::sums::Series;
use crate::stats::interval::ScoreBounds;

/// Bounds of the results of both plays' games, plain and with luck subtracted, from the mover's side; `None` where none are
/// known.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PairBounds {
    pub a: [Option<ScoreBounds>; 2],
    pub b: [Option<ScoreBounds>; 2],
}

impl PairBounds {
    /// Bounds of a series, plain or with luck subtracted.
    pub fn of(&self, series: Series, reduced: bool) -> Option<ScoreBounds> {
        let way = usize::from(reduced);
        let (a, b) = (self.a[way], self.b[way]);
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
