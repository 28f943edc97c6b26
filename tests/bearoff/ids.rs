//! Parsing of IDs of bear-offs: accepted forms, and the errors for texts that name no bear-off.

use crate::common::bearoff::{Points, position};
use crate::common::boards::side;
use crate::common::gnu_ids::gnu_position_id;
use rollout_lab::backgammon::bearoff_db::{Checkers, Position, PositionError, TooManyCheckers};
use rollout_lab::backgammon::position_id::bearoff_id::{BearoffIdError, position_id};
use rollout_lab::backgammon::position_id::{TextError, bearoff_id};
use rollout_lab::backgammon::side::Side;

#[test]
fn test_helper_writes_the_id_of_the_manual() {
    // The starting position, from the manual.
    let start = side(&[(6, 5), (8, 3), (13, 5), (24, 2)]);
    assert_eq!(gnu_position_id(start, start), "4HPwATDgc/ABMA");
}

/// An error, its sentence, and texts that are refused with it.
type RefusedTexts = (BearoffIdError, &'static str, Vec<String>);

/// Returns the position ID of two sides' checkers, given as pairs (point, count).
fn id(on_roll: &[(usize, u8)], other: &[(usize, u8)]) -> String {
    gnu_position_id(side(on_roll), side(other))
}

/// Returns the XGID of a board with this field for the turn.
fn xgid(board: &str, turn: &str) -> String {
    format!("XGID={board}:0:0:{turn}:00:0:0:0:0:10")
}

const CONTACT: &str = "the two sides have not passed each other: this is no bear-off";

/// Returns texts that are not IDs of any board.
fn malformed_texts() -> Vec<RefusedTexts> {
    let texts = |texts: &[&str]| texts.iter().copied().map(String::from).collect();
    let article = "-D-----------------a------";
    vec![
        (
            BearoffIdError::Text(TextError::Unknown),
            "this is neither a position ID nor an XGID",
            texts(&[
                "",
                " \n\t",
                "Position ID:",
                "GNUID=",
                // A link without an ID.
                "https://example.com/bearoff.html",
            ]),
        ),
        (
            BearoffIdError::Text(TextError::Length { characters: 13 }),
            "a position ID has 14 characters; this has 13",
            texts(&[
                "IAAAPAAAAAAAA",
                "IAAAPAAAAAAAA:cAkAAAAAAAAA",
                "GNUID=IAAAPAAAAAAAA:cAkAAAAAAAAA",
            ]),
        ),
        (
            BearoffIdError::Text(TextError::Length { characters: 15 }),
            "a position ID has 14 characters; this has 15",
            texts(&["IAAAPAAAAAAAAAA"]),
        ),
        (
            BearoffIdError::Text(TextError::Character { at: 14, found: '!' }),
            "character 14 is \"!\", which cannot stand there",
            texts(&["IAAAPAAAAAAAA!"]),
        ),
        (
            BearoffIdError::Text(TextError::Character {
                at: 1, found: 'Ｉ'
            }),
            "character 1 is \"Ｉ\", which cannot stand there",
            texts(&["ＩAAAPAAAAAAAAA"]),
        ),
        (
            // The first has more than fifteen ones in a row. The second sets one of the four bits
            // that follow the board.
            BearoffIdError::Text(TextError::NoBoard),
            "this position ID describes no board",
            texts(&["//////////////", "IAAAPAAAAAAAAB"]),
        ),
        (
            BearoffIdError::Text(TextError::Places { places: 25 }),
            "an XGID's board has 26 places; this has 25",
            with_and_without_label(xgid(&article[1..], "1")),
        ),
        (
            BearoffIdError::Text(TextError::Places { places: 27 }),
            "an XGID's board has 26 places; this has 27",
            with_and_without_label(xgid(&format!("{article}-"), "1")),
        ),
        (
            BearoffIdError::Text(TextError::Places { places: 0 }),
            "an XGID's board has 26 places; this has 0",
            texts(&["XGID=", "XGID=:0:0:1"]),
        ),
        (
            BearoffIdError::Text(TextError::NoTurn),
            "this XGID does not say whose turn it is",
            vec![
                xgid(article, ""),
                xgid(article, "2"),
                format!("XGID={article}"),
                article.into(),
                format!("XGID={article}:0:0"),
            ],
        ),
        (
            BearoffIdError::Text(TextError::Character { at: 2, found: 'P' }),
            "character 2 is \"P\", which cannot stand there",
            with_and_without_label(xgid("-P-----------------a------", "1")),
        ),
        (
            // X's checker stands on O's bar.
            BearoffIdError::Text(TextError::Character { at: 1, found: 'A' }),
            "character 1 is \"A\", which cannot stand there",
            vec![xgid("AD-----------------a------", "1")],
        ),
        (
            // O's checker stands on X's bar.
            BearoffIdError::Text(TextError::Character { at: 26, found: 'a' }),
            "character 26 is \"a\", which cannot stand there",
            vec![xgid("-D-----------------a-----a", "1")],
        ),
    ]
}

/// Returns an XGID with its label and without.
fn with_and_without_label(xgid: String) -> Vec<String> {
    let alone = xgid.replace("XGID=", "");
    vec![xgid, alone]
}

/// Returns IDs of boards that are not bear-offs.
fn other_boards() -> Vec<RefusedTexts> {
    let one = [(1, 1)];
    vec![
        (
            BearoffIdError::Contact,
            CONTACT,
            vec![
                // The starting position, a checker on X's 20 point (O's 5 point), and checkers on
                // the bar.
                "4HPwATDgc/ABMA".into(),
                id(&[(20, 1)], &[(6, 1)]),
                id(&[(25, 1)], &one),
                id(&one, &[(25, 1)]),
                xgid("-D-----------------a-----A", "1"),
                xgid("aD-----------------a------", "1"),
                xgid("-b----E-C---eE---c-e----B-", "1"),
            ],
        ),
        (
            BearoffIdError::NotHome {
                side: Side::X,
                point: 7,
            },
            "X still has a checker on her 7 point: not all are home",
            vec![id(&[(7, 1)], &one), xgid("-D-----A-----------a------", "1")],
        ),
        (
            // Place 18 of the XGID's board is O's 7 point.
            BearoffIdError::NotHome {
                side: Side::O,
                point: 7,
            },
            "O still has a checker on her 7 point: not all are home",
            vec![
                id(&one, &[(6, 3), (7, 2)]),
                xgid("-D----------------aa------", "1"),
            ],
        ),
        (
            BearoffIdError::Position(PositionError::TooMany {
                side: Side::X,
                count: 16,
            }),
            "X has 16 checkers; a side has at most 15",
            vec![
                id(&[(1, 8), (6, 8)], &one),
                xgid("-OA----------------a------", "1"),
            ],
        ),
        (
            BearoffIdError::Position(PositionError::TooMany {
                side: Side::O,
                count: 16,
            }),
            "O has 16 checkers; a side has at most 15",
            vec![
                id(&one, &[(1, 8), (6, 8)]),
                xgid("-D-----------------ao-----", "-1"),
            ],
        ),
        (
            BearoffIdError::Position(PositionError::Finished { side: Side::X }),
            "X has no checker left: the game is over",
            vec![id(&[], &one), xgid("-------------------a------", "1")],
        ),
        (
            BearoffIdError::Position(PositionError::Finished { side: Side::O }),
            "O has no checker left: the game is over",
            vec![id(&one, &[]), xgid("-D------------------------", "1")],
        ),
        (
            BearoffIdError::Position(PositionError::Empty),
            "there is no checker on the board",
            vec![id(&[], &[]), xgid("--------------------------", "1")],
        ),
    ]
}

#[test]
fn errors_give_reasons_and_details() {
    for (error, sentence, texts) in malformed_texts().into_iter().chain(other_boards()) {
        assert_eq!(error.to_string(), sentence);
        for text in texts {
            assert_eq!(bearoff_id::parse(&text), Err(error), "{text:?}");
            // White space around a text does not matter.
            assert_eq!(
                bearoff_id::parse(&format!("  {text}\r\n")),
                Err(error),
                "{text:?}"
            );
        }
    }
}

/// Parses a text and returns only its position.
fn parse_position(text: &str) -> Result<Position, BearoffIdError> {
    bearoff_id::parse(text).map(|reading| reading.position)
}

#[test]
fn ids_parse_in_the_forms_that_programs_print() {
    let article = position([4, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 1]);
    let o_rolls = article.with_on_roll(Side::O);
    for (text, expected) in [
        ("IAAAPAAAAAAAAA", article),
        (" IAAAPAAAAAAAAA\n", article),
        ("IAAAPAAAAAAAAA:cAkAAAAAAAAA", article),
        (
            " Position ID: IAAAPAAAAAAAAA Match ID: cAkAAAAAAAAA",
            article,
        ),
        (
            "GNU Backgammon  Position ID: IAAAPAAAAAAAAA\n   Match ID   : cAkAAAAAAAAA\n",
            article,
        ),
        (
            "XGID=-D-----------------a------:0:0:1:00:0:0:0:0:10",
            article,
        ),
        ("-D-----------------a------:0:0:1:00:0:0:0:0:10", article),
        // Dice, a cube and a match score do not change the position.
        (
            "eXtreme Gammon  XGID=-D-----------------a------:1:-1:1:52:3:2:0:7:10 (5 points)",
            article,
        ),
        (
            "XGID=-D-----------------a------:0:0:-1:00:0:0:0:0:10",
            o_rolls,
        ),
        ("XGID=-D-----------------a------:0:0:1", article),
        ("-D-----------------a------:0:0:1", article),
        ("xgid=-D-----------------a------:0:0:1", article),
        ("GNUID=IAAAPAAAAAAAAA:cAkAAAAAAAAA", article),
        ("\r\n\tGNUID=IAAAPAAAAAAAAA\n", article),
        (
            "position id: IAAAPAAAAAAAAA match id: cAkAAAAAAAAA",
            article,
        ),
        (
            "\n\n  -D-----------------a------:0:0:1:00:0:0:0:0:10\n\nX:You   O:Me\n",
            article,
        ),
    ] {
        assert_eq!(parse_position(text), Ok(expected), "{text:?}");
    }
}

#[test]
fn position_ids_are_written_from_the_side_on_roll() {
    // A position ID does not say who is on roll. The parser takes that side for X.
    let article = position([4, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 1]);
    let o_rolls = article.with_on_roll(Side::O);
    assert_eq!(parse_position(&position_id(o_rolls)), Ok(article.swapped()));
    assert_ne!(position_id(o_rolls), position_id(article));
}

#[test]
fn constructors_refuse_sixteen_checkers_and_finished_games() {
    for side in [Side::X, Side::O] {
        let create = |own: Points, other: Points| match side {
            Side::X => Position::from_points(own, other),
            Side::O => Position::from_points(other, own),
        };
        let one = [0, 0, 0, 0, 0, 1];
        let fifteen = [0, 0, 0, 0, 0, 15];
        assert!(create(fifteen, one).is_ok());
        let sixteen = PositionError::TooMany { side, count: 16 };
        assert_eq!(create([1, 0, 0, 0, 0, 15], one), Err(sixteen));
        let maximum = PositionError::TooMany {
            side,
            count: 6 * 255,
        };
        assert_eq!(create([255; 6], one), Err(maximum));
        assert_eq!(create([0; 6], one), Err(PositionError::Finished { side }));
    }
    assert_eq!(
        Position::from_points([0; 6], [0; 6]),
        Err(PositionError::Empty)
    );
    let error = Checkers::new([16, 0, 0, 0, 0, 0]).unwrap_err();
    assert_eq!(error, TooManyCheckers { count: 16 });
    assert_eq!(error.to_string(), "a side has 15 checkers, not 16");
}
