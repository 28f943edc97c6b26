//! The front end: Vite serves it and builds it, Biome checks its code, tsc checks its types.

use std::process::Command;

use crate::checkout::Checkout;
use crate::failure::{Failure, Result};
use crate::setup;
use crate::site::{self, Site};
use crate::step::{become_program, run, say};
use crate::wasm;

/// Where the production build goes.
pub const DIST: &str = "www/dist";

/// Serves the page until it is stopped; Vite prints the address.
pub fn serve(checkout: &Checkout, open: bool, port: Option<u16>) -> Result {
    wasm::build(checkout)?;
    say("serving the pages; Ctrl-C stops the server");
    let mut vite = vite(checkout);
    if open {
        vite.arg("--open");
    }
    if let Some(port) = port {
        vite.args(["--port", &port.to_string()]);
    }
    become_program("vite", &mut vite)
}

/// Builds the pages for production, for wherever they will stand unless that is said.
pub fn build(checkout: &Checkout, site: Option<&Site>) -> Result {
    wasm::build(checkout)?;
    say(format_args!("building the pages into {DIST}"));
    let mut command = checkout.node("www/build/build.js");
    // Only what this call says: one that is left in the environment would be put into the pages unseen.
    command.env_remove(site::VARIABLE);
    if let Some(site) = site {
        command.env(site::VARIABLE, site.as_str());
    }
    run("www/build/build.js", &mut command)
}

/// Checks the format of all JavaScript and CSS, and lints them.
pub fn biome(checkout: &Checkout) -> Result {
    setup::packages(checkout)?;
    run(
        "biome check",
        checkout
            .node("node_modules/@biomejs/biome/bin/biome")
            .args(["check", "--error-on-warnings"]),
    )
    .map_err(|failure| {
        Failure::new(format!(
            "{failure} Run `npx biome check --write`, and mend by hand what it leaves."
        ))
    })
}

/// Checks the types of all JavaScript.
pub fn types(checkout: &Checkout) -> Result {
    wasm::build(checkout)?;
    run(
        "tsc",
        checkout
            .node("node_modules/typescript/bin/tsc")
            .args(["--project", "."]),
    )
}

/// The check of texts and docs for plain words.
pub fn prose(checkout: &Checkout) -> Result<Command> {
    setup::packages(checkout)?;
    Ok(checkout.node("tests/prose/check.js"))
}

/// The tests of that check.
pub fn prose_tests(checkout: &Checkout) -> Result<Command> {
    setup::packages(checkout)?;
    let mut command = checkout.command("node");
    command
        .args(["--test", "--test-reporter=./tests/prose/reporter.js"])
        .args(["tests/prose/rules.test.js", "tests/prose/sources.test.js"]);
    Ok(command)
}

fn vite(checkout: &Checkout) -> Command {
    checkout.node("node_modules/vite/bin/vite.js")
}

/// A command of Playwright's, such as `test` or `install`.
pub fn playwright(checkout: &Checkout, verb: &str) -> Result<Command> {
    setup::packages(checkout)?;
    let mut command = checkout.node("node_modules/@playwright/test/cli.js");
    command.arg(verb);
    Ok(command)
}
