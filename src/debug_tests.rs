//! The debug texts of types with large tables. They are summaries, so a failed assertion of a user
//! prints lines and not megabytes.

use core::fmt::Debug;
use std::sync::Arc;

use crate::backgammon::bearoff_db::{Database, DatabaseSize};
use crate::backgammon::cube::{CubeDatabase, Owner};
use crate::backgammon::position_id::bearoff_id;
use crate::backgammon::{Board, EvaluatorKind, Networks};
use crate::labs::bearoff::{ChanceScale, Estimate, Player, PreparedGame, Setup};
use crate::labs::contact::{ContactGames, Game};
use crate::labs::cube::{CubeEstimate, CubeGame, CubePlayer, CubeSetup};
use crate::labs::{bearoff, two_checker};
use crate::models::council::{self, Curves, Simulation};
use crate::models::walk::{self, ExactWalk, LuckShare, Outcome, Walks, WinningChanceScale};
use crate::rollout::sampled::RolloutBatch;
use crate::rollout::seed::Seed;

/// The largest length of a summary, in bytes. A database's tables have a million times as many.
const MAX_LENGTH: usize = 2000;

/// Montgomery's position.
const POSITION_ID: &str = "IAAAPAAAAAAAAA";

fn assert_summary(name: &str, value: &impl Debug) {
    let text = format!("{value:?}");
    assert!(text.starts_with(name), "{text:.200}");
    assert!(
        text.len() <= MAX_LENGTH,
        "{} bytes: {text:.200}",
        text.len()
    );
}

#[test]
fn databases_and_games_print_summaries() {
    let position = bearoff_id::parse(POSITION_ID).unwrap().position;
    let database = Arc::new(Database::new(DatabaseSize::SixCheckers));
    assert_eq!(
        format!("{database:?}"),
        "Database { size: SixCheckers, .. }"
    );
    let exact = bearoff::EvaluatorKind::Exact;
    let setup = Setup {
        position,
        players: [Player::Evaluator(exact); 2],
        estimates: vec![Estimate {
            evaluator: exact,
            scale: ChanceScale::Linear,
        }],
        truncation: None,
    };
    let game = PreparedGame::new(database, setup).unwrap();
    assert_summary("BearoffGame", &game);
    let batch = RolloutBatch::new(Arc::new(game), Seed::new(42), 10, 10);
    assert_summary("RolloutBatch", &batch);

    let setup = CubeSetup {
        position,
        owner: Owner::Centred,
        players: [CubePlayer::PERFECT; 2],
        estimates: vec![CubeEstimate::CubelessTimesCube],
    };
    let database = Arc::new(CubeDatabase::new());
    assert_summary("CubeDatabase", &database);
    assert_summary("BearoffGame", &CubeGame::new(database, setup).unwrap());
}

#[test]
fn networks_and_their_games_print_summaries() {
    let networks = Networks::trained();
    assert_summary("Networks", &networks);
    let game = Game::new(networks, Board::START, vec![EvaluatorKind::Network]);
    assert_summary("Game", &game);
    assert_summary("ContactGames", &ContactGames::new(Arc::new(game)));
}

#[test]
fn models_print_summaries() {
    let model = walk::Model::PROFESSIONAL_GAMES;
    assert_summary("ExactWalk", &ExactWalk::new(model));
    let scales = vec![(WinningChanceScale::Linear, LuckShare::ALL)];
    let walks = Walks::new(model, Outcome::Win(scales));
    assert_summary("Walks", &walks);

    let council = council::Model::DEFAULT;
    assert_summary("Curves", &Curves::new(council, 10.0));
    assert_summary("Rollout", &Simulation::new(council, Seed::new(42)));
}

#[test]
fn rollouts_do_not_print_their_checkpoints() {
    let mut rollout = two_checker::Rollout::new(Seed::new(42));
    rollout.roll(1_000_000);
    assert!(rollout.checkpoints().count() > 200);
    assert_summary("Rollout", &rollout);
    let text = format!("{rollout:?}");
    assert!(text.contains("games: 1000000"), "{text}");
}
