//! Which Chromium drives the page: one that is there, or else one that is installed now. The tests prefer the one without
//! windows, which does the same for a quarter less of processor time.

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

/// Debian's package and program of a Chromium that has no windows at all.
const WITHOUT_WINDOWS: &str = "chromium-headless-shell";

/// A Chromium that starts.
pub fn find_or_install(checkout: &Checkout) -> Result<PathBuf> {
    setup::packages(checkout)?;
    match chosen(checkout)? {
        Some(chosen) => Ok(chosen),
        None => found_or_installed(checkout),
    }
}

/// One for tests, which see no windows: without them where that can be had.
pub fn find_or_install_for_tests(checkout: &Checkout) -> Result<PathBuf> {
    setup::packages(checkout)?;
    if let Some(chosen) = chosen(checkout)? {
        return Ok(chosen);
    }
    let without_windows = || on_path(WITHOUT_WINDOWS).filter(|file| starts(checkout, file));
    if let Some(found) = without_windows() {
        return Ok(found);
    }
    // Some distributions do not have it: any other will do.
    apt::install(
        checkout,
        "headless Chromium",
        &[WITHOUT_WINDOWS, "fonts-liberation"],
    );
    match without_windows() {
        Some(found) => Ok(found),
        None => found_or_installed(checkout),
    }
}

/// The one that the environment names.
fn chosen(checkout: &Checkout) -> Result<Option<PathBuf>> {
    let Some(chosen) = env::var_os(VARIABLE).filter(|chosen| !chosen.is_empty()) else {
        return Ok(None);
    };
    let chosen = PathBuf::from(chosen);
    if starts(checkout, &chosen) {
        return Ok(Some(chosen));
    }
    fail(format!(
        "{VARIABLE} is {}, which does not start. Set it to a Chromium, or unset it.",
        chosen.display()
    ))
}

fn found_or_installed(checkout: &Checkout) -> Result<PathBuf> {
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
