//! IDs in the texts in which people find and paste them: labels, quotes, other sites' links, typographic dashes.

use rollout_lab::backgammon::position_id::board_id::ParsedBoard;
use rollout_lab::backgammon::position_id::{
    BoardIdError, CubeOffer, MatchScore, OtherFormat, TextError, board_id, find,
};
use rollout_lab::backgammon::side::Side;
use rollout_lab::rollout::dice::Roll;

use crate::golden_contact::{Pasted, pasted};

/// The text of the collection whose reason to be there begins so.
fn case(why: &str) -> Pasted {
    let mut all = pasted().into_iter();
    all.find(|case| case.why.starts_with(why)).expect(why)
}

fn read(text: &str) -> ParsedBoard {
    board_id::parse(text).unwrap_or_else(|error| panic!("{text:?}: {error}"))
}

#[test]
fn ids_are_found_in_texts_as_people_paste_them() {
    let ids: Vec<_> = pasted()
        .into_iter()
        .filter(|case| case.expected.len() == 14)
        .collect();
    assert_eq!(ids.len(), 9);
    for case in ids {
        let expected = read(&case.expected).board;
        assert_eq!(read(&case.text).board, expected, "{}", case.why);
        // Mails, Markdown, HTML and sentences put such signs around an ID.
        for (before, behind) in [
            ("> ", "\n> Whose roll is it?"),
            ("(", ")."),
            ("“", "”, please"),
            ("<code>", "</code>"),
            ("[", "](https://example.com/page)"),
            ("Position: ", ";"),
            ("What is the XGID of ", "?"),
        ] {
            let text = [before, &case.text, behind].concat();
            assert_eq!(read(&text).board, expected, "{text:?}");
        }
    }
}

#[test]
fn typographic_dashes_are_the_hyphens_that_they_were() {
    let dashes = case("typographic");
    let hyphens = "XGID=-ABaBBD--b-C-----Abdd-b---:0:0:1:00:0:0:0:0:10";
    assert_eq!(read(&dashes.text), read(hyphens));
    // Without the label, with non-breaking hyphens, and with minus signs.
    for text in [
        dashes.text["XGID=".len()..].to_owned(),
        hyphens.replace('-', "\u{2011}"),
        hyphens.replace('-', "−"),
    ] {
        assert_eq!(read(&text), read(hyphens), "{text}");
    }
    // Percent-encoded, as a link has it: U+2013 is E2 80 93 in UTF-8, U+2014 is E2 80 94.
    let encoded = dashes
        .text
        .replace('–', "%E2%80%93")
        .replace('—', "%E2%80%94");
    assert_eq!(read(&encoded), read(hyphens));
    // A minus sign of the turn.
    let white = hyphens.replace(":0:0:1:", ":0:0:−1:");
    assert_eq!(read(&white).on_roll, Side::O);
    // A dash too few leaves 25 places.
    assert_eq!(
        board_id::parse(&dashes.text.replacen('–', "-", 1)),
        Err(BoardIdError::Text(TextError::Places { places: 25 }))
    );
}

#[test]
fn percent_encoded_fields_are_read_with_their_dice_and_match() {
    // https://example.com/analysis?xgid=XGID%3D…%3A31%3A0%3A0%3A0%3A7%3A10
    let reading = read(&case("percent-encoded").text);
    assert_eq!(reading.roll, Roll::new(3, 1));
    let score = MatchScore {
        x: 0,
        o: 0,
        length: 7,
    };
    assert_eq!(reading.ignored.score, Some(score));
}

#[test]
fn a_plus_that_a_link_has_turned_into_a_space_is_a_plus() {
    // Fifteen checkers a side: the golden bear-off with a plus in its ID.
    let id = "2+4OAADt7g4AAA";
    for text in [
        "2 4OAADt7g4AAA",
        "2%2B4OAADt7g4AAA",
        "https://example.com/?id=2+4OAADt7g4AAA&match=cAkAAAAAAAAA",
        "set board 2 4OAADt7g4AAA",
    ] {
        assert_eq!(read(text).board, read(id).board, "{text}");
    }
    // Two words with a space between are no such ID if they describe no board.
    assert!(board_id::parse("it responsibil").is_err());
}

#[test]
fn a_match_id_is_found_before_and_behind_its_position_id() {
    // The manual's example: a match to nine, 5-2 rolled by the side on roll, who has 4 points to 2.
    let expected = read("4HPwATDgc/ABMA:QYkqASAAIAAA");
    assert_eq!(expected.roll, Roll::new(5, 2));
    for text in [
        "QYkqASAAIAAA 4HPwATDgc/ABMA",
        "QYkqASAAIAAA:4HPwATDgc/ABMA",
        "4HPwATDgc/ABMA QYkqASAAIAAA",
        "GNUBGID 4HPwATDgc/ABMA:QYkqASAAIAAA.",
        "https://example.com/?position=4HPwATDgc/ABMA:QYkqASAAIAAA&x=1",
    ] {
        assert_eq!(read(text), expected, "{text}");
    }
    // Words stand between: it is not clear whose match that is.
    let apart = read("match QYkqASAAIAAA was his, set board 4HPwATDgc/ABMA");
    assert_eq!((apart.board, apart.roll), (expected.board, None));
}

#[test]
fn with_the_top_player_on_roll_cube_and_score_follow_the_sides() {
    // Turn −1: the player at the top has 0 points of 5, his opponent at the bottom has 3 and the cube on 2. Seen by the side
    // on roll, X.
    let reading = read("XGID=-b----E-C---eE---c-e----B-:1:1:-1:00:3:0:0:5:10");
    assert_eq!(reading.on_roll, Side::O);
    let score = MatchScore {
        x: 0,
        o: 3,
        length: 5,
    };
    assert_eq!(reading.ignored.score, Some(score));
    assert_eq!(
        (reading.ignored.cube, reading.ignored.owner),
        (Some(2), Some(Side::O))
    );
    // The one at the top has doubled with his own cube: the turn is the doubler's.
    let doubled = read("XGID=-b----E-C---eE---c-e----B-:1:-1:-1:D:0:0:0:0:10").ignored;
    assert_eq!(
        (doubled.offer, doubled.doubler),
        (Some(CubeOffer::Double), Some(Side::X))
    );
    assert_eq!((doubled.cube, doubled.owner), (Some(2), Some(Side::X)));
}

#[test]
fn beavers_and_raccoons_on_offer_are_known() {
    let text = "---BCCD-B-A--a-a-b-dcca---:0:0:1:B:0:0:3:0:10";
    let reading = read(text);
    assert_eq!(reading.ignored.offer, Some(CubeOffer::Beaver));
    assert!(reading.ignored.jacoby && reading.ignored.beavers && !reading.ignored.malformed);
    let raccoon = text.replace(":B:", ":R:");
    assert_eq!(read(&raccoon).ignored.offer, Some(CubeOffer::Raccoon));
}

#[test]
fn other_formats_are_named() {
    // As GNU Backgammon and this project write them.
    let sgf = include_str!("../golden/hand-session.sgf");
    let mat = include_str!("../golden/hand-session.mat");
    let match_of_seven = " 7 point match\n\n Game 1\n White : 0    Black : 0\n  1)    31: 8/5 6/5";
    for (text, format) in [
        (sgf, OtherFormat::SmartGameFormat),
        (mat, OtherFormat::MatchFile),
        (match_of_seven, OtherFormat::MatchFile),
        (" 12) 31: 8/5 6/5   52: 13/8 13/11", OtherFormat::MatchFile),
        (
            "11jjjjjhhhccccc:ooddddd88866666:N0N::W:IW:0:0:1:0",
            OtherFormat::OpenGammonId,
        ),
        (
            "OGID 11jjjjjhhhccccc:ooddddd88866666:W1N:31:W:IW",
            OtherFormat::OpenGammonId,
        ),
    ] {
        let error = TextError::OtherFormat(format);
        assert_eq!(
            board_id::parse(text),
            Err(BoardIdError::Text(error)),
            "{text}"
        );
    }
}

#[test]
fn words_and_addresses_are_no_ids() {
    for text in [
        "Who wins this?",
        "https://example.com/backgammon/responsibility",
        "see page 12, position 14",
        "responsibility introductions",
    ] {
        assert!(board_id::parse(text).is_err(), "{text}");
    }
}

#[test]
fn what_was_found_is_written_as_programs_write_it() {
    for (text, written) in [
        ("`4HPwATDgc/ABMA`.", "4HPwATDgc/ABMA"),
        ("QYkqASAAIAAA 4HPwATDgc/ABMA", "4HPwATDgc/ABMA:QYkqASAAIAAA"),
        (
            "<XGID: -b————C---eE---c-e----B->",
            "XGID=-b------------C---eE---c-e----B->",
        ),
        (
            "https://example.com/?xgid=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10&x",
            "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10",
        ),
    ] {
        assert_eq!(
            find(text).map(|found| found.to_string()),
            Ok(written.to_owned())
        );
    }
}
