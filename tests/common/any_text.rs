//! Properties that parsers must have for any text, for property tests and for fuzz targets
//! (`fuzz/`).
#![allow(dead_code)] // Each test file and target uses its part.

use rollout_lab::backgammon::position_id::bearoff_id::{ParsedBearoff, position_id, xgid};
use rollout_lab::backgammon::position_id::board_id;
use rollout_lab::backgammon::position_id::{IgnoredIdFields, bearoff_id};
use rollout_lab::backgammon::side::Side;
use rollout_lab::labs::hand::GameTextError;

/// Asserts that a text is refused with a sentence, or names a bear-off that can be written and read
/// again.
///
/// Fields that the parser ignores must be possible.
pub fn assert_position_or_refused(text: &str) {
    // An XGID written here also says that the cube is centred. A position ID has no ignored fields.
    let nothing_ignored = |position, centred| {
        let ignored = IgnoredIdFields {
            centred,
            ..IgnoredIdFields::default()
        };
        Ok(ParsedBearoff { position, ignored })
    };
    match bearoff_id::parse(text) {
        Ok(ParsedBearoff { position, ignored }) => {
            assert_possible(&ignored);
            assert_eq!(
                bearoff_id::parse(&xgid(position)),
                nothing_ignored(position, true)
            );
            let for_roller = if position.on_roll() == Side::X {
                position
            } else {
                position.swapped().with_on_roll(Side::X)
            };
            let id = position_id(position);
            assert_eq!(bearoff_id::parse(&id), nothing_ignored(for_roller, false));
            for side in [position.x(), position.o()] {
                assert!((1..=15).contains(&side.count()));
            }
        }
        Err(error) => assert!(error.to_string().len() > 20),
    }
}

/// Asserts that a text is refused with a sentence, or names a board of an unfinished game.
///
/// The board can be written and read again with its roll. Fields that the parser ignores must be
/// possible. A text that names a bear-off also names a board.
pub fn assert_board_or_refused(text: &str) {
    match board_id::parse(text) {
        Ok(reading) => {
            assert_possible(&reading.ignored);
            assert_eq!(reading.ignored.dice, None);
            let board_id::ParsedBoard {
                board,
                on_roll,
                roll,
                ..
            } = reading;
            let again = board_id::ParsedBoard {
                ignored: IgnoredIdFields {
                    centred: true,
                    ..IgnoredIdFields::default()
                },
                ..reading
            };
            let xgid = board_id::xgid(&board, on_roll, roll);
            assert_eq!(board_id::parse(&xgid), Ok(again));
            let by_id = board_id::parse(&board_id::position_id(&board));
            assert_eq!(by_id.map(|reading| reading.board), Ok(board));
            assert_eq!(board.outcome(), None);
        }
        Err(error) => {
            assert!(error.to_string().len() > 20);
            assert!(bearoff_id::parse(text).is_err());
        }
    }
}

/// Asserts that cubes are powers of two, dice have six sides, and rules do not contradict each
/// other.
fn assert_possible(ignored: &IgnoredIdFields) {
    if let Some(cube) = ignored.cube {
        assert!(cube.is_power_of_two() && cube <= 1 << 15);
        assert!(cube > 1 || ignored.owner.is_some());
    }
    assert!(ignored.owner.is_none() || ignored.cube.is_some() && !ignored.centred);
    assert_eq!(ignored.offer.is_some(), ignored.doubler.is_some());
    for die in ignored.dice.into_iter().flatten() {
        assert!((1..=6).contains(&die) && ignored.offer.is_none());
    }
    if let Some(score) = ignored.score {
        assert!(score.length > 0 && !ignored.jacoby && !ignored.beavers);
    }
    assert!(!ignored.crawford || ignored.score.is_some());
}

/// Asserts that a text resumes a game by hand and is written again unchanged, or that its first
/// mistake is located.
///
/// `resume` resumes a rollout from a text, and returns the rollout's own text.
pub fn assert_played_or_refused(
    resume: impl Fn(&str) -> Result<String, GameTextError>,
    text: &str,
) {
    match resume(text) {
        Ok(written) => assert_eq!(written, text),
        Err(error) => {
            assert!(error.to_string().len() > 20);
            let before = text.get(..error.at).expect("a boundary between characters");
            let written = resume(before).expect("the text before the mistake");
            assert_eq!(written, before);
            assert_ne!(text, before);
        }
    }
}
