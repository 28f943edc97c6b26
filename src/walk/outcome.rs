//! What is asked of a walk, and how its luck is measured.

use super::length_evaluator::LengthEvaluator;
use super::scale::Scale;
use super::share::Share;

/// What a walk comes to, with the estimates that measure its luck, and the share of each that is subtracted.
#[derive(Clone, Debug, PartialEq)]
pub enum Outcome {
    /// Who wins.
    Win(Vec<(Scale, Share)>),
    /// How many moves it takes.
    Length(Vec<(LengthEvaluator, Share)>),
}
