//! Pairs of games after two plays, A and B, for all labs that roll them: names of couplings, and
//! statistics.

use rollout_lab::rollout::pairs;
use rollout_lab::rollout::pairs::{Coupling, CouplingWorth, IllegalPlay, PairPoint, PlayAb};
use rollout_lab::stats::summary;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::errors::Refusal;
use crate::objects::{Shape, Value};
use crate::shapes::Summary;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
export interface RefusalCodes { IllegalPlay: true }
/** A coupling: the way in which B's dice follow from A's. independent: B has dice of its own. same:
 *  B has A's dice. ranked: B's roll has the same rank among the 36 as A's. nearest: B's roll has
 *  the luck nearest to that of A's, which is biased. */
export type CouplingName = 'independent' | 'same' | 'ranked' | 'nearest';
";

/// Returns the coupling with this name.
#[inline(never)]
pub(crate) fn coupling(name: &JsValue) -> Result<Coupling, Refusal> {
    const EXPECTED: &str = "independent, same, ranked or nearest";
    let name = name.as_string();
    let is_named = |&coupling: &Coupling| name.as_deref() == Some(coupling_name(coupling));
    let coupling = Coupling::ALL.into_iter().find(is_named);
    coupling.ok_or_else(|| Refusal::wrong_shape("coupling", EXPECTED))
}

/// Returns the name of a coupling in JavaScript.
pub(crate) const fn coupling_name(coupling: Coupling) -> &'static str {
    match coupling {
        Coupling::Independent => "independent",
        Coupling::Same => "same",
        Coupling::Ranked => "ranked",
        Coupling::Nearest => "nearest",
    }
}

impl From<Coupling> for Value {
    fn from(coupling: Coupling) -> Self {
        coupling_name(coupling).into()
    }
}

/// Returns the name of a play in JavaScript, as an argument or a key.
pub(crate) const fn play_name(play: PlayAb) -> &'static str {
    match play {
        PlayAb::A => "a",
        PlayAb::B => "b",
    }
}

impl From<IllegalPlay> for Refusal {
    fn from(error: IllegalPlay) -> Self {
        Self::new("IllegalPlay", &error.to_string()).with("argument", play_name(error.play))
    }
}

/// Figures of one coupling, plain or reduced, in the unit of the results.
#[derive(Shape)]
pub(crate) struct MeasuredFigures {
    /// Statistics of A's results.
    a: Summary,
    /// Statistics of B's results.
    b: Summary,
    /// The mean of A - B.
    mean: Option<f64>,
    /// The standard error of the mean of A - B.
    se: Option<f64>,
    /// The standard deviation of A - B of one pair.
    sd: Option<f64>,
    /// The correlation of A's results and B's, -1 to 1.
    correlation: Option<f64>,
    /// √(SE of A ² + SE of B ²): the standard error that A - B would have if both games of a pair
    /// were independent.
    as_independent: Option<f64>,
    /// The number of plain pairs with independent dice that one pair counts as; null for a biased
    /// coupling.
    worth: Option<f64>,
    /// (1.96 SD / difference)²: the number of pairs after which the 95% interval just excludes 0.
    needed: Option<f64>,
}

impl MeasuredFigures {
    /// Converts the statistics of one coupling.
    pub fn new(point: &PairPoint, worth: CouplingWorth) -> Self {
        let summary::Summary { mean, se, sd, .. } = point.difference;
        Self {
            a: point.a.into(),
            b: point.b.into(),
            mean,
            se,
            sd,
            correlation: point.correlation(),
            as_independent: point.se_as_independent(),
            worth: worth.equivalent_pairs,
            needed: worth.pairs_needed,
        }
    }
}

/// Numbers of pairs by the winners of both games.
#[derive(Shape)]
#[shape(from = pairs::Outcomes)]
pub(crate) struct Outcomes {
    /// Pairs of which the mover won both games.
    both: u64,
    /// Pairs of which the mover won only A's game.
    only_a: u64,
    /// Pairs of which the mover won only B's game.
    only_b: u64,
    /// Pairs of which the mover won neither game.
    neither: u64,
}
