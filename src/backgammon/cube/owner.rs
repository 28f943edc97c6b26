//! Whose the cube is.

use crate::backgammon::side::Side;

/// The owner of the cube, X or O.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Owner {
    /// A centred cube: neither side has doubled, and both may.
    Centred,
    /// This side was doubled last, and alone may double.
    Side(Side),
}

impl Owner {
    /// Which side that is; `None`: neither.
    #[must_use]
    pub const fn side(self) -> Option<Side> {
        match self {
            Self::Centred => None,
            Self::Side(side) => Some(side),
        }
    }
}

/// The same, as the side on roll sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RelativeOwner {
    Mine,
    Centred,
    Theirs,
}

/// How many there are.
pub(crate) const OWNER_COUNT: usize = 3;

impl RelativeOwner {
    pub const ALL: [Self; OWNER_COUNT] = [Self::Mine, Self::Centred, Self::Theirs];

    /// The holder of the cube, seen from this side.
    pub fn new(owner: Owner, side: Side) -> Self {
        match owner {
            Owner::Centred => Self::Centred,
            Owner::Side(owner) if owner == side => Self::Mine,
            Owner::Side(_) => Self::Theirs,
        }
    }

    /// Converts this holder to an owner, X or O, with this side on roll.
    pub const fn absolute(self, side: Side) -> Owner {
        match self {
            Self::Centred => Owner::Centred,
            Self::Mine => Owner::Side(side),
            Self::Theirs => Owner::Side(side.other()),
        }
    }

    /// This holder, seen from the other side.
    #[inline]
    pub const fn swapped(self) -> Self {
        match self {
            Self::Mine => Self::Theirs,
            Self::Centred => Self::Centred,
            Self::Theirs => Self::Mine,
        }
    }

    /// Whether the side on roll may double.
    pub const fn may_double(self) -> bool {
        !matches!(self, Self::Theirs)
    }
}
