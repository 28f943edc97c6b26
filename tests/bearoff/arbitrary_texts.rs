//! Arbitrary texts are either parsed as positions, which survive a round trip, or refused with a
//! sentence. No text makes the parser panic.
//!
//! `cargo xtask validate` continues with a fuzzer (`fuzz/targets/position_ids.rs`).

use crate::common::any_text::{assert_board_or_refused, assert_position_or_refused};
use crate::common::bearoff::{Points, position};
use crate::common::gnu_ids::gnu_position_id;
use proptest::prelude::*;
use rollout_lab::backgammon::bearoff_db::Position;
use rollout_lab::backgammon::position_id::bearoff_id::{ParsedBearoff, position_id, xgid};
use rollout_lab::backgammon::position_id::{IgnoredIdFields, bearoff_id};
use rollout_lab::backgammon::side::Side;

/// Returns a strategy for one to fifteen checkers.
fn any_side() -> impl Strategy<Value = Points> {
    proptest::collection::vec(0..6_usize, 1..=15).prop_map(|on| {
        let mut points = [0; 6];
        for point in on {
            points[point] += 1;
        }
        points
    })
}

fn any_position() -> impl Strategy<Value = Position> {
    (any_side(), any_side(), any::<bool>()).prop_map(|(x, o, x_rolls)| {
        position(x, o).with_on_roll(if x_rolls { Side::X } else { Side::O })
    })
}

/// Returns a strategy for valid IDs with a few characters replaced, inserted or deleted.
fn mutated_id() -> impl Strategy<Value = String> {
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
            for (at, kind, character) in edits {
                let at = at.index(text.len().max(1));
                match kind {
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
        4 => mutated_id(),
        2 => "[A-Za-z0-9+/]{14}",
        1 => "[A-Za-z0-9+/]{0,30}",
        2 => "XGID=[-A-Oa-o]{26}:0:0:-?1",
        2 => "(XGID=)?[-a-fA-F]{24,28}(:[-0-9]{0,2}){0,4}",
        // Arbitrary fields after a valid board.
        2 => "-A---------------------a--:[-0-9]{0,3}:[-0-9]{1,2}:1(:[0-9DBR]{0,6}){0,8}",
        2 => "(GNUID=)?IAAAPAAAAAAAAA(:| Match ID : )[A-Za-z0-9+/]{11,13}",
        1 => "(Position ID:|GNUID=|XGID=)?\\PC*",
        1 => any::<String>(),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(2000) })]

    #[test]
    fn ids_survive_a_round_trip(position in any_position()) {
        let ignored = IgnoredIdFields { centred: true, ..IgnoredIdFields::default() };
        let expected = ParsedBearoff { position, ignored };
        prop_assert_eq!(bearoff_id::parse(&xgid(position)), Ok(expected));
        let on_roll = position.on_roll();
        let board = |side: Side| {
            let mut board = [0; 25];
            board[..6].copy_from_slice(&position.checkers(side).points());
            board
        };
        let expected = gnu_position_id(board(on_roll), board(on_roll.other()));
        prop_assert_eq!(position_id(position), expected);
        assert_position_or_refused(&position_id(position));
    }

    #[test]
    fn texts_are_parsed_or_refused(text in any_text()) {
        assert_position_or_refused(&text);
        assert_board_or_refused(&text);
    }
}
