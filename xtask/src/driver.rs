//! Scripts that drive the built page in Chromium: the benchmark, the audit and the pictures.

use std::path::Path;

use crate::checkout::Checkout;
use crate::chromium;
use crate::failure::Result;
use crate::front;
use crate::setup;
use crate::step::{run, say};

/// The contestants beside each other; with `check`, a missed goal is a failure.
pub fn bench(checkout: &Checkout, check: bool) -> Result {
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
    run("cargo build", &mut native)?;
    let mut command = ready(checkout, "tests/web/bench/bench.js")?;
    if check {
        command.arg("--check");
    }
    say("measuring (about a minute; anything else that runs now disturbs it)");
    run("The benchmark", &mut command)
}

/// What Lighthouse says of the pages; a missed goal is a failure.
pub fn audit(checkout: &Checkout) -> Result {
    let mut command = ready(checkout, "tests/web/audit/audit.js")?;
    setup::lighthouse(checkout)?;
    say("auditing (about a minute; anything else that runs now disturbs it)");
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
