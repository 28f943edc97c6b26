//! Setups of bear-offs as JavaScript objects: a position, its players, and the estimates of luck.

use rollout_lab::backgammon::noise::Noise;
use rollout_lab::labs::bearoff::{
    ChanceScale, Estimate, EvaluatorKind, LuckMeasure, Player, Setup, Truncation, WholePercent,
};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::position::position;
use crate::arguments::{js_argument, whole_number};
use crate::errors::Refusal;
pub(super) use crate::noise::noise;
use crate::objects::{get, items};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
/** Evaluators of winning chances. exact: the two-sided database. oneSided: the one-sided database.
 *  pipCount: both pip counts. even: 50% in every position. backwards: 100% - the exact chance.
 *  noisy: the exact chance with errors of up to `noise.size` percentage points. */
export type EvaluatorName = 'exact' | 'oneSided' | 'pipCount' | 'even' | 'backwards' | 'noisy';
";

#[cfg(any(
    feature = "bearoff",
    feature = "cube",
    feature = "hand",
    feature = "hand-cube"
))]
#[wasm_bindgen(typescript_custom_section)]
const PLAYER_TYPES: &str = r"
/** Players. Each chooses the play that an evaluator values highest (with backwards, that is the
 *  worst play), or the play that leaves the fewest pips. */
export type PlayerName = EvaluatorName | 'fewestPips';
";

#[cfg(any(feature = "bearoff", feature = "hand"))]
#[wasm_bindgen(typescript_custom_section)]
const SETUP_TYPES: &str = r"
/** Functions that convert an evaluator's chance into the value from which luck is measured. */
export type ScaleName = 'linear' | 'steep' | 'flat' | 'threeLevels' | 'sign';
/** A careless player: makes the play that the evaluator values highest, except that in `secondBest`
 *  percent of the turns (a whole number from 0 to 100) it makes the second best one. */
export interface CarelessPlayer { evaluator: EvaluatorName; secondBest: number }
/** The luck that is measured. bestPlays: that of the dice, with the estimate's best play of each roll.
 *  dice: that of the dice, with the mean over the player's choices for each roll. diceAndChoices: that
 *  of careless players' choices, too. */
export type LuckMeasureName = 'bestPlays' | 'dice' | 'diceAndChoices';
/** An estimate of luck: an evaluator, and the scale of its values. */
export interface Estimate { evaluator: EvaluatorName; scale: ScaleName }
/** A position, its players, and the estimates that measure luck. */
export interface BearoffSetup {
  position: BearoffPosition;
  players: { x: PlayerName | CarelessPlayer; o: PlayerName | CarelessPlayer };
  /** Up to 32 estimates. Each measures the luck of the same games. */
  estimates: Estimate[];
  /** The errors of noisy evaluators. */
  noise: Noise;
  /** The number of rolls, up to 99, after which games are cut short. A game that has not ended by then
   *  takes the first estimate's value for its result. null: all games are played to the end. */
  horizon?: number | null;
  /** The luck that all estimates measure; bestPlays if undefined. */
  luck?: LuckMeasureName;
}
";

js_argument!(JsSetup, "BearoffSetup");

/// The most estimates of a setup. Each takes up to 55 MB, with all six checkers of both sides on
/// their six points. A module without memory stops without an error.
const MAX_ESTIMATES: usize = 32;

/// The most rolls before a horizon. No game has as many.
const MAX_HORIZON: u64 = 99;

/// Converts a `BearoffSetup`.
pub(super) fn setup(value: &JsValue) -> Result<Setup, Refusal> {
    let noise = noise(&get(value, "noise"))?;
    let players = get(value, "players");
    let estimates = get(value, "estimates");
    let estimates = items(&estimates)
        .filter(|estimates| estimates.len() <= MAX_ESTIMATES)
        .ok_or_else(|| Refusal::wrong_shape("estimates", "a list of up to 32"))?;
    let mut list = Vec::new();
    for estimate in estimates {
        list.push(Estimate {
            evaluator: evaluator(&get(&estimate, "evaluator"), noise)?,
            scale: scale(&get(&estimate, "scale"))?,
        });
    }
    let truncation = horizon(&get(value, "horizon"), list.first())?;
    Ok(Setup {
        position: position(&get(value, "position"))?,
        players: [
            player_or_careless(&get(&players, "x"), noise)?,
            player_or_careless(&get(&players, "o"), noise)?,
        ],
        estimates: list,
        truncation,
    })
}

/// Returns the horizon of games that are cut short, at which the first estimate has the values.
fn horizon(value: &JsValue, first: Option<&Estimate>) -> Result<Option<Truncation>, Refusal> {
    const EXPECTED: &str = "null, or a number of rolls up to 99 in a setup with an estimate";
    if value.is_null() || value.is_undefined() {
        return Ok(None);
    }
    let rolls = whole_number("horizon", value, MAX_HORIZON, EXPECTED)? as u32;
    let estimate = first.ok_or_else(|| Refusal::wrong_shape("horizon", EXPECTED))?;
    Ok(Some(Truncation {
        rolls,
        estimate: *estimate,
    }))
}

/// Returns the evaluator with this name; `noise` has the errors of the noisy one.
#[inline(never)]
pub(super) fn evaluator(name: &JsValue, noise: Noise) -> Result<EvaluatorKind, Refusal> {
    Ok(match name.as_string().as_deref() {
        Some("exact") => EvaluatorKind::Exact,
        Some("oneSided") => EvaluatorKind::OneSided,
        Some("pipCount") => EvaluatorKind::PipCount,
        Some("even") => EvaluatorKind::Even,
        Some("backwards") => EvaluatorKind::Backwards,
        Some("noisy") => EvaluatorKind::Noisy(noise),
        _ => {
            return Err(Refusal::wrong_shape(
                "evaluator",
                "exact, oneSided, pipCount, even, backwards or noisy",
            ));
        }
    })
}

/// Returns the player with this name; `noise` has the errors of a noisy evaluator.
pub(super) fn player(name: &JsValue, noise: Noise) -> Result<Player, Refusal> {
    if name.as_string().as_deref() == Some("fewestPips") {
        return Ok(Player::FewestPips);
    }
    let evaluator = evaluator(name, noise);
    evaluator
        .map(Player::Evaluator)
        .map_err(|_| Refusal::wrong_shape("player", "an evaluator or fewestPips"))
}

/// Converts a player's name, or a `CarelessPlayer`.
fn player_or_careless(value: &JsValue, noise: Noise) -> Result<Player, Refusal> {
    let percent = get(value, "secondBest");
    if percent.is_undefined() {
        return player(value, noise);
    }
    let evaluator = evaluator(&get(value, "evaluator"), noise)?;
    let percent = whole_number("secondBest", &percent, 100, "a whole number from 0 to 100")?;
    WholePercent::new(percent as u8)
        .map(|second_best| Player::Careless {
            evaluator,
            second_best,
        })
        .ok_or_else(|| Refusal::wrong_shape("secondBest", "a whole number from 0 to 100"))
}

/// Returns the measure of luck of a `BearoffSetup`.
pub(super) fn luck_measure(setup: &JsValue) -> Result<LuckMeasure, Refusal> {
    let name = get(setup, "luck");
    Ok(match name.as_string().as_deref() {
        None if name.is_undefined() => LuckMeasure::BestPlays,
        Some("bestPlays") => LuckMeasure::BestPlays,
        Some("dice") => LuckMeasure::Dice,
        Some("diceAndChoices") => LuckMeasure::DiceAndChoices,
        _ => {
            let expected = "bestPlays, dice or diceAndChoices";
            return Err(Refusal::wrong_shape("luck", expected));
        }
    })
}

/// Returns the scale with this name.
pub(super) fn scale(name: &JsValue) -> Result<ChanceScale, Refusal> {
    Ok(match name.as_string().as_deref() {
        Some("linear") => ChanceScale::Linear,
        Some("steep") => ChanceScale::Steep,
        Some("flat") => ChanceScale::Flat,
        Some("threeLevels") => ChanceScale::ThreeLevels,
        Some("sign") => ChanceScale::Sign,
        _ => {
            return Err(Refusal::wrong_shape(
                "scale",
                "linear, steep, flat, threeLevels or sign",
            ));
        }
    })
}

/// Returns the index of one of `count` estimates. Without estimates, all values are refused.
pub(super) fn estimate_index(count: usize, value: &JsValue) -> Result<usize, Refusal> {
    const EXPECTED: &str = "the number of one of the setup's estimates";
    let last = count.checked_sub(1);
    let last = last.ok_or_else(|| Refusal::wrong_shape("estimate", EXPECTED))?;
    Ok(whole_number("estimate", value, last as u64, EXPECTED)? as usize)
}
