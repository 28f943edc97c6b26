//! Golden data of all labs except whole games, which `golden_contact.rs` has.
//!
//! No other file reads `tests/golden/`. The README there says where the numbers come from. Also
//! used by the tests of src/wasm.
#![allow(dead_code)] // Each test file uses its part.

use std::collections::BTreeMap;

use serde::Deserialize;

/// The article's numbers.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Article {
    pub source: String,
    pub units: String,
    /// Facts about the leaves, by letter: `D`, `F` or `B`.
    pub leaves: BTreeMap<char, LeafFacts>,
    pub exact_win: f64,
    pub raw_variance: f64,
    /// The luck tables by name: correct, `made_up` or backwards.
    pub tables: BTreeMap<String, Table>,
    pub biased_example: BiasedExample,
    pub games: Games,
    pub after_10: Totals,
    pub after_30: Totals,
    pub backwards_running_total_games_11_to_30: Vec<f64>,
}

/// Facts about one end of the game.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LeafFacts {
    pub event: String,
    /// The chance, as a fraction.
    pub probability: String,
    pub result: f64,
}

/// A luck table, and the exact statistics of reduced results.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Table {
    pub doubles: f64,
    pub no_doubles: f64,
    pub o_fails: f64,
    pub o_bears_off: f64,
    /// The reduced result at each leaf, by letter.
    pub reduced: BTreeMap<char, f64>,
    pub variance: f64,
    /// Equivalent games as a fraction; none where the variance is 0.
    pub equivalent_games: Option<String>,
}

/// The article's example of a biased table.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BiasedExample {
    /// The name of the table that is changed.
    pub table: String,
    /// The changed estimate for doubles.
    pub doubles: f64,
    /// The limit of reduced rollouts, a decimal as printed.
    pub limit: String,
}

/// The article's games, one letter each: `D`, `F` or `B`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Games {
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

/// The rolls that the generator must repeat forever.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stability {
    pub seeds: Vec<SeedFacts>,
}

/// The rolls of one seed.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeedFacts {
    pub seed: String,
    /// X's dice and, unless they were doubles, O's: `31 64`, `55`.
    pub first_games: Vec<String>,
    /// The last ten games of the longest rollout.
    pub last_games: Vec<String>,
    pub leaves: Vec<LeafCounts>,
    pub rejected: Vec<Rejected>,
    /// The child seeds.
    pub children: Vec<String>,
}

/// The ends of the first `games` games.
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

/// A bear-off position with its exact chance and GNU Backgammon's numbers.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BearoffCase {
    pub name: String,
    /// X's checkers on points 1 to 6.
    pub x: [u8; 6],
    /// O's checkers on points 1 to 6.
    pub o: [u8; 6],
    pub gnubg_id: String,
    pub xgid: String,
    pub exact: ExactChance,
    pub gnubg_exact_db: GnubgFacts,
    pub gnubg_race_net: GnubgFacts,
}

/// X's winning chance under perfect play, as decimals and as a fraction.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExactChance {
    pub win: String,
    pub numerator: String,
    pub denominator: String,
    pub equity: String,
}

/// GNU Backgammon's evaluation and rollouts of X's winning chance (0..1).
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GnubgFacts {
    pub static_win: f64,
    pub plain_1296: GnubgRollouts,
    pub reduced_1296: GnubgRollouts,
    /// Equivalent games; none where the reduced games do not spread.
    pub equivalent_games: Option<f64>,
}

/// Thirty rollouts of 1296 games.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GnubgRollouts {
    pub mean_of_30: f64,
    /// The standard error of one rollout.
    pub se_of_one: f64,
}

/// Pairs of games after two plays of the same roll, with coupled dice.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pairs {
    pub about: String,
    pub cases: Vec<PairsCase>,
}

/// Two plays of a roll, and the exact statistics of pairs.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PairsCase {
    pub name: String,
    pub roll: String,
    /// X's checkers on points 1 to 6 before the roll.
    pub x: [u8; 6],
    /// O's checkers on points 1 to 6.
    pub o: [u8; 6],
    /// X's checkers after play A.
    #[serde(rename = "A")]
    pub a: [u8; 6],
    /// X's checkers after play B.
    #[serde(rename = "B")]
    pub b: [u8; 6],
    /// X's winning chance after A (0..1).
    #[serde(rename = "pA")]
    pub chance_a: f64,
    /// X's winning chance after B (0..1).
    #[serde(rename = "pB")]
    pub chance_b: f64,
    /// Exact standard deviations by coupling, and by the luck that is subtracted: none or
    /// `crude_pip`.
    pub exact_sd_of_difference: BTreeMap<String, BTreeMap<String, f64>>,
}

/// Bear-offs with a cube, X on roll, with equities for X in points per unit of the cube.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cubeful {
    pub about: String,
    pub cases: Vec<CubefulCase>,
    pub exact_sd_about: String,
    /// Exact spreads by position, such as `52 v 41`.
    pub exact_sd: BTreeMap<String, CubefulSpreads>,
}

/// A position with a cube.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CubefulCase {
    pub name: Option<String>,
    /// X's checkers on points 1 to 6.
    pub x: [u8; 6],
    /// O's checkers on points 1 to 6.
    pub o: [u8; 6],
    /// X's cubeless winning chance (0..1).
    pub win: f64,
    /// X's cubeless equity.
    pub cubeless: f64,
    pub no_double_centred: f64,
    pub no_double_x_owns: f64,
    /// The equity when O owns the cube.
    pub o_owns: f64,
    pub double_take: f64,
    pub value_centred: f64,
    pub value_x_owns: f64,
    /// X's right action (`double` or `no double`) with a centred cube, and O's right answer (`take`
    /// or `pass`).
    pub centred: [String; 2],
    /// X's right action (`double` or `no double`) with X's cube, and O's right answer (`take` or
    /// `pass`).
    pub x_owns: [String; 2],
}

/// Mean and standard deviation of result − luck, by the estimate of luck.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CubefulSpreads {
    pub plain: CubefulSpread,
    pub cubeless_times_cube: CubefulSpread,
    pub janowski_068_times_cube: CubefulSpread,
    pub exact: CubefulSpread,
}

/// A mean and a standard deviation.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CubefulSpread {
    pub mean: f64,
    pub sd: f64,
}

/// Bear-off games that seeds must repeat forever, and their luck.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BearoffStability {
    pub cases: Vec<BearoffGames>,
}

/// The games of one seed.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BearoffGames {
    pub x: [u8; 6],
    pub o: [u8; 6],
    /// The side on roll: `X` or `O`.
    pub on_roll: char,
    /// Both sides' player: perfect, fewest pips or worst.
    pub player: String,
    pub seed: String,
    /// The dice of the first games: `35 31 11`.
    pub rolls: Vec<String>,
    /// The winners of the first games, a letter each.
    pub winners: String,
    /// The number of games that are summed up.
    pub games: u64,
    /// The number of these games that X won.
    pub wins: u64,
    pub estimates: Vec<BearoffLuck>,
}

/// Luck as whole numbers, from X's side: a chance in units of 2⁻²⁵, other values in 36ths of that
/// unit.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BearoffLuck {
    pub evaluator: String,
    pub scale: String,
    /// The evaluation before the first roll.
    pub start: i64,
    /// The luck of all rolls in each of the first games.
    pub luck: Vec<i64>,
    /// The losses of all plays in each of the first games.
    pub lost: Vec<i64>,
    pub total_luck: i64,
    pub total_lost: i64,
}

/// The walk's part of the models of shogi games.
#[derive(Deserialize)]
pub struct Shogi {
    pub walk_professional_games: ShogiWalk,
    pub closed_forms: serde_json::Value,
    /// Variance ratios by the name of the evaluator's scale.
    pub win_probability_variance_ratio_by_evaluator_scale_at_x0: BTreeMap<String, ScaleRatios>,
}

/// The parameters and results of the walk.
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
    /// The mean number of moves by X, as a decimal.
    pub expected_moves_from_x: BTreeMap<String, f64>,
    pub win_from_x: BTreeMap<String, f64>,
    pub single_parameter_fit: BTreeMap<String, f64>,
}

/// Variance ratios of one scale.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScaleRatios {
    pub var_plain: f64,
    /// The ratio for β = 1; none where no variance is left.
    pub ratio_beta1: Option<f64>,
    pub beta_star: f64,
    pub ratio_beta_star: Option<f64>,
}

/// Reads `article.json`.
pub fn article() -> Article {
    serde_json::from_str(include_str!("../golden/article.json")).expect("article.json")
}

/// Returns the addresses of pages and their snapshots, as the pages' tests compare them.
pub fn addresses() -> serde_json::Value {
    serde_json::from_str(include_str!("../golden/addresses.json")).expect("addresses.json")
}

/// Reads the bits of bear-offs, which must never change. `tests/bearoff/bits.rs` writes and
/// compares them.
pub fn bearoff_bits() -> serde_json::Value {
    let text = include_str!("../golden/bearoff-bits.json");
    serde_json::from_str(text).expect("bearoff-bits.json")
}

/// Reads `stability.json`.
pub fn stability() -> Stability {
    serde_json::from_str(include_str!("../golden/stability.json")).expect("stability.json")
}

/// Reads `bearoff.json`.
pub fn bearoff() -> Bearoff {
    serde_json::from_str(include_str!("../golden/bearoff.json")).expect("bearoff.json")
}

/// Reads `bearoff-stability.json`.
pub fn bearoff_stability() -> BearoffStability {
    serde_json::from_str(include_str!("../golden/bearoff-stability.json"))
        .expect("bearoff-stability.json")
}

/// Reads `pairs.json`.
pub fn pairs() -> Pairs {
    serde_json::from_str(include_str!("../golden/pairs.json")).expect("pairs.json")
}

/// Reads `cubeful.json`.
pub fn cubeful() -> Cubeful {
    serde_json::from_str(include_str!("../golden/cubeful.json")).expect("cubeful.json")
}

/// Reads `shogi.json`.
pub fn shogi() -> Shogi {
    serde_json::from_str(include_str!("../golden/shogi.json")).expect("shogi.json")
}

/// Reads the bits of walks, which must never change. `tests/walk/bits.rs` writes and compares them.
pub fn walk_bits() -> serde_json::Value {
    serde_json::from_str(include_str!("../golden/walk-bits.json")).expect("walk-bits.json")
}

/// How often intervals miss after so many games, by an exact enumeration.
#[derive(Debug, Deserialize)]
pub struct Misses {
    /// The interval of at least one centred table.
    pub some_table: f64,
    /// The plain interval.
    pub plain: f64,
    /// The interval with the article's made-up table.
    pub made_up: f64,
}

/// Reads `chosen-after.json`: numbers of games, and how often intervals miss after them.
pub fn chosen_after() -> BTreeMap<u64, Misses> {
    #[derive(Deserialize)]
    struct ChosenAfter {
        misses: BTreeMap<u64, Misses>,
    }
    let text = include_str!("../golden/chosen-after.json");
    let ChosenAfter { misses } = serde_json::from_str(text).expect("chosen-after.json");
    misses
}
