//! Any text at all is either a position that can be written and read again or refused with a sentence; nothing brings the
//! reader down. (`cargo xtask validate` goes on with a fuzzer: `fuzz/targets/position_ids.rs`.)

use crate::common::any_text::{assert_board_or_refused, assert_position_or_refused};
use crate::common::bearoff::{Points, position};
use crate::common::written_ids::written;
use proptest::prelude::*;
use rollout_lab::backgammon::bearoff_db::Position;
use rollout_lab::backgammon::position_id::bearoff_id::{ParsedBearoff, position_id, xgid};
use rollout_lab::backgammon::position_id::{IgnoredIdFields, bearoff_id};
use rollout_lab::backgammon::side::Side;

/// One to fifteen checkers.
fn side() -> impl Strategy<Value = Points> {
    proptest::collection::vec(0..6_usize, 1..=15).prop_map(|on| {
        let mut points = [0; 6];
        for point in on {
            points[point] += 1;
        }
        points
    })
}

fn any_position() -> impl Strategy<Value = Position> {
    (side(), side(), any::<bool>()).prop_map(|(x, o, x_rolls)| {
        position(x, o).with_on_roll(if x_rolls { Side::X } else { Side::O })
    })
}

/// A valid text with a few characters replaced, put in or left out.
fn mutated() -> impl Strategy<Value = String> {
    let edit = (
        any::<prop::sample::Index>(),
        0..3_u8,
        prop_oneof![
            prop::sample::select(
                "-ABCDEFGHIJKLMNOPabcdefgop0129+/:= \nXGID"
                    .chars()
                    .collect::<Vec<_>>()
            ),
            any::<char>(),
        ],
    );
    (
        any_position(),
        any::<bool>(),
        proptest::collection::vec(edit, 1..5),
    )
        .prop_map(|(position, as_xgid, edits)| {
            let text = if as_xgid {
                xgid(position)
            } else {
                position_id(position)
            };
            let mut text: Vec<char> = text.chars().collect();
            for (at, how, character) in edits {
                let at = at.index(text.len().max(1));
                match how {
                    0 => text.insert(at, character),
                    1 if at < text.len() => text[at] = character,
                    _ if at < text.len() => drop(text.remove(at)),
                    _ => {}
                }
            }
            text.into_iter().collect()
        })
}

fn any_text() -> impl Strategy<Value = String> {
    prop_oneof![
        4 => mutated(),
        2 => "[A-Za-z0-9+/]{14}",
        1 => "[A-Za-z0-9+/]{0,30}",
        2 => "XGID=[-A-Oa-o]{26}:0:0:-?1",
        2 => "(XGID=)?[-a-fA-F]{24,28}(:[-0-9]{0,2}){0,4}",
        // Much that may stand behind a board; the board is one that can be rolled out.
        2 => "-A---------------------a--:[-0-9]{0,3}:[-0-9]{1,2}:1(:[0-9DBR]{0,6}){0,8}",
        2 => "(GNUID=)?IAAAPAAAAAAAAA(:| Match ID : )[A-Za-z0-9+/]{11,13}",
        1 => "(Position ID:|GNUID=|XGID=)?\\PC*",
        1 => any::<String>(),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(2000) })]

    #[test]
    fn positions_are_what_their_ids_say(position in any_position()) {
        let ignored = IgnoredIdFields { centred: true, ..IgnoredIdFields::default() };
        let expected = ParsedBearoff { position, ignored };
        prop_assert_eq!(bearoff_id::parse(&xgid(position)), Ok(expected));
        let on_roll = position.on_roll();
        let all = |side: Side| {
            let mut all = [0; 25];
            all[..6].copy_from_slice(&position.checkers(side).points());
            all
        };
        prop_assert_eq!(position_id(position), written(all(on_roll), all(on_roll.other())));
        assert_position_or_refused(&position_id(position));
    }

    #[test]
    fn no_text_brings_the_reader_down(text in any_text()) {
        assert_position_or_refused(&text);
        assert_board_or_refused(&text);
    }
}
