//! Facts in position IDs besides the board, errors of texts that are no ID, and the names of the
//! two sides.

use rollout_lab::backgammon::position_id;
use rollout_lab::backgammon::position_id::{CubeOffer, IgnoredIdFields, OtherFormat, TextError};
use rollout_lab::backgammon::side::Side;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::errors::Refusal;
use crate::objects::{Shape, Value};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
/** The name of a side. */
export type Side = 'x' | 'o';
export interface RefusalCodes {
  IdUnknown: true; IdOpenGammon: true; IdMatchFile: true; IdSgf: true; IdLength: true; IdPlaces: true; IdCharacter: true; IdNoBoard: true; IdNoTurn: true;
}
export interface RolloutLabError {
  /** The side that the error is about. */
  side?: Side;
  /** The number of checkers or characters. */
  count?: number;
  /** The point of a checker, or the position of the wrong character, counted from 1. */
  at?: number;
  /** The wrong character. */
  found?: string;
}
";

/// Facts about the game in an ID, besides its position, that this lab may ignore. null or false
/// where the ID has no such fact.
#[derive(Shape)]
#[shape(from = &IgnoredIdFields)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "the fields of an ID, each of which JavaScript sees"
)]
pub(crate) struct Aside {
    /// null for a money game.
    score: Option<MatchScore>,
    /// Whether this is the match's Crawford game.
    crawford: bool,
    /// The number on the cube; null while the cube is on 1 in the middle.
    cube: Option<u32>,
    /// The owner of the cube; null while it is in the middle.
    owner: Option<Side>,
    /// Whether the ID says that the cube is centred. A position ID alone says nothing about a cube.
    centred: bool,
    /// A double that waits for an answer.
    #[shape(type = "'double' | 'beaver' | 'raccoon' | null", from = source.offer.map(offer_name))]
    offer: Option<&'static str>,
    /// The side that doubled.
    doubler: Option<Side>,
    /// The dice that the side on roll has rolled.
    dice: Option<[u32; 2]>,
    /// Whether gammons count only after a double.
    jacoby: bool,
    /// Whether a side that takes may redouble at once.
    beavers: bool,
    /// Whether some field of the ID is malformed.
    #[shape(from = source.malformed)]
    unread: bool,
}

/// Points of both sides in a match to `length` points.
#[derive(Shape)]
#[shape(from = position_id::MatchScore)]
struct MatchScore {
    x: u32,
    o: u32,
    length: u32,
}

const fn offer_name(offer: CubeOffer) -> &'static str {
    match offer {
        CubeOffer::Double => "double",
        CubeOffer::Beaver => "beaver",
        CubeOffer::Raccoon => "raccoon",
    }
}

/// The checkers of both sides in numbers.
#[derive(Shape)]
pub(crate) struct CheckerCounts {
    /// Pip counts.
    pub pips: BothSides<u16>,
    /// Numbers of checkers borne off.
    pub off: BothSides<u8>,
}

/// A value for each side.
#[derive(Shape)]
pub(crate) struct BothSides<T> {
    x: T,
    o: T,
}

impl<S: Into<T>, T> From<[S; 2]> for BothSides<T> {
    fn from(sides: [S; 2]) -> Self {
        let [x, o] = sides.map(Into::into);
        Self { x, o }
    }
}

impl From<Side> for Value {
    fn from(side: Side) -> Self {
        side_name(side).into()
    }
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
