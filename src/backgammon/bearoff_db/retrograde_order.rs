//! The order in which two-sided tables are computed: row by row, from the end of the game
//! backwards.

use core::ops::Range;

use super::arrangements::Arrangements;

/// A row of a two-sided table: a mover against a range of opponents.
pub(crate) struct Row {
    /// The arrangement of the side on roll.
    pub mover: usize,
    /// The arrangements of her opponent.
    pub opponents: Range<usize>,
    /// The share of the pairs of arrangements that are in earlier rows, 0..1.
    pub progress: f64,
}

/// Iterates over the rows of the two-sided table of these arrangements. Every row depends only on
/// rows before it.
///
/// Arrangements join in the order of their pips. When the arrangements of p pips join, they come
/// first as movers against all arrangements of fewer pips. After a play the opponent is on roll
/// against fewer than p pips, and that entry is known. Then come all arrangements that have joined,
/// as movers against those of p pips. After a play one of these is on roll against fewer pips than
/// the mover had, and that entry is known by then.
pub(crate) fn retrograde_rows(arrangements: &Arrangements) -> impl Iterator<Item = Row> {
    let rows = (1..=arrangements.max_pips()).flat_map(|pips| {
        let joining = arrangements.pip_range(pips);
        let (earlier, joined) = (1..joining.start, 1..joining.end);
        let first = joining.clone().map(move |mover| (mover, earlier.clone()));
        first.chain(joined.map(move |mover| (mover, joining.clone())))
    });
    let pairs = (arrangements.len() - 1).pow(2);
    let mut done = 0;
    rows.map(move |(mover, opponents)| {
        let progress = done as f64 / pairs as f64;
        done += opponents.len();
        Row {
            mover,
            opponents,
            progress,
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_cover_all_pairs_once() {
        let arrangements = Arrangements::build(6);
        let size = arrangements.len();
        let mut pairs = vec![0; size * size];
        let mut longest = 0;
        for row in retrograde_rows(&arrangements) {
            longest = longest.max(row.opponents.len());
            for opponent in row.opponents {
                pairs[row.mover * size + opponent] += 1;
            }
        }
        for (pair, &count) in pairs.iter().enumerate() {
            // A side with all checkers off is in no row.
            let is_over = pair / size == 0 || pair % size == 0;
            assert_eq!(count, i32::from(!is_over));
        }
        // The last arrangement to join, six checkers on the six point, against the 922 others.
        assert_eq!(longest, 922);
    }
}
