//! Ranges of trials: however a rollout is cut, ordered or shared among threads, its bits stay.

use std::fs::read;
use std::path::Path;

use crate::run::{folder, output_in};

/// A bear-off, whose games take microseconds.
const BEAROFF: [&str; 6] = [
    "rollout",
    "IAAAPAAAAAAAAA",
    "--bearoff",
    "--seed",
    "7",
    "--json",
];
/// Whole games of a few turns, which can still end in a gammon.
const WHOLE_GAMES: [&str; 7] = [
    "rollout",
    "BgAAJAMAAAAAAA",
    "--seed",
    "7",
    "--evaluator",
    "tiny",
    "--json",
];
/// Pairs of whole games of a few turns.
const PAIRS: [&str; 8] = [
    "pairs",
    "BgAAJAMAAAAAAA",
    "--roll",
    "21",
    "--seed",
    "7",
    "--threads=1",
    "--json",
];

/// Rolls trials in a folder into a file, and returns the standard output.
fn roll(folder: &Path, command: &[&str], trials: &str, file: &str) -> String {
    output_in(
        folder,
        &[command, &["--trials", trials, "--out", file]].concat(),
    )
}

/// Asserts that trials `0..cut` and `cut..end` merge to the bits of one run, in either order.
fn assert_merges(name: &str, command: &[&str], cut: u64, end: u64) {
    let folder = folder(name);
    let whole = roll(&folder, command, &end.to_string(), "whole");
    roll(&folder, command, &format!("0..{cut}"), "first");
    roll(&folder, command, &format!("{cut}..{end}"), "second");
    for files in [["first", "second"], ["second", "first"]] {
        let merge = [&["merge", "--json", "--out", "merged"], &files[..]].concat();
        assert_eq!(output_in(&folder, &merge), whole, "{files:?}");
        let [merged, whole] = ["merged", "whole"].map(|file| read(folder.join(file)).unwrap());
        assert_eq!(merged, whole, "{files:?}");
    }
}

#[test]
fn ranges_of_bearoffs_merge_to_the_bits_of_one_run() {
    assert_merges("merge-bearoff", &BEAROFF, 300, 1000);
}

#[test]
fn ranges_of_whole_games_merge_to_the_bits_of_one_run() {
    assert_merges("merge-whole-games", &WHOLE_GAMES, 300, 1000);
}

#[test]
fn ranges_of_pairs_merge_to_the_bits_of_one_run() {
    assert_merges("merge-pairs", &PAIRS, 30, 100);
}

#[test]
fn a_merged_file_merges_again() {
    let folder = folder("merge-again");
    for trials in ["100..250", "250..300", "300..301"] {
        roll(&folder, &BEAROFF, trials, trials);
    }
    let merge = |files: &[&str]| output_in(&folder, &[&["merge", "--json"], files].concat());
    let at_once = merge(&["300..301", "100..250", "250..300"]);
    merge(&["250..300", "300..301", "--out", "250..301"]);
    assert_eq!(merge(&["100..250", "250..301"]), at_once);
    // A range that does not begin at 0 has its own statistics.
    assert_eq!(roll(&folder, &BEAROFF, "100..301", "whole"), at_once);
}

#[test]
fn the_number_of_threads_changes_no_bit() {
    let folder = folder("threads");
    for command in [&BEAROFF[..], &WHOLE_GAMES] {
        let [one, three] = ["1", "3"].map(|threads| {
            let command = [command, &["--threads", threads]].concat();
            // More trials than a chunk of bear-offs, and a last chunk that is not full.
            let trials = if command.contains(&"--bearoff") {
                "50001"
            } else {
                "101"
            };
            (
                roll(&folder, &command, trials, threads),
                read(folder.join(threads)).unwrap(),
            )
        });
        assert!(one == three, "{command:?}");
    }
}

#[test]
fn a_rollout_without_a_seed_prints_the_seed_that_repeats_it() {
    let folder = folder("seeds");
    let roll = |seed: &[&str]| {
        let command = ["rollout", "IAAAPAAAAAAAAA", "--bearoff", "--trials", "200"];
        output_in(&folder, &[&command, seed].concat())
    };
    let first = roll(&[]);
    let (_, seed) = first.split_once("of seed ").unwrap();
    let (seed, _) = seed.split_once('\n').unwrap();
    assert_eq!(roll(&["--seed", seed]), first);
    // Two random seeds of 64 bits are equal in one of 2⁶⁴ runs.
    assert_ne!(roll(&[]), first);
}
