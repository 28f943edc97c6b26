//! Boards as other programs write them.

use proptest::prelude::*;
use rollout_lab::backgammon::Board;
use rollout_lab::backgammon::position_id::board_id::{ParsedBoard, position_id, xgid};
use rollout_lab::backgammon::position_id::{
    BoardIdError, IgnoredIdFields, MatchScore, TextError, board_id,
};
use rollout_lab::backgammon::side::Side;
use rollout_lab::rollout::dice::Roll;

use crate::boards::{board, places};
use crate::written_ids::written;

/// As the manuals have it.
const START_ID: &str = "4HPwATDgc/ABMA";
const START_XGID: &str = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10";

const NOTHING: ParsedBoard = ParsedBoard {
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

/// An XGID or a match ID says that the cube is in the middle; a position ID alone does not.
const CENTRED: ParsedBoard = ParsedBoard {
    ignored: IgnoredIdFields {
        centred: true,
        ..NOTHING.ignored
    },
    ..NOTHING
};

#[test]
fn the_start_has_the_names_that_other_programs_give_it() {
    assert_eq!(position_id(&Board::START), START_ID);
    assert_eq!(xgid(&Board::START, Side::X, None), START_XGID);
    assert_eq!(board_id::parse(START_ID), Ok(NOTHING));
    for text in [START_XGID, "GNUID=4HPwATDgc/ABMA:cAkAAAAAAAAA"] {
        assert_eq!(board_id::parse(text), Ok(CENTRED), "{text}");
    }
}

#[test]
fn a_roll_is_kept_and_the_rest_is_set_aside() {
    let rolled = ParsedBoard {
        roll: Roll::new(5, 2),
        ..CENTRED
    };
    for text in [
        "XGID=-b----E-C---eE---c-e----B-:0:0:1:52:0:0:0:0:10",
        // GNU Backgammon's match ID: 52 rolled, nothing else. 4 bits cube, 2 owner (3), turn, Crawford, 3 state (1), decision,
        // double, 2 resignation, and 5 and 2 in 3 bits each, from the lowest bit on: bytes 0x70, 0x89, 0x0A.
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
            // Seen by the side on roll, as the board is: the player at the top, who has 4 points and the cube.
            score: Some(MatchScore {
                x: 4,
                o: 3,
                length: 7,
            }),
            cube: Some(2),
            owner: Some(Side::X),
            ..NOTHING.ignored
        },
        ..NOTHING
    };
    let text = "XGID=-b----E-C---eE---c-e----B-:1:-1:-1:66:3:4:0:7:10";
    assert_eq!(board_id::parse(text), Ok(all));
}

#[test]
fn an_xgid_is_from_the_bottom_whoever_is_on_roll() {
    // X has a checker on the bar and two on her 13 point, O one on his 3 point, which is X's 22, and one on his bar.
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
            ..CENTRED
        };
        assert_eq!(board_id::parse(&text), Ok(expected), "{text}");
        assert_eq!(xgid(&board, on_roll, None), text);
    }
}

#[test]
fn what_names_no_board_of_a_game_is_refused_with_the_reason() {
    let of =
        |on_roll: &[(usize, u8)], other: &[(usize, u8)]| written(places(on_roll), places(other));
    let closed = [(25, 1), (1, 2), (2, 2), (3, 2), (4, 2), (5, 2), (6, 2)];
    let one = [(1, 1)];
    for (text, error, sentence) in [
        (
            "4HPwATDgc/ABM".to_owned(),
            BoardIdError::Text(TextError::Length { characters: 13 }),
            "a position ID has 14 characters; this has 13",
        ),
        (
            of(&[(6, 15), (8, 1)], &one),
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
            of(&[(20, 1)], &[(5, 1)]),
            BoardIdError::Shared { point: 20 },
            "both sides have checkers on X's 20 point",
        ),
        (
            of(&[], &[]),
            BoardIdError::Empty,
            "there is no checker on the board",
        ),
        (
            of(&closed, &closed),
            BoardIdError::Deadlock,
            "both sides are on the bar before closed boards: nobody could ever move",
        ),
        (
            of(&[], &one),
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

/// Any board of a game that goes on.
fn any_board() -> impl Strategy<Value = Board> {
    let side = || prop::collection::vec(0..25_usize, 1..=15);
    (side(), side()).prop_filter_map("a board", |(mine, theirs)| {
        let mut sides = [[0; 25]; 2];
        for place in mine {
            sides[0][place] += 1;
        }
        for place in theirs {
            // Where the other side is, nobody comes to stand.
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
    fn boards_are_what_their_ids_say(board in any_board(), x in any::<bool>(), roll in 0..36_usize) {
        let on_roll = if x { Side::X } else { Side::O };
        let id = position_id(&board);
        prop_assert_eq!(&id, &written(*board.mover(), *board.opponent()));
        prop_assert_eq!(board_id::parse(&id), Ok(ParsedBoard { board, ..NOTHING }));
        for roll in [None, Roll::all().nth(roll)] {
            let expected = ParsedBoard { board, on_roll, roll, ..CENTRED };
            prop_assert_eq!(board_id::parse(&xgid(&board, on_roll, roll)), Ok(expected));
        }
    }
}
