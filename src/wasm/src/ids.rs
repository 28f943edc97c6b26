//! What IDs of other programs say besides a board, the names of the two sides, and why a text is no ID.

use rollout_lab::backgammon::position_id::{CubeOffer, IgnoredIdFields, OtherFormat, TextError};
use rollout_lab::backgammon::side::Side;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::errors::Refusal;
use crate::objects::{Properties, Value};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
/** What an ID says of the game besides its position, and what is of no use here: null or false where it says nothing. */
export interface Aside {
  score: { x: number; o: number; length: number } | null; crawford: boolean;
  /** What the cube shows, where it is not on 1 in the middle. */
  cube: number | null; owner: 'x' | 'o' | null;
  /** Whether the ID says that nobody owns the cube: a position ID alone says nothing of a cube. */
  centred: boolean;
  /** A double that is not answered yet, and the side that has doubled. */
  offer: 'double' | 'beaver' | 'raccoon' | null; doubler: 'x' | 'o' | null;
  /** Rolled already. */
  dice: [number, number] | null;
  jacoby: boolean; beavers: boolean;
  /** Something is not written as it is in such IDs. */
  unread: boolean;
}
export interface RefusalCodes {
  IdUnknown: true; IdOpenGammon: true; IdMatchFile: true; IdSgf: true; IdLength: true; IdPlaces: true; IdCharacter: true; IdNoBoard: true; IdNoTurn: true;
}
export interface RolloutLabError {
  /** The side that the error is about. */
  side?: 'x' | 'o';
  /** How many checkers or characters there are. */
  count?: number;
  /** The point that a checker is on, or which character is wrong, counted from 1. */
  at?: number;
  /** The character that cannot stand there. */
  found?: string;
}
";

/// What is set aside, as an object.
pub(crate) fn aside_said(aside: &IgnoredIdFields) -> Properties {
    let score = aside.score.map(|score| {
        Properties::new()
            .with("x", f64::from(score.x))
            .with("o", f64::from(score.o))
            .with("length", f64::from(score.length))
    });
    Properties::new()
        .with("score", score)
        .with("crawford", Value::Flag(aside.crawford))
        .with("cube", aside.cube.map(f64::from))
        .with("owner", aside.owner.map(side))
        .with("centred", Value::Flag(aside.centred))
        .with("offer", aside.offer.map(offer))
        .with("doubler", aside.doubler.map(side))
        .with(
            "dice",
            aside.dice.map(|dice| Value::list(dice.map(f64::from))),
        )
        .with("jacoby", Value::Flag(aside.jacoby))
        .with("beavers", Value::Flag(aside.beavers))
        .with("unread", Value::Flag(aside.malformed))
}

fn offer(offer: CubeOffer) -> Value {
    let name = match offer {
        CubeOffer::Double => "double",
        CubeOffer::Beaver => "beaver",
        CubeOffer::Raccoon => "raccoon",
    };
    Value::Text(name.to_owned())
}

/// A side, by its name.
pub(crate) fn side(turn: Side) -> Value {
    Value::Text(side_name(turn).to_owned())
}

impl From<TextError> for Refusal {
    fn from(error: TextError) -> Self {
        let new = |code| Self::new(code, &error.to_string());
        match error {
            TextError::Unknown => new("IdUnknown"),
            TextError::OtherFormat(format) => new(match format {
                OtherFormat::OpenGammonId => "IdOpenGammon",
                OtherFormat::MatchFile => "IdMatchFile",
                OtherFormat::SmartGameFormat => "IdSgf",
            }),
            TextError::Length { characters } => new("IdLength").with("count", characters as f64),
            TextError::Places { places } => new("IdPlaces").with("count", places as f64),
            TextError::Character { at, found } => new("IdCharacter")
                .with("at", at as f64)
                .with("found", String::from(found)),
            TextError::NoBoard => new("IdNoBoard"),
            TextError::NoTurn => new("IdNoTurn"),
        }
    }
}

/// The name of a side in JavaScript.
pub(crate) const fn side_name(side: Side) -> &'static str {
    match side {
        Side::X => "x",
        Side::O => "o",
    }
}
