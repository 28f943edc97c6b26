//! The 36 rolls at one turn in the order of their luck.

use core::ops::Range;

use rand_xoshiro::SplitMix64;

use super::trials::uniform_below;
use crate::rollout::dice::{ALL_KINDS, KIND_COUNT, ROLL_COUNT};
use crate::stats::score::Score;

/// The rolls of a turn by their luck. Rolls of equal luck are tied: they share their ranks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Ranking {
    /// The kind of the roll at each rank, 0 being the unluckiest for X. Within a tie, by number of kind.
    pub kind_by_rank: [u8; ROLL_COUNT as usize],
    /// For each kind, the lowest rank of those that its rolls share with all of equal luck.
    pub lowest_rank: [u8; KIND_COUNT],
    /// For each kind, how many ranks those are.
    pub tie_size: [u8; KIND_COUNT],
}

impl Ranking {
    /// By the luck of each kind, from X's side.
    // By counting: the code for sorting is larger than all of this.
    pub fn new<S: Copy + Into<Score>>(luck: &[S; KIND_COUNT]) -> Self {
        let luck = luck.map(Into::into);
        let mut ranking = Self {
            kind_by_rank: [0; ROLL_COUNT as usize],
            lowest_rank: [0; KIND_COUNT],
            tie_size: [0; KIND_COUNT],
        };
        for (kind, &here) in luck.iter().enumerate() {
            let (mut worse, mut tied, mut before) = (0, 0, 0);
            for (other, &luck) in luck.iter().enumerate() {
                let rolls = ALL_KINDS[other].rolls as u8;
                worse += u8::from(luck < here) * rolls;
                tied += u8::from(luck == here) * rolls;
                before += u8::from(luck == here && other < kind) * rolls;
            }
            (ranking.lowest_rank[kind], ranking.tie_size[kind]) = (worse, tied);
            let ranks = usize::from(worse + before)..;
            ranking.kind_by_rank[ranks][..ALL_KINDS[kind].rolls as usize].fill(kind as u8);
        }
        ranking
    }

    /// All ranks that the roll at this one shares.
    pub fn tied_ranks(&self, rank: usize) -> Range<usize> {
        let kind = usize::from(self.kind_by_rank[rank]);
        let first = usize::from(self.lowest_rank[kind]);
        first..first + usize::from(self.tie_size[kind])
    }

    /// One of the ranks that the rolls of a kind share with all of equal luck, from 0 for X's unluckiest.
    #[inline]
    pub fn rank_of(&self, kind: usize, rng: &mut SplitMix64) -> u8 {
        self.lowest_rank[kind] + uniform_below(self.tie_size[kind], rng)
    }

    /// The kind at a rank, or another one that is tied with it.
    #[inline]
    pub fn kind_at(&self, rank: u8, rng: &mut SplitMix64) -> usize {
        let kind = usize::from(self.kind_by_rank[usize::from(rank)]);
        let (first, tied) = (self.lowest_rank[kind], self.tie_size[kind]);
        // Nothing to choose where all that are tied are of one kind.
        if u32::from(tied) == ALL_KINDS[kind].rolls {
            return kind;
        }
        usize::from(self.kind_by_rank[usize::from(first + uniform_below(tied, rng))])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The ranking by luck in units that a rule gives each kind.
    fn ranking_by(luck: impl Fn(usize) -> i64) -> Ranking {
        Ranking::new(&core::array::from_fn(|kind| {
            Score::from_units(luck(kind)).compact()
        }))
    }

    #[test]
    fn distinct_luck_ranks_in_order() {
        // The later kind is the unluckier: 6-6 first, then 6-5 twice, and so on.
        let ranking = ranking_by(|kind| -i64::from(kind as u8));
        assert_eq!(ranking.kind_by_rank[..4], [20, 19, 19, 18]);
        assert_eq!(ranking.kind_by_rank[35], 0);
        assert_eq!((ranking.lowest_rank[20], ranking.tie_size[20]), (0, 1));
        assert_eq!((ranking.lowest_rank[19], ranking.tie_size[19]), (1, 2));
        assert_eq!((ranking.lowest_rank[0], ranking.tie_size[0]), (35, 1));
    }

    #[test]
    fn equal_luck_shares_ranks() {
        // Doubles are lucky, all alike; the 30 others are alike, too.
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
                .filter(|&&it| usize::from(it) == kind);
            assert_eq!(ranks.count() as u32, roll.rolls);
        }
    }
}
