//! The plain objects that go out to JavaScript, and their TypeScript types. Undefined values go out as `null`.

use rollout_lab::backgammon::bearoff_db::{CheckerMove, Checkers, moves_between};
use rollout_lab::labs::bearoff::{PreparedGame, Record, RecordedTurn, RollMap, Rollout, Theory};
use rollout_lab::rollout::totals::HistoryPoint;
use rollout_lab::stats::summary::{RELIABLE_FROM, standard_error};
use wasm_bindgen::prelude::wasm_bindgen;

use super::errors::side_name;
use crate::objects::{Properties, Value};
use crate::shapes::{approximate, average, dice, summary};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
/** Checkers moved: from a point to a lower one, or to 0: off. */
export type Moves = [number, number][];
";

#[cfg(any(feature = "bearoff", feature = "hand"))]
#[wasm_bindgen(typescript_custom_section)]
const GAME_TYPES: &str = r"
/** The 36 rolls from a position: evaluations, means and values in percent of X's winning chances, luck for X in percentage points. */
export interface RollMap {
  /** The static evaluation of the position. */
  evaluation: number;
  /** Mean over the 36 rolls of the value after the best play of each. */
  mean: number;
  /** Sums of luck / 36 over the rolls that are lucky, and unlucky, for X. They add to zero. */
  gain: number; loss: number;
  /** In the order 1-1, 1-2, ... 6-6; after: the checkers of the side on roll. */
  rolls: { dice: [number, number]; moves: Moves; after: Checkers; value: number; luck: number }[];
}
/** Statistics of a rollout, in percent of X's winning chances; luck and spreads in percentage points. */
export interface BearoffReadout {
  games: number; seed: string; wins: number;
  plain: Average; reduced: Average;
  approximate: Approximate;
  /** Williams's start evaluation + disparities; null for an evaluator that does not value results as they are. */
  williams: Summary | null;
  /** The estimate's static evaluation. */
  start: number;
  equivalentGames: number | null;
  /** Sums over all games: 100 for each that X won, and luck for X. */
  totals: { result: number; luck: number; reduced: number };
  /** Mean luck per game. */
  meanLuck: number | null;
  /** Both standard errors after so many games, by theory; null where it knows nothing. */
  expectedSe: { plain: number | null; reduced: number | null };
  /** Whether a 95% interval covers about what it says after so many games. */
  reliable: boolean;
}
/** Exact figures, by going through all that can happen: chances in percent, spreads and bias in percentage points. */
export interface BearoffTheory {
  /** X's chances if both sides play perfectly. */
  perfect: number;
  /** mean: X's chances if the players choose the plays. */
  plain: { mean: number; sd: number };
  reduced: { mean: number; sd: number; bias: number };
  unbiased: boolean;
  /** Where Williams's sums settle. */
  williams: number | null;
  /** Plain games that one reduced game is worth; null where it is without spread. */
  equivalentGames: number | null;
}
";

#[cfg(feature = "bearoff")]
#[wasm_bindgen(typescript_custom_section)]
const RECORD_TYPES: &str = r"
/** A game as an estimate sees it, from X's side: results in percent (100 or 0), luck in percentage points. */
export interface BearoffRecord {
  trial: number; winner: 'x' | 'o'; result: number; totalLuck: number; reduced: number; williams: number | null;
  /** Sums of the luck of the first 1, 2, ... rolls; the last one is totalLuck. */
  luckSoFar: number[];
  turns: BearoffTurn[];
}
";

#[cfg(any(feature = "bearoff", feature = "hand", feature = "pairs"))]
#[wasm_bindgen(typescript_custom_section)]
const TURN_TYPES: &str = r"
/** A roll and its play as an estimate sees them: values in percent of the winning chances of X (in pairs, of the mover), luck and
 *  losses in percentage points from the same side. */
export interface BearoffTurn {
  side: 'x' | 'o'; dice: [number, number];
  /** The checkers of the side on roll before and after, and of the other side. */
  before: Checkers; other: Checkers; after: Checkers;
  moves: Moves;
  /** The play that the estimate's evaluator thinks best. */
  best: Moves;
  /** Mean over the 36 rolls of the value after its best plays; value after its best play of this roll. */
  mean: number; value: number;
  /** value - mean. */
  luck: number;
  /** Value after its best play - value after the play made: below 0 where the other side erred. */
  lost: number;
  /** Williams's disparity: mean - value before the roll; null for an evaluator that does not value results as they are. */
  disparity: number | null;
}
";

pub(super) fn text(text: &str) -> Value {
    Value::Text(text.to_owned())
}

/// Checkers on points 1 to 6.
pub(super) fn checkers(checkers: Checkers) -> Value {
    Value::list(checkers.points().map(f64::from))
}

pub(super) fn moves_list(moves: &[CheckerMove]) -> Value {
    let pair = |&CheckerMove { from, to }: &CheckerMove| Value::list([from, to].map(f64::from));
    Value::List(moves.iter().map(pair).collect())
}

/// The 36 rolls from a position.
pub(super) fn roll_map(map: &RollMap) -> Value {
    let rolls = map.rolls.iter().map(|worth| {
        Properties::new()
            .with("dice", dice(worth.roll))
            .with("moves", moves_list(&worth.moves))
            .with("after", checkers(worth.after))
            .with("value", worth.value)
            .with("luck", worth.luck)
            .into()
    });
    Properties::new()
        .with("evaluation", map.evaluation)
        .with("mean", map.mean)
        .with("gain", map.gain)
        .with("loss", map.loss)
        .with("rolls", Value::List(rolls.collect()))
        .into()
}

/// A rollout's statistics now, with the luck of an estimate subtracted.
pub(super) fn readout(rollout: &Rollout, estimate: usize) -> Value {
    let point = rollout.point(estimate);
    statistics(rollout.sampler(), estimate, &point, rollout.wins())
        .with("seed", Value::Text(rollout.seed().to_string()))
        .with("equivalentGames", rollout.equivalent_games(estimate))
        .into()
}

/// What is said of every rollout of a game, with the luck of an estimate subtracted.
pub(super) fn statistics(
    game: &PreparedGame,
    estimate: usize,
    point: &HistoryPoint,
    wins: u64,
) -> Properties {
    let (games, theory) = (point.plain.games, game.theory());
    let result = 100.0 * wins as f64;
    let reduced = point.reduced.mean.map_or(0.0, |mean| mean * games as f64);
    let totals = Properties::new()
        .with("result", result)
        .with("luck", result - reduced)
        .with("reduced", reduced);
    let expected = |sd: Option<f64>| sd.and_then(|sd| standard_error(sd, games));
    let expected_se = Properties::new()
        .with("plain", expected(theory.map(|theory| theory.plain_sd)))
        .with(
            "reduced",
            expected(theory.map(|theory| theory.estimates[estimate].reduced_sd)),
        );
    Properties::new()
        .with("games", games as f64)
        .with("wins", wins as f64)
        .with("plain", average(point.plain))
        .with("reduced", average(point.reduced))
        .with("approximate", approximate(&point.plain, &point.reduced))
        .with("williams", point.williams.map(summary))
        .with("start", game.evaluation(estimate))
        .with("totals", totals)
        .with("meanLuck", point.luck)
        .with("expectedSe", expected_se)
        .with("reliable", Value::Flag(games >= RELIABLE_FROM))
}

/// What is exactly true of a rollout with the luck of an estimate subtracted.
pub(super) fn theory(theory: &Theory, estimate: usize) -> Value {
    let of_estimate = &theory.estimates[estimate];
    let plain = Properties::new()
        .with("mean", theory.mean)
        .with("sd", theory.plain_sd);
    let reduced = Properties::new()
        .with("mean", theory.mean)
        .with("sd", of_estimate.reduced_sd)
        // Luck is centred, whatever the estimate.
        .with("bias", 0.0);
    Properties::new()
        .with("perfect", theory.perfect)
        .with("plain", plain)
        .with("reduced", reduced)
        .with("unbiased", Value::Flag(true))
        .with("williams", of_estimate.williams)
        .with("equivalentGames", of_estimate.equivalent_games)
        .into()
}

/// A game.
pub(super) fn record(trial: u64, record: &Record) -> Value {
    Properties::new()
        .with("trial", trial as f64)
        .with("winner", text(side_name(record.winner)))
        .with("result", record.result)
        .with("totalLuck", record.luck)
        .with("reduced", record.reduced)
        .with("williams", record.williams)
        .with("luckSoFar", Value::list(record.luck_so_far.iter().copied()))
        .with(
            "turns",
            Value::List(record.turns.iter().map(|it| turn(it).into()).collect()),
        )
        .into()
}

/// A roll and its play.
pub(super) fn turn(turn: &RecordedTurn) -> Properties {
    Properties::new()
        .with("side", text(side_name(turn.side)))
        .with("dice", dice(turn.roll))
        .with("before", checkers(turn.before))
        .with("other", checkers(turn.opponent))
        .with("after", checkers(turn.after))
        .with("moves", moves_list(&turn.moves))
        .with(
            "best",
            moves_list(&moves_between(turn.before, turn.roll, turn.best)),
        )
        .with("mean", turn.mean)
        .with("value", turn.value)
        .with("luck", turn.luck)
        .with("lost", turn.lost)
        .with("disparity", turn.disparity)
}
