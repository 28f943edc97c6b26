//! The 36 rolls at one turn in the order of their luck.

use core::ops::Range;

use rand_xoshiro::SplitMix64;

use super::trials::below;
use crate::rollout::dice::{ALL_KINDS, KINDS, ROLLS};
use crate::stats::score::Score;

/// The rolls of a turn by their luck. Rolls of equal luck are tied: they share their ranks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Ranking {
    /// The kind of the roll at each rank, 0 being the unluckiest for X. Within a tie, by number of kind.
    pub order: [u8; ROLLS as usize],
    /// For each kind, the lowest rank of those that its rolls share with all of equal luck.
    pub first: [u8; KINDS],
    /// For each kind, how many ranks those are.
    pub tied: [u8; KINDS],
}

impl Ranking {
    /// By the luck of each kind, from X's side.
    // By counting: the code for sorting is larger than all of this.
    pub fn new<S: Copy + Into<Score>>(luck: &[S; KINDS]) -> Self {
        let luck = luck.map(Into::into);
        let mut ranking = Self {
            order: [0; ROLLS as usize],
            first: [0; KINDS],
            tied: [0; KINDS],
        };
        for (kind, &here) in luck.iter().enumerate() {
            let (mut worse, mut tied, mut before) = (0, 0, 0);
            for (other, &luck) in luck.iter().enumerate() {
                let rolls = ALL_KINDS[other].rolls as u8;
                worse += u8::from(luck < here) * rolls;
                tied += u8::from(luck == here) * rolls;
                before += u8::from(luck == here && other < kind) * rolls;
            }
            (ranking.first[kind], ranking.tied[kind]) = (worse, tied);
            let ranks = usize::from(worse + before)..;
            ranking.order[ranks][..ALL_KINDS[kind].rolls as usize].fill(kind as u8);
        }
        ranking
    }

    /// All ranks that the roll at this one shares.
    pub fn tied_at(&self, rank: usize) -> Range<usize> {
        let kind = usize::from(self.order[rank]);
        let first = usize::from(self.first[kind]);
        first..first + usize::from(self.tied[kind])
    }

    /// One of the ranks that the rolls of a kind share with all of equal luck, from 0 for X's unluckiest.
    #[inline]
    pub fn rank_of(&self, kind: usize, chance: &mut SplitMix64) -> u8 {
        self.first[kind] + below(self.tied[kind], chance)
    }

    /// The kind at a rank, or another one that is tied with it.
    #[inline]
    pub fn kind_at(&self, rank: u8, chance: &mut SplitMix64) -> usize {
        let kind = usize::from(self.order[usize::from(rank)]);
        let (first, tied) = (self.first[kind], self.tied[kind]);
        // Nothing to choose where all that are tied are of one kind.
        if u32::from(tied) == ALL_KINDS[kind].rolls {
            return kind;
        }
        usize::from(self.order[usize::from(first + below(tied, chance))])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The ranking by luck in units that a rule gives each kind.
    fn ranked(luck: impl Fn(usize) -> i64) -> Ranking {
        Ranking::new(&core::array::from_fn(|kind| {
            Score::from_units(luck(kind)).compact()
        }))
    }

    #[test]
    fn rolls_without_ties_but_for_the_order_of_their_dice_rank_by_luck() {
        // The later kind is the unluckier: 6-6 first, then 6-5 twice, and so on.
        let ranking = ranked(|kind| -i64::from(kind as u8));
        assert_eq!(ranking.order[..4], [20, 19, 19, 18]);
        assert_eq!(ranking.order[35], 0);
        assert_eq!((ranking.first[20], ranking.tied[20]), (0, 1));
        assert_eq!((ranking.first[19], ranking.tied[19]), (1, 2));
        assert_eq!((ranking.first[0], ranking.tied[0]), (35, 1));
    }

    #[test]
    fn rolls_of_equal_luck_share_their_ranks() {
        // Doubles are lucky, all alike; the 30 others are alike, too.
        let is_double = |kind: usize| ALL_KINDS[kind].high == ALL_KINDS[kind].low;
        let ranking = ranked(|kind| is_double(kind).into());
        for kind in 0..KINDS {
            let shared = if is_double(kind) { (30, 6) } else { (0, 30) };
            assert_eq!((ranking.first[kind], ranking.tied[kind]), shared);
        }
    }

    #[test]
    fn every_roll_has_a_rank() {
        let ranking = ranked(|kind| [5, -2, 0][kind % 3]);
        for (kind, roll) in ALL_KINDS.iter().enumerate() {
            let ranks = ranking.order.iter().filter(|&&it| usize::from(it) == kind);
            assert_eq!(ranks.count() as u32, roll.rolls);
        }
    }
}
