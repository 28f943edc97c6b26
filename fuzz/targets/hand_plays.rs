//! Any text at all is what was played by hand, and written again as it was, or is refused with its place. The first two
//! bytes choose the game, who plays, and the dice.

#![no_main]

use std::sync::{Arc, OnceLock};

use libfuzzer_sys::fuzz_target;
use rollout_lab::backgammon::bearoff_db::{Database, DatabaseSize, Position};
use rollout_lab::backgammon::side::Side;
use rollout_lab::labs::bearoff::{ChanceScale, Estimate, EvaluatorKind, Player, PreparedGame, Setup};
use rollout_lab::labs::hand::{HandRollout, HandSides};
use rollout_lab::rollout::seed::Seed;

#[path = "../../tests/common/any_text.rs"]
mod any_text;

/// Two checkers a side, four, and nine, with plays of two digits; X or O on roll.
fn games() -> &'static [Arc<PreparedGame>] {
    static GAMES: OnceLock<Vec<Arc<PreparedGame>>> = OnceLock::new();
    GAMES.get_or_init(|| {
        let six = Arc::new(Database::new(DatabaseSize::SixCheckers));
        let all = Arc::new(Database::new(DatabaseSize::AllCheckers));
        [
            ([1, 0, 0, 0, 0, 1], &six, EvaluatorKind::Exact),
            ([0, 1, 0, 1, 1, 1], &six, EvaluatorKind::Exact),
            ([0, 1, 2, 2, 2, 2], &all, EvaluatorKind::PipCount),
        ]
        .into_iter()
        .flat_map(|(side, database, evaluator)| {
            let position = Position::from_points(side, side).expect("a position");
            [Side::X, Side::O].map(|on_roll| {
                let setup = Setup {
                    position: position.with_on_roll(on_roll),
                    players: [Player::FewestPips; 2],
                    estimates: vec![Estimate {
                        evaluator,
                        scale: ChanceScale::Linear,
                    }],
                    truncation: None,
                };
                Arc::new(PreparedGame::new(database.clone(), setup).expect("a game"))
            })
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
        let rollout = HandRollout::resume(game.clone(), hands, Seed::new(seed.into()), text)?;
        Ok(rollout.game_text().to_owned())
    };
    any_text::assert_played_or_refused(resume, text);
});
