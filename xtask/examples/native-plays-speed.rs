//! How fast plays are found: all 21 rolls of positions of games whose plays are made by chance.
//!
//!     cargo run --release --package xtask --example native-plays-speed

use std::hint::black_box;
use std::time::Instant;

use rollout_lab::backgammon::{Board, Plays};
use rollout_lab::rollout::dice::Roll;

const POSITIONS: usize = 20_000;

fn main() {
    let rolls: Vec<Roll> = Roll::all().collect();
    let kinds: Vec<Roll> = rolls
        .iter()
        .copied()
        .filter(|roll| roll.dice().0 >= roll.dice().1)
        .collect();
    let mut plays = Plays::new();
    // Any sequence will do, if it is the same each time.
    let mut state = 1_u64;
    let mut below = |count: usize| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        (state >> 33) as usize % count
    };
    let mut here = Board::START;
    let positions: Vec<Board> = (0..POSITIONS)
        .map(|_| {
            let found = plays.find(&here, rolls[below(rolls.len())]);
            let next = found[below(found.len())].swapped();
            here = if next.outcome().is_none() {
                next
            } else {
                Board::START
            };
            here
        })
        .collect();
    for round in 1..=5 {
        let began = Instant::now();
        let mut found = 0;
        for board in &positions {
            for &roll in &kinds {
                found += black_box(plays.find(black_box(board), roll)).len();
            }
        }
        let seconds = began.elapsed().as_secs_f64();
        let calls = (POSITIONS * kinds.len()) as f64;
        println!(
            "round {round}: {:.1} plays a roll, {:.0} ns a roll, {:.1} million positions/s",
            found as f64 / calls,
            seconds / calls * 1e9,
            found as f64 / seconds / 1e6
        );
    }
}
