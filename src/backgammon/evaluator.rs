//! The kinds of evaluators that measure luck, and the trait of evaluators from outside this crate.
//!
//! `turn_evaluator.rs` computes the values of each kind. An evaluator from outside measures luck in
//! [`contact::EvaluatedGame`](crate::labs::contact::EvaluatedGame) and
//! [`bearoff::EvaluatedGame`](crate::labs::bearoff::EvaluatedGame).

use super::board::Board;
use super::chances::Chances;
use super::noise::Noise;
use crate::backgammon::network::Value;
use crate::codec::codec_variants;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::SplitMix64;

/// A way to evaluate positions. All kinds but [`EvaluatorKind::Nothing`] value a finished game by
/// its result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EvaluatorKind {
    /// The network that also chooses the plays, and the databases where they cover the bear-off.
    Network,
    /// A network of eight hidden units.
    Tiny,
    /// The network, with an error added to the winning chance. Each position has its own error.
    Blurred(Noise),
    /// The pip counts alone, which give a winning chance and no gammons.
    PipCount,
    /// No evaluator: nothing is estimated, and no luck is measured.
    Nothing,
}

/// An evaluator of any position, by which a user of this crate measures luck. Functions of a board
/// are evaluators.
///
/// Its chances may be wrong without moving a rollout's mean. Rollouts of any position
/// ([`contact::EvaluatedGame`]) and of bear-offs ([`bearoff::EvaluatedGame`]) have examples.
///
/// [`contact::EvaluatedGame`]: crate::labs::contact::EvaluatedGame
/// [`bearoff::EvaluatedGame`]: crate::labs::bearoff::EvaluatedGame
pub trait Evaluator: Send + Sync {
    /// Buffers that are reused for every position.
    type Scratch: Send + Clone + Default;

    /// Returns the chances of the side on roll before its roll. The game is not over.
    ///
    /// Chances outside 0..1 are clamped, and NaN counts as 0. Gammons are limited to games, and
    /// backgammons to gammons.
    fn chances(&self, board: &Board, scratch: &mut Self::Scratch) -> Chances;
}

impl<F: Fn(&Board) -> Chances + Send + Sync> Evaluator for F {
    type Scratch = ();

    fn chances(&self, board: &Board, (): &mut ()) -> Chances {
        self(board)
    }
}

impl EvaluatorKind {
    /// Returns whether this evaluator needs the network's values of the plays of all rolls.
    pub(crate) const fn uses_network(self) -> bool {
        matches!(self, Self::Network | Self::Blurred(_))
    }
}

/// Returns a value with the error of its position added. The result stays a possible value.
///
/// `after` is the board after the play, seen by the side that has played. A finished game has no
/// error.
pub(crate) fn add_noise(value: Value, after: &Board, noise: Noise) -> Value {
    if after.outcome().is_some() {
        return value;
    }
    let [win, ..] = value.units();
    value.with_win(
        noise
            .apply_to(win.cast_unsigned(), position_hash(after))
            .cast_signed(),
    )
}

/// Returns a hash of a position, which two positions hardly ever share.
pub(crate) fn position_hash(board: &Board) -> u64 {
    board
        .sides()
        .iter()
        .flat_map(|side| side.chunks(16))
        .fold(0, |hash, places| {
            // Four bits hold the fifteen checkers that a place can have.
            let digits = places
                .iter()
                .fold(0, |digits, &here| digits << 4 | u64::from(here));
            SplitMix64::seed_from_u64(hash ^ digits).next_u64()
        })
}

codec_variants! {
    EvaluatorKind, padded to 12 {
        0 => Network,
        1 => Tiny,
        2 => Blurred(noise),
        3 => PipCount,
        4 => Nothing,
    }
}
