//! The command `rollout`.

use std::collections::hash_map::RandomState;
use std::ffi::OsString;
use std::hash::{BuildHasher, Hasher};

use rollout_lab::backgammon::bearoff_db::{DatabaseSize, Position};
use rollout_lab::labs::bearoff::{Estimate, EvaluatorKind, Player, Setup, SetupError};
use rollout_lab::rollout::seed::Seed;

use crate::arguments::{Arguments, Syntax};
use crate::bearoff_games::BearoffGames;
use crate::failure::{Failure, Result, fail};
use crate::game_kind::{GameKind, printed};
use crate::names::{BEAROFF_EVALUATORS, EVALUATORS, PLAYERS, SCALES, named};
use crate::output_file::OutputFile;
use crate::range_file::to_bytes;
use crate::trial_range::TrialRange;
use crate::whole_games::WholeGames;
use crate::{help, ids, rolling};

/// The words that `rollout` understands.
const SYNTAX: Syntax = Syntax {
    command: "rollout",
    operand: "a position",
    several: false,
    options: &[
        "seed",
        "trials",
        "evaluator",
        "players",
        "scale",
        "threads",
        "out",
    ],
    flags: &["bearoff", "json"],
    help: help::ROLLOUT,
};

/// The number of trials without `--trials`: 36², as many as other programs roll.
const DEFAULT_TRIALS: &str = "1296";

/// Rolls out a position, and returns the report.
pub fn run(words: Vec<OsString>) -> Result<String> {
    let Some(arguments) = Arguments::read(words, &SYNTAX)? else {
        return Ok(SYNTAX.help.to_owned());
    };
    let rolling = RollingOptions::read(&arguments)?;
    if arguments.flag("bearoff") {
        let parsed = ids::bearoff(arguments.operand())?;
        let output = rolling.run(&bearoff_games(&arguments, parsed.position)?)?;
        ids::note_ignored(&parsed.ignored, parsed.ignored.dice.is_some());
        return Ok(output);
    }
    for option in ["players", "scale"] {
        if arguments.option(option).is_some() {
            return fail(format!("--{option} is for bear-offs: add --bearoff"));
        }
    }
    let evaluator = named(&EVALUATORS, "evaluator", arguments.option("evaluator"))?;
    let parsed = ids::board(arguments.operand())?;
    let output = rolling.run(&WholeGames::new(parsed.board, evaluator))?;
    ids::note_ignored(&parsed.ignored, parsed.roll.is_some());
    Ok(output)
}

/// Reads the options of a bear-off, and prepares its games.
fn bearoff_games(arguments: &Arguments, position: Position) -> Result<BearoffGames> {
    let option = |name| arguments.option(name);
    let evaluator = named(&BEAROFF_EVALUATORS, "evaluator", option("evaluator"))?;
    let scale = named(&SCALES, "scale", option("scale"))?;
    let players = option("players").map(players).transpose()?;
    let default_player = match DatabaseSize::for_position(position) {
        DatabaseSize::SixCheckers => EvaluatorKind::Exact,
        DatabaseSize::AllCheckers => EvaluatorKind::OneSided,
    };
    let setup = Setup {
        position,
        players: players.unwrap_or([Player::Evaluator(default_player); 2]),
        estimates: vec![Estimate { evaluator, scale }],
        truncation: None,
    };
    BearoffGames::new(setup).map_err(|error| {
        Failure::new(match error {
            SetupError::NeedsExact(_) => format!(
                "{error}: use one-sided, pip-count or even for --evaluator, and one of these or \
                 fewest-pips for --players"
            ),
            SetupError::BeyondDatabase | SetupError::CarelessPlayer => error.to_string(),
        })
    })
}

/// Reads the players of X and O. One name is for both.
fn players(names: &str) -> Result<[Player; 2]> {
    let [x, o] = match names.split(',').collect::<Vec<_>>()[..] {
        [both] => [both; 2],
        [x, o] => [x, o],
        _ => {
            return fail(format!(
                "{names:?} names more than two players: use X,O, or one name for both"
            ));
        }
    };
    let player = |name| named(&PLAYERS, "players", Some(name));
    Ok([player(x)?, player(o)?])
}

/// The options of every command that rolls trials.
pub struct RollingOptions<'a> {
    /// All options.
    arguments: &'a Arguments,
    /// The seed of the dice.
    seed: Seed,
    /// The trials to roll.
    range: TrialRange,
}

impl<'a> RollingOptions<'a> {
    /// Reads `--seed`, `--trials`, `--threads` and `--out`.
    pub fn read(arguments: &'a Arguments) -> Result<Self> {
        let range = TrialRange::read(arguments.option("trials").unwrap_or(DEFAULT_TRIALS))?;
        arguments.threads()?;
        let seed = match arguments.seed()? {
            Some(seed) => seed,
            None if range.from() > 0 => {
                return fail(format!(
                    "trials {range} need --seed: a range is a part of the rollout that its seed \
                     defines"
                ));
            }
            // A hasher of the standard library begins with random keys.
            None => Seed::new(RandomState::new().build_hasher().finish()),
        };
        Ok(Self {
            arguments,
            seed,
            range,
        })
    }

    /// Rolls the trials, writes the file of `--out`, and returns the report.
    pub fn run<K: GameKind>(&self, games: &K) -> Result<String> {
        let path = self.arguments.option("out");
        let file = path.map(OutputFile::new).transpose()?;
        let trials = rolling::roll(games, self.seed, self.range, self.arguments.threads()?);
        if let Some(file) = file {
            file.write(&to_bytes(games, &trials))?;
        }
        Ok(printed(&games.report(&trials), self.arguments.flag("json")))
    }
}
