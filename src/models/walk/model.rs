//! The model of a game: how far a move of the walk goes, and how many other moves there are.

use core::fmt;

use crate::codec::codec_as;

/// The smallest A, the standard deviation of a move. Its walk has 424 moves on average.
///
/// Smaller ones would be as easy to solve, but their tables would be large.
pub const MIN_A: f64 = 0.05;

/// The largest A, the standard deviation of a move. The first move decides a third of its walks.
pub const MAX_A: f64 = 1.0;

/// The largest M, the mean number of other moves.
pub const MAX_M: f64 = 10_000.0;

/// The largest S, the standard deviation of the number of other moves.
///
/// Sums of fourth powers stay within 127 bits.
pub const MAX_S: f64 = 1_000.0;

/// A random walk that decides a game, and the game's moves that decide nothing.
///
/// A transformed evaluation X starts at 0. Each move adds N(0, A²) to it, until |X| ≥ 1 decides the
/// game. T counts these moves, including the last one. The game has N other moves, N ~ N(M, S²),
/// and its length is T + N.
///
/// From the blog of LFICS (Laboratory for Fundamental Information on Computer Shogi), December
/// 2016.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Model {
    a: f64,
    m: f64,
    s: f64,
}

/// The first number that is out of its bounds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum ModelError {
    /// The standard deviation of a move is not within [`MIN_A`] and [`MAX_A`].
    A(f64),
    /// The mean of the other moves is not within 0 and [`MAX_M`].
    M(f64),
    /// The standard deviation of the other moves is not within 0 and [`MAX_S`].
    S(f64),
}

impl Model {
    /// The blog's model of games between professional players.
    pub const PROFESSIONAL_GAMES: Self = Self {
        a: 0.2474,
        m: 95.46,
        s: 21.72,
    };

    /// The blog's model of games between programs on the server floodgate.
    pub const FLOODGATE: Self = Self {
        a: 0.2262,
        m: 107.4,
        s: 25.13,
    };

    /// Creates the model whose moves have standard deviation `a`, and whose number of other moves
    /// has mean `m` and standard deviation `s`.
    ///
    /// M and S are independent of each other. The number of other moves is a real number, and can
    /// be negative: in the presets once in 180,000 and once in 104,000 games. A large S makes that
    /// frequent, and every calculation here allows it.
    ///
    /// # Errors
    /// Returns the [`ModelError`] of the first number that is out of its bounds or NaN.
    pub fn new(a: f64, m: f64, s: f64) -> Result<Self, ModelError> {
        if !(MIN_A..=MAX_A).contains(&a) {
            Err(ModelError::A(a))
        } else if !(0.0..=MAX_M).contains(&m) {
            Err(ModelError::M(m))
        } else if !(0.0..=MAX_S).contains(&s) {
            Err(ModelError::S(s))
        } else {
            // −0 becomes 0.
            Ok(Self {
                a,
                m: m + 0.0,
                s: s + 0.0,
            })
        }
    }

    /// Returns A, the standard deviation of what a move adds to X.
    #[must_use]
    pub const fn a(self) -> f64 {
        self.a
    }

    /// Returns M, the mean number of other moves.
    #[must_use]
    pub const fn m(self) -> f64 {
        self.m
    }

    /// Returns S, the standard deviation of the number of other moves.
    #[must_use]
    pub const fn s(self) -> f64 {
        self.s
    }
}

codec_as! {
    Model => [f64; 3],
    |model| [model.a, model.m, model.s],
    |[a, m, s]| Self::new(a, m, s).ok()
}

impl fmt::Display for ModelError {
    // As in the other errors, the number stays out of the sentence. It is in the error, and
    // formatting a float would add several kilobytes to the WebAssembly module.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::A(_) => {
                "a move's standard deviation A must be a number from 0.05 to 1, where 1 decides a game"
            }
            Self::M(_) => "the mean M of the other moves must be a number from 0 to 10000",
            Self::S(_) => {
                "the standard deviation S of the other moves must be a number from 0 to 1000"
            }
        })
    }
}

impl core::error::Error for ModelError {}
