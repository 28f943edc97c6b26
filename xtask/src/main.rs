//! `cargo xtask`: sets up, builds, serves and tests Rollout Lab. See [`command::HELP`] for what it can do.

mod ahead;
mod apt;
mod budgets;
mod checkout;
mod choice;
mod chromium;
mod command;
mod driver;
mod failure;
mod front;
mod fuzz;
mod groups;
mod licenses;
mod loaded;
mod manifest;
mod package;
mod previews;
mod registry;
mod release;
mod release_options;
mod setup;
mod site;
mod sizes;
mod skipped;
mod stamp;
mod step;
mod story;
mod tally;
mod training;
mod version;
mod wasm;

use std::process::ExitCode;

use checkout::Checkout;
use command::{Command, HELP};
use failure::Result;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match Command::parse(&words).and_then(obey) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(failure) => {
            eprintln!("{failure}");
            ExitCode::FAILURE
        }
    }
}

/// Does what the command says; whether all is well.
fn obey(command: Command) -> Result<bool> {
    if command == Command::Help {
        print!("{HELP}");
        return Ok(true);
    }
    let checkout = &Checkout::open()?;
    match command {
        Command::Help => Ok(()),
        Command::Serve { open, port } => front::serve(checkout, open, port),
        Command::Test(choice) => return groups::run(checkout, &choice),
        Command::Prepare => groups::prepare(checkout),
        Command::Build { site } => front::build(checkout, site.as_ref()),
        Command::Release(options) => release::make(checkout, &options),
        Command::Sizes => {
            front::build(checkout, None)?;
            budgets::write(checkout)?;
            return Ok(sizes::check(checkout)?.failed == 0);
        }
        Command::Validate => return Ok(groups::validate(checkout)),
        Command::Accuracy => groups::accuracy(checkout),
        Command::Bench(what) => driver::bench(checkout, &what),
        Command::Audit => driver::audit(checkout),
        Command::Screenshots { all } => driver::screenshots(checkout, all.as_deref()),
        Command::Train => training::train(checkout),
        Command::Strength(what) => training::strength(checkout, &what),
    }
    .map(|()| true)
}
