//! The golden data: with `golden_contact.rs` the one place that reads `tests/golden/`. Where the numbers come from says the README
//! there. Also used by the tests of src/wasm.
#![allow(dead_code)] // Each test file uses its part.

use std::collections::BTreeMap;

use serde::Deserialize;

/// The article's numbers.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Article {
    pub source: String,
    pub units: String,
    /// By leaf: `D`, `F` or `B`.
    pub leaves: BTreeMap<char, LeafFacts>,
    pub exact_win: f64,
    pub raw_variance: f64,
    /// By name: correct, `made_up` or backwards.
    pub tables: BTreeMap<String, Table>,
    pub biased_example: BiasedExample,
    pub games: Games,
    pub after_10: Totals,
    pub after_30: Totals,
    pub backwards_running_total_games_11_to_30: Vec<f64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LeafFacts {
    pub event: String,
    /// A fraction.
    pub probability: String,
    pub result: f64,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Table {
    pub doubles: f64,
    pub no_doubles: f64,
    pub o_fails: f64,
    pub o_bears_off: f64,
    pub reduced: BTreeMap<char, f64>,
    pub variance: f64,
    /// A fraction; none where the variance is 0.
    pub equivalent_games: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BiasedExample {
    /// The table that is changed.
    pub table: String,
    /// Its estimate for doubles then.
    pub doubles: f64,
    /// A decimal, as printed.
    pub limit: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Games {
    /// A letter per game: `D`, `F` or `B`.
    pub first_10: String,
    pub next_20: String,
}

/// Sums over games, and some means as printed.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Totals {
    pub raw_total: f64,
    pub correct: f64,
    pub made_up: f64,
    pub backwards: f64,
    pub raw_mean: Option<String>,
    pub backwards_mean: Option<String>,
}

/// What the generator must roll for ever.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stability {
    pub seeds: Vec<SeedFacts>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeedFacts {
    pub seed: String,
    /// X's dice and, unless they were doubles, O's: `31 64`, `55`.
    pub first_games: Vec<String>,
    /// The last ten of the longest rollout.
    pub last_games: Vec<String>,
    pub leaves: Vec<LeafCounts>,
    pub rejected: Vec<Rejected>,
    /// The seeds derived from this one.
    pub children: Vec<String>,
}

/// How the first so many games ended.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LeafCounts {
    pub games: u64,
    pub doubles: u64,
    pub fails: u64,
    pub bears_off: u64,
}

/// A trial whose first draw had to be repeated.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rejected {
    pub trial: u64,
    pub game: String,
}

/// Bear-off positions, X on roll.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bearoff {
    pub about: String,
    pub cases: Vec<BearoffCase>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BearoffCase {
    pub name: String,
    /// Checkers on points 1 to 6.
    pub x: [u8; 6],
    pub o: [u8; 6],
    pub gnubg_id: String,
    pub xgid: String,
    pub exact: ExactChance,
    pub gnubg_exact_db: GnubgFacts,
    pub gnubg_race_net: GnubgFacts,
}

/// X's winning chances under perfect play: decimals, and a fraction.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExactChance {
    pub win: String,
    pub numerator: String,
    pub denominator: String,
    pub equity: String,
}

/// What GNU Backgammon says of X's winning chances (0..1).
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GnubgFacts {
    pub static_win: f64,
    pub plain_1296: GnubgRollouts,
    pub reduced_1296: GnubgRollouts,
    /// None where the reduced games do not spread.
    pub equivalent_games: Option<f64>,
}

/// Thirty rollouts of 1296 games.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GnubgRollouts {
    pub mean_of_30: f64,
    /// Standard error of one of them.
    pub se_of_one: f64,
}

/// Pairs of games after two plays of the same roll, with coupled dice.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pairs {
    pub about: String,
    pub cases: Vec<PairsCase>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PairsCase {
    pub name: String,
    pub roll: String,
    /// Before the roll: checkers on points 1 to 6.
    pub x: [u8; 6],
    pub o: [u8; 6],
    /// What the plays leave of X's.
    #[serde(rename = "A")]
    pub a: [u8; 6],
    #[serde(rename = "B")]
    pub b: [u8; 6],
    /// X's winning chances after them (0..1).
    #[serde(rename = "pA")]
    pub chance_a: f64,
    #[serde(rename = "pB")]
    pub chance_b: f64,
    /// By coupling, and by what luck is subtracted: none or `crude_pip`.
    pub exact_sd_of_difference: BTreeMap<String, BTreeMap<String, f64>>,
}

/// Bear-offs with a cube, X on roll: in points for her, per unit of the cube.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cubeful {
    pub about: String,
    pub cases: Vec<CubefulCase>,
    pub exact_sd_about: String,
    /// By position: `52 v 41`.
    pub exact_sd: BTreeMap<String, CubefulSpreads>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CubefulCase {
    pub name: Option<String>,
    /// Checkers on points 1 to 6.
    pub x: [u8; 6],
    pub o: [u8; 6],
    /// Her winning chance without a cube (0..1), and what that is in points.
    pub win: f64,
    pub cubeless: f64,
    pub no_double_centred: f64,
    pub no_double_x_owns: f64,
    /// What the position is worth when the cube is O's.
    pub o_owns: f64,
    pub double_take: f64,
    pub value_centred: f64,
    pub value_x_owns: f64,
    /// What X is to do, `double` or `no double`, and how O is to answer, `take` or `pass`.
    pub centred: [String; 2],
    pub x_owns: [String; 2],
}

/// Mean and standard deviation of result − luck, by what measures the luck.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CubefulSpreads {
    pub plain: CubefulSpread,
    pub cubeless_times_cube: CubefulSpread,
    pub janowski_068_times_cube: CubefulSpread,
    pub exact: CubefulSpread,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CubefulSpread {
    pub mean: f64,
    pub sd: f64,
}

/// Bear-off games that seeds must roll for ever, and the luck in them.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BearoffStability {
    pub cases: Vec<BearoffGames>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BearoffGames {
    pub x: [u8; 6],
    pub o: [u8; 6],
    /// `X` or `O`.
    pub on_roll: char,
    /// Both sides' player: perfect, fewest pips or worst.
    pub player: String,
    pub seed: String,
    /// The dice of the first games: `35 31 11`.
    pub rolls: Vec<String>,
    /// Who won them: a letter each.
    pub winners: String,
    /// So many games are summed up.
    pub games: u64,
    /// How many of these X won.
    pub wins: u64,
    pub estimates: Vec<BearoffLuck>,
}

/// Whole numbers: a chance in units of 2⁻²⁵, the others in 36ths of a unit, from X's side.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BearoffLuck {
    pub evaluator: String,
    pub scale: String,
    /// Evaluation before the first roll.
    pub start: i64,
    /// Of the first games, the luck of all rolls.
    pub luck: Vec<i64>,
    /// Of the first games, what the plays lost.
    pub lost: Vec<i64>,
    pub total_luck: i64,
    pub total_lost: i64,
}

/// Models of shogi games; the walk's part.
#[derive(Deserialize)]
pub struct Shogi {
    pub walk_professional_games: ShogiWalk,
    pub closed_forms: serde_json::Value,
    /// By what the scale is called there.
    pub win_probability_variance_ratio_by_evaluator_scale_at_x0: BTreeMap<String, ScaleRatios>,
}

#[derive(Deserialize)]
pub struct ShogiWalk {
    #[serde(rename = "A")]
    pub a: f64,
    #[serde(rename = "M")]
    pub m: f64,
    #[serde(rename = "S")]
    pub s: f64,
    pub walk: BTreeMap<String, f64>,
    #[serde(rename = "total_T")]
    pub total: BTreeMap<String, f64>,
    pub gamma3_matched: BTreeMap<String, f64>,
    /// By X, as a decimal.
    pub expected_moves_from_x: BTreeMap<String, f64>,
    pub win_from_x: BTreeMap<String, f64>,
    pub single_parameter_fit: BTreeMap<String, f64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScaleRatios {
    pub var_plain: f64,
    /// None where nothing is left of the variance.
    pub ratio_beta1: Option<f64>,
    pub beta_star: f64,
    pub ratio_beta_star: Option<f64>,
}

pub fn article() -> Article {
    serde_json::from_str(include_str!("../golden/article.json")).expect("article.json")
}

/// What bear-offs must come to for ever; written and read by `tests/bearoff/bits.rs`.
pub fn bearoff_bits() -> serde_json::Value {
    let text = include_str!("../golden/bearoff-bits.json");
    serde_json::from_str(text).expect("bearoff-bits.json")
}

pub fn stability() -> Stability {
    serde_json::from_str(include_str!("../golden/stability.json")).expect("stability.json")
}

pub fn bearoff() -> Bearoff {
    serde_json::from_str(include_str!("../golden/bearoff.json")).expect("bearoff.json")
}

pub fn bearoff_stability() -> BearoffStability {
    serde_json::from_str(include_str!("../golden/bearoff-stability.json"))
        .expect("bearoff-stability.json")
}

pub fn pairs() -> Pairs {
    serde_json::from_str(include_str!("../golden/pairs.json")).expect("pairs.json")
}

pub fn cubeful() -> Cubeful {
    serde_json::from_str(include_str!("../golden/cubeful.json")).expect("cubeful.json")
}

pub fn shogi() -> Shogi {
    serde_json::from_str(include_str!("../golden/shogi.json")).expect("shogi.json")
}

/// What walks must come to for ever; written and read by `tests/walk/bits.rs`.
pub fn walk_bits() -> serde_json::Value {
    serde_json::from_str(include_str!("../golden/walk-bits.json")).expect("walk-bits.json")
}
