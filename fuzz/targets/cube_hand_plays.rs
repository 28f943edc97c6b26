//! Any text at all is what was played by hand with the cube, and written again as it was, or is refused with its place. The first
//! two bytes choose the game, who plays, and the dice.

#![no_main]

use std::sync::{Arc, OnceLock};

use libfuzzer_sys::fuzz_target;
use rollout_lab::backgammon::bearoff_db::Position;
use rollout_lab::backgammon::cube::{CubeDatabase, CubePolicy, Owner, Thresholds};
use rollout_lab::backgammon::side::Side;
use rollout_lab::labs::bearoff::Player;
use rollout_lab::labs::cube::{CubeEstimate, CubeGame, CubePlayer, CubePlays, CubeSetup};
use rollout_lab::labs::hand::HandSides;
use rollout_lab::labs::hand::cube::CubeHandRollout;
use rollout_lab::rollout::seed::Seed;

#[path = "../../tests/common/any_text.rs"]
mod any_text;

/// Two and four checkers a side, whoever owns the cube, against somebody who doubles and passes often.
fn games() -> &'static [Arc<CubeGame>] {
    static GAMES: OnceLock<Vec<Arc<CubeGame>>> = OnceLock::new();
    GAMES.get_or_init(|| {
        let database = Arc::new(CubeDatabase::new());
        let player = CubePlayer {
            plays: CubePlays::Cubeless(Player::FewestPips),
            cube: CubePolicy::Thresholds(Thresholds::new(0.5, 0.4)),
        };
        let owners = [Owner::Centred, Owner::Side(Side::X), Owner::Side(Side::O)];
        [[1, 0, 0, 0, 0, 1], [0, 1, 0, 1, 1, 1]]
            .into_iter()
            .flat_map(|side| owners.map(|owner| (side, owner)))
            .map(|(side, owner)| {
                let setup = CubeSetup {
                    position: Position::from_points(side, side).expect("a position"),
                    owner,
                    players: [player; 2],
                    estimates: vec![CubeEstimate::Exact],
                };
                Arc::new(CubeGame::new(database.clone(), setup).expect("a game"))
            })
            .collect()
    })
}

fuzz_target!(init: { games(); }, |input: (u8, u8, &str)| {
    let (chosen, seed, text) = input;
    let (all, hands) = (games(), [HandSides::X, HandSides::O, HandSides::Both]);
    let game = &all[usize::from(chosen) % all.len()];
    let hands = hands[usize::from(chosen) / all.len() % hands.len()];
    let resume = |text: &str| {
        let rollout = CubeHandRollout::resume(game.clone(), hands, Seed::new(seed.into()), text)?;
        Ok(rollout.game_text().to_owned())
    };
    any_text::assert_played_or_refused(resume, text);
});
