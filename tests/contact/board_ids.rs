//! IDs of boards as other programs write them.

use proptest::prelude::*;
use rollout_lab::backgammon::Board;
use rollout_lab::backgammon::position_id::board_id::{ParsedBoard, position_id, xgid};
use rollout_lab::backgammon::position_id::{
    BoardIdError, IgnoredIdFields, MatchScore, TextError, board_id,
};
use rollout_lab::backgammon::side::Side;
use rollout_lab::rollout::dice::Roll;

use crate::boards::{board, side};
use crate::gnu_ids::gnu_position_id;

/// The position ID of the starting position, from GNU Backgammon's manual.
const START_ID: &str = "4HPwATDgc/ABMA";
const START_XGID: &str = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10";

/// The starting position without a roll, as a position ID gives it.
const START: ParsedBoard = ParsedBoard {
    board: Board::START,
    on_roll: Side::X,
    roll: None,
    ignored: IgnoredIdFields {
        score: None,
        crawford: false,
        cube: None,
        owner: None,
        centred: false,
        offer: None,
        doubler: None,
        dice: None,
        jacoby: false,
        beavers: false,
        malformed: false,
    },
};

/// The starting position as an XGID or a match ID gives it, which also says that the cube is
/// centred.
const START_CENTRED: ParsedBoard = ParsedBoard {
    ignored: IgnoredIdFields {
        centred: true,
        ..START.ignored
    },
    ..START
};

#[test]
fn starting_position_has_the_ids_of_other_programs() {
    assert_eq!(position_id(&Board::START), START_ID);
    assert_eq!(xgid(&Board::START, Side::X, None), START_XGID);
    assert_eq!(board_id::parse(START_ID), Ok(START));
    for text in [START_XGID, "GNUID=4HPwATDgc/ABMA:cAkAAAAAAAAA"] {
        assert_eq!(board_id::parse(text), Ok(START_CENTRED), "{text}");
    }
}

#[test]
fn rolls_are_kept_and_other_fields_are_ignored() {
    let rolled = ParsedBoard {
        roll: Roll::new(5, 2),
        ..START_CENTRED
    };
    for text in [
        "XGID=-b----E-C---eE---c-e----B-:0:0:1:52:0:0:0:0:10",
        // GNU Backgammon's match ID with a roll of 52 and nothing else. From the lowest bit on it
        // has 4 bits for the cube, 2 for the owner (3), the turn, Crawford, 3 for the state (1),
        // the decision, the double, 2 for a resignation, and 3 each for 5 and 2. The bytes are
        // 0x70, 0x89, 0x0A.
        "4HPwATDgc/ABMA:cIkKAAAAAAAA",
    ] {
        assert_eq!(board_id::parse(text), Ok(rolled), "{text}");
    }
    assert_eq!(
        xgid(&Board::START, Side::X, Roll::new(5, 2)),
        "XGID=-b----E-C---eE---c-e----B-:0:0:1:52:0:0:0:0:10"
    );
    let all = ParsedBoard {
        on_roll: Side::O,
        roll: Roll::new(6, 6),
        ignored: IgnoredIdFields {
            // Fields are seen from the side on roll, as the board is. Here that is the player at
            // the top, who has 4 points and the cube.
            score: Some(MatchScore {
                x: 4,
                o: 3,
                length: 7,
            }),
            cube: Some(2),
            owner: Some(Side::X),
            ..START.ignored
        },
        ..START
    };
    let text = "XGID=-b----E-C---eE---c-e----B-:1:-1:-1:66:3:4:0:7:10";
    assert_eq!(board_id::parse(text), Ok(all));
}

#[test]
fn xgids_are_written_from_the_player_at_the_bottom() {
    // X has a checker on the bar and two on her 13 point. O has a checker on the bar and one on his
    // 3 point, which is X's 22 point.
    let x = [(25, 1), (13, 2)];
    let o = [(25, 1), (3, 1)];
    let text = |turn| format!("XGID=a------------B--------a--A:0:0:{turn}:00:0:0:0:0:10");
    for (turn, on_roll, board) in [
        ("1", Side::X, board(&x, &o)),
        ("-1", Side::O, board(&o, &x)),
    ] {
        let text = text(turn);
        let expected = ParsedBoard {
            board,
            on_roll,
            ..START_CENTRED
        };
        assert_eq!(board_id::parse(&text), Ok(expected), "{text}");
        assert_eq!(xgid(&board, on_roll, None), text);
    }
}

#[test]
fn errors_give_reasons_and_details() {
    let id = |on_roll: &[(usize, u8)], other: &[(usize, u8)]| {
        gnu_position_id(side(on_roll), side(other))
    };
    let closed = [(25, 1), (1, 2), (2, 2), (3, 2), (4, 2), (5, 2), (6, 2)];
    let one = [(1, 1)];
    for (text, error, sentence) in [
        (
            "4HPwATDgc/ABM".to_owned(),
            BoardIdError::Text(TextError::Length { characters: 13 }),
            "a position ID has 14 characters; this has 13",
        ),
        (
            id(&[(6, 15), (8, 1)], &one),
            BoardIdError::TooMany {
                side: Side::X,
                count: 16,
            },
            "X has 16 checkers; a side has at most 15",
        ),
        (
            "XGID=-b----EAC---eE---c-e----B-:0:0:-1:00:0:0:0:0:10".to_owned(),
            BoardIdError::TooMany {
                side: Side::X,
                count: 16,
            },
            "X has 16 checkers; a side has at most 15",
        ),
        (
            id(&[(20, 1)], &[(5, 1)]),
            BoardIdError::Shared { point: 20 },
            "both sides have checkers on X's 20 point",
        ),
        (
            id(&[], &[]),
            BoardIdError::Empty,
            "there is no checker on the board",
        ),
        (
            id(&closed, &closed),
            BoardIdError::Deadlock,
            "both sides are on the bar before closed boards: neither side could ever move",
        ),
        (
            id(&[], &one),
            BoardIdError::Finished { side: Side::X },
            "X has no checker left: the game is over",
        ),
        (
            "XGID=-A------------------------:0:0:-1:00:0:0:0:0:10".to_owned(),
            BoardIdError::Finished { side: Side::O },
            "O has no checker left: the game is over",
        ),
    ] {
        assert_eq!(board_id::parse(&text), Err(error), "{text}");
        assert_eq!(error.to_string(), sentence);
    }
}

/// Returns a strategy for boards of unfinished games.
fn any_board() -> impl Strategy<Value = Board> {
    let side = || prop::collection::vec(0..25_usize, 1..=15);
    (side(), side()).prop_filter_map("a board", |(mover, opponent)| {
        let mut sides = [[0; 25]; 2];
        for place in mover {
            sides[0][place] += 1;
        }
        for place in opponent {
            // Checkers on points that the mover holds are left out.
            if place == 24 || sides[0][23 - place] == 0 {
                sides[1][place] += 1;
            }
        }
        let board = Board::new(sides).ok()?;
        board.outcome().is_none().then_some(board)
    })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(2000) })]

    #[test]
    fn ids_survive_a_round_trip(board in any_board(), x in any::<bool>(), roll in 0..36_usize) {
        let on_roll = if x { Side::X } else { Side::O };
        let id = position_id(&board);
        prop_assert_eq!(&id, &gnu_position_id(*board.mover(), *board.opponent()));
        prop_assert_eq!(board_id::parse(&id), Ok(ParsedBoard { board, ..START }));
        for roll in [None, Roll::all().nth(roll)] {
            let expected = ParsedBoard { board, on_roll, roll, ..START_CENTRED };
            prop_assert_eq!(board_id::parse(&xgid(&board, on_roll, roll)), Ok(expected));
        }
    }
}
