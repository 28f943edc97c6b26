//! Training the network, and how strong it is.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::checkout::Checkout;
use crate::failure::{Result, fail};
use crate::step::{become_program, on_path, run, say};

/// What the course of the scout writes, which chooses plays for the network: a small one that sees no counts.
const SCOUT: &str = "target/training/scout-whole.bin";
const SCOUT_PLAN: [&str; 5] = ["--units", "24", "--no-counts", "--steps", "600000"];

/// The same as the project keeps it.
const SCOUT_TRAINED: &str = "target/training/scout.bin";

/// What the first course of training writes, and its log and itself beside it.
const FIRST: &str = "target/training/first.bin";

/// What the second one writes, which goes on from there.
const SECOND: &str = "target/training/second.bin";

/// What the third one writes, with twice as many hidden units.
const THIRD: &str = "target/training/third.bin";

/// What the fourth one writes, in smaller steps.
const FOURTH: &str = "target/training/fourth.bin";

/// The same as the project keeps it.
const TRAINED: &str = "target/training/network.bin";

/// The weights that the project has.
const WEIGHTS: &str = "src/backgammon/network/trained/full.bin";

/// The trainer is built apart, because it is built for this machine alone.
const BUILT: &str = "target/training/build";

/// Where Debian has GNU Backgammon, which need not be on PATH.
const GNU_BACKGAMMON: &str = "/usr/games/gnubg";

/// Games of each rollout by GNU Backgammon, unless it is said how many: what that program takes by itself.
const ROLLOUT: u32 = 1296;

/// Whose strength is measured.
#[derive(Debug, Default, PartialEq)]
pub struct Strength {
    /// Other weights than the project's.
    pub weights: Option<PathBuf>,
    /// How many games are played, if not as many as the trainer thinks right.
    pub games: Option<u32>,
    /// Rollouts beside GNU Backgammon's in place of matches.
    pub rollouts: bool,
    /// The position ID of the only one that is rolled out, in place of five.
    pub position: Option<String>,
}

/// Trains the scout, and the network by the trainer's defaults: all courses in turn, from where it was stopped.
pub fn train(checkout: &Checkout) -> Result {
    say(format_args!(
        "the scout (if stopped, run this again to resume): {SCOUT}"
    ));
    let mut scout = trainer(checkout);
    run("Training", scout.args(["--out", SCOUT]).args(SCOUT_PLAN))?;
    say(format_args!(
        "the scout's weights, quantised to 8 bits: {SCOUT_TRAINED}"
    ));
    run("Packing", &mut packing(checkout, SCOUT, SCOUT_TRAINED))?;
    for (course, what) in [
        (&["--out", FIRST][..], "the network's first course"),
        (
            &["--refine", FIRST, "--out", SECOND],
            "the second course, with luck subtracted",
        ),
        (
            &["--refine", SECOND, "--course", "3", "--out", THIRD],
            "the third course, with twice as many hidden units",
        ),
        (
            &["--refine", THIRD, "--course", "4", "--out", FOURTH],
            "the fourth course, in smaller steps",
        ),
    ] {
        say(format_args!("{what}: {}", course[course.len() - 1]));
        run("Training", trainer(checkout).args(course))?;
    }
    say(format_args!(
        "the network's weights, mostly quantised to 8 bits: {TRAINED}"
    ));
    become_program("Packing", &mut packing(checkout, FOURTH, TRAINED))
}

/// Writes weights as the project keeps them.
fn packing(checkout: &Checkout, from: &str, to: &str) -> Command {
    let mut packing = trainer(checkout);
    packing.args(["--pack", from, "--out", to]);
    packing
}

/// How the network plays: decisions that were judged, and games against GNU Backgammon where that is installed.
pub fn strength(checkout: &Checkout, what: &Strength) -> Result {
    if what.rollouts {
        return rollouts(checkout, what);
    }
    let weights = what
        .weights
        .clone()
        .unwrap_or_else(|| checkout.path(WEIGHTS));
    if !weights.is_file() {
        return fail(format!(
            "There are no weights in {}. Run `cargo xtask train`, or give a file with --weights.",
            weights.display()
        ));
    }
    let mut score = trainer(checkout);
    score.arg("--score").arg(&weights).arg("--lookahead");
    say("scoring plays");
    run("Scoring", &mut score)?;
    let Some(gnubg) = gnu_backgammon() else {
        println!("GNU Backgammon (Debian's gnubg) is not installed, so no games are played.");
        return Ok(());
    };
    let mut play = trainer(checkout);
    play.arg("--play").arg(&weights).arg("--gnubg").arg(gnubg);
    if let Some(games) = what.games {
        play.args(["--games", &games.to_string()]);
    }
    say("playing GNU Backgammon (a few minutes)");
    run("Playing", &mut play)
}

/// The project's network and GNU Backgammon roll out the same positions.
fn rollouts(checkout: &Checkout, what: &Strength) -> Result {
    let Some(gnubg) = gnu_backgammon() else {
        return fail("--rollouts needs GNU Backgammon. Install Debian's gnubg.");
    };
    let mut compare = trainer(checkout);
    compare.args(["--rollouts", "--gnubg"]).arg(gnubg);
    let games = what.games.unwrap_or(ROLLOUT);
    compare.args(["--games", &games.to_string()]);
    if let Some(id) = &what.position {
        compare.args(["--position", id]);
        say("rolling out with GNU Backgammon (a few minutes)");
    } else {
        say("rolling out with GNU Backgammon (about twenty minutes)");
    }
    run("Rolling out", &mut compare)
}

pub fn gnu_backgammon() -> Option<PathBuf> {
    let debians = Path::new(GNU_BACKGAMMON);
    on_path("gnubg").or_else(|| debians.is_file().then(|| debians.to_owned()))
}

/// The trainer, built if it has changed. It gives the same bits on every machine; built for this one it is faster.
fn trainer(checkout: &Checkout) -> Command {
    let mut trainer = checkout.cargo();
    trainer
        .args(["run", "--quiet", "--release", "--locked"])
        .args(["--package", "training", "--target-dir", BUILT, "--"])
        .env("RUSTFLAGS", "-Ctarget-cpu=native")
        .env_remove("CARGO_ENCODED_RUSTFLAGS");
    trainer
}
