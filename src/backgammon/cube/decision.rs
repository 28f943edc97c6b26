//! What the actions with the cube are worth, and which are right.

use super::equity::{Equity, POINT, TIE_TOLERANCE, to_points};
use super::owner::RelativeOwner;

/// What not doubling is worth to the side on roll, by whose the cube is: mine, centred, theirs. All else about the cube in a
/// position follows from these three.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NoDoubleEquities(pub [Equity; 3]);

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
    double_take <= POINT + TIE_TOLERANCE
}

/// Returns the equity of a double after the right answer.
#[inline]
const fn double_equity(double_take: Equity) -> Equity {
    if is_take(double_take) {
        double_take
    } else {
        POINT
    }
}

/// What a position is worth to a side who may double, if that is what not doubling and a double that is taken are worth.
#[inline]
pub(crate) const fn best_value(no_double: Equity, double_take: Equity) -> Equity {
    let doubled = double_equity(double_take);
    if doubled > no_double + TIE_TOLERANCE {
        doubled
    } else {
        no_double
    }
}

impl NoDoubleEquities {
    #[inline]
    pub const fn no_double(self, owner: RelativeOwner) -> Equity {
        self.0[owner as usize]
    }

    /// The value of a double that is taken: twice the value of the position with the cube on the other side.
    #[inline]
    pub const fn double_take(self) -> Equity {
        2 * self.no_double(RelativeOwner::Theirs)
    }

    /// The value of a double after the right answer.
    pub const fn double_equity(self) -> Equity {
        double_equity(self.double_take())
    }

    /// Whether a double is to be taken; of equals, yes.
    pub const fn is_take(self) -> bool {
        is_take(self.double_take())
    }

    /// Whether the side on roll is to double; of equals, no.
    pub const fn is_double(self, owner: RelativeOwner) -> bool {
        owner.may_double() && self.double_equity() > self.no_double(owner) + TIE_TOLERANCE
    }

    /// The value of the position after the right actions of both sides.
    #[inline]
    pub const fn value(self, owner: RelativeOwner) -> Equity {
        if owner.may_double() {
            best_value(self.no_double(owner), self.double_take())
        } else {
            self.no_double(owner)
        }
    }

    /// The loss of the side on roll by doubling or not, if the other side answers correctly. Zero for the right action.
    pub const fn double_error(self, owner: RelativeOwner, doubles: bool) -> Equity {
        let actual = if doubles {
            self.double_equity()
        } else {
            self.no_double(owner)
        };
        self.value(owner) - actual
    }

    /// The loss of the other side by its answer to a double.
    pub const fn take_error(self, takes: bool) -> Equity {
        let actual = if takes { self.double_take() } else { POINT };
        actual - self.double_equity()
    }

    pub fn decision(self, owner: RelativeOwner) -> CubeDecision {
        let (no_double, double_take) = (self.no_double(owner), self.double_take());
        let is_near = |one: Equity, two: Equity| (one - two).abs() <= TIE_TOLERANCE;
        CubeDecision {
            no_double: to_points(no_double),
            double_take: owner.may_double().then(|| to_points(double_take)),
            double_pass: to_points(POINT),
            value: to_points(self.value(owner)),
            double: Right::new(
                self.is_double(owner),
                owner.may_double() && is_near(no_double, self.double_equity()),
            ),
            take: Right::new(self.is_take(), is_near(double_take, POINT)),
        }
    }
}

impl Right {
    const fn new(is_right: bool, is_equal: bool) -> Self {
        match (is_equal, is_right) {
            (true, _) => Self::Either,
            (false, true) => Self::Yes,
            (false, false) => Self::No,
        }
    }

    /// Whether it is wrong to do it, or not to.
    fn is_wrong(self, acted: bool) -> bool {
        self == if acted { Self::No } else { Self::Yes }
    }
}

impl CubeDecision {
    /// The loss of the side on roll by doubling (`doubles`) or not, in points per unit of the cube. Zero for the right
    /// action; `None` if the side may not double.
    #[must_use]
    pub fn double_error(&self, doubles: bool) -> Option<f64> {
        let double_equity = self.double_take?.min(self.double_pass);
        let actual = if doubles {
            double_equity
        } else {
            self.no_double
        };
        Some(if self.double.is_wrong(doubles) {
            self.value - actual
        } else {
            0.0
        })
    }

    /// The loss of the other side by taking (`takes`) or passing. Zero for the right answer.
    #[must_use]
    pub fn take_error(&self, takes: bool) -> Option<f64> {
        let difference = (self.double_take? - self.double_pass).abs();
        Some(if self.take.is_wrong(takes) {
            difference
        } else {
            0.0
        })
    }
}

#[cfg(test)]
mod tests {
    use super::super::equity::quantize;
    use super::*;

    /// In hundredths of a point.
    fn position(mine: i32, centred: i32, theirs: i32) -> NoDoubleEquities {
        NoDoubleEquities(
            [mine, centred, theirs].map(|hundredths| quantize(f64::from(hundredths) / 100.0)),
        )
    }

    #[test]
    fn value_assumes_right_actions() {
        // Doubled and taken it is worth 0.6: more than 0.5 with a centred cube, less than 0.7 with one of her own.
        let paradox = position(70, 50, 30);
        assert!(
            paradox.is_double(RelativeOwner::Centred) && !paradox.is_double(RelativeOwner::Mine)
        );
        let value = |holder| to_points(paradox.value(holder));
        assert!((value(RelativeOwner::Centred) - 0.6).abs() < 1e-7);
        assert!((value(RelativeOwner::Mine) - 0.7).abs() < 1e-7);
        assert!((value(RelativeOwner::Theirs) - 0.3).abs() < 1e-7);
        // Not doubling costs 0.1, redoubling too; a pass would cost 1 − 0.6.
        let cost = paradox.decision(RelativeOwner::Centred);
        assert!((cost.double_error(false).unwrap() - 0.1).abs() < 1e-7);
        assert_eq!(cost.double_error(true), Some(0.0));
        assert!((cost.take_error(false).unwrap() - 0.4).abs() < 1e-7);
        let own = paradox
            .decision(RelativeOwner::Mine)
            .double_error(true)
            .unwrap();
        assert!((own - 0.1).abs() < 1e-7);
    }

    #[test]
    fn opponents_cube_cannot_be_doubled() {
        let decision = position(90, 90, 90).decision(RelativeOwner::Theirs);
        assert_eq!((decision.double, decision.double_take), (Right::No, None));
        assert_eq!(decision.double_error(false), None);
        assert!((decision.value - 0.9).abs() < 1e-7);
    }

    #[test]
    fn ties_are_no_double_and_take() {
        // Twice a half is the point that a pass pays, to the last unit or not quite.
        for off in [-TIE_TOLERANCE / 2, 0, TIE_TOLERANCE / 2] {
            let equal = NoDoubleEquities([POINT / 2, POINT / 2, POINT / 2 + off / 2]);
            assert!(
                equal.is_take() && equal.decision(RelativeOwner::Centred).take == Right::Either
            );
            assert_eq!(
                equal.decision(RelativeOwner::Centred).take_error(false),
                Some(0.0)
            );
            let won = NoDoubleEquities([POINT + off, POINT + off, POINT]);
            assert!(
                !won.is_double(RelativeOwner::Mine)
                    && won.decision(RelativeOwner::Mine).double == Right::Either
            );
            assert_eq!(won.double_error(RelativeOwner::Mine, false), 0);
        }
    }
}
