//! Plain objects of bear-offs, and their TypeScript types. Undefined values become `null`.

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
/** Moves of single checkers: pairs of a point, and the lower point that the checker goes to; 0 is
 *  off. */
export type Moves = [number, number][];
";

#[cfg(any(feature = "bearoff", feature = "hand"))]
#[wasm_bindgen(typescript_custom_section)]
const GAME_TYPES: &str = r"
/** The 36 rolls from a position. Evaluations, means and values are in percent of X's winning
 *  chances, luck is for X in percentage points. */
export interface RollMap {
  /** The static evaluation of the position. */
  evaluation: number;
  /** Mean over the 36 rolls of the value after each roll's best play. */
  mean: number;
  /** Sums of luck / 36 over the rolls that are lucky for X, and over the unlucky ones. Their sum is
   *  zero. */
  gain: number; loss: number;
  /** The rolls in the order 1-1, 1-2, ... 6-6, each with its best play. after: the checkers of the
   *  side on roll after that play. */
  rolls: { dice: [number, number]; moves: Moves; after: Checkers; value: number; luck: number }[];
}
/** Statistics of a rollout, in percent of X's winning chances. Luck and spreads are in percentage
 *  points. */
export interface BearoffReadout {
  games: number; seed: string;
  /** Games that X won. */
  wins: number;
  plain: Average; reduced: Average;
  approximate: Approximate;
  /** Jim Williams's average: the evaluation of the start plus the disparities. null for the
   *  evaluator `backwards`, which does not value finished games at their results. */
  williams: Summary | null;
  /** The estimate's static evaluation of the start. */
  start: number;
  /** Plain games that one reduced game is worth; null while undefined. */
  equivalentGames: number | null;
  /** Sums over all games: results (100 for each game that X won), luck for X, and results minus
   *  luck. */
  totals: { result: number; luck: number; reduced: number };
  /** Mean luck for X per game. */
  meanLuck: number | null;
  /** Exact standard errors of both averages after this many games; null if they are unknown. */
  expectedSe: { plain: number | null; reduced: number | null };
  /** Whether there are enough games for a 95% interval to cover about 95%. */
  reliable: boolean;
}
/** Exact statistics of a rollout, by enumerating all games. Chances are X's in percent, spreads and
 *  bias in percentage points. */
export interface BearoffTheory {
  /** X's winning chances if both sides play perfectly. */
  perfect: number;
  /** mean: X's winning chances with the setup's players; sd: standard deviation of one game. */
  plain: { mean: number; sd: number };
  reduced: { mean: number; sd: number; bias: number };
  /** Whether the bias is zero. */
  unbiased: boolean;
  /** The limit of Williams's average; null for the evaluator `backwards`. */
  williams: number | null;
  /** Plain games that one reduced game is worth; null if reduced results have no spread. */
  equivalentGames: number | null;
}
";

#[cfg(feature = "bearoff")]
#[wasm_bindgen(typescript_custom_section)]
const RECORD_TYPES: &str = r"
/** A game, with the luck that an estimate measures. Results are in percent: 100 if X won, else 0.
 *  Luck is for X, in percentage points. */
export interface BearoffRecord {
  trial: number; winner: 'x' | 'o'; result: number; totalLuck: number; reduced: number; williams: number | null;
  /** Running sums of luck after 1, 2, ... rolls; the last one equals totalLuck. */
  luckSoFar: number[];
  turns: BearoffTurn[];
}
";

#[cfg(any(feature = "bearoff", feature = "hand", feature = "pairs"))]
#[wasm_bindgen(typescript_custom_section)]
const TURN_TYPES: &str = r"
/** A roll and its play, by an estimate's evaluator. Values are in percent of the winning chances of
 *  X (in pairs, of the mover). Luck and losses are in percentage points for the same side. */
export interface BearoffTurn {
  side: 'x' | 'o'; dice: [number, number];
  /** The checkers of the side on roll before and after the play, and of the other side. */
  before: Checkers; other: Checkers; after: Checkers;
  moves: Moves;
  /** The play that the evaluator values highest. */
  best: Moves;
  /** Mean over the 36 rolls of the value after each roll's best play, and the value after this
   *  roll's best play. */
  mean: number; value: number;
  /** value - mean. */
  luck: number;
  /** Value after the best play - value after the actual play. Below 0 for errors of the other side.
   *  */
  lost: number;
  /** Williams's disparity: mean - value before the roll; null for the evaluator `backwards`. */
  disparity: number | null;
}
";

/// Converts a string.
pub(super) fn text(text: &str) -> Value {
    Value::Text(text.to_owned())
}

/// Converts a side's checkers into their numbers on points 1 to 6.
pub(super) fn checkers(checkers: Checkers) -> Value {
    Value::list(checkers.points().map(f64::from))
}

/// Converts moves into a list of pairs: from and to.
pub(super) fn moves_list(moves: &[CheckerMove]) -> Value {
    let pair = |&CheckerMove { from, to }: &CheckerMove| Value::list([from, to].map(f64::from));
    Value::List(moves.iter().map(pair).collect())
}

/// Converts the 36 rolls from a position.
pub(super) fn roll_map(map: &RollMap) -> Value {
    let rolls = map.rolls.iter().map(|roll| {
        Properties::new()
            .with("dice", dice(roll.roll))
            .with("moves", moves_list(&roll.moves))
            .with("after", checkers(roll.after))
            .with("value", roll.value)
            .with("luck", roll.luck)
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

/// Converts a rollout's current statistics, with the luck of an estimate subtracted.
pub(super) fn readout(rollout: &Rollout, estimate: usize) -> Value {
    let point = rollout.point(estimate);
    statistics(rollout.sampler(), estimate, &point, rollout.wins())
        .with("seed", Value::Text(rollout.seed().to_string()))
        .with("equivalentGames", rollout.equivalent_games(estimate))
        .into()
}

/// Converts the statistics that rollouts by programs and by hand share, with the luck of an
/// estimate subtracted.
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

/// Converts the exact statistics of a rollout with the luck of an estimate subtracted.
pub(super) fn theory(theory: &Theory, estimate: usize) -> Value {
    let estimate = &theory.estimates[estimate];
    let plain = Properties::new()
        .with("mean", theory.mean)
        .with("sd", theory.plain_sd);
    let reduced = Properties::new()
        .with("mean", theory.mean)
        .with("sd", estimate.reduced_sd)
        // Every estimate's luck averages zero.
        .with("bias", 0.0);
    Properties::new()
        .with("perfect", theory.perfect)
        .with("plain", plain)
        .with("reduced", reduced)
        .with("unbiased", Value::Flag(true))
        .with("williams", estimate.williams)
        .with("equivalentGames", estimate.equivalent_games)
        .into()
}

/// Converts a game.
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
            Value::List(
                record
                    .turns
                    .iter()
                    .map(|played| turn(played).into())
                    .collect(),
            ),
        )
        .into()
}

/// Converts a roll and its play.
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
