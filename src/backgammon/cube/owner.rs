//! The owner of the cube, in absolute terms and relative to the side on roll.

use crate::backgammon::side::Side;

/// The owner of the cube: X, O or neither.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Owner {
    /// A centred cube: neither side has doubled, and both may.
    Centred,
    /// The side that was doubled last, and alone may double.
    Side(Side),
}

impl Owner {
    /// Returns the side that owns the cube; `None` if the cube is centred.
    #[must_use]
    pub const fn side(self) -> Option<Side> {
        match self {
            Self::Centred => None,
            Self::Side(side) => Some(side),
        }
    }
}

/// The owner of the cube, relative to the side on roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RelativeOwner {
    /// The side on roll owns the cube, and alone may double.
    Mine,
    /// Neither side owns the cube, and both may double.
    Centred,
    /// The other side owns the cube, and alone may double.
    Theirs,
}

/// The number of relative owners.
pub(crate) const OWNER_COUNT: usize = 3;

impl RelativeOwner {
    /// All relative owners, in the order of tables by owner.
    pub const ALL: [Self; OWNER_COUNT] = [Self::Mine, Self::Centred, Self::Theirs];

    /// Converts an owner to a relative one, with `side` on roll.
    pub fn new(owner: Owner, side: Side) -> Self {
        match owner {
            Owner::Centred => Self::Centred,
            Owner::Side(owner) if owner == side => Self::Mine,
            Owner::Side(_) => Self::Theirs,
        }
    }

    /// Converts the relative owner to X, O or neither, with `side` on roll.
    pub const fn absolute(self, side: Side) -> Owner {
        match self {
            Self::Centred => Owner::Centred,
            Self::Mine => Owner::Side(side),
            Self::Theirs => Owner::Side(side.other()),
        }
    }

    /// Returns the owner of the same cube, relative to the other side.
    #[inline]
    pub const fn swapped(self) -> Self {
        match self {
            Self::Mine => Self::Theirs,
            Self::Centred => Self::Centred,
            Self::Theirs => Self::Mine,
        }
    }

    /// Returns whether the side on roll may double.
    pub const fn may_double(self) -> bool {
        !matches!(self, Self::Theirs)
    }
}
