//! The games that the article prints, for replay. It gives their outcomes only, and no dice.

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
