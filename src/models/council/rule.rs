//! The ways of a council to agree on a move.

/// How programs that each report a move and its value settle on one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    /// The move of the program with the least noise.
    Strongest,
    /// The move of the last program, which has the most noise.
    Weakest,
    /// The move that most programs name. Of moves that as many name, the one which the strongest program among them names:
    /// where three programs name three moves, the strongest one's.
    MajorityStrongest,
    /// The move that most programs name. Of moves that as many name, any of them by chance.
    MajorityRandom,
    /// The move that is reported with the largest value.
    Optimistic,
    /// The move that is reported with the smallest value.
    Pessimistic,
    /// The move that is most likely the best after all that was reported, [weighed](super::weight()) as if no program copied
    /// another.
    Optimal,
    /// The optimal rule, with a copy left out.
    OptimalKnowingCopies,
    /// The optimal rule if the value of the best move is not known. It is predicted as the mean of the reported values
    /// + (k − 1) / k · d, where k is the number of different moves reported. A copy counts as a report of its own.
    OptimalPredicted,
    /// The best move by the mean of all programs' values of every move, weighted by 1 / noise², a copy left out. No
    /// rule can do better, even with full knowledge. It uses more than the programs report.
    Ceiling,
}

impl Rule {
    /// How many there are.
    pub const COUNT: usize = 10;

    /// All of them.
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

    /// Its name in a snapshot.
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

    /// Its place in [`Rule::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// How often each rule finds the best move, in percent; `None` where it is not known.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rates([Option<f64>; Rule::COUNT]);

impl Rates {
    /// The rates that a function says, in percent.
    pub fn from_fn(mut rate: impl FnMut(Rule) -> Option<f64>) -> Self {
        Self::from_dyn_fn(&mut rate)
    }

    // Not inlined, and of any function: it would be unrolled.
    #[inline(never)]
    fn from_dyn_fn(rate: &mut dyn FnMut(Rule) -> Option<f64>) -> Self {
        let mut rates = [None; Rule::COUNT];
        for (known, rule) in rates.iter_mut().zip(Rule::ALL) {
            *known = rate(rule);
        }
        Self(rates)
    }

    /// All of them in the order of [`Rule::ALL`]; NaN where one is not known.
    #[inline(never)]
    #[must_use]
    pub fn to_array(&self) -> [f64; Rule::COUNT] {
        let mut numbers = [f64::NAN; Rule::COUNT];
        for (number, known) in numbers.iter_mut().zip(self.0) {
            *number = known.unwrap_or(f64::NAN);
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
    fn every_rule_stands_at_its_index() {
        for (index, rule) in Rule::ALL.into_iter().enumerate() {
            assert_eq!(rule.index(), index);
        }
    }
}
