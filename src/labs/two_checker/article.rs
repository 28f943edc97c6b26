//! The games that the article prints, for replay. It gives their outcomes only, and no dice.
//!
//! ```
//! use rollout_lab::labs::two_checker::{LuckTable, article};
//!
//! // After ten games, X's results add up to 500, and to 420 with the made-up luck subtracted.
//! let first_ten = &article::GAMES[..10];
//! assert_eq!(first_ten.iter().map(|game| game.result()).sum::<f64>(), 500.0);
//! let reduced = first_ten.iter().map(|&game| LuckTable::MADE_UP.reduced(game));
//! assert_eq!(reduced.sum::<f64>(), 420.0);
//! ```

use super::game::Leaf;
use super::game::Leaf::{BearsOff as B, Doubles as D, Fails as F};

/// The outcomes of the article's 30 games in order. Its tables first show ten, then all of them.
///
/// Source: David Montgomery, *Variance Reduction*, `GammOnLine`, February 2000.
pub const GAMES: [Leaf; 30] = [
    F, B, D, B, B, D, B, F, B, F, //
    B, F, F, D, B, B, B, B, B, B, //
    B, B, D, B, B, D, B, B, B, F,
];
