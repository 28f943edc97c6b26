//! Scripts that drive the built page in Chromium: the benchmark, the audit and the pictures.

use std::path::{Path, PathBuf};

use crate::checkout::Checkout;
use crate::chromium;
use crate::failure::Result;
use crate::front;
use crate::setup;
use crate::step::{run, say};
use crate::training;

/// How often each row of the longest tasks is measured.
pub const TASK_RUNS: u32 = 15;

/// For so many minutes memory is looked at, unless it is said for how many.
pub const MEMORY_MINUTES: u32 = 10;

/// What is measured.
#[derive(Debug, Default, PartialEq)]
pub struct Bench {
    /// A missed goal is a failure.
    pub check: bool,
    /// The longest tasks of the pages, of so many runs, in place of the speeds.
    pub runs: Option<u32>,
    /// What the page of any position holds in memory over so many minutes, in place of the speeds.
    pub minutes: Option<u32>,
    /// One part, or the tasks in whose name this is.
    pub only: Option<String>,
    /// How often speeds are measured.
    pub rounds: Option<u32>,
    /// Another build that is measured in turn with this one.
    pub beside: Option<PathBuf>,
    /// Whether the tables go into `docs/benchmarks.md`.
    pub write: bool,
}

/// The contestants beside each other, or what blocks the pages.
pub fn bench(checkout: &Checkout, what: &Bench) -> Result {
    let (mut command, takes) = if let Some(runs) = what.runs {
        let mut command = ready(checkout, "tests/web/bench/tasks.js")?;
        command.args(["--runs", &runs.to_string()]);
        (command, "some seconds per row and run")
    } else if let Some(minutes) = what.minutes {
        let mut command = ready(checkout, "tests/web/bench/memory.js")?;
        command.args(["--minutes", &minutes.to_string()]);
        (command, "as many minutes as you chose")
    } else {
        native_speed(checkout)?;
        let mut command = ready(checkout, "tests/web/bench/bench.js")?;
        if let Some(rounds) = what.rounds {
            command.args(["--rounds", &rounds.to_string()]);
        }
        if let Some(gnubg) = training::gnu_backgammon() {
            command.env("GNU_BACKGAMMON", gnubg);
        }
        if let Some(folder) = &what.beside {
            command.arg("--beside").arg(folder);
        }
        if what.write {
            command.arg("--write");
        }
        (command, "a few minutes")
    };
    if let Some(only) = &what.only {
        command.args(["--only", only]);
    }
    if what.check {
        command.arg("--check");
    }
    say(format_args!(
        "measuring ({takes}; other programs that run now distort the results)"
    ));
    run("The benchmark", &mut command)
}

fn native_speed(checkout: &Checkout) -> Result {
    let mut native = checkout.cargo();
    native.args([
        "build",
        "--release",
        "--package",
        "xtask",
        "--example",
        "native-speed",
    ]);
    say("building the core for this machine");
    run("cargo build", &mut native)
}

/// What Lighthouse says of the pages; a missed goal is a failure.
pub fn audit(checkout: &Checkout) -> Result {
    let mut command = ready(checkout, "tests/web/audit/audit.js")?;
    setup::lighthouse(checkout)?;
    say("auditing (about a minute; other programs that run now distort the results)");
    run("The audit", &mut command)
}

/// The README's picture; with `all`, also one of each width and theme, into that folder.
pub fn screenshots(checkout: &Checkout, all: Option<&Path>) -> Result {
    let mut command = ready(checkout, "tests/web/helpers/screenshots.js")?;
    command.args(all);
    say("taking screenshots");
    run("The screenshots", &mut command)
}

fn ready(checkout: &Checkout, script: &str) -> Result<std::process::Command> {
    front::build(checkout, None)?;
    let browser = chromium::find_or_install(checkout)?;
    let mut command = checkout.node(script);
    command.env(chromium::VARIABLE, browser);
    Ok(command)
}
