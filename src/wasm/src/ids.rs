//! Facts in position IDs besides the board, errors of texts that are no ID, and the names of the
//! two sides.

use rollout_lab::backgammon::position_id::{CubeOffer, IgnoredIdFields, OtherFormat, TextError};
use rollout_lab::backgammon::side::Side;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::errors::Refusal;
use crate::objects::{Properties, Value};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
/** Facts about the game in an ID, besides its position, that this lab may ignore. null or false
 *  where the ID has no such fact. */
export interface Aside {
  /** Points of both sides in a match to `length` points; null for a money game. */
  score: { x: number; o: number; length: number } | null;
  /** Whether this is the match's Crawford game. */
  crawford: boolean;
  /** The number on the cube and its owner; null while the cube is on 1 in the middle. */
  cube: number | null; owner: 'x' | 'o' | null;
  /** Whether the ID says that the cube is centred. A position ID alone says nothing about a cube.
   *  */
  centred: boolean;
  /** A double that waits for an answer, and the side that doubled. */
  offer: 'double' | 'beaver' | 'raccoon' | null; doubler: 'x' | 'o' | null;
  /** The dice that the side on roll has rolled. */
  dice: [number, number] | null;
  /** Whether gammons count only after a double, and whether a side that takes may redouble at once.
   *  */
  jacoby: boolean; beavers: boolean;
  /** Whether some field of the ID is malformed. */
  unread: boolean;
}
export interface RefusalCodes {
  IdUnknown: true; IdOpenGammon: true; IdMatchFile: true; IdSgf: true; IdLength: true; IdPlaces: true; IdCharacter: true; IdNoBoard: true; IdNoTurn: true;
}
export interface RolloutLabError {
  /** The side that the error is about. */
  side?: 'x' | 'o';
  /** The number of checkers or characters. */
  count?: number;
  /** The point of a checker, or the position of the wrong character, counted from 1. */
  at?: number;
  /** The wrong character. */
  found?: string;
}
";

/// Converts an ID's facts besides the board into an `Aside`.
pub(crate) fn ignored_fields(ignored: &IgnoredIdFields) -> Properties {
    let score = ignored.score.map(|score| {
        Properties::new()
            .with("x", f64::from(score.x))
            .with("o", f64::from(score.o))
            .with("length", f64::from(score.length))
    });
    Properties::new()
        .with("score", score)
        .with("crawford", Value::Flag(ignored.crawford))
        .with("cube", ignored.cube.map(f64::from))
        .with("owner", ignored.owner.map(side))
        .with("centred", Value::Flag(ignored.centred))
        .with("offer", ignored.offer.map(offer))
        .with("doubler", ignored.doubler.map(side))
        .with(
            "dice",
            ignored.dice.map(|dice| Value::list(dice.map(f64::from))),
        )
        .with("jacoby", Value::Flag(ignored.jacoby))
        .with("beavers", Value::Flag(ignored.beavers))
        .with("unread", Value::Flag(ignored.malformed))
}

fn offer(offer: CubeOffer) -> Value {
    let name = match offer {
        CubeOffer::Double => "double",
        CubeOffer::Beaver => "beaver",
        CubeOffer::Raccoon => "raccoon",
    };
    Value::Text(name.to_owned())
}

/// Converts a side into its name in JavaScript.
pub(crate) fn side(side: Side) -> Value {
    Value::Text(side_name(side).to_owned())
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

/// Returns the name of a side in JavaScript.
pub(crate) const fn side_name(side: Side) -> &'static str {
    match side {
        Side::X => "x",
        Side::O => "o",
    }
}
