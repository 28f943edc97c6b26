//! Texts that name no bear-off: each is refused with the reason and its facts, and none brings the reader down.

use crate::common::bearoff::{Points, position};
use crate::common::written_ids::{board, written};
use rollout_lab::backgammon::bearoff_db::{Checkers, Position, PositionError, TooManyCheckers};
use rollout_lab::backgammon::position_id::bearoff_id::{BearoffIdError, position_id};
use rollout_lab::backgammon::position_id::{TextError, bearoff_id};
use rollout_lab::backgammon::side::Side;

#[test]
fn the_tests_write_ids_as_the_manual_does() {
    // The starting position, from the manual.
    let start = board(&[(6, 5), (8, 3), (13, 5), (24, 2)]);
    assert_eq!(written(start, start), "4HPwATDgc/ABMA");
}

/// Texts, why they are refused, and the sentence for it.
type Refused = (BearoffIdError, &'static str, Vec<String>);

fn of(on_roll: &[(usize, u8)], other: &[(usize, u8)]) -> String {
    written(board(on_roll), board(other))
}

fn as_xgid(board: &str, turn: &str) -> String {
    format!("XGID={board}:0:0:{turn}:00:0:0:0:0:10")
}

const CONTACT: &str = "the two sides have not passed each other: this is no bear-off";

fn refused_by_their_looks() -> Vec<Refused> {
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
                // A link without one.
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
            // More than fifteen ones in a row; a bit in the last character's half that belongs to no board.
            BearoffIdError::Text(TextError::NoBoard),
            "this position ID describes no board",
            texts(&["//////////////", "IAAAPAAAAAAAAB"]),
        ),
        (
            BearoffIdError::Text(TextError::Places { places: 25 }),
            "an XGID's board has 26 places; this has 25",
            in_both_ways(as_xgid(&article[1..], "1")),
        ),
        (
            BearoffIdError::Text(TextError::Places { places: 27 }),
            "an XGID's board has 26 places; this has 27",
            in_both_ways(as_xgid(&format!("{article}-"), "1")),
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
                as_xgid(article, ""),
                as_xgid(article, "2"),
                format!("XGID={article}"),
                article.into(),
                format!("XGID={article}:0:0"),
            ],
        ),
        (
            BearoffIdError::Text(TextError::Character { at: 2, found: 'P' }),
            "character 2 is \"P\", which cannot stand there",
            in_both_ways(as_xgid("-P-----------------a------", "1")),
        ),
        (
            // X's checker on O's bar.
            BearoffIdError::Text(TextError::Character { at: 1, found: 'A' }),
            "character 1 is \"A\", which cannot stand there",
            vec![as_xgid("AD-----------------a------", "1")],
        ),
        (
            // O's on X's.
            BearoffIdError::Text(TextError::Character { at: 26, found: 'a' }),
            "character 26 is \"a\", which cannot stand there",
            vec![as_xgid("-D-----------------a-----a", "1")],
        ),
    ]
}

/// With its label and without.
fn in_both_ways(xgid: String) -> Vec<String> {
    let alone = xgid.replace("XGID=", "");
    vec![xgid, alone]
}

fn refused_for_their_board() -> Vec<Refused> {
    let one = [(1, 1)];
    vec![
        (
            BearoffIdError::Contact,
            CONTACT,
            vec![
                // The starting position; X's 20 point is O's 5 point; somebody on the bar.
                "4HPwATDgc/ABMA".into(),
                of(&[(20, 1)], &[(6, 1)]),
                of(&[(25, 1)], &one),
                of(&one, &[(25, 1)]),
                as_xgid("-D-----------------a-----A", "1"),
                as_xgid("aD-----------------a------", "1"),
                as_xgid("-b----E-C---eE---c-e----B-", "1"),
            ],
        ),
        (
            BearoffIdError::NotHome {
                side: Side::X,
                point: 7,
            },
            "X still has a checker on her 7 point: not all are home",
            vec![
                of(&[(7, 1)], &one),
                as_xgid("-D-----A-----------a------", "1"),
            ],
        ),
        (
            // Place 18, counted from the bottom, is O's 7 point.
            BearoffIdError::NotHome {
                side: Side::O,
                point: 7,
            },
            "O still has a checker on her 7 point: not all are home",
            vec![
                of(&one, &[(6, 3), (7, 2)]),
                as_xgid("-D----------------aa------", "1"),
            ],
        ),
        (
            BearoffIdError::Position(PositionError::TooMany {
                side: Side::X,
                count: 16,
            }),
            "X has 16 checkers; a side has at most 15",
            vec![
                of(&[(1, 8), (6, 8)], &one),
                as_xgid("-OA----------------a------", "1"),
            ],
        ),
        (
            BearoffIdError::Position(PositionError::TooMany {
                side: Side::O,
                count: 16,
            }),
            "O has 16 checkers; a side has at most 15",
            vec![
                of(&one, &[(1, 8), (6, 8)]),
                as_xgid("-D-----------------ao-----", "-1"),
            ],
        ),
        (
            BearoffIdError::Position(PositionError::Finished { side: Side::X }),
            "X has no checker left: the game is over",
            vec![of(&[], &one), as_xgid("-------------------a------", "1")],
        ),
        (
            BearoffIdError::Position(PositionError::Finished { side: Side::O }),
            "O has no checker left: the game is over",
            vec![of(&one, &[]), as_xgid("-D------------------------", "1")],
        ),
        (
            BearoffIdError::Position(PositionError::Empty),
            "there is no checker on the board",
            vec![of(&[], &[]), as_xgid("--------------------------", "1")],
        ),
    ]
}

#[test]
fn what_names_no_bear_off_is_refused_with_the_reason_and_its_facts() {
    let (looks, boards) = (refused_by_their_looks(), refused_for_their_board());
    for (error, sentence, texts) in looks.into_iter().chain(boards) {
        assert_eq!(error.to_string(), sentence);
        for text in texts {
            assert_eq!(bearoff_id::parse(&text), Err(error), "{text:?}");
            // White space around it is ignored.
            assert_eq!(
                bearoff_id::parse(&format!("  {text}\r\n")),
                Err(error),
                "{text:?}"
            );
        }
    }
}

fn position_of(text: &str) -> Result<Position, BearoffIdError> {
    bearoff_id::parse(text).map(|reading| reading.position)
}

#[test]
fn ids_are_read_as_programs_print_them() {
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
        // Rolled already, a cube, a match: the board and the turn matter.
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
        assert_eq!(position_of(text), Ok(expected), "{text:?}");
    }
}

#[test]
fn a_position_id_is_from_the_side_on_roll() {
    // It does not say who that is: read again, she is X.
    let article = position([4, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 1]);
    let o_rolls = article.with_on_roll(Side::O);
    assert_eq!(position_of(&position_id(o_rolls)), Ok(article.swapped()));
    assert_ne!(position_id(o_rolls), position_id(article));
}

#[test]
fn sixteen_checkers_and_finished_games_are_refused_when_typed_in_too() {
    for side in [Side::X, Side::O] {
        let both = |hers: Points, the_others: Points| match side {
            Side::X => Position::from_points(hers, the_others),
            Side::O => Position::from_points(the_others, hers),
        };
        let one = [0, 0, 0, 0, 0, 1];
        let fifteen = [0, 0, 0, 0, 0, 15];
        assert!(both(fifteen, one).is_ok());
        let sixteen = PositionError::TooMany { side, count: 16 };
        assert_eq!(both([1, 0, 0, 0, 0, 15], one), Err(sixteen));
        let most = PositionError::TooMany {
            side,
            count: 6 * 255,
        };
        assert_eq!(both([255; 6], one), Err(most));
        assert_eq!(both([0; 6], one), Err(PositionError::Finished { side }));
    }
    assert_eq!(
        Position::from_points([0; 6], [0; 6]),
        Err(PositionError::Empty)
    );
    let error = Checkers::new([16, 0, 0, 0, 0, 0]).unwrap_err();
    assert_eq!(error, TooManyCheckers { count: 16 });
    assert_eq!(error.to_string(), "a side has 15 checkers, not 16");
}
