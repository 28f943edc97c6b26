//! Setups of bear-offs with a cube as JavaScript objects, and checks of the names in them.

use rollout_lab::backgammon::cube::{CubePolicy, Owner, Thresholds};
use rollout_lab::backgammon::noise::Noise;
use rollout_lab::backgammon::position_id::bearoff_id;
use rollout_lab::backgammon::side::Side;
use rollout_lab::labs::cube;
use rollout_lab::labs::cube::{CubeEstimate, CubePlays, CubeSetup, Efficiency};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::arguments::js_argument;
use crate::bearoff::errors::side_name;
use crate::bearoff::position::{JsPosition, position};
use crate::bearoff::setup::{noise, player};
use crate::errors::Refusal;
use crate::objects::{Shape, Value, get, items, to_js};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
/** The owner of the cube, or 'centred'. */
export type CubeOwner = 'centred' | 'x' | 'o';
/** A player's checker play: by the exact equities with the cube, or as a player without a cube. */
export type CubePlaysName = 'withCube' | PlayerName;
/** A player's cube actions. exact: by the exact equities. never: neither doubles nor passes.
 *  thresholds: by the setup's winning chances. pipCount: by both pip counts. */
export type CubePolicyName = 'exact' | 'never' | 'thresholds' | 'pipCount';
/** Estimates of luck, from nothing subtracted to exact. cubelessIgnored: exact cubeless equity, as
 *  if there were no cube. cubelessTimesCube: exact cubeless equity, times the number on the cube.
 *  janowski: Janowski's formula. exact: exact equities. */
export type CubeEstimateName = 'none' | 'cubelessIgnored' | 'cubelessTimesCube' | 'janowski' | 'exact';
/** A position and a cube, its players, and the estimates that measure luck. */
export interface CubeSetup {
  position: BearoffPosition;
  owner: CubeOwner;
  players: { x: CubePlayer; o: CubePlayer };
  /** Winning chances in percent: from `double` on, a player with thresholds doubles; below `pass`,
   *  it passes. */
  thresholds: { double: number; pass: number };
  /** The errors of noisy evaluators. */
  noise: Noise;
  /** The cube efficiency in Janowski's formula, from 0 (dead cube) to 1 (live cube). */
  janowski: number;
  /** Up to 8 estimates. Each measures the luck of the same games. */
  estimates: CubeEstimateName[];
}
";

/// A player: checker play and cube actions.
#[derive(Shape)]
struct CubePlayer {
    #[shape(type = "CubePlaysName")]
    plays: String,
    #[shape(type = "CubePolicyName")]
    cube: String,
}

js_argument!(JsCubeSetup, "CubeSetup");

/// The most estimates of a setup. Each takes up to 90 bytes for each reachable position.
const MAX_ESTIMATES: usize = 8;

/// Converts a `CubeSetup`.
pub(super) fn setup(value: &JsValue) -> Result<CubeSetup, Refusal> {
    let noise = noise(&get(value, "noise"))?;
    let thresholds = thresholds(&get(value, "thresholds"))?;
    let efficiency = efficiency(&get(value, "janowski"))?;
    let side = |name| {
        let side = get(&get(value, "players"), name);
        let plays = plays(&get(&side, "plays"), noise)?;
        let policy = policy(&get(&side, "cube"), thresholds)?;
        Ok::<_, Refusal>(cube::CubePlayer {
            plays,
            cube: policy,
        })
    };
    let names = get(value, "estimates");
    let names = items(&names)
        .filter(|names| names.len() <= MAX_ESTIMATES)
        .ok_or_else(|| Refusal::wrong_shape("estimates", "a list of up to 8"))?;
    let mut estimates = Vec::new();
    for name in names {
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

/// Returns the cube's owner with this name.
pub(super) fn owner(value: &JsValue) -> Result<Owner, Refusal> {
    match value.as_string().as_deref() {
        Some("centred") => Ok(Owner::Centred),
        Some("x") => Ok(Owner::Side(Side::X)),
        Some("o") => Ok(Owner::Side(Side::O)),
        _ => Err(Refusal::wrong_shape("owner", "centred, x or o")),
    }
}

/// Returns the name of the cube's owner in JavaScript.
pub(super) const fn owner_name(owner: Owner) -> &'static str {
    match owner {
        Owner::Centred => "centred",
        Owner::Side(side) => side_name(side),
    }
}

impl From<Owner> for Value {
    fn from(owner: Owner) -> Self {
        owner_name(owner).into()
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

/// Returns a number from 0 to `max`; `expected` says that range in words.
fn number(argument: &str, value: &JsValue, max: f64, expected: &str) -> Result<f64, Refusal> {
    value
        .as_f64()
        .filter(|number| (0.0..=max).contains(number))
        .ok_or_else(|| Refusal::wrong_shape(argument, expected))
}

/// Returns a value that names an owner of the cube. Throws `RolloutLabError` for any other value.
#[wasm_bindgen(js_name = readCubeOwner, unchecked_return_type = "CubeOwner")]
pub fn read_cube_owner(
    #[wasm_bindgen(unchecked_param_type = "unknown", js_name = owner)] js_owner: &JsValue,
) -> Result<String, JsValue> {
    Ok(owner_name(owner(js_owner)?).to_owned())
}

/// Returns a position's XGID with its cube. Throws `RolloutLabError` if the position cannot be
/// rolled out, or for an unknown owner.
#[wasm_bindgen(js_name = xgidWithCube)]
pub fn xgid_with_cube(
    #[wasm_bindgen(js_name = position)] js_position: &JsPosition,
    #[wasm_bindgen(unchecked_param_type = "CubeOwner", js_name = owner)] js_owner: &JsValue,
) -> Result<String, JsValue> {
    let position = position(js_position)?;
    Ok(bearoff_id::xgid_with_cube(
        position,
        owner(js_owner)?.side(),
    ))
}

/// Returns a value that names an estimate. Throws `RolloutLabError` for any other value.
#[wasm_bindgen(js_name = readCubeEstimate, unchecked_return_type = "CubeEstimateName")]
pub fn read_cube_estimate(
    #[wasm_bindgen(unchecked_param_type = "unknown", js_name = estimate)] name: &JsValue,
) -> Result<String, JsValue> {
    estimate(name, Efficiency::new(0.0))?;
    Ok(name.as_string().unwrap_or_default())
}

/// Returns the player with this checker play and these cube actions. Throws `RolloutLabError` for
/// an unknown name.
#[wasm_bindgen(js_name = readCubePlayer, unchecked_return_type = "CubePlayer")]
pub fn read_cube_player(
    #[wasm_bindgen(unchecked_param_type = "unknown", js_name = plays)] js_plays: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "unknown", js_name = cube)] js_cube: &JsValue,
) -> Result<JsValue, JsValue> {
    plays(js_plays, Noise::new(0.0, 0))?;
    policy(js_cube, Thresholds::new(0.0, 0.0))?;
    let name = |value: &JsValue| value.as_string().unwrap_or_default();
    Ok(to_js(CubePlayer {
        plays: name(js_plays),
        cube: name(js_cube),
    }))
}
