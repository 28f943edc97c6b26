//! IDs in texts as people paste them: with labels, quotes, links of other sites and typographic
//! dashes.

use rollout_lab::backgammon::position_id::board_id::ParsedBoard;
use rollout_lab::backgammon::position_id::{
    BoardIdError, CubeOffer, MatchScore, OtherFormat, TextError, board_id, find,
};
use rollout_lab::backgammon::side::Side;
use rollout_lab::rollout::dice::Roll;

use crate::golden_contact::{Pasted, pasted};

/// Returns the case of the collection whose reason begins with `why`.
fn case(why: &str) -> Pasted {
    let mut all = pasted().into_iter();
    all.find(|case| case.why.starts_with(why)).expect(why)
}

/// Parses a text that must name a board.
fn parse(text: &str) -> ParsedBoard {
    board_id::parse(text).unwrap_or_else(|error| panic!("{text:?}: {error}"))
}

#[test]
fn ids_are_found_in_pasted_texts() {
    let ids: Vec<_> = pasted()
        .into_iter()
        .filter(|case| case.expected.len() == 14)
        .collect();
    assert_eq!(ids.len(), 9);
    for case in ids {
        let expected = parse(&case.expected).board;
        assert_eq!(parse(&case.text).board, expected, "{}", case.why);
        // Mails, Markdown, HTML and sentences put such characters around an ID.
        for (before, after) in [
            ("> ", "\n> Whose roll is it?"),
            ("(", ")."),
            ("“", "”, please"),
            ("<code>", "</code>"),
            ("[", "](https://example.com/page)"),
            ("Position: ", ";"),
            ("What is the XGID of ", "?"),
        ] {
            let text = [before, &case.text, after].concat();
            assert_eq!(parse(&text).board, expected, "{text:?}");
        }
    }
}

#[test]
fn typographic_dashes_are_parsed_as_hyphens() {
    let dashes = case("typographic");
    let hyphens = "XGID=-ABaBBD--b-C-----Abdd-b---:0:0:1:00:0:0:0:0:10";
    assert_eq!(parse(&dashes.text), parse(hyphens));
    // Without the label, with non-breaking hyphens, and with minus signs.
    for text in [
        dashes.text["XGID=".len()..].to_owned(),
        hyphens.replace('-', "\u{2011}"),
        hyphens.replace('-', "−"),
    ] {
        assert_eq!(parse(&text), parse(hyphens), "{text}");
    }
    // Percent-encoded as in links: U+2013 is E2 80 93 in UTF-8, U+2014 is E2 80 94.
    let encoded = dashes
        .text
        .replace('–', "%E2%80%93")
        .replace('—', "%E2%80%94");
    assert_eq!(parse(&encoded), parse(hyphens));
    // The turn with a minus sign.
    let white = hyphens.replace(":0:0:1:", ":0:0:−1:");
    assert_eq!(parse(&white).on_roll, Side::O);
    // With a dash missing, 25 places are left.
    assert_eq!(
        board_id::parse(&dashes.text.replacen('–', "-", 1)),
        Err(BoardIdError::Text(TextError::Places { places: 25 }))
    );
}

#[test]
fn percent_encoded_fields_give_dice_and_score() {
    // https://example.com/analysis?xgid=XGID%3D…%3A31%3A0%3A0%3A0%3A7%3A10
    let reading = parse(&case("percent-encoded").text);
    assert_eq!(reading.roll, Roll::new(3, 1));
    let score = MatchScore {
        x: 0,
        o: 0,
        length: 7,
    };
    assert_eq!(reading.ignored.score, Some(score));
}

#[test]
fn spaces_that_were_pluses_are_parsed_as_pluses() {
    // A golden bear-off of fifteen checkers a side, whose ID has a plus.
    let id = "2+4OAADt7g4AAA";
    for text in [
        "2 4OAADt7g4AAA",
        "2%2B4OAADt7g4AAA",
        "https://example.com/?id=2+4OAADt7g4AAA&match=cAkAAAAAAAAA",
        "set board 2 4OAADt7g4AAA",
    ] {
        assert_eq!(parse(text).board, parse(id).board, "{text}");
    }
    // Two words with a space are not an ID unless they describe a board.
    assert!(board_id::parse("it responsibil").is_err());
}

#[test]
fn match_ids_are_found_before_and_after_position_ids() {
    // The manual's example: a match to nine. The side on roll has rolled 5-2, and has 4 points to
    // 2.
    let expected = parse("4HPwATDgc/ABMA:QYkqASAAIAAA");
    assert_eq!(expected.roll, Roll::new(5, 2));
    for text in [
        "QYkqASAAIAAA 4HPwATDgc/ABMA",
        "QYkqASAAIAAA:4HPwATDgc/ABMA",
        "4HPwATDgc/ABMA QYkqASAAIAAA",
        "GNUBGID 4HPwATDgc/ABMA:QYkqASAAIAAA.",
        "https://example.com/?position=4HPwATDgc/ABMA:QYkqASAAIAAA&x=1",
    ] {
        assert_eq!(parse(text), expected, "{text}");
    }
    // With words between them, the match ID may belong to another position.
    let apart = parse("match QYkqASAAIAAA was his, set board 4HPwATDgc/ABMA");
    assert_eq!((apart.board, apart.roll), (expected.board, None));
}

#[test]
fn cube_and_score_follow_the_side_on_roll() {
    // Turn −1: the player at the top is on roll and becomes X, with 0 points of 5. The opponent at
    // the bottom has 3 points and owns the cube at 2.
    let reading = parse("XGID=-b----E-C---eE---c-e----B-:1:1:-1:00:3:0:0:5:10");
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
    // The player at the top has doubled with his own cube. The turn is the doubler's.
    let doubled = parse("XGID=-b----E-C---eE---c-e----B-:1:-1:-1:D:0:0:0:0:10").ignored;
    assert_eq!(
        (doubled.offer, doubled.doubler),
        (Some(CubeOffer::Double), Some(Side::X))
    );
    assert_eq!((doubled.cube, doubled.owner), (Some(2), Some(Side::X)));
}

#[test]
fn offered_beavers_and_raccoons_are_reported() {
    let text = "---BCCD-B-A--a-a-b-dcca---:0:0:1:B:0:0:3:0:10";
    let reading = parse(text);
    assert_eq!(reading.ignored.offer, Some(CubeOffer::Beaver));
    assert!(reading.ignored.jacoby && reading.ignored.beavers && !reading.ignored.malformed);
    let raccoon = text.replace(":B:", ":R:");
    assert_eq!(parse(&raccoon).ignored.offer, Some(CubeOffer::Raccoon));
}

#[test]
fn errors_name_other_formats() {
    // Files that GNU Backgammon and this project wrote.
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
fn words_and_addresses_are_not_ids() {
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
fn found_ids_are_written_in_standard_form() {
    for (text, expected) in [
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
            Ok(expected.to_owned())
        );
    }
}
