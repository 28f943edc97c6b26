//! Which Chromium drives the page: one that is there, or else one that is installed now.

use std::env;
use std::path::PathBuf;

use crate::apt;
use crate::checkout::Checkout;
use crate::failure::{Result, fail};
use crate::front::playwright;
use crate::setup;
use crate::step::{on_path, read, run, say};

/// The environment variable that says which Chromium to use, to us and to the tests.
pub const VARIABLE: &str = "CHROMIUM";

const NAMES: [&str; 4] = [
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
];

/// A Chromium that starts.
pub fn find_or_install(checkout: &Checkout) -> Result<PathBuf> {
    setup::packages(checkout)?;
    if let Some(chosen) = env::var_os(VARIABLE).filter(|chosen| !chosen.is_empty()) {
        let chosen = PathBuf::from(chosen);
        if starts(checkout, &chosen) {
            return Ok(chosen);
        }
        return fail(format!(
            "{VARIABLE} is {}, which does not start: let it name a Chromium, or unset it.",
            chosen.display()
        ));
    }
    if let Some(found) = find(checkout) {
        return Ok(found);
    }
    // If it fails, Playwright's is next.
    apt::install(checkout, "Chromium", &["chromium", "fonts-liberation"]);
    if let Some(found) = find(checkout) {
        return Ok(found);
    }
    say("installing Playwright's Chromium");
    // With the libraries it needs, where we may install them and Playwright knows which.
    let attempts: &[&[&str]] = match apt::administrator(checkout) {
        Some(_) => &[&["--with-deps"], &[]],
        None => &[&[]],
    };
    for options in attempts {
        let mut install = playwright(checkout, "install")?;
        let _ = run("playwright install", install.args(*options).arg("chromium"));
        if let Some(found) = find(checkout) {
            return Ok(found);
        }
    }
    fail(format!(
        "Chromium is missing and could not be installed: install it with your package manager, or let \
         {VARIABLE} name one."
    ))
}

fn find(checkout: &Checkout) -> Option<PathBuf> {
    NAMES
        .into_iter()
        .filter_map(on_path)
        .chain(playwrights(checkout))
        .find(|file| starts(checkout, file))
}

/// Where Playwright puts its own, whether or not it is there.
fn playwrights(checkout: &Checkout) -> Option<PathBuf> {
    const ASK: &str =
        "import { chromium } from '@playwright/test'; console.log(chromium.executablePath());";
    read(
        checkout
            .command("node")
            .args(["--input-type=module", "--eval", ASK]),
    )
    .filter(|path| !path.is_empty())
    .map(PathBuf::from)
}

/// Some are only a hint how to install one, or lack libraries.
fn starts(checkout: &Checkout, file: &PathBuf) -> bool {
    read(checkout.command(file).arg("--version"))
        .is_some_and(|version| version.contains(|c: char| c.is_ascii_digit()))
}
