//! The rollout that is played by hand as a JavaScript class.

use rollout_lab::bearoff::hand::{
    HandError, HandRollout as Core, HandTurn, Hands, MoveError, Names, match_text,
};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::game::{BearoffGame, game};
use super::hand_shapes;
use crate::columns::{self, Averages};
use crate::errors::{Refusal, games, whole_number};
use crate::rollouts::seed_and_games;
use crate::seeds::seed;

/// Intervals are told from here on, greyed until they can be relied on: nobody plays hundreds of games by hand.
const BANDS_FROM: u64 = 2;

/// A rollout that is played by hand. All chances are X's, in percent.
#[wasm_bindgen]
pub struct HandRollout {
    rollout: Core,
}

seed_and_games!(HandRollout);

#[wasm_bindgen]
impl HandRollout {
    /// A rollout of a game that is made ready, with the dice of this seed. Luck is measured by the game's first estimate,
    /// mistakes by the exact one among them.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "BearoffGame", js_name = game)] prepared: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "'x' | 'o' | 'both'", js_name = hands)]
        by_hand: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "string")] dice: &JsValue,
    ) -> Result<Self, JsValue> {
        let game = game(prepared)?;
        if game.setup().estimates.is_empty() {
            return Err(Refusal::wrong_shape("estimates", "a list of one or more").into());
        }
        let rollout = Core::new(game, hands(by_hand)?, seed(dice)?);
        Ok(Self { rollout })
    }

    /// All that was played by hand, as a text of letters, digits, `_` and `-`.
    #[wasm_bindgen(getter)]
    pub fn written(&self) -> String {
        self.rollout.written().to_owned()
    }

    /// Goes on as such a text says, by what it begins with: a play, or the beginning or end of a game; returns how many
    /// characters that is. Throws `RolloutLabError` if nobody can have played that.
    #[wasm_bindgen(js_name = playWritten)]
    pub fn play_written(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "string")] plays: &JsValue,
    ) -> Result<usize, JsValue> {
        let plays = text("plays", plays)?;
        let played = self.rollout.play_written_while(&plays, &mut || false);
        Ok(played.map_err(Refusal::from)?)
    }

    /// The board and the turn that waits.
    #[wasm_bindgen(unchecked_return_type = "HandView")]
    pub fn view(&self) -> Result<JsValue, JsValue> {
        hand_shapes::view(&self.rollout).to_js()
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
        let point = |name, value| whole_number(name, value, 6, "a whole number from 0 to 6");
        let from = point("from", from)? as u8;
        let turn = self.rollout.turn_mut().map_err(Refusal::from)?;
        let moved: Result<(), MoveError> = if to.is_undefined() {
            turn.step(from)
        } else {
            turn.step_to(from, point("to", to)? as u8)
        };
        Ok(moved.map_err(Refusal::from)?)
    }

    /// Takes the last move of the turn back; returns whether there was one.
    pub fn undo(&mut self) -> bool {
        self.rollout.turn_mut().is_ok_and(HandTurn::undo)
    }

    /// The other die first.
    pub fn swap(&mut self) {
        if let Ok(turn) = self.rollout.turn_mut() {
            turn.swap();
        }
    }

    /// The play stands.
    pub fn confirm(&mut self) -> Result<(), JsValue> {
        self.done(Core::confirm)
    }

    /// Makes the play that is forced.
    #[wasm_bindgen(js_name = playForced)]
    pub fn play_forced(&mut self) -> Result<(), JsValue> {
        self.done(Core::play_forced)
    }

    /// Gives the game up: it does not count.
    pub fn abandon(&mut self) -> Result<(), JsValue> {
        self.done(Core::abandon)
    }

    /// Game `number`, counted from 0, of those that were begun.
    #[wasm_bindgen(unchecked_return_type = "HandRecord")]
    pub fn record(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] number: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let at = games("number", number)?;
        let record = usize::try_from(at)
            .ok()
            .and_then(|at| self.rollout.record(at))
            .ok_or_else(|| Refusal::wrong_shape("number", "that of a game that was begun"))?;
        hand_shapes::record(at, &record).to_js()
    }

    /// The statistics now.
    #[wasm_bindgen(unchecked_return_type = "HandReadout")]
    pub fn readout(&self) -> Result<JsValue, JsValue> {
        hand_shapes::readout(&self.rollout).to_js()
    }

    /// The averages after each game that counts, with intervals from the second one on.
    #[wasm_bindgen(unchecked_return_type = "History")]
    pub fn history(&self) -> JsValue {
        let points = self.rollout.history().map(|point| Averages {
            plain: point.plain,
            reduced: point.reduced,
            luck: point.luck,
            blocks: point.plain.games,
        });
        columns::history(points, BANDS_FROM)
    }

    /// The game of this very play, still to be built: whoever plays by hand makes every play as she last made it in
    /// the same place, and where she has not been yet, as the game's player of her side. Undefined beyond six
    /// checkers a side.
    #[wasm_bindgen(js_name = ownPlay)]
    pub fn own_play(&self) -> Option<BearoffGame> {
        self.rollout.own_play().map(BearoffGame::of)
    }

    /// All finished games as a match that other programs read (`.mat`). Of the names Latin letters, digits, spaces
    /// and full stops are kept.
    #[wasm_bindgen(js_name = matchText)]
    pub fn match_text(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string")] x: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "string")] o: &JsValue,
    ) -> Result<String, JsValue> {
        let (x, o) = (text("x", x)?, text("o", o)?);
        Ok(match_text(&self.rollout, Names { x: &x, o: &o }))
    }
}

impl HandRollout {
    fn done(
        &mut self,
        what: impl FnOnce(&mut Core) -> Result<(), HandError>,
    ) -> Result<(), JsValue> {
        Ok(what(&mut self.rollout).map_err(Refusal::from)?)
    }
}

fn text(argument: &str, value: &JsValue) -> Result<String, Refusal> {
    value
        .as_string()
        .ok_or_else(|| Refusal::wrong_shape(argument, "a string"))
}

fn hands(value: &JsValue) -> Result<Hands, Refusal> {
    match value.as_string().as_deref() {
        Some("x") => Ok(Hands::X),
        Some("o") => Ok(Hands::O),
        Some("both") => Ok(Hands::Both),
        _ => Err(Refusal::wrong_shape("hands", "x, o or both")),
    }
}
