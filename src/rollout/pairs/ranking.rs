//! The ranking of a turn's 36 rolls by their luck.

use core::ops::Range;

use rand_xoshiro::SplitMix64;

use crate::rollout::dice::uniform_below;
use crate::rollout::dice::{ALL_KINDS, KIND_COUNT, ROLL_COUNT};
use crate::stats::score::Score;

/// The rolls of a turn, ranked by their luck. Rolls of equal luck are tied and share their ranks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Ranking {
    /// The kind of the roll at each rank, 0 being the unluckiest for X. Ties are sorted by kind.
    pub kind_by_rank: [u8; ROLL_COUNT as usize],
    /// The lowest of the ranks that all rolls of equal luck share, for each kind.
    pub lowest_rank: [u8; KIND_COUNT],
    /// The number of ranks that all rolls of equal luck share, for each kind.
    pub tie_size: [u8; KIND_COUNT],
}

impl Ranking {
    /// Ranks the kinds of roll by their luck, from X's side.
    // By counting, because a sort would take more code than all of this.
    pub fn new<S: Copy + Into<Score>>(luck: &[S; KIND_COUNT]) -> Self {
        let luck = luck.map(Into::into);
        let mut ranking = Self {
            kind_by_rank: [0; ROLL_COUNT as usize],
            lowest_rank: [0; KIND_COUNT],
            tie_size: [0; KIND_COUNT],
        };
        for (kind, &own_luck) in luck.iter().enumerate() {
            let (mut worse, mut tied, mut before) = (0, 0, 0);
            for (other, &luck) in luck.iter().enumerate() {
                let rolls = ALL_KINDS[other].rolls as u8;
                worse += u8::from(luck < own_luck) * rolls;
                tied += u8::from(luck == own_luck) * rolls;
                before += u8::from(luck == own_luck && other < kind) * rolls;
            }
            (ranking.lowest_rank[kind], ranking.tie_size[kind]) = (worse, tied);
            let ranks = usize::from(worse + before)..;
            ranking.kind_by_rank[ranks][..ALL_KINDS[kind].rolls as usize].fill(kind as u8);
        }
        ranking
    }

    /// Returns all ranks that the roll at `rank` shares.
    pub fn tied_ranks(&self, rank: usize) -> Range<usize> {
        let kind = usize::from(self.kind_by_rank[rank]);
        let first = usize::from(self.lowest_rank[kind]);
        first..first + usize::from(self.tie_size[kind])
    }

    /// Draws one of the ranks that the rolls of a kind share, from 0 for X's unluckiest roll.
    #[inline]
    pub fn rank_of(&self, kind: usize, rng: &mut SplitMix64) -> u8 {
        self.lowest_rank[kind] + uniform_below(self.tie_size[kind], rng)
    }

    /// Draws one of the rolls that are tied at a rank, and returns its kind.
    #[inline]
    pub fn kind_at(&self, rank: u8, rng: &mut SplitMix64) -> usize {
        let kind = usize::from(self.kind_by_rank[usize::from(rank)]);
        let (first, tied) = (self.lowest_rank[kind], self.tie_size[kind]);
        // Without a tie between kinds there is no choice, and `rng` stays untouched.
        if u32::from(tied) == ALL_KINDS[kind].rolls {
            return kind;
        }
        usize::from(self.kind_by_rank[usize::from(first + uniform_below(tied, rng))])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Ranks the kinds of roll by a luck in units.
    fn ranking_by(luck: impl Fn(usize) -> i64) -> Ranking {
        Ranking::new(&core::array::from_fn(|kind| {
            Score::from_units(luck(kind)).compact()
        }))
    }

    #[test]
    fn distinct_luck_ranks_in_order() {
        // Later kinds are unluckier: 6-6 ranks first, then 6-5 twice, and so on.
        let ranking = ranking_by(|kind| -i64::from(kind as u8));
        assert_eq!(ranking.kind_by_rank[..4], [20, 19, 19, 18]);
        assert_eq!(ranking.kind_by_rank[35], 0);
        assert_eq!((ranking.lowest_rank[20], ranking.tie_size[20]), (0, 1));
        assert_eq!((ranking.lowest_rank[19], ranking.tie_size[19]), (1, 2));
        assert_eq!((ranking.lowest_rank[0], ranking.tie_size[0]), (35, 1));
    }

    #[test]
    fn equal_luck_shares_ranks() {
        // All doubles are equally lucky, and so are the 30 other rolls.
        let is_double = |kind: usize| ALL_KINDS[kind].high == ALL_KINDS[kind].low;
        let ranking = ranking_by(|kind| is_double(kind).into());
        for kind in 0..KIND_COUNT {
            let shared = if is_double(kind) { (30, 6) } else { (0, 30) };
            assert_eq!((ranking.lowest_rank[kind], ranking.tie_size[kind]), shared);
        }
    }

    #[test]
    fn every_roll_has_a_rank() {
        let ranking = ranking_by(|kind| [5, -2, 0][kind % 3]);
        for (kind, roll) in ALL_KINDS.iter().enumerate() {
            let ranks = ranking
                .kind_by_rank
                .iter()
                .filter(|&&ranked| usize::from(ranked) == kind);
            assert_eq!(ranks.count() as u32, roll.rolls);
        }
    }
}
