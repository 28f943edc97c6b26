//! Cube decisions: the equities of all actions, and the right ones.

use super::equity::{Equity, POINT, TIE_TOLERANCE, to_points};
use super::owner::RelativeOwner;

/// The equities of not doubling for the side on roll, by owner of the cube: mine, centred, theirs.
/// All other equities of the position with the cube follow from these three.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NoDoubleEquities(pub [Equity; 3]);

/// The cube action of both sides before a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CubeAction {
    /// The side on roll does not double, and the cube stays as it is.
    NoDouble,
    /// The side on roll doubles, and the other side takes and owns the cube.
    Take,
    /// The side on roll doubles. The other side gives up and pays the cube's value before the
    /// double.
    Pass,
}

/// Whether an action is right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Right {
    /// The action is right, and its alternative is wrong.
    Yes,
    /// The action is wrong.
    No,
    /// The action and its alternative have equal equities, within a millionth of a point.
    Either,
}

/// A cube decision before a roll, with equities in points for the side on roll per unit of the cube
/// as it stands.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CubeDecision {
    /// The equity of not doubling.
    pub no_double: f64,
    /// The equity of a double that is taken; `None` if the side on roll may not double.
    pub double_take: Option<f64>,
    /// The equity of a double that is passed: one unit of the cube.
    pub double_pass: f64,
    /// The equity of the position after the right actions of both sides.
    pub value: f64,
    /// Whether doubling is right; [`Right::No`] if the side on roll may not double.
    pub double: Right,
    /// Whether taking a double is right, even where no double may be offered.
    pub take: Right,
}

/// Returns whether a double is a take, from the doubler's equity if it is taken. Ties are takes.
#[inline]
const fn is_take(double_take: Equity) -> bool {
    double_take <= POINT + TIE_TOLERANCE
}

/// Returns the equity of a double after the right answer, from its equity if it is taken.
#[inline]
const fn double_equity(double_take: Equity) -> Equity {
    if is_take(double_take) {
        double_take
    } else {
        POINT
    }
}

/// Returns the equity of a position for a side that may double, from the equities of not doubling
/// and of a double that is taken.
#[inline]
pub(crate) const fn best_value(no_double: Equity, double_take: Equity) -> Equity {
    let double = double_equity(double_take);
    if double > no_double + TIE_TOLERANCE {
        double
    } else {
        no_double
    }
}

impl NoDoubleEquities {
    /// Returns the equity of not doubling with the cube of this owner.
    #[inline]
    pub const fn no_double(self, owner: RelativeOwner) -> Equity {
        self.0[owner as usize]
    }

    /// Returns the equity of a double that is taken: twice the equity with the cube on the other
    /// side.
    #[inline]
    pub const fn double_take(self) -> Equity {
        2 * self.no_double(RelativeOwner::Theirs)
    }

    /// Returns the equity of a double after the right answer.
    pub const fn double_equity(self) -> Equity {
        double_equity(self.double_take())
    }

    /// Returns whether a double is a take. Ties are takes.
    pub const fn is_take(self) -> bool {
        is_take(self.double_take())
    }

    /// Returns whether doubling is right for the side on roll. Ties are no doubles.
    pub const fn is_double(self, owner: RelativeOwner) -> bool {
        owner.may_double() && self.double_equity() > self.no_double(owner) + TIE_TOLERANCE
    }

    /// Returns the equity of the position after the right actions of both sides.
    #[inline]
    pub const fn value(self, owner: RelativeOwner) -> Equity {
        if owner.may_double() {
            best_value(self.no_double(owner), self.double_take())
        } else {
            self.no_double(owner)
        }
    }

    /// Returns the loss of the side on roll by doubling (`doubles`) or not, if the other side
    /// answers correctly. Zero for the right action.
    pub const fn double_error(self, owner: RelativeOwner, doubles: bool) -> Equity {
        let actual = if doubles {
            self.double_equity()
        } else {
            self.no_double(owner)
        };
        self.value(owner) - actual
    }

    /// Returns the loss of the other side by taking (`takes`) or passing. Zero for the right
    /// answer.
    pub const fn take_error(self, takes: bool) -> Equity {
        let actual = if takes { self.double_take() } else { POINT };
        actual - self.double_equity()
    }

    /// Returns the decision in points, with the cube of this owner.
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
    /// Returns [`Right::Either`] for equal equities, and otherwise whether the action is right.
    const fn new(is_right: bool, is_equal: bool) -> Self {
        match (is_equal, is_right) {
            (true, _) => Self::Either,
            (false, true) => Self::Yes,
            (false, false) => Self::No,
        }
    }

    /// Returns whether the side went wrong by acting (`acted`) or by not acting.
    fn is_wrong(self, acted: bool) -> bool {
        self == if acted { Self::No } else { Self::Yes }
    }
}

impl CubeDecision {
    /// Whether the right action is to double. Where both actions are equal, it is not to double.
    #[must_use]
    pub fn is_double(&self) -> bool {
        self.double == Right::Yes
    }

    /// Whether the right answer to a double is to take. Where both answers are equal, it is to take.
    #[must_use]
    pub fn is_take(&self) -> bool {
        self.take != Right::No
    }

    /// Returns the loss of the side on roll by doubling (`doubles`) or not, in points per unit of
    /// the cube.
    ///
    /// The loss is zero for the right action; `None` if the side may not double.
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

    /// Returns the loss of the other side by taking (`takes`) or passing, in points per unit of the
    /// cube.
    ///
    /// The loss is zero for the right answer; `None` if the side on roll may not double.
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

    /// Creates the equities of not doubling from hundredths of a point.
    fn position(mine: i32, centred: i32, theirs: i32) -> NoDoubleEquities {
        NoDoubleEquities(
            [mine, centred, theirs].map(|hundredths| quantize(f64::from(hundredths) / 100.0)),
        )
    }

    #[test]
    fn value_assumes_right_actions() {
        // A double that is taken has equity 0.6: more than 0.5 with a centred cube, less than 0.7
        // with her own.
        let paradox = position(70, 50, 30);
        assert!(
            paradox.is_double(RelativeOwner::Centred) && !paradox.is_double(RelativeOwner::Mine)
        );
        let value = |owner| to_points(paradox.value(owner));
        assert!((value(RelativeOwner::Centred) - 0.6).abs() < 1e-7);
        assert!((value(RelativeOwner::Mine) - 0.7).abs() < 1e-7);
        assert!((value(RelativeOwner::Theirs) - 0.3).abs() < 1e-7);
        // Not doubling costs 0.1, and so does redoubling; a pass would cost 1 − 0.6.
        let centred = paradox.decision(RelativeOwner::Centred);
        assert!(centred.is_double() && centred.is_take());
        assert!((centred.double_error(false).unwrap() - 0.1).abs() < 1e-7);
        assert_eq!(centred.double_error(true), Some(0.0));
        assert!((centred.take_error(false).unwrap() - 0.4).abs() < 1e-7);
        let redouble_error = paradox
            .decision(RelativeOwner::Mine)
            .double_error(true)
            .unwrap();
        assert!((redouble_error - 0.1).abs() < 1e-7);
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
        // Twice a half is the point that a pass pays, exactly or within the tolerance.
        for difference in [-TIE_TOLERANCE / 2, 0, TIE_TOLERANCE / 2] {
            let equal = NoDoubleEquities([POINT / 2, POINT / 2, POINT / 2 + difference / 2]);
            assert!(
                equal.is_take() && equal.decision(RelativeOwner::Centred).take == Right::Either
            );
            assert_eq!(
                equal.decision(RelativeOwner::Centred).take_error(false),
                Some(0.0)
            );
            let won = NoDoubleEquities([POINT + difference, POINT + difference, POINT]);
            assert!(
                !won.is_double(RelativeOwner::Mine)
                    && won.decision(RelativeOwner::Mine).double == Right::Either
            );
            assert_eq!(won.double_error(RelativeOwner::Mine, false), 0);
        }
    }
}
