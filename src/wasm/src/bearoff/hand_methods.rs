//! Methods of the classes whose games are played by hand, with and without a cube. They are in a
//! macro, because wasm-bindgen exports neither generic types nor methods of traits.

use rollout_lab::backgammon::bearoff_db::Position;
use rollout_lab::backgammon::side::Side;
use rollout_lab::labs::hand::{HandEnd, HandSides, HandTurn};
use wasm_bindgen::JsValue;

use super::errors::side_name;
use super::position::BearoffPosition;
use super::shapes::Moves;
use crate::arguments::whole_number;
use crate::errors::Refusal;
use crate::objects::Shape;

/// A die of a turn that is played by hand.
#[derive(Shape)]
struct HandDie {
    value: u8,
    played: bool,
}

/// A point from which a checker can be moved now.
#[derive(Shape)]
struct MovablePoint {
    from: u8,
    /// The points that the checker can reach with one or more dice; 0 is off.
    to: Vec<u8>,
}

/// A turn whose play the reader makes by hand.
#[derive(Shape)]
pub(super) struct WaitingTurn {
    /// The side on roll.
    #[shape(type = "Side")]
    side: Option<Side>,
    /// The dice in the order in which they are played, four for doubles.
    dice: Vec<HandDie>,
    /// The moves so far in this turn.
    moves: Moves,
    movable: Vec<MovablePoint>,
    /// Whether all dice are played.
    done: bool,
    /// Whether the roll has only one legal play.
    forced: bool,
    /// Luck of the roll, in the unit of the results and for the same side.
    #[shape(type = "number")]
    luck: Option<f64>,
}

impl WaitingTurn {
    /// Converts a turn that is played by hand.
    pub fn new(side: Option<Side>, turn: &HandTurn, forced: bool, luck: Option<f64>) -> Self {
        let dice = turn.dice().into_iter().zip(turn.dice_played());
        let movable = turn.movable_points().map(|from| MovablePoint {
            from,
            to: turn.targets(from).collect(),
        });
        Self {
            side,
            dice: dice
                .map(|(value, played)| HandDie { value, played })
                .collect(),
            moves: turn.moves().collect(),
            movable: movable.collect(),
            done: turn.is_done(),
            forced,
            luck,
        }
    }
}

/// Games from which 95% bands are shown. The page greys them until they are reliable, because few
/// readers play hundreds of games by hand.
pub(super) const MIN_BAND_GAMES: u64 = 2;

/// Exports the constructor and the methods of a class whose field `rollout` is played by hand.
///
/// The function `$game` returns the game that an argument of class `$game_type` is. The module
/// `$shapes` converts a view, a record and a readout; their types in TypeScript follow.
macro_rules! impl_hand_rollout {
    (
        $class:ident, $game:path as $game_type:literal,
        $shapes:ident as $view:literal, $record:literal, $readout:literal
    ) => {
        $crate::rollouts::impl_seed_and_games!($class);

        #[wasm_bindgen]
        impl $class {
            /// Creates a rollout of a game that is built, with the dice of a seed. The sides in
            /// `hands` are played by hand. The game's first estimate measures luck. Exact values
            /// measure mistakes, if the game has them.
            #[wasm_bindgen(constructor)]
            pub fn new(
                #[wasm_bindgen(unchecked_param_type = $game_type, js_name = game)]
                js_game: &JsValue,
                #[wasm_bindgen(unchecked_param_type = "'x' | 'o' | 'both'", js_name = hands)]
                js_hands: &JsValue,
                #[wasm_bindgen(unchecked_param_type = "string")] seed: &JsValue,
            ) -> Result<Self, JsValue> {
                let game = $game(js_game)?;
                if game.setup().estimates.is_empty() {
                    return Err(Refusal::wrong_shape("estimates", "a list of one or more").into());
                }
                let hands = $crate::bearoff::hand_methods::hand_sides(js_hands)?;
                let seed = $crate::seeds::seed(seed)?;
                let rollout = rollout_lab::labs::hand::HandRollout::new(game, hands, seed);
                Ok(Self { rollout })
            }

            /// Returns the board, and the turn or question that waits for the reader.
            #[wasm_bindgen(unchecked_return_type = $view)]
            pub fn view(&self) -> JsValue {
                let rollout = &self.rollout;
                let waiting_turn = rollout.turn().map(|turn| {
                    let (forced, luck) = (rollout.is_forced(), rollout.roll_luck());
                    $crate::bearoff::hand_methods::WaitingTurn::new(
                        rollout.side(),
                        turn,
                        forced,
                        luck,
                    )
                });
                $crate::objects::to_js($shapes::view(rollout, waiting_turn))
            }

            /// Returns game `number`, counted from 0, of the games that were begun.
            #[wasm_bindgen(unchecked_return_type = $record)]
            pub fn record(
                &self,
                #[wasm_bindgen(unchecked_param_type = "number")] number: &JsValue,
            ) -> Result<JsValue, JsValue> {
                let number = $crate::arguments::games("number", number)?;
                let record = usize::try_from(number)
                    .ok()
                    .and_then(|index| $shapes::record(index, &self.rollout))
                    .ok_or_else(|| {
                        Refusal::wrong_shape("number", "that of a game that was begun")
                    })?;
                Ok($crate::objects::to_js(record))
            }

            /// Returns the current statistics.
            #[wasm_bindgen(unchecked_return_type = $readout)]
            pub fn readout(&self) -> JsValue {
                $crate::objects::to_js($shapes::readout(&self.rollout))
            }

            /// All plays by hand, as a text of letters, digits, `_` and `-`.
            #[wasm_bindgen(getter)]
            pub fn written(&self) -> String {
                self.rollout.game_text().to_owned()
            }

            /// Plays the first action of such a text: a play, or the beginning or end of a game.
            /// Returns the action's number of characters. Throws `RolloutLabError` if the rules
            /// forbid the action.
            #[wasm_bindgen(js_name = playWritten)]
            pub fn play_written(
                &mut self,
                #[wasm_bindgen(unchecked_param_type = "string")] plays: &JsValue,
            ) -> Result<usize, JsValue> {
                let plays = $crate::arguments::string("plays", plays)?;
                let played = self.rollout.play_text_while(&plays, &mut || false);
                Ok(played.map_err(Refusal::from)?)
            }

            /// Begins the next game. Throws `RolloutLabError` while a game is in progress.
            pub fn begin(&mut self) -> Result<(), JsValue> {
                Ok(self.rollout.begin().map_err(Refusal::from)?)
            }

            /// Moves a checker from a point, 1 to 6. Without `to`, it moves with the first die that
            /// is left, or with the other one if the first cannot move it. With `to` (0 is off), it
            /// moves there with as many dice as that takes. Throws `RolloutLabError` with the
            /// reason if the checker cannot move.
            #[wasm_bindgen(js_name = move)]
            pub fn move_checker(
                &mut self,
                #[wasm_bindgen(unchecked_param_type = "number")] from: &JsValue,
                #[wasm_bindgen(unchecked_optional_param_type = "number")] to: &JsValue,
            ) -> Result<(), JsValue> {
                let from = $crate::bearoff::hand_methods::point("from", from)?;
                let turn = self.rollout.turn_mut().map_err(Refusal::from)?;
                let moved = if to.is_undefined() {
                    turn.move_checker(from)
                } else {
                    turn.move_checker_to(from, $crate::bearoff::hand_methods::point("to", to)?)
                };
                Ok(moved.map_err(Refusal::from)?)
            }

            /// Takes back the last move of the turn. Returns whether there was one.
            pub fn undo(&mut self) -> bool {
                self.rollout
                    .turn_mut()
                    .is_ok_and(rollout_lab::labs::hand::HandTurn::undo)
            }

            /// Swaps the dice, so that the other one is played first.
            pub fn swap(&mut self) {
                if let Ok(turn) = self.rollout.turn_mut() {
                    turn.swap();
                }
            }

            /// Confirms the play and ends the turn. Throws `RolloutLabError` if more dice can be
            /// played.
            pub fn confirm(&mut self) -> Result<(), JsValue> {
                Ok(self.rollout.confirm().map_err(Refusal::from)?)
            }

            /// Makes the only legal play of the roll. Throws `RolloutLabError` if there are
            /// several.
            #[wasm_bindgen(js_name = playForced)]
            pub fn play_forced(&mut self) -> Result<(), JsValue> {
                Ok(self.rollout.play_forced().map_err(Refusal::from)?)
            }

            /// Abandons the game in progress, which then does not count. Throws `RolloutLabError`
            /// if there is none.
            pub fn abandon(&mut self) -> Result<(), JsValue> {
                Ok(self.rollout.abandon().map_err(Refusal::from)?)
            }

            /// Returns the averages after each game that counts, with 95% bands from the second one
            /// on.
            #[wasm_bindgen(unchecked_return_type = "History")]
            pub fn history(&self) -> JsValue {
                let from = $crate::bearoff::hand_methods::MIN_BAND_GAMES;
                $crate::objects::to_js($crate::columns::History::new(self.rollout.history(), from))
            }

            /// Returns the any-time intervals after each game that counts.
            #[wasm_bindgen(js_name = anyTime, unchecked_return_type = "AnyTimeBands")]
            pub fn any_time(&self) -> JsValue {
                $crate::objects::to_js($crate::columns::AnyTimeBands::at(self.rollout.history()))
            }

            /// Returns all finished games as a match in the `.mat` format, which other programs
            /// read. X and O get the names `x` and `o`, of which only Latin letters, digits, spaces
            /// and full stops are kept.
            #[wasm_bindgen(js_name = matchText)]
            pub fn match_text(
                &self,
                #[wasm_bindgen(unchecked_param_type = "string")] x: &JsValue,
                #[wasm_bindgen(unchecked_param_type = "string")] o: &JsValue,
            ) -> Result<String, JsValue> {
                let x = $crate::arguments::string("x", x)?;
                let o = $crate::arguments::string("o", o)?;
                let names = rollout_lab::labs::hand::Names { x: &x, o: &o };
                Ok(rollout_lab::labs::hand::match_text(&self.rollout, names))
            }
        }
    };
}

pub(crate) use impl_hand_rollout;

/// Returns a point of the home board, 1 to 6, or 0 for off.
pub(super) fn point(argument: &str, value: &JsValue) -> Result<u8, Refusal> {
    Ok(whole_number(argument, value, 6, "a whole number from 0 to 6")? as u8)
}

/// Returns the sides that are played by hand.
pub(super) fn hand_sides(value: &JsValue) -> Result<HandSides, Refusal> {
    match value.as_string().as_deref() {
        Some("x") => Ok(HandSides::X),
        Some("o") => Ok(HandSides::O),
        Some("both") => Ok(HandSides::Both),
        _ => Err(Refusal::wrong_shape("hands", "x, o or both")),
    }
}

/// Returns the name of a game's end in JavaScript.
pub(super) const fn end_name(end: HandEnd) -> &'static str {
    match end {
        HandEnd::InProgress => "playing",
        HandEnd::Abandoned => "abandoned",
        HandEnd::Won(side) => side_name(side),
    }
}

/// Converts a position, with the moves that were made in the turn so far.
pub(super) fn board(position: Position, turn: Option<&HandTurn>) -> BearoffPosition {
    let on_roll = position.on_roll();
    let side_checkers = |side| {
        let turn = turn.filter(|_| side == on_roll);
        turn.map_or(position.checkers(side), HandTurn::checkers)
    };
    BearoffPosition {
        x: side_checkers(Side::X),
        o: side_checkers(Side::O),
        on_roll,
    }
}
