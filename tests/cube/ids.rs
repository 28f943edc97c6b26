//! XGIDs with the owner of the cube.

use crate::common::bearoff::{position, positions};
use rollout_lab::backgammon::cube::Owner;
use rollout_lab::backgammon::position_id::bearoff_id::{ParsedBearoff, xgid, xgid_with_cube};
use rollout_lab::backgammon::position_id::{IgnoredIdFields, bearoff_id};
use rollout_lab::backgammon::side::Side;

const OWNERS: [Owner; 3] = [Owner::Centred, Owner::Side(Side::X), Owner::Side(Side::O)];

#[test]
fn an_owned_cube_is_at_2_with_its_owner_seen_from_the_bottom() {
    // GNU Backgammon's `SetXGID` writes the cube's power of two, then 1 for the player at the
    // bottom and −1 for the other. It doesn't matter who is on roll. X is at the bottom.
    let jacoby_paradox = position([0, 1, 0, 0, 1, 0], [1, 0, 0, 1, 0, 0]);
    for (owner, on_roll, fields) in [
        (Owner::Centred, Side::X, ":0:0:1:"),
        (Owner::Centred, Side::O, ":0:0:-1:"),
        (Owner::Side(Side::X), Side::X, ":1:1:1:"),
        (Owner::Side(Side::X), Side::O, ":1:1:-1:"),
        (Owner::Side(Side::O), Side::X, ":1:-1:1:"),
        (Owner::Side(Side::O), Side::O, ":1:-1:-1:"),
    ] {
        let expected = format!("XGID=--A--A---------------a--a-{fields}00:0:0:0:0:10");
        let written = xgid_with_cube(jacoby_paradox.with_on_roll(on_roll), owner.side());
        assert_eq!(written, expected);
    }
}

#[test]
fn a_centred_cube_gives_the_xgid_without_a_cube() {
    for position in positions(2) {
        assert_eq!(xgid_with_cube(position, None), xgid(position));
    }
}

#[test]
fn xgids_with_a_cube_are_read_back() {
    for position in positions(3) {
        for on_roll in [Side::X, Side::O] {
            let position = position.with_on_roll(on_roll);
            for owner in OWNERS.map(Owner::side) {
                let text = xgid_with_cube(position, owner);
                let ignored = IgnoredIdFields {
                    cube: owner.map(|_| 2),
                    owner,
                    centred: owner.is_none(),
                    ..IgnoredIdFields::default()
                };
                assert_eq!(
                    bearoff_id::parse(&text),
                    Ok(ParsedBearoff { position, ignored })
                );
            }
        }
    }
}
