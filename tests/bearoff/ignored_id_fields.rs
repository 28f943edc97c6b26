//! Fields of an ID beyond the position are ignored, and the parser reports each of them.

use crate::common::bearoff::position;
use crate::common::gnu_ids::base64;
use rollout_lab::backgammon::position_id::bearoff_id::{position_id, xgid};
use rollout_lab::backgammon::position_id::{CubeOffer, IgnoredIdFields, MatchScore, bearoff_id};
use rollout_lab::backgammon::side::Side;

/// Parses an ID of the article's position, and returns the ignored fields.
fn ignored(text: &str) -> IgnoredIdFields {
    let reading = bearoff_id::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let article = position([4, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 1]);
    assert_eq!(reading.position.with_on_roll(Side::X), article, "{text}");
    reading.ignored
}

/// Returns the ignored fields of an XGID, which are the same with its label and without.
fn ignored_in_xgid(fields: &str) -> IgnoredIdFields {
    let xgid = format!("-D-----------------a------:{fields}");
    let found = ignored(&xgid);
    assert_eq!(ignored(&format!("XGID={xgid}")), found);
    without_centred(found)
}

/// Clears `centred`, because every XGID and match ID says who owns the cube.
fn without_centred(found: IgnoredIdFields) -> IgnoredIdFields {
    assert!(found.malformed || found.centred == found.owner.is_none());
    IgnoredIdFields {
        centred: false,
        ..found
    }
}

/// Returns the ignored fields of a match ID, which are the same in all forms of a text.
fn ignored_in_match_id(id: &str) -> IgnoredIdFields {
    let found = ignored(&format!("IAAAPAAAAAAAAA:{id}"));
    for text in [
        format!("GNUID=IAAAPAAAAAAAAA:{id}"),
        // As GNU Backgammon prints it above its board.
        format!("Position ID: IAAAPAAAAAAAAA\n                 Match ID   : {id}\n"),
        format!("IAAAPAAAAAAAAA Match ID: {id}"),
    ] {
        assert_eq!(ignored(&text), found, "{text}");
    }
    without_centred(found)
}

const NOTHING: IgnoredIdFields = IgnoredIdFields {
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
};

const MALFORMED: IgnoredIdFields = IgnoredIdFields {
    malformed: true,
    ..NOTHING
};

const fn cube(value: u32, owner: Option<Side>) -> IgnoredIdFields {
    IgnoredIdFields {
        cube: Some(value),
        owner,
        ..NOTHING
    }
}

const fn score(x: u32, o: u32, length: u32) -> IgnoredIdFields {
    IgnoredIdFields {
        score: Some(MatchScore { x, o, length }),
        ..NOTHING
    }
}

const fn offer(offer: CubeOffer, doubler: Side) -> IgnoredIdFields {
    IgnoredIdFields {
        offer: Some(offer),
        doubler: Some(doubler),
        ..NOTHING
    }
}

const fn roll(first: u32, second: u32) -> IgnoredIdFields {
    IgnoredIdFields {
        dice: Some([first, second]),
        ..NOTHING
    }
}

#[test]
fn nothing_is_ignored_in_money_play_with_a_centred_cube_at_1() {
    let article = position([4, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 1]);
    assert_eq!(ignored(&position_id(article)), NOTHING);
    for text in [xgid(article), xgid(article.with_on_roll(Side::O))] {
        assert_eq!(without_centred(ignored(&text)), NOTHING);
    }
    for fields in [
        "0:0:1:00:0:0:0:0:10",
        "0:0:-1:00:0:0:0:0:10",
        "0:0:1",
        "0:0:1:00",
        // A score matters only in a match, and no cube here reaches the limit.
        "0:0:1:00:12:7:0:0:10",
        "0:0:1:00:0:0:0:0:3",
    ] {
        assert_eq!(ignored_in_xgid(fields), NOTHING, "{fields}");
    }
    // GNU Backgammon's match ID of a money session with player 0 to roll, and an empty match ID.
    assert_eq!(ignored_in_match_id("cAkAAAAAAAAA"), NOTHING);
    assert_eq!(ignored("IAAAPAAAAAAAAA:"), NOTHING);
}

#[test]
fn fields_of_xgids_are_reported() {
    for (fields, expected) in [
        // The exponent of the cube's value: 2¹ to 2¹⁵.
        ("1:0:1:00:0:0:0:0:10", cube(2, None)),
        ("6:0:1:00:0:0:0:0:10", cube(64, None)),
        ("15:0:1:00:0:0:0:0:15", cube(32768, None)),
        // Owner 1 is the player at the bottom, also when the other player is on roll.
        ("1:1:1:00:0:0:0:0:10", cube(2, Some(Side::X))),
        ("1:1:-1:00:0:0:0:0:10", cube(2, Some(Side::X))),
        ("2:-1:1:00:0:0:0:0:10", cube(4, Some(Side::O))),
        ("0:1:1:00:0:0:0:0:10", cube(1, Some(Side::X))),
        ("0:0:1:52:0:0:0:0:10", roll(5, 2)),
        ("0:0:-1:11:0:0:0:0:10", roll(1, 1)),
        ("0:0:1:D:0:0:0:0:10", offer(CubeOffer::Double, Side::X)),
        ("0:0:-1:B:0:0:0:0:10", offer(CubeOffer::Beaver, Side::O)),
        ("0:0:1:R:0:0:0:0:10", offer(CubeOffer::Raccoon, Side::X)),
        // The score of the player at the bottom comes first, also when the other player is on roll.
        ("0:0:1:00:3:4:0:7:10", score(3, 4, 7)),
        ("0:0:-1:00:3:4:0:7:10", score(3, 4, 7)),
        (
            "0:0:1:00:6:4:1:7:10",
            IgnoredIdFields {
                crawford: true,
                ..score(6, 4, 7)
            },
        ),
        // Without a match, the Crawford field says whether Jacoby and beavers are in force.
        (
            "0:0:1:00:0:0:1:0:10",
            IgnoredIdFields {
                jacoby: true,
                ..NOTHING
            },
        ),
        (
            "0:0:1:00:0:0:2:0:10",
            IgnoredIdFields {
                beavers: true,
                ..NOTHING
            },
        ),
        (
            "0:0:1:00:0:0:3:0:10",
            IgnoredIdFields {
                jacoby: true,
                beavers: true,
                ..NOTHING
            },
        ),
        (
            "1:-1:1:52:3:4:0:7:10",
            IgnoredIdFields {
                score: score(3, 4, 7).score,
                dice: Some([5, 2]),
                ..cube(2, Some(Side::O))
            },
        ),
    ] {
        assert_eq!(ignored_in_xgid(fields), expected, "{fields}");
    }
}

#[test]
fn invalid_fields_of_xgids_are_reported_as_malformed() {
    for fields in [
        // Impossible cubes, owners, dice, rules, scores and lengths.
        "16:0:1:00:0:0:0:0:10",
        "99999:0:1:00:0:0:0:0:10",
        "x:0:1:00:0:0:0:0:10",
        ":0:1:00:0:0:0:0:10",
        "0:2:1:00:0:0:0:0:10",
        "0::1:00:0:0:0:0:10",
        "0:0:1:70:0:0:0:0:10",
        "0:0:1:05:0:0:0:0:10",
        "0:0:1:521:0:0:0:0:10",
        "0:0:1:X:0:0:0:0:10",
        "0:0:1:00:0:0:4:0:10",
        "0:0:1:00:-1:0:0:0:10",
        "0:0:1:00:0:123456:0:0:10",
        "0:0:1:00:0:0:0:x:10",
    ] {
        assert_eq!(ignored_in_xgid(fields), MALFORMED, "{fields}");
    }
    // In a match the rule is 0 or 1. The valid fields are still reported.
    let expected = IgnoredIdFields {
        malformed: true,
        ..score(0, 0, 5)
    };
    assert_eq!(ignored_in_xgid("0:0:1:00:0:0:3:5:10"), expected);
}

#[test]
fn fields_of_match_ids_are_reported() {
    // The manual's example: 2–4 in a match to 9, player 0 owns the cube at 2, and player 1 has
    // rolled 52. Player 1 is on roll, so he is X.
    let manual_example = IgnoredIdFields {
        score: score(4, 2, 9).score,
        dice: Some([5, 2]),
        ..cube(2, Some(Side::O))
    };
    assert_eq!(ignored_in_match_id("QYkqASAAIAAA"), manual_example);
    for (fields, expected) in [
        // Player 0 on roll is X: the first score is X's, and owner 0 is X.
        (
            Fields {
                length: 7,
                scores: [3, 4],
                ..FIELDS
            },
            score(3, 4, 7),
        ),
        (
            Fields {
                cube: 3,
                owner: 0,
                ..FIELDS
            },
            cube(8, Some(Side::X)),
        ),
        (
            Fields {
                on_roll: 1,
                cube: 15,
                owner: 1,
                ..FIELDS
            },
            cube(32768, Some(Side::X)),
        ),
        (Fields { owner: 1, ..FIELDS }, cube(1, Some(Side::O))),
        (Fields { cube: 1, ..FIELDS }, cube(2, None)),
        // The longest match that fits into 15 bits.
        (
            Fields {
                on_roll: 1,
                crawford: 1,
                length: 32767,
                scores: [0, 32766],
                ..FIELDS
            },
            IgnoredIdFields {
                crawford: true,
                ..score(32766, 0, 32767)
            },
        ),
        (
            Fields {
                double: 1,
                ..FIELDS
            },
            offer(CubeOffer::Double, Side::X),
        ),
        (
            Fields {
                dice: [6, 1],
                ..FIELDS
            },
            roll(6, 1),
        ),
        (
            Fields {
                dice: [7, 1],
                ..FIELDS
            },
            MALFORMED,
        ),
    ] {
        assert_eq!(ignored_in_match_id(&fields.encode()), expected);
    }
    for invalid in ["cAkAAAAAAAA", "cAkAAAAAAAAAA", "cAkAAAAA*AAA", "?"] {
        assert_eq!(ignored_in_match_id(invalid), MALFORMED);
    }
}

/// The fields of a match ID.
struct Fields {
    cube: u32,
    owner: u32,
    on_roll: u32,
    crawford: u32,
    double: u32,
    dice: [u32; 2],
    length: u32,
    scores: [u32; 2],
}

/// The fields of money play with player 0 to roll.
const FIELDS: Fields = Fields {
    cube: 0,
    owner: 3,
    on_roll: 0,
    crawford: 0,
    double: 0,
    dice: [0, 0],
    length: 0,
    scores: [0, 0],
};

impl Fields {
    /// Encodes the fields with the lowest bits first, and each byte from its lowest bit on.
    ///
    /// The source is "A technical description of the Match ID" in the manual of GNU Backgammon.
    fn encode(&self) -> String {
        const PLAYING: u32 = 1;
        let bits = [
            (self.cube, 4),
            (self.owner, 2),
            (self.on_roll, 1),
            (self.crawford, 1),
            (PLAYING, 3),
            (self.on_roll, 1),
            (self.double, 1),
            (0, 2),
            (self.dice[0], 3),
            (self.dice[1], 3),
            (self.length, 15),
            (self.scores[0], 15),
            (self.scores[1], 15),
            (0, 6),
        ];
        let bits: Vec<u32> = bits
            .into_iter()
            .flat_map(|(value, count)| (0..count).map(move |bit| value >> bit & 1))
            .collect();
        let bytes: Vec<u32> = bits
            .chunks(8)
            .map(|byte| byte.iter().rfold(0, |value, bit| 2 * value + bit))
            .collect();
        base64(&bytes)
    }
}
