//! What must hold of any text whatever that somebody puts where a position or plays are wanted: for property tests and for
//! fuzz targets (`fuzz/`).
#![allow(dead_code)] // Each test file and target uses its part.

use std::sync::Arc;

use rollout_lab::backgammon::position_id::bearoff_id::{ParsedBearoff, position_id, xgid};
use rollout_lab::backgammon::position_id::board_id;
use rollout_lab::backgammon::position_id::{IgnoredIdFields, bearoff_id};
use rollout_lab::backgammon::side::Side;
use rollout_lab::labs::bearoff::PreparedGame;
use rollout_lab::labs::cube::CubeGame;
use rollout_lab::labs::hand::cube::CubeHandRollout;
use rollout_lab::labs::hand::{HandRollout, HandSides};
use rollout_lab::rollout::seed::Seed;

/// A text is refused with a sentence, or names a position that can be written and read again; and what is set aside of
/// the text is such as there can be.
pub fn assert_position_or_refused(text: &str) {
    // Of what is written here an XGID says that the cube is in the middle, and a position ID nothing.
    let nothing_aside = |position, centred| {
        let aside = IgnoredIdFields {
            centred,
            ..IgnoredIdFields::default()
        };
        Ok(ParsedBearoff {
            position,
            ignored: aside,
        })
    };
    match bearoff_id::parse(text) {
        Ok(ParsedBearoff {
            position,
            ignored: aside,
        }) => {
            assert_possible(&aside);
            assert_eq!(
                bearoff_id::parse(&xgid(position)),
                nothing_aside(position, true)
            );
            let of_roller = if position.on_roll() == Side::X {
                position
            } else {
                position.swapped().with_on_roll(Side::X)
            };
            let id = position_id(position);
            assert_eq!(bearoff_id::parse(&id), nothing_aside(of_roller, false));
            for side in [position.x(), position.o()] {
                assert!((1..=15).contains(&side.count()));
            }
        }
        Err(error) => assert!(error.to_string().len() > 20),
    }
}

/// A text is refused with a sentence, or names a board of a game that goes on, which can be written and read again with its
/// roll; and what is set aside of the text is such as there can be. What names a bear-off names a board.
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

/// Cubes are powers of two, dice have six sides, and each rule has its place.
fn assert_possible(aside: &IgnoredIdFields) {
    if let Some(cube) = aside.cube {
        assert!(cube.is_power_of_two() && cube <= 1 << 15);
        assert!(cube > 1 || aside.owner.is_some());
    }
    assert!(aside.owner.is_none() || aside.cube.is_some() && !aside.centred);
    assert_eq!(aside.offer.is_some(), aside.doubler.is_some());
    for die in aside.dice.into_iter().flatten() {
        assert!((1..=6).contains(&die) && aside.offer.is_none());
    }
    if let Some(score) = aside.score {
        assert!(score.length > 0 && !aside.jacoby && !aside.beavers);
    }
    assert!(!aside.crawford || aside.score.is_some());
}

/// A text is refused at a place that it has, and up to which it is right, or says what was played and is written again as
/// it was.
pub fn assert_played_or_refused(
    game: &Arc<PreparedGame>,
    hands: HandSides,
    seed: Seed,
    text: &str,
) {
    let resume = |text| HandRollout::resume(game.clone(), hands, seed, text);
    match resume(text) {
        Ok(rollout) => assert_eq!(rollout.game_text(), text),
        Err(error) => {
            assert!(error.to_string().len() > 20);
            let before = text.get(..error.at).expect("a place between characters");
            let rollout = resume(before).expect("what comes before the mistake was played");
            assert_eq!(rollout.game_text(), before);
            assert_ne!(text, before);
        }
    }
}

/// The same with the cube.
pub fn assert_played_with_cube_or_refused(
    game: &Arc<CubeGame>,
    hands: HandSides,
    seed: Seed,
    text: &str,
) {
    let resume = |text| CubeHandRollout::resume(game.clone(), hands, seed, text);
    match resume(text) {
        Ok(rollout) => assert_eq!(rollout.game_text(), text),
        Err(error) => {
            assert!(error.to_string().len() > 20);
            let before = text.get(..error.at).expect("a place between characters");
            let rollout = resume(before).expect("what comes before the mistake was played");
            assert_eq!(rollout.game_text(), before);
            assert_ne!(text, before);
        }
    }
}
