//! The plain objects of a rollout that is played by hand, and their TypeScript types. Undefined values go out as `null`.

use rollout_lab::bearoff::hand::{End, HandRecord, HandRecordTurn, HandRollout, HandTurn};
use rollout_lab::bearoff::{Move, Side};
use wasm_bindgen::prelude::wasm_bindgen;

use super::errors::side_name;
use super::shapes::{checkers, moves_list, statistics, text, turn};
use crate::objects::{Properties, Value};
use crate::shapes::summary;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
export interface HandView {
  /** The position with what has been moved so far; between games the one with which games start. */
  position: BearoffPosition;
  /** Number of games that were begun. */
  begun: number;
  /** The turn that waits for a hand; null between games. */
  turn: {
    side: 'x' | 'o';
    /** In the order in which they are moved, four for doubles. */
    dice: { value: number; played: boolean }[];
    moves: Moves;
    /** Points from which a checker can be moved now, and where to: with one die or several; 0 is off. */
    movable: { from: number; to: number[] }[];
    /** Whether all dice are played; whether the roll has only one play. */
    done: boolean; forced: boolean;
    /** Luck of the roll, in points from X's side. */
    luck: number;
  } | null;
}
/** A game that was played by hand, or is being played; in percent and points, luck from X's side. */
export interface HandRecord {
  number: number;
  end: 'playing' | 'abandoned' | 'x' | 'o';
  turns: HandRecordTurn[];
  luck: number; result: number | null; reduced: number | null;
  /** What their own plays cost X and O, never less than 0; null where the exact chances are not known. */
  costs: { x: number; o: number } | null;
}
export interface HandRecordTurn extends BearoffTurn {
  byHand: boolean;
  /** Null unless the play is known not to be the best. */
  mistake: { cost: number; better: Moves } | null;
}
export interface HandReadout extends BearoffReadout {
  /** What their own plays cost X and O in a game; null where the exact chances are not known. */
  costs: { x: Summary; o: Summary } | null;
  /** Number of games that were given up. */
  abandoned: number;
}
";

/// The board and the turn that waits.
pub(super) fn view(rollout: &HandRollout) -> Value {
    let position = rollout.position();
    let on_roll = position.on_roll();
    let here = |side| {
        let moved = rollout.turn().filter(|_| side == on_roll);
        checkers(moved.map_or(position.side(side), HandTurn::here))
    };
    let board = Properties::new()
        .with("x", here(Side::X))
        .with("o", here(Side::O))
        .with("onRoll", text(side_name(on_roll)));
    let waiting = rollout.turn().map(|turn| waiting(rollout, turn));
    Properties::new()
        .with("position", board)
        .with("begun", rollout.begun() as f64)
        .with("turn", waiting)
        .into()
}

fn waiting(rollout: &HandRollout, turn: &HandTurn) -> Properties {
    let dice = turn.dice().into_iter().zip(turn.played());
    let shown = |(die, played)| {
        Properties::new()
            .with("value", f64::from(die))
            .with("played", Value::Flag(played))
            .into()
    };
    let points = |points: &mut dyn Iterator<Item = u8>| Value::list(points.map(f64::from));
    let movable = turn.movable().map(|from| {
        Properties::new()
            .with("from", f64::from(from))
            .with("to", points(&mut turn.targets(from)))
            .into()
    });
    let moves: Vec<Move> = turn.moves().collect();
    Properties::new()
        .with("side", rollout.side().map(|side| text(side_name(side))))
        .with("dice", Value::List(dice.map(shown).collect()))
        .with("moves", moves_list(&moves))
        .with("movable", Value::List(movable.collect()))
        .with("done", Value::Flag(turn.is_done()))
        .with("forced", Value::Flag(rollout.is_forced()))
        .with("luck", rollout.luck())
}

/// A game.
pub(super) fn record(number: u64, record: &HandRecord) -> Value {
    let end = match record.end {
        End::None => "playing",
        End::Abandoned => "abandoned",
        End::Won(side) => side_name(side),
    };
    let costs = record
        .costs
        .map(|[x, o]| Properties::new().with("x", x).with("o", o));
    Properties::new()
        .with("number", number as f64)
        .with("end", text(end))
        .with(
            "turns",
            Value::List(record.turns.iter().map(record_turn).collect()),
        )
        .with("luck", record.luck)
        .with("result", record.result)
        .with("reduced", record.reduced)
        .with("costs", costs)
        .into()
}

fn record_turn(played: &HandRecordTurn) -> Value {
    let mistake = played.mistake.as_ref().map(|mistake| {
        Properties::new()
            .with("cost", mistake.cost)
            .with("better", moves_list(&mistake.better))
    });
    turn(&played.turn)
        .with("byHand", Value::Flag(played.by_hand))
        .with("mistake", mistake)
        .into()
}

/// The statistics now.
pub(super) fn readout(rollout: &HandRollout) -> Value {
    let costs = rollout.cost(Side::X).zip(rollout.cost(Side::O));
    let costs = costs.map(|(x, o)| {
        Properties::new()
            .with("x", summary(x))
            .with("o", summary(o))
    });
    let abandoned = rollout.ends().filter(|&end| end == End::Abandoned).count();
    statistics(rollout.game(), 0, rollout.point(), rollout.wins())
        .with("seed", Value::Text(rollout.seed().to_string()))
        .with("equivalentGames", rollout.equivalent_games())
        .with("costs", costs)
        .with("abandoned", abandoned as f64)
        .into()
}
