//! What the actions with the cube are worth, and which are right.

use super::equity::{EQUAL, Equity, POINT, points};
use super::owner::Holder;

/// What not doubling is worth to the side on roll, by whose the cube is: mine, centred, theirs. All else about the cube in a
/// position follows from these three.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NoDouble(pub [Equity; 3]);

/// The three things that can come of a cube before a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CubeAction {
    /// It stays where and what it is.
    NoDouble,
    /// It is doubled, and the other side owns it.
    Take,
    /// The other side gives up and pays what it showed before.
    Pass,
}

/// Whether something is right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Right {
    /// It is, and not to do it is wrong.
    Yes,
    /// It is wrong.
    No,
    /// Both are worth the same, within a millionth of a point.
    Either,
}

/// A decision before a roll, in points for the side on roll per unit of the cube as it stands.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CubeDecision {
    /// The value of not doubling.
    pub no_double: f64,
    /// The value of a double that is taken; `None` if the side on roll may not double.
    pub double_take: Option<f64>,
    /// The value of a double that is passed: one unit of the cube.
    pub double_pass: f64,
    /// The value of the position after the right actions of both sides.
    pub value: f64,
    /// Whether to double; not where both actions are equal.
    pub double: Right,
    /// Whether to take a double, even where none may be offered; yes where take and pass are equal.
    pub take: Right,
}

/// Whether a double is to be taken that is worth this much to the doubler if it is.
#[inline]
const fn is_take(double_take: Equity) -> bool {
    double_take <= POINT + EQUAL
}

/// Returns the equity of a double after the right answer.
#[inline]
const fn doubled(double_take: Equity) -> Equity {
    if is_take(double_take) {
        double_take
    } else {
        POINT
    }
}

/// What a position is worth to a side who may double, if that is what not doubling and a double that is taken are worth.
#[inline]
pub(crate) const fn value(no_double: Equity, double_take: Equity) -> Equity {
    let doubled = doubled(double_take);
    if doubled > no_double + EQUAL {
        doubled
    } else {
        no_double
    }
}

impl NoDouble {
    #[inline]
    pub const fn with(self, holder: Holder) -> Equity {
        self.0[holder as usize]
    }

    /// The value of a double that is taken: twice the value of the position with the cube on the other side.
    #[inline]
    pub const fn double_take(self) -> Equity {
        2 * self.with(Holder::Theirs)
    }

    /// The value of a double after the right answer.
    pub const fn doubled(self) -> Equity {
        doubled(self.double_take())
    }

    /// Whether a double is to be taken; of equals, yes.
    pub const fn is_take(self) -> bool {
        is_take(self.double_take())
    }

    /// Whether the side on roll is to double; of equals, no.
    pub const fn is_double(self, holder: Holder) -> bool {
        holder.may_double() && self.doubled() > self.with(holder) + EQUAL
    }

    /// The value of the position after the right actions of both sides.
    #[inline]
    pub const fn value(self, holder: Holder) -> Equity {
        if holder.may_double() {
            value(self.with(holder), self.double_take())
        } else {
            self.with(holder)
        }
    }

    /// The loss of the side on roll by doubling or not, if the other side answers correctly. Zero for the right action.
    pub const fn lost_by(self, holder: Holder, doubles: bool) -> Equity {
        let worth = if doubles {
            self.doubled()
        } else {
            self.with(holder)
        };
        self.value(holder) - worth
    }

    /// The loss of the other side by its answer to a double.
    pub const fn lost_by_answer(self, takes: bool) -> Equity {
        let paid = if takes { self.double_take() } else { POINT };
        paid - self.doubled()
    }

    pub fn decision(self, holder: Holder) -> CubeDecision {
        let (no_double, double_take) = (self.with(holder), self.double_take());
        let is_near = |one: Equity, two: Equity| (one - two).abs() <= EQUAL;
        CubeDecision {
            no_double: points(no_double),
            double_take: holder.may_double().then(|| points(double_take)),
            double_pass: points(POINT),
            value: points(self.value(holder)),
            double: Right::of(
                self.is_double(holder),
                holder.may_double() && is_near(no_double, self.doubled()),
            ),
            take: Right::of(self.is_take(), is_near(double_take, POINT)),
        }
    }
}

impl Right {
    const fn of(is_right: bool, is_equal: bool) -> Self {
        match (is_equal, is_right) {
            (true, _) => Self::Either,
            (false, true) => Self::Yes,
            (false, false) => Self::No,
        }
    }

    /// Whether it is wrong to do it, or not to.
    fn is_wrong(self, done: bool) -> bool {
        self == if done { Self::No } else { Self::Yes }
    }
}

impl CubeDecision {
    /// The loss of the side on roll by doubling (`doubles`) or not, in points per unit of the cube. Zero for the right
    /// action; `None` if the side may not double.
    #[must_use]
    pub fn lost_by(&self, doubles: bool) -> Option<f64> {
        let answered = self.double_take?.min(self.double_pass);
        let worth = if doubles { answered } else { self.no_double };
        Some(if self.double.is_wrong(doubles) {
            self.value - worth
        } else {
            0.0
        })
    }

    /// The loss of the other side by taking (`takes`) or passing. Zero for the right answer.
    #[must_use]
    pub fn lost_by_answer(&self, takes: bool) -> Option<f64> {
        let off = (self.double_take? - self.double_pass).abs();
        Some(if self.take.is_wrong(takes) { off } else { 0.0 })
    }
}

#[cfg(test)]
mod tests {
    use super::super::equity::nearest;
    use super::*;

    /// In hundredths of a point.
    fn position(mine: i32, centred: i32, theirs: i32) -> NoDouble {
        NoDouble([mine, centred, theirs].map(|hundredths| nearest(f64::from(hundredths) / 100.0)))
    }

    #[test]
    fn a_position_is_worth_what_the_right_actions_make_of_it() {
        // Doubled and taken it is worth 0.6: more than 0.5 with a centred cube, less than 0.7 with one of her own.
        let paradox = position(70, 50, 30);
        assert!(paradox.is_double(Holder::Centred) && !paradox.is_double(Holder::Mine));
        let value = |holder| points(paradox.value(holder));
        assert!((value(Holder::Centred) - 0.6).abs() < 1e-7);
        assert!((value(Holder::Mine) - 0.7).abs() < 1e-7);
        assert!((value(Holder::Theirs) - 0.3).abs() < 1e-7);
        // Not doubling costs 0.1, redoubling too; a pass would cost 1 − 0.6.
        let cost = paradox.decision(Holder::Centred);
        assert!((cost.lost_by(false).unwrap() - 0.1).abs() < 1e-7);
        assert_eq!(cost.lost_by(true), Some(0.0));
        assert!((cost.lost_by_answer(false).unwrap() - 0.4).abs() < 1e-7);
        let own = paradox.decision(Holder::Mine).lost_by(true).unwrap();
        assert!((own - 0.1).abs() < 1e-7);
    }

    #[test]
    fn who_does_not_own_the_cube_does_not_double() {
        let decision = position(90, 90, 90).decision(Holder::Theirs);
        assert_eq!((decision.double, decision.double_take), (Right::No, None));
        assert_eq!(decision.lost_by(false), None);
        assert!((decision.value - 0.9).abs() < 1e-7);
    }

    #[test]
    fn of_actions_that_are_worth_the_same_one_does_not_double_and_takes() {
        // Twice a half is the point that a pass pays, to the last unit or not quite.
        for off in [-EQUAL / 2, 0, EQUAL / 2] {
            let equal = NoDouble([POINT / 2, POINT / 2, POINT / 2 + off / 2]);
            assert!(equal.is_take() && equal.decision(Holder::Centred).take == Right::Either);
            assert_eq!(
                equal.decision(Holder::Centred).lost_by_answer(false),
                Some(0.0)
            );
            let won = NoDouble([POINT + off, POINT + off, POINT]);
            assert!(
                !won.is_double(Holder::Mine) && won.decision(Holder::Mine).double == Right::Either
            );
            assert_eq!(won.lost_by(Holder::Mine, false), 0);
        }
    }
}
