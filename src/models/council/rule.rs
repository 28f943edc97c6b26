//! Rules by which a council agrees on a move.

/// A rule by which a council picks a move from the reports of its programs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    /// The move of the program with the least noise.
    Strongest,
    /// The move of the last program, which has the most noise.
    Weakest,
    /// The move that most programs report. In a tie, the strongest program among those that
    /// reported a tied move decides. Where three programs report three moves, that is the strongest
    /// program.
    MajorityStrongest,
    /// The move that most programs report. In a tie, chance decides.
    MajorityRandom,
    /// The move reported with the largest value.
    Optimistic,
    /// The move reported with the smallest value.
    Pessimistic,
    /// The move that is most likely the best one, given all reports and the value of the best move.
    /// Reports are [weighed](super::weight()) as if no program copied another.
    Optimal,
    /// The optimal rule, with copies left out.
    OptimalKnowingCopies,
    /// The optimal rule with an unknown value of the best move. It is predicted as the mean of the
    /// reported values + (k − 1) / k · d, where k is the number of different moves reported. A copy
    /// counts as a report of its own.
    OptimalPredicted,
    /// The move with the best mean of all programs' evaluations, weighted by 1 / noise², with
    /// copies left out. It uses more than the programs report, and no rule can be right more often.
    Ceiling,
}

impl Rule {
    /// The number of rules.
    pub const COUNT: usize = 10;

    /// All rules, in the order of [`Rule::index`].
    pub const ALL: [Self; Self::COUNT] = [
        Self::Strongest,
        Self::Weakest,
        Self::MajorityStrongest,
        Self::MajorityRandom,
        Self::Optimistic,
        Self::Pessimistic,
        Self::Optimal,
        Self::OptimalKnowingCopies,
        Self::OptimalPredicted,
        Self::Ceiling,
    ];

    /// Returns the rule's name in a snapshot.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Strongest => "strongest",
            Self::Weakest => "weakest",
            Self::MajorityStrongest => "majorityStrongest",
            Self::MajorityRandom => "majorityRandom",
            Self::Optimistic => "optimistic",
            Self::Pessimistic => "pessimistic",
            Self::Optimal => "optimal",
            Self::OptimalKnowingCopies => "optimalKnowingCopies",
            Self::OptimalPredicted => "optimalPredicted",
            Self::Ceiling => "ceiling",
        }
    }

    /// Returns the rule's index in [`Rule::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// The rate at which each rule finds the best move, in percent. `None` where it is unknown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rates([Option<f64>; Rule::COUNT]);

impl Rates {
    /// Creates the rates from that of each rule, in percent.
    pub(crate) fn from_fn(mut rate: impl FnMut(Rule) -> Option<f64>) -> Self {
        Self::from_dyn_fn(&mut rate)
    }

    // Not inlined and not generic, because the loop would be unrolled for each function.
    #[inline(never)]
    fn from_dyn_fn(rate: &mut dyn FnMut(Rule) -> Option<f64>) -> Self {
        let mut rates = [None; Rule::COUNT];
        for (slot, rule) in rates.iter_mut().zip(Rule::ALL) {
            *slot = rate(rule);
        }
        Self(rates)
    }

    /// Returns all rates in the order of [`Rule::ALL`], in percent. An unknown rate is NaN.
    #[inline(never)]
    #[must_use]
    pub fn to_array(&self) -> [f64; Rule::COUNT] {
        let mut numbers = [f64::NAN; Rule::COUNT];
        for (number, rate) in numbers.iter_mut().zip(self.0) {
            *number = rate.unwrap_or(f64::NAN);
        }
        numbers
    }

    /// Returns the rate of a rule, in percent.
    #[must_use]
    pub const fn get(&self, rule: Rule) -> Option<f64> {
        self.0[rule.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_is_in_index_order() {
        for (index, rule) in Rule::ALL.into_iter().enumerate() {
            assert_eq!(rule.index(), index);
        }
    }
}
