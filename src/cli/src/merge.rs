//! The command `merge`.

use std::ffi::OsString;

use rollout_lab::rollout::game_runner::{GameRunner, Sums};

use crate::arguments::{Arguments, Syntax};
use crate::bearoff_games::BearoffGames;
use crate::failure::{Failure, Result, fail};
use crate::game_kind::{GameKind, RolledTrials, printed};
use crate::help;
use crate::output_file::OutputFile;
use crate::pair_games::PairGames;
use crate::range_file::{RangeFile, to_bytes};
use crate::trial_range::TrialRange;
use crate::whole_games::WholeGames;

/// The words that `merge` understands.
const SYNTAX: Syntax = Syntax {
    command: "merge",
    operand: "files of trials",
    several: true,
    options: &["out"],
    flags: &["json"],
    help: help::MERGE,
};

/// Merges files of trials, and returns the report on all of them.
pub fn run(words: Vec<OsString>) -> Result<String> {
    let Some(arguments) = Arguments::read(words, &SYNTAX)? else {
        return Ok(SYNTAX.help.to_owned());
    };
    let files = arguments.operands.iter().map(|path| RangeFile::read(path));
    let mut files = files.collect::<Result<Vec<_>>>()?;
    files.sort_by_key(|file| file.range.from());
    check_seeds_and_ranges(&files)?;
    match files[0].tag {
        WholeGames::TAG => merge::<WholeGames>(&files, &arguments),
        BearoffGames::TAG => merge::<BearoffGames>(&files, &arguments),
        PairGames::TAG => merge::<PairGames>(&files, &arguments),
        _ => Err(unknown_kind(&files[0])),
    }
}

/// Checks that sorted files are of one seed and follow one another.
fn check_seeds_and_ranges(files: &[RangeFile]) -> Result<()> {
    for pair in files.windows(2) {
        let [one, next] = pair else { continue };
        let names = (one.path.display(), next.path.display());
        if one.seed != next.seed {
            return fail(format!(
                "{} has seed {} and {} has seed {}: merge trials of one seed",
                names.0, one.seed, names.1, next.seed
            ));
        }
        let (to, from) = (one.range.to(), next.range.from());
        if from < to {
            let both_to = to.min(next.range.to());
            return fail(format!(
                "trials {from}..{both_to} are in both {} and {}: merge each trial once",
                names.0, names.1
            ));
        }
        if from > to {
            return fail(format!(
                "trials {to}..{from} are in no file: roll them with --trials {to}..{from} --seed {}",
                one.seed
            ));
        }
    }
    Ok(())
}

/// Merges sorted files of one kind of games.
fn merge<K: GameKind>(files: &[RangeFile], arguments: &Arguments) -> Result<String> {
    let first = &files[0];
    let games = first.games::<K>()?;
    let mut sums = games.runner().empty_sums();
    for file in files {
        match file.sums(&games)? {
            Some(next) => sums.merge(&next),
            None => return Err(other_games(first, file)),
        }
    }
    let to = files[files.len() - 1].range.to();
    let Some(range) = TrialRange::new(first.range.from(), to) else {
        return fail("the files have no trials: name files that rollout --out has written");
    };
    let trials = RolledTrials {
        seed: first.seed,
        range,
        sums,
    };
    if let Some(path) = arguments.option("out") {
        OutputFile::new(path)?.write(&to_bytes(&games, &trials))?;
    }
    Ok(printed(&games.report(&trials), arguments.flag("json")))
}

/// Returns the failure of two files whose games differ.
fn other_games(first: &RangeFile, file: &RangeFile) -> Failure {
    let names = (first.path.display(), file.path.display());
    match (position(first), position(file)) {
        (Err(failure), _) | (_, Err(failure)) => failure,
        (Ok(one), Ok(other)) if one != other => Failure::new(format!(
            "{} has position {one} and {} has position {other}: merge trials of one position",
            names.0, names.1
        )),
        _ => Failure::new(format!(
            "{} and {} have other games: merge trials of one position, rolled with the same \
             options",
            names.0, names.1
        )),
    }
}

/// Returns the ID of the position from which a file's games start.
fn position(file: &RangeFile) -> Result<String> {
    match file.tag {
        WholeGames::TAG => file.games::<WholeGames>().map(|games| games.position()),
        BearoffGames::TAG => file.games::<BearoffGames>().map(|games| games.position()),
        PairGames::TAG => file.games::<PairGames>().map(|games| games.position()),
        _ => Err(unknown_kind(file)),
    }
}

/// Returns the failure of a file with a kind of games that this program doesn't have.
fn unknown_kind(file: &RangeFile) -> Failure {
    Failure::new(format!(
        "{} has an unknown kind of games: roll its trials again",
        file.path.display()
    ))
}
