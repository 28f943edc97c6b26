//! Counts over simulated positions: how often rules were right, alone and in pairs, and how often
//! programs agreed.

use super::pair::Pair;
use super::rule::{Rates, Rule};
use crate::codec::{Codec, DecodeError};
use crate::rollout::game_runner::Sums;
use crate::stats::summary::{RELIABLE_FROM, Summary};

/// Counts over simulated positions.
///
/// They are whole numbers, so counts of parts add up to the total in any order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tallies {
    /// The number of positions.
    trials: u64,
    /// `both[a][b]`, b ≤ a, is the number of positions in which rules a and b were both right.
    /// `both[a][a]` counts rule a.
    both: [[u64; Rule::COUNT]; Rule::COUNT],
    /// The number of positions in which the two programs of each pair reported the same move.
    agreed: [u64; Pair::COUNT],
}

/// The number of ways in which rules can be right or wrong: one bit for each rule.
pub(super) const OUTCOMES: usize = 1 << Rule::COUNT;

impl Tallies {
    /// Counts of no positions.
    pub const ZERO: Self = Self {
        trials: 0,
        both: [[0; Rule::COUNT]; Rule::COUNT],
        agreed: [0; Pair::COUNT],
    };

    /// Creates counts from how often each combination of rules was right.
    ///
    /// Bit i of an index into `outcomes` says whether rule i was right. `agreed` is how often each
    /// pair agreed.
    pub(super) fn from_outcomes(outcomes: &[u64; OUTCOMES], agreed: [u64; Pair::COUNT]) -> Self {
        let mut tallies = Self {
            agreed,
            ..Self::ZERO
        };
        for (outcome, &times) in outcomes.iter().enumerate().filter(|&(_, &times)| times > 0) {
            tallies.trials += times;
            let right = |rule: usize| outcome >> rule & 1 == 1;
            for a in (0..Rule::COUNT).filter(|&a| right(a)) {
                for b in (0..=a).filter(|&b| right(b)) {
                    tallies.both[a][b] += times;
                }
            }
        }
        tallies
    }

    /// Returns the number of positions.
    #[must_use]
    pub const fn trials(&self) -> u64 {
        self.trials
    }

    /// Whether there are enough positions for a 95% interval to cover about 95%.
    #[must_use]
    pub const fn is_reliable(&self) -> bool {
        self.trials >= RELIABLE_FROM
    }

    /// Returns the number of positions in which a rule was right.
    #[must_use]
    pub const fn hits(&self, rule: Rule) -> u64 {
        self.both[rule.index()][rule.index()]
    }

    /// Returns the number of positions in which both rules were right.
    #[must_use]
    pub const fn both(&self, a: Rule, b: Rule) -> u64 {
        let (a, b) = (a.index(), b.index());
        if a < b {
            self.both[b][a]
        } else {
            self.both[a][b]
        }
    }

    /// Returns how often a rule was right, in percent.
    ///
    /// The interval is the ordinary one, mean ± 1.96 standard errors.
    // Not inlined, like `difference`, because there would be a copy for every rule.
    #[inline(never)]
    #[must_use]
    pub fn rate(&self, rule: Rule) -> Summary {
        let hits = self.hits(rule);
        Summary::from_counts([100.0, 0.0], [hits, self.trials - hits])
    }

    /// Returns how often each rule was right, in percent. `None` before the first position.
    #[must_use]
    pub fn rates(&self) -> Rates {
        Rates::from_fn(|rule| self.rate(rule).mean)
    }

    /// Returns by how many percentage points rule `a` was right more often than rule `b`, on the
    /// same positions.
    ///
    /// Both rules share most of the luck, so the standard error is smaller than that of two
    /// simulations.
    #[inline(never)]
    #[must_use]
    pub fn difference(&self, a: Rule, b: Rule) -> Summary {
        let both = self.both(a, b);
        let (only_a, only_b) = (self.hits(a) - both, self.hits(b) - both);
        let equal = self.trials - only_a - only_b;
        Summary::from_counts([100.0, 0.0, -100.0], [only_a, equal, only_b])
    }

    /// Returns how often the two programs of this pair reported the same move, in percent.
    #[inline(never)]
    pub(super) fn agreement(&self, pair: Pair) -> Summary {
        let agreed = self.agreed[pair.index()];
        Summary::from_counts([100.0, 0.0], [agreed, self.trials - agreed])
    }

    /// Returns whether such counts are possible.
    fn is_valid(&self) -> bool {
        let agreed = self.agreed.iter().all(|&agreed| agreed <= self.trials);
        agreed && self.are_rule_counts_valid()
    }

    /// Returns whether such counts of rules are possible.
    fn are_rule_counts_valid(&self) -> bool {
        Rule::ALL.into_iter().all(|a| {
            Rule::ALL.into_iter().all(|b| {
                let both = self.both(a, b);
                let rest = self
                    .hits(a)
                    .checked_sub(both)
                    .zip(self.hits(b).checked_sub(both));
                let any = rest.and_then(|(a, b)| a.checked_add(b)?.checked_add(both));
                any.is_some_and(|any| any <= self.trials)
            })
        })
    }
}

impl Sums for Tallies {
    fn games(&self) -> u64 {
        self.trials
    }

    fn merge(&mut self, next: &Self) {
        self.trials += next.trials;
        for (row, next) in self.both.iter_mut().zip(&next.both) {
            for (count, next) in row.iter_mut().zip(next) {
                *count += next;
            }
        }
        for (count, next) in self.agreed.iter_mut().zip(next.agreed) {
            *count += next;
        }
    }

    fn is_compatible(&self, _: &Self) -> bool {
        true
    }
}

impl Codec for Tallies {
    fn encode(&self, bytes: &mut Vec<u8>) {
        self.trials.encode(bytes);
        for (a, row) in self.both.iter().enumerate() {
            for count in &row[..=a] {
                count.encode(bytes);
            }
        }
        self.agreed.encode(bytes);
    }

    fn decode(bytes: &mut &[u8]) -> Result<Self, DecodeError> {
        let mut tallies = Self::ZERO;
        tallies.trials = u64::decode(bytes)?;
        for (a, row) in tallies.both.iter_mut().enumerate() {
            for count in &mut row[..=a] {
                *count = u64::decode(bytes)?;
            }
        }
        tallies.agreed = Codec::decode(bytes)?;
        DecodeError::unless(tallies.is_valid())?;
        Ok(tallies)
    }
}
