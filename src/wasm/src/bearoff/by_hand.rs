//! What the classes have in common whose games are played by hand. A macro, because wasm-bindgen exports neither generic types
//! nor the methods of traits.

use rollout_lab::backgammon::bearoff_db::{CheckerMove, Position};
use rollout_lab::backgammon::side::Side;
use rollout_lab::labs::hand::{HandEnd, HandSides, HandTurn};
use rollout_lab::rollout::totals::HistoryPoint;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::errors::side_name;
use super::shapes::{checkers, moves_list, text};
use crate::columns;
use crate::errors::{Refusal, whole_number};
use crate::objects::{Properties, Value};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
/** A turn that waits for a hand. */
export interface WaitingTurn {
  side: 'x' | 'o';
  /** In the order in which they are moved, four for doubles. */
  dice: { value: number; played: boolean }[];
  moves: Moves;
  /** Points from which a checker can be moved now, and where to: with one die or several; 0 is off. */
  movable: { from: number; to: number[] }[];
  /** Whether all dice are played; whether the roll has only one play. */
  done: boolean; forced: boolean;
  /** Luck of the roll, in the unit of the results and from the same side. */
  luck: number;
}
";

/// Intervals are told from here on, greyed until they can be relied on: nobody plays hundreds of games by hand.
const BANDS_FROM: u64 = 2;

/// A class whose field `rollout` is played by hand, with the function that writes its match and the one that draws its view.
macro_rules! plays_by_hand {
    ($class:ident, $match_text:path) => {
        $crate::rollouts::seed_and_games!($class);

        #[wasm_bindgen]
        impl $class {
            /// All that was played by hand, as a text of letters, digits, `_` and `-`.
            #[wasm_bindgen(getter)]
            pub fn written(&self) -> String {
                self.rollout.game_text().to_owned()
            }

            /// Plays the first action of a text: a play, or the beginning or end of a game. Returns its number of
            /// characters. Throws `RolloutLabError` if the rules forbid the action.
            #[wasm_bindgen(js_name = playWritten)]
            pub fn play_written(
                &mut self,
                #[wasm_bindgen(unchecked_param_type = "string")] plays: &JsValue,
            ) -> Result<usize, JsValue> {
                let plays = $crate::bearoff::by_hand::string("plays", plays)?;
                let played = self.rollout.play_text_while(&plays, &mut || false);
                Ok(played.map_err(Refusal::from)?)
            }

            /// Begins the next game.
            pub fn begin(&mut self) -> Result<(), JsValue> {
                Ok(self.rollout.begin().map_err(Refusal::from)?)
            }

            /// Moves a checker from this point with the first die that is left, or with another if the first one does not
            /// move it; to a point (0: off) with as many dice as it takes, if one is given. Throws `RolloutLabError` with the
            /// reason if it cannot be moved.
            #[wasm_bindgen(js_name = move)]
            pub fn step(
                &mut self,
                #[wasm_bindgen(unchecked_param_type = "number")] from: &JsValue,
                #[wasm_bindgen(unchecked_optional_param_type = "number")] to: &JsValue,
            ) -> Result<(), JsValue> {
                let from = $crate::bearoff::by_hand::point("from", from)?;
                let turn = self.rollout.turn_mut().map_err(Refusal::from)?;
                let moved = if to.is_undefined() {
                    turn.move_checker(from)
                } else {
                    turn.move_checker_to(from, $crate::bearoff::by_hand::point("to", to)?)
                };
                Ok(moved.map_err(Refusal::from)?)
            }

            /// Takes the last move of the turn back; returns whether there was one.
            pub fn undo(&mut self) -> bool {
                self.rollout
                    .turn_mut()
                    .is_ok_and(rollout_lab::labs::hand::HandTurn::undo)
            }

            /// The other die first.
            pub fn swap(&mut self) {
                if let Ok(turn) = self.rollout.turn_mut() {
                    turn.swap();
                }
            }

            /// The play stands.
            pub fn confirm(&mut self) -> Result<(), JsValue> {
                Ok(self.rollout.confirm().map_err(Refusal::from)?)
            }

            /// Makes the play that is forced.
            #[wasm_bindgen(js_name = playForced)]
            pub fn play_forced(&mut self) -> Result<(), JsValue> {
                Ok(self.rollout.play_forced().map_err(Refusal::from)?)
            }

            /// Gives the game up: it does not count.
            pub fn abandon(&mut self) -> Result<(), JsValue> {
                Ok(self.rollout.abandon().map_err(Refusal::from)?)
            }

            /// The averages after each game that counts, with intervals from the second one on.
            #[wasm_bindgen(unchecked_return_type = "History")]
            pub fn history(&self) -> JsValue {
                $crate::bearoff::by_hand::history(self.rollout.history())
            }

            /// The any-time intervals after each of them.
            #[wasm_bindgen(js_name = anyTime, unchecked_return_type = "AnyTimeBands")]
            pub fn any_time(&self) -> JsValue {
                $crate::bearoff::by_hand::any_time(self.rollout.history())
            }

            /// All finished games as a match that other programs read (`.mat`). Latin letters, digits, spaces and full
            /// stops of the names are kept.
            #[wasm_bindgen(js_name = matchText)]
            pub fn match_text(
                &self,
                #[wasm_bindgen(unchecked_param_type = "string")] x: &JsValue,
                #[wasm_bindgen(unchecked_param_type = "string")] o: &JsValue,
            ) -> Result<String, JsValue> {
                let x = $crate::bearoff::by_hand::string("x", x)?;
                let o = $crate::bearoff::by_hand::string("o", o)?;
                let names = rollout_lab::labs::hand::Names { x: &x, o: &o };
                Ok($match_text(&self.rollout, names))
            }
        }
    };
}

pub(crate) use plays_by_hand;

pub(super) fn string(argument: &str, value: &JsValue) -> Result<String, Refusal> {
    value
        .as_string()
        .ok_or_else(|| Refusal::wrong_shape(argument, "a string"))
}

pub(super) fn point(argument: &str, value: &JsValue) -> Result<u8, Refusal> {
    Ok(whole_number(argument, value, 6, "a whole number from 0 to 6")? as u8)
}

pub(super) fn hands(value: &JsValue) -> Result<HandSides, Refusal> {
    match value.as_string().as_deref() {
        Some("x") => Ok(HandSides::X),
        Some("o") => Ok(HandSides::O),
        Some("both") => Ok(HandSides::Both),
        _ => Err(Refusal::wrong_shape("hands", "x, o or both")),
    }
}

pub(super) fn history(points: impl Iterator<Item = HistoryPoint>) -> JsValue {
    columns::history(points, BANDS_FROM)
}

/// The any-time intervals at the same numbers of games.
pub(super) fn any_time(points: impl Iterator<Item = HistoryPoint>) -> JsValue {
    columns::any_time(points)
}

/// How a game ended.
pub(super) const fn end_name(end: HandEnd) -> &'static str {
    match end {
        HandEnd::InProgress => "playing",
        HandEnd::Abandoned => "abandoned",
        HandEnd::Won(side) => side_name(side),
    }
}

/// A position, with what has been moved in the turn that waits.
pub(super) fn board(position: Position, turn: Option<&HandTurn>) -> Properties {
    let on_roll = position.on_roll();
    let here = |side| {
        let moved = turn.filter(|_| side == on_roll);
        checkers(moved.map_or(position.checkers(side), HandTurn::checkers))
    };
    Properties::new()
        .with("x", here(Side::X))
        .with("o", here(Side::O))
        .with("onRoll", text(side_name(on_roll)))
}

/// A turn that waits for a hand: its dice, and what can be moved.
pub(super) fn waiting(
    side: Option<Side>,
    turn: &HandTurn,
    forced: bool,
    luck: Option<f64>,
) -> Properties {
    let dice = turn.dice().into_iter().zip(turn.dice_played());
    let shown = |(die, played)| {
        Properties::new()
            .with("value", f64::from(die))
            .with("played", Value::Flag(played))
            .into()
    };
    let points = |points: &mut dyn Iterator<Item = u8>| Value::list(points.map(f64::from));
    let movable = turn.movable_points().map(|from| {
        Properties::new()
            .with("from", f64::from(from))
            .with("to", points(&mut turn.targets(from)))
            .into()
    });
    let moves: Vec<CheckerMove> = turn.moves().collect();
    Properties::new()
        .with("side", side.map(|side| text(side_name(side))))
        .with("dice", Value::List(dice.map(shown).collect()))
        .with("moves", moves_list(&moves))
        .with("movable", Value::List(movable.collect()))
        .with("done", Value::Flag(turn.is_done()))
        .with("forced", Value::Flag(forced))
        .with("luck", luck)
}
