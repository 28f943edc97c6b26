//! Names of evaluators, players, scales and couplings: with hyphens on the command line, and in
//! camel case in JSON.

use std::fmt;

use rollout_lab::backgammon::EvaluatorKind;
use rollout_lab::labs::bearoff;
use rollout_lab::labs::bearoff::{ChanceScale, Player};
use rollout_lab::rollout::pairs::Coupling;
use serde::{Serialize, Serializer};

use crate::failure;
use crate::failure::{alternatives, fail};

/// Values with their names.
pub type Names<T> = [(&'static str, T)];

/// The evaluators of whole games. The first one is the default.
pub const EVALUATORS: [(&str, EvaluatorKind); 4] = [
    ("network", EvaluatorKind::Network),
    ("tiny", EvaluatorKind::Tiny),
    ("pip-count", EvaluatorKind::PipCount),
    ("nothing", EvaluatorKind::Nothing),
];

/// The evaluators of bear-offs. The first one is the default.
pub const BEAROFF_EVALUATORS: [(&str, bearoff::EvaluatorKind); 5] = [
    ("pip-count", bearoff::EvaluatorKind::PipCount),
    ("exact", bearoff::EvaluatorKind::Exact),
    ("one-sided", bearoff::EvaluatorKind::OneSided),
    ("even", bearoff::EvaluatorKind::Even),
    ("backwards", bearoff::EvaluatorKind::Backwards),
];

/// The players of bear-offs.
pub const PLAYERS: [(&str, Player); 6] = [
    ("exact", Player::Evaluator(bearoff::EvaluatorKind::Exact)),
    (
        "one-sided",
        Player::Evaluator(bearoff::EvaluatorKind::OneSided),
    ),
    (
        "pip-count",
        Player::Evaluator(bearoff::EvaluatorKind::PipCount),
    ),
    ("even", Player::Evaluator(bearoff::EvaluatorKind::Even)),
    (
        "backwards",
        Player::Evaluator(bearoff::EvaluatorKind::Backwards),
    ),
    ("fewest-pips", Player::FewestPips),
];

/// The scales of the luck of bear-offs. The first one is the default.
pub const SCALES: [(&str, ChanceScale); 5] = [
    ("linear", ChanceScale::Linear),
    ("steep", ChanceScale::Steep),
    ("flat", ChanceScale::Flat),
    ("three-levels", ChanceScale::ThreeLevels),
    ("sign", ChanceScale::Sign),
];

/// The couplings of pairs that are not biased. The first one is the default.
pub const COUPLINGS: [(&str, Coupling); 3] = [
    ("ranked", Coupling::Ranked),
    ("same", Coupling::Same),
    ("independent", Coupling::Independent),
];

/// Returns the value with this name, or the first one without a name.
///
/// # Errors
/// A sentence that lists the names, for the option `--option`.
pub fn named<T: Copy>(names: &Names<T>, option: &str, name: Option<&str>) -> failure::Result<T> {
    let Some(name) = name else {
        return Ok(names[0].1);
    };
    match names.iter().find(|(known, _)| *known == name) {
        Some((_, value)) => Ok(*value),
        None => fail(format!(
            "{name:?} is not a value of --{option}: use {}",
            alternatives(names.iter().map(|(known, _)| *known))
        )),
    }
}

/// A name: `three-levels` in text, and `threeLevels` in JSON.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Name(&'static str);

impl Name {
    /// Returns the name of a value. Values that the command line doesn't offer are called `other`.
    pub fn of<T: Copy + PartialEq>(names: &Names<T>, value: T) -> Self {
        let found = names.iter().find(|(_, known)| *known == value);
        Self(found.map_or("other", |(name, _)| *name))
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl Serialize for Name {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut words = self.0.split('-');
        let mut text = words.next().unwrap_or_default().to_owned();
        for word in words {
            let (first, rest) = word.split_at(1);
            text += &first.to_ascii_uppercase();
            text += rest;
        }
        serializer.serialize_str(&text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_in_json_are_in_camel_case() {
        let json = |name| serde_json::to_string(&Name(name)).unwrap();
        assert_eq!(json("three-levels"), "\"threeLevels\"");
        assert_eq!(json("network"), "\"network\"");
    }

    #[test]
    fn every_name_has_its_value() {
        for (name, value) in SCALES {
            assert_eq!(named(&SCALES, "scale", Some(name)), Ok(value));
            assert_eq!(Name::of(&SCALES, value), Name(name));
        }
        assert_eq!(named(&SCALES, "scale", None), Ok(ChanceScale::Linear));
    }
}
