//! Positions that are read from IDs, written as IDs, or refused with the reason.

use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

use super::super::module::{call, get, keys, module, number};
use super::super::refusals::{assert_wrong_shape, refused};
use super::super::seeds::non_strings;
use super::super::shapes::to_json;
use super::{EIGHT, Points, SEVEN, cases, position};

fn read(text: &str) -> JsValue {
    call(&module(), "readPosition", &[&text.into()])
        .unwrap_or_else(|thrown| panic!("{text}: {thrown:?}"))
}

fn describe(position: &JsValue) -> JsValue {
    call(&module(), "describePosition", &[position]).expect("facts")
}

fn xgid(places: &str) -> String {
    format!("XGID={places}:0:0:1:00:0:0:0:0:10")
}

#[track_caller]
fn assert_same(position: &JsValue, other: &JsValue) {
    for key in ["x", "o", "onRoll"] {
        assert_eq!(to_json(&get(position, key)), to_json(&get(other, key)));
    }
}

#[wasm_bindgen_test]
fn reference_positions_round_trip_through_ids() {
    for case in cases() {
        let expected = position(case.x, case.o, "x");
        // An XGID has the field of a centred cube.
        let centred = NOTHING_ASIDE.replace(r#""centred":false"#, r#""centred":true"#);
        for (id, aside) in [(&case.gnubg_id, NOTHING_ASIDE), (&case.xgid, &centred)] {
            let read = read(id);
            assert_eq!(keys(&read), ["x", "o", "onRoll", "aside"]);
            assert_same(&read, &expected);
            assert_eq!(to_json(&get(&read, "aside")), aside);
        }
        let facts = describe(&expected);
        assert_eq!(keys(&facts), ["positionId", "xgid", "pips", "reach"]);
        assert_eq!(get(&facts, "positionId"), case.gnubg_id.as_str());
        assert_eq!(get(&facts, "xgid"), case.xgid.as_str());
        for (side, points) in [("pips.x", case.x), ("pips.o", case.o)] {
            let pips: u8 = (1..).zip(points).map(|(pips, count)| pips * count).sum();
            assert_eq!(number(&facts, side), f64::from(pips));
        }
        assert_eq!(get(&facts, "reach"), "six");
    }
}

#[wasm_bindgen_test]
fn checkers_are_counted_also_after_the_end_of_a_game() {
    // 2 × 1 + 3 × 6 pips.
    let over = position([2, 0, 0, 0, 0, 3], [0; 6], "x");
    let counts = call(&module(), "countCheckers", &[&over]).expect("counts");
    assert_eq!(
        to_json(&counts),
        r#"{"pips":{"x":20,"o":0},"off":{"x":10,"o":15}}"#
    );
    let many = position([16, 0, 0, 0, 0, 0], [0; 6], "x");
    let (_, code) = refused(call(&module(), "countCheckers", &[&many]));
    assert_eq!(code, "PositionTooMany");
}

#[wasm_bindgen_test]
fn ids_are_found_in_surrounding_text() {
    let case = &cases()[1];
    let expected = position(case.x, case.o, "x");
    let (id, xgid) = (&case.gnubg_id, &case.xgid);
    for text in [
        format!(" \n{id}\t"),
        format!("Position ID: {id} Match ID: cAkAAAAAAAAA"),
        format!("{id}:cAkAAAAAAAAA"),
        format!("  {xgid}\r\nX:Player 1   O:Player 2"),
        xgid.replace("XGID=", ""),
        format!("GNUID={id}:cAkAAAAAAAAA"),
        // Cube, dice and match do not change the position.
        xgid.replace(":0:0:1:00:0:0:0:0:10", ":2:-1:1:63:3:2:0:7:8"),
    ] {
        assert_same(&read(&text), &expected);
    }
}

/// The ignored fields of a position ID alone.
const NOTHING_ASIDE: &str = r#"{"score":null,"crawford":false,"cube":null,"owner":null,"centred":false,"offer":null,"doubler":null,"dice":null,"jacoby":false,"beavers":false,"unread":false}"#;

#[wasm_bindgen_test]
fn ignored_fields_are_returned() {
    let of = |fields: &str| {
        let text = format!("-D-----------------a------:{fields}");
        to_json(&get(&read(&text), "aside"))
    };
    assert_eq!(
        of("1:-1:1:52:3:4:1:7:10"),
        r#"{"score":{"x":3,"o":4,"length":7},"crawford":true,"cube":2,"owner":"o","centred":false,"offer":null,"doubler":null,"dice":[5,2],"jacoby":false,"beavers":false,"unread":false}"#
    );
    assert_eq!(
        of("0:1:1:D:x:0:3:0:10"),
        r#"{"score":null,"crawford":false,"cube":1,"owner":"x","centred":false,"offer":"double","doubler":"x","dice":null,"jacoby":true,"beavers":true,"unread":true}"#
    );
}

/// Sides of all sizes.
const SIDES: [Points; 8] = [
    [1, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 1],
    [1, 1, 1, 1, 1, 1],
    [6, 0, 0, 0, 0, 0],
    SEVEN,
    EIGHT,
    [15, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 15],
];

#[wasm_bindgen_test]
fn ids_round_trip_for_both_sides_on_roll() {
    for x in SIDES {
        for o in SIDES {
            let with_x = position(x, o, "x");
            let facts = describe(&with_x);
            assert_same(&read(&text_of(&facts, "xgid")), &with_x);
            assert_same(&read(&text_of(&facts, "positionId")), &with_x);
            let reach = if x.iter().sum::<u8>().max(o.iter().sum()) <= 6 {
                "six"
            } else {
                "all"
            };
            assert_eq!(get(&facts, "reach"), reach);

            let with_o = position(x, o, "o");
            let facts = describe(&with_o);
            let xgid = text_of(&facts, "xgid");
            assert!(xgid.contains(":0:0:-1:"), "{xgid}");
            assert_same(&read(&xgid), &with_o);
            // A position ID does not name X, so the side on roll is read as X.
            let swapped = position(o, x, "x");
            assert_same(&read(&text_of(&facts, "positionId")), &swapped);
        }
    }
}

fn text_of(facts: &JsValue, name: &str) -> String {
    get(facts, name).as_string().expect(name)
}

/// The facts of a refusal. Other facts must be absent.
#[derive(Default)]
struct Facts {
    side: Option<&'static str>,
    count: Option<u32>,
    at: Option<u32>,
    found: Option<&'static str>,
}

const NOTHING: Facts = Facts {
    side: None,
    count: None,
    at: None,
    found: None,
};

const fn side(side: &'static str) -> Facts {
    Facts {
        side: Some(side),
        ..NOTHING
    }
}

const fn count(count: u32) -> Facts {
    Facts {
        count: Some(count),
        ..NOTHING
    }
}

const fn side_property(name: &'static str, count: u32) -> Facts {
    Facts {
        count: Some(count),
        ..side(name)
    }
}

const fn not_home(name: &'static str, at: u32) -> Facts {
    Facts {
        at: Some(at),
        ..side(name)
    }
}

const fn character(at: u32, found: &'static str) -> Facts {
    Facts {
        at: Some(at),
        found: Some(found),
        ..NOTHING
    }
}

#[track_caller]
fn assert_refused(outcome: Result<JsValue, JsValue>, what: &str, code: &str, facts: &Facts) {
    let (thrown, found_code) = refused(outcome);
    assert_eq!(found_code, code, "{what}");
    let undefined = JsValue::UNDEFINED;
    let expected = [
        ("side", facts.side.map(JsValue::from)),
        ("count", facts.count.map(JsValue::from)),
        ("at", facts.at.map(JsValue::from)),
        ("found", facts.found.map(JsValue::from)),
        ("argument", None),
        ("value", None),
    ];
    for (name, fact) in expected {
        let fact = fact.as_ref().unwrap_or(&undefined);
        assert_eq!(get(&thrown, name), *fact, "{name} of {what}");
    }
    // These are the properties of `RolloutLabError` in both errors.rs. Every Error has stack and
    // message.
    let known = [
        "stack", "message", "name", "code", "side", "count", "at", "found", "id",
    ];
    // Only a position for another lab has an `id`.
    let is_other_position = ["IdContact", "IdNotHome"].contains(&code);
    assert_eq!(get(&thrown, "id").is_string(), is_other_position, "{what}");
    for key in keys(&thrown) {
        assert!(known.contains(&key.as_str()), "{key} of {what}");
    }
}

#[wasm_bindgen_test]
fn invalid_ids_are_refused_with_the_reason() {
    for (text, code, facts) in [
        ("", "IdUnknown", NOTHING),
        (" \n\t", "IdUnknown", NOTHING),
        (":", "IdUnknown", NOTHING),
        ("Position ID:", "IdUnknown", NOTHING),
        ("https://example.com/bearoff.html", "IdUnknown", NOTHING),
        ("hello there", "IdUnknown", NOTHING),
        (
            "11jjjjjhhhccccc:ooddddd88866666:N0N::W:IW:0:0:1:0",
            "IdOpenGammon",
            NOTHING,
        ),
        (" 7 point match\n\n Game 1", "IdMatchFile", NOTHING),
        ("(;FF[4]GM[6]CA[UTF-8])", "IdSgf", NOTHING),
        ("hello", "IdLength", count(5)),
        ("IAAAPAAAAAAAA", "IdLength", count(13)),
        ("IAAAPAAAAAAAAAA", "IdLength", count(15)),
        // Lengths count characters, not bytes.
        ("äöü", "IdLength", count(3)),
        ("IAAAPAAAA!AAAA", "IdCharacter", character(10, "!")),
        ("IAAAPAAAAAAAA=", "IdCharacter", character(14, "=")),
        ("éAAAPAAAAAAAAA", "IdCharacter", character(1, "é")),
        (
            "IAAA\u{1f3b2}AAAAAAAAA",
            "IdCharacter",
            character(5, "\u{1f3b2}"),
        ),
        // A 1 bit follows the last of the fifty zeros that end the points.
        ("AAAAAAAAAAAAAQ", "IdNoBoard", NOTHING),
        ("AAAAAAAAAAAAAA", "PositionEmpty", NOTHING),
        // The opening position.
        ("4HPwATDgc/ABMA", "IdContact", NOTHING),
        ("4HPwATDgc/ABMA:cAkAAAAAAAAA", "IdContact", NOTHING),
    ] {
        let outcome = call(&module(), "readPosition", &[&text.into()]);
        assert_refused(outcome, text, code, &facts);
    }
}

#[wasm_bindgen_test]
fn ids_of_contact_positions_are_returned_as_found() {
    for (text, id) in [
        ("`4HPwATDgc/ABMA`", "4HPwATDgc/ABMA"),
        ("QYkqASAAIAAA 4HPwATDgc/ABMA", "4HPwATDgc/ABMA:QYkqASAAIAAA"),
        (
            "see ?xgid=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10&more",
            "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10",
        ),
    ] {
        let (thrown, _) = refused(call(&module(), "readPosition", &[&text.into()]));
        assert_eq!(get(&thrown, "id"), id);
    }
}

#[wasm_bindgen_test]
fn invalid_xgids_are_refused_with_the_reason() {
    for (places, code, facts) in [
        ("-b----E-C---eE---c-e----B-", "IdContact", NOTHING),
        // X's last checker has still to pass O's; a checker on X's bar, and one on O's.
        ("------------------A-----a-", "IdNotHome", not_home("x", 18)),
        ("--------a---------A-------", "IdContact", NOTHING),
        ("-A----------------------aA", "IdContact", NOTHING),
        ("aA------------------------", "IdContact", NOTHING),
        ("-------A----------------a-", "IdNotHome", not_home("x", 7)),
        ("-A----------------a-------", "IdNotHome", not_home("o", 7)),
        ("-A------------------------", "PositionFinished", side("o")),
        ("------------------------a-", "PositionFinished", side("x")),
        ("--------------------------", "PositionEmpty", NOTHING),
        (
            "-OA---------------------a-",
            "PositionTooMany",
            side_property("x", 16),
        ),
        (
            "-A---------------------bo-",
            "PositionTooMany",
            side_property("o", 17),
        ),
        (
            "-OA--------------------bo-",
            "PositionTooMany",
            side_property("x", 16),
        ),
        (
            "-D-----------?----------a-",
            "IdCharacter",
            character(14, "?"),
        ),
        (
            "-P----------------------a-",
            "IdCharacter",
            character(2, "P"),
        ),
        (
            "-D----------------------p-",
            "IdCharacter",
            character(25, "p"),
        ),
        // A side has checkers on the other side's bar.
        (
            "A-----------------------a-",
            "IdCharacter",
            character(1, "A"),
        ),
        (
            "-D-----------------------a",
            "IdCharacter",
            character(26, "a"),
        ),
    ] {
        let outcome = call(&module(), "readPosition", &[&xgid(places).into()]);
        assert_refused(outcome, places, code, &facts);
    }
    let wrong_length = [
        "",
        "-",
        "-D-----------------a-----",
        "-D-----------------a-------",
    ];
    for places in wrong_length {
        let outcome = call(&module(), "readPosition", &[&xgid(places).into()]);
        assert_refused(outcome, places, "IdPlaces", &count(places.len() as u32));
    }
    for rest in [
        "",
        ":",
        ":0:0",
        ":0:0:",
        ":0:0:0",
        ":0:0:2:00",
        ":0:0:x:00",
        ":0:0:+1",
    ] {
        let text = format!("XGID=-D-----------------a------{rest}");
        let outcome = call(&module(), "readPosition", &[&text.as_str().into()]);
        assert_refused(outcome, &text, "IdNoTurn", &NOTHING);
    }
}

#[wasm_bindgen_test]
fn values_that_are_no_strings_have_the_wrong_shape() {
    for value in non_strings() {
        assert_wrong_shape(call(&module(), "readPosition", &[&value]), "text");
    }
    assert_wrong_shape(call(&module(), "readPosition", &[]), "text");
    // Half a surrogate pair, which only JavaScript strings can hold.
    let halves = js_sys::JsString::from_char_code1(0xd83c);
    let (_, code) = refused(call(&module(), "readPosition", &[&halves]));
    assert_eq!(code, "IdLength");
}

#[wasm_bindgen_test]
fn unrollable_positions_are_refused_with_the_reason() {
    let (one, none) = ([1, 0, 0, 0, 0, 0], [0; 6]);
    for (x, o, code, facts) in [
        (
            [16, 0, 0, 0, 0, 0],
            one,
            "PositionTooMany",
            side_property("x", 16),
        ),
        (
            one,
            [3, 3, 3, 3, 3, 1],
            "PositionTooMany",
            side_property("o", 16),
        ),
        // The sum of the counts must not overflow to a small number.
        ([255; 6], one, "PositionTooMany", side_property("x", 1530)),
        ([43; 6], one, "PositionTooMany", side_property("x", 258)),
        (
            [16, 0, 0, 0, 0, 0],
            none,
            "PositionTooMany",
            side_property("x", 16),
        ),
        (none, one, "PositionFinished", side("x")),
        (one, none, "PositionFinished", side("o")),
        (none, none, "PositionEmpty", NOTHING),
    ] {
        for on_roll in ["x", "o"] {
            let position = position(x, o, on_roll);
            let outcome = call(&module(), "describePosition", &[&position]);
            assert_refused(outcome, &to_json(&position), code, &facts);
        }
    }
}
