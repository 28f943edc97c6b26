//! Setups with a cube as JavaScript objects.

use rollout_lab::backgammon::cube::{CubePolicy, Owner, Thresholds};
use rollout_lab::backgammon::noise::Noise;
use rollout_lab::backgammon::position_id::bearoff_id;
use rollout_lab::backgammon::side::Side;
use rollout_lab::labs::cube::{CubeEstimate, CubePlayer, CubePlays, CubeSetup, Efficiency};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::bearoff::errors::side_name;
use crate::bearoff::position::{JsPosition, position};
use crate::bearoff::setup::{noise, player};
use crate::bearoff::shapes::text;
use crate::errors::Refusal;
use crate::objects::{Properties, Value, get, items};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
/** Whose the cube is. */
export type CubeOwner = 'centred' | 'x' | 'o';
/** Who chooses plays: the exact equities with the cube, or whoever plays without one. */
export type CubePlaysName = 'withCube' | PlayerName;
/** Who doubles, takes and passes. never: she neither doubles nor passes. */
export type CubePolicyName = 'exact' | 'never' | 'thresholds' | 'pipCount';
export interface CubePlayer { plays: CubePlaysName; cube: CubePolicyName }
/** How positions are valued when luck is measured: from nothing subtracted to exact. */
export type CubeEstimateName = 'none' | 'cubelessIgnored' | 'cubelessTimesCube' | 'janowski' | 'exact';
export interface CubeSetup {
  position: BearoffPosition;
  owner: CubeOwner;
  players: { x: CubePlayer; o: CubePlayer };
  /** Winning chances in percent: doubles from, passes below. */
  thresholds: { double: number; pass: number };
  noise: Noise;
  /** How live Janowski's cube is, from 0 to 1. */
  janowski: number;
  /** Up to 8; each measures the luck of the same games. */
  estimates: CubeEstimateName[];
}
";

#[wasm_bindgen]
extern "C" {
    /// A `CubeSetup` object (or anything else that a caller passes as one).
    #[wasm_bindgen(typescript_type = "CubeSetup")]
    pub type JsCubeSetup;
}

/// Each takes up to 90 bytes for each position that can come up.
const MOST_ESTIMATES: usize = 8;

/// The core's setup.
pub(super) fn setup(value: &JsValue) -> Result<CubeSetup, Refusal> {
    let noise = noise(&get(value, "noise"))?;
    let thresholds = thresholds(&get(value, "thresholds"))?;
    let efficiency = efficiency(&get(value, "janowski"))?;
    let side = |name| {
        let side = get(&get(value, "players"), name);
        let plays = plays(&get(&side, "plays"), noise)?;
        let cube = policy(&get(&side, "cube"), thresholds)?;
        Ok::<_, Refusal>(CubePlayer { plays, cube })
    };
    let given = get(value, "estimates");
    let given = items(&given)
        .filter(|given| given.len() <= MOST_ESTIMATES)
        .ok_or_else(|| Refusal::wrong_shape("estimates", "a list of up to 8"))?;
    let mut estimates = Vec::new();
    for name in given {
        estimates.push(estimate(&name, efficiency)?);
    }
    Ok(CubeSetup {
        position: position(&get(value, "position"))?,
        owner: owner(&get(value, "owner"))?,
        players: [side("x")?, side("o")?],
        estimates,
    })
}

fn plays(name: &JsValue, noise: Noise) -> Result<CubePlays, Refusal> {
    if name.as_string().as_deref() == Some("withCube") {
        return Ok(CubePlays::WithCube);
    }
    player(name, noise)
        .map(CubePlays::Cubeless)
        .map_err(|_| Refusal::wrong_shape("plays", "withCube, an evaluator or fewestPips"))
}

pub(super) fn owner(value: &JsValue) -> Result<Owner, Refusal> {
    match value.as_string().as_deref() {
        Some("centred") => Ok(Owner::Centred),
        Some("x") => Ok(Owner::Side(Side::X)),
        Some("o") => Ok(Owner::Side(Side::O)),
        _ => Err(Refusal::wrong_shape("owner", "centred, x or o")),
    }
}

pub(super) const fn owner_name(owner: Owner) -> &'static str {
    match owner {
        Owner::Centred => "centred",
        Owner::Side(side) => side_name(side),
    }
}

fn policy(name: &JsValue, thresholds: Thresholds) -> Result<CubePolicy, Refusal> {
    match name.as_string().as_deref() {
        Some("exact") => Ok(CubePolicy::Exact),
        Some("never") => Ok(CubePolicy::Never),
        Some("thresholds") => Ok(CubePolicy::Thresholds(thresholds)),
        Some("pipCount") => Ok(CubePolicy::PipCount),
        _ => Err(Refusal::wrong_shape(
            "cube",
            "exact, never, thresholds or pipCount",
        )),
    }
}

fn estimate(name: &JsValue, efficiency: Efficiency) -> Result<CubeEstimate, Refusal> {
    match name.as_string().as_deref() {
        Some("none") => Ok(CubeEstimate::Nothing),
        Some("cubelessIgnored") => Ok(CubeEstimate::CubelessIgnored),
        Some("cubelessTimesCube") => Ok(CubeEstimate::CubelessTimesCube),
        Some("janowski") => Ok(CubeEstimate::Janowski(efficiency)),
        Some("exact") => Ok(CubeEstimate::Exact),
        _ => Err(Refusal::wrong_shape(
            "estimate",
            "none, cubelessIgnored, cubelessTimesCube, janowski or exact",
        )),
    }
}

fn thresholds(value: &JsValue) -> Result<Thresholds, Refusal> {
    let percent = |name: &str| number(name, &get(value, name), 100.0, "a number from 0 to 100");
    let (double, pass) = (percent("double")?, percent("pass")?);
    Ok(Thresholds::new(double / 100.0, pass / 100.0))
}

fn efficiency(value: &JsValue) -> Result<Efficiency, Refusal> {
    number("janowski", value, 1.0, "a number from 0 to 1").map(Efficiency::new)
}

fn number(argument: &str, value: &JsValue, most: f64, wanted: &str) -> Result<f64, Refusal> {
    value
        .as_f64()
        .filter(|number| (0.0..=most).contains(number))
        .ok_or_else(|| Refusal::wrong_shape(argument, wanted))
}

/// The owner of the cube that a value is. Throws `RolloutLabError` if it is none.
#[wasm_bindgen(js_name = readCubeOwner, unchecked_return_type = "CubeOwner")]
pub fn read_cube_owner(
    #[wasm_bindgen(unchecked_param_type = "unknown", js_name = owner)] given: &JsValue,
) -> Result<String, JsValue> {
    Ok(owner_name(owner(given)?).to_owned())
}

/// A position's XGID with its cube. Throws `RolloutLabError` if it cannot be rolled out, or there is no such owner.
#[wasm_bindgen(js_name = xgidWithCube)]
pub fn xgid_with_cube(
    #[wasm_bindgen(js_name = position)] what: &JsPosition,
    #[wasm_bindgen(unchecked_param_type = "CubeOwner", js_name = owner)] given: &JsValue,
) -> Result<String, JsValue> {
    let position = position(what)?;
    Ok(bearoff_id::xgid_with_cube(position, owner(given)?.side()))
}

/// The estimate that a value names. Throws `RolloutLabError` if it is none.
#[wasm_bindgen(js_name = readCubeEstimate, unchecked_return_type = "CubeEstimateName")]
pub fn read_cube_estimate(
    #[wasm_bindgen(unchecked_param_type = "unknown", js_name = estimate)] name: &JsValue,
) -> Result<String, JsValue> {
    estimate(name, Efficiency::new(0.0))?;
    Ok(name.as_string().unwrap_or_default())
}

/// A player, from the names of its checker play and of its cube action. Throws `RolloutLabError` for an unknown name.
#[wasm_bindgen(js_name = readCubePlayer, unchecked_return_type = "CubePlayer")]
pub fn read_cube_player(
    #[wasm_bindgen(unchecked_param_type = "unknown", js_name = plays)] chooser: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "unknown", js_name = cube)] doubler: &JsValue,
) -> Result<JsValue, JsValue> {
    plays(chooser, Noise::new(0.0, 0))?;
    policy(doubler, Thresholds::new(0.0, 0.0))?;
    let name = |value: &JsValue| text(&value.as_string().unwrap_or_default());
    let player = Properties::new().with("plays", name(chooser));
    Value::from(player.with("cube", name(doubler))).to_js()
}
