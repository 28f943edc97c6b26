//! The words after a command: its operands and options.

use std::ffi::OsString;
use std::num::NonZeroUsize;
use std::thread::available_parallelism;

use lexopt::{Arg, Parser};
use rollout_lab::rollout::seed::Seed;

use crate::failure::{Failure, Result, fail};

/// The words that a command understands.
pub struct Syntax {
    /// The name of the command.
    pub command: &'static str,
    /// The name of its operands, for a sentence that says what is missing.
    pub operand: &'static str,
    /// Whether it takes several operands, at least one. Otherwise it takes exactly one.
    pub several: bool,
    /// The long names of options with a value, without hyphens.
    pub options: &'static [&'static str],
    /// The long names of options without a value, without hyphens.
    pub flags: &'static [&'static str],
    /// The text that `--help` prints.
    pub help: &'static str,
}

/// The operands and options of a command.
#[derive(Debug)]
pub struct Arguments {
    /// The operands, in order.
    pub operands: Vec<String>,
    /// The options with their values; an empty value for a flag.
    options: Vec<(&'static str, String)>,
}

impl Arguments {
    /// Reads the words after a command. `None` if they ask for help.
    ///
    /// # Errors
    /// [`Failure`] for words that the syntax does not have.
    pub fn read(words: Vec<OsString>, syntax: &Syntax) -> Result<Option<Self>> {
        let mut parser = Parser::from_args(words);
        let mut arguments = Self {
            operands: Vec::new(),
            options: Vec::new(),
        };
        while let Some(word) = parser.next().map_err(|error| lexopt_failure(&error))? {
            match word {
                Arg::Long("help") | Arg::Short('h') => return Ok(None),
                Arg::Value(operand) => arguments.operands.push(utf8(operand)?),
                Arg::Short(letter) => {
                    return fail(format!(
                        "-{letter} is not an option of {0}: see rollout-lab {0} --help, and write \
                         XGID= before an ID that begins with a hyphen",
                        syntax.command
                    ));
                }
                Arg::Long(name) => {
                    let named = |names: &'static [&'static str]| {
                        names.iter().copied().find(|&known| known == name)
                    };
                    let option = named(syntax.options);
                    let Some(known) = option.or_else(|| named(syntax.flags)) else {
                        return fail(format!(
                            "--{name} is not an option of {0}: see rollout-lab {0} --help",
                            syntax.command
                        ));
                    };
                    let value = match option {
                        Some(_) => utf8(parser.value().map_err(|_| missing_value(known))?)?,
                        None => String::new(),
                    };
                    if arguments.option(known).is_some() {
                        return fail(format!("--{known} is there twice: give it once"));
                    }
                    arguments.options.push((known, value));
                }
            }
        }
        if arguments.operands.is_empty() {
            return fail(format!(
                "{} needs {}: see rollout-lab {0} --help",
                syntax.command, syntax.operand
            ));
        }
        if !syntax.several && arguments.operands.len() > 1 {
            return fail(format!(
                "{:?} is one word too many: {} takes {}, in quotes if it has spaces",
                arguments.operands[1], syntax.command, syntax.operand
            ));
        }
        Ok(Some(arguments))
    }

    /// Returns the value of an option, if it was given.
    pub fn option(&self, name: &str) -> Option<&str> {
        let found = self.options.iter().find(|(known, _)| *known == name);
        found.map(|(_, value)| value.as_str())
    }

    /// Returns whether a flag was given.
    pub fn flag(&self, name: &str) -> bool {
        self.option(name).is_some()
    }

    /// Returns the only operand.
    pub fn operand(&self) -> &str {
        &self.operands[0]
    }

    /// Returns the number of threads: `--threads`, or one for each processor.
    pub fn threads(&self) -> Result<NonZeroUsize> {
        match self.option("threads") {
            None => Ok(available_parallelism().unwrap_or(NonZeroUsize::MIN)),
            Some(text) => match text.parse::<NonZeroUsize>() {
                Ok(threads) if threads.get() <= MAX_THREADS => Ok(threads),
                _ => fail(format!(
                    "{text:?} is not a number of threads: use a whole number from 1 to \
                     {MAX_THREADS}"
                )),
            },
        }
    }

    /// Returns the seed of `--seed`, if it was given.
    pub fn seed(&self) -> Result<Option<Seed>> {
        let parse = |text: &str| {
            text.parse()
                .map_err(|error| Failure::new(format!("{text:?} is not a seed: {error}")))
        };
        self.option("seed").map(parse).transpose()
    }
}

/// The largest number of threads. More would only take memory.
const MAX_THREADS: usize = 1024;

/// Returns the text of a word.
fn utf8(word: OsString) -> Result<String> {
    word.into_string().or_else(|word| {
        fail(format!(
            "{:?} is not text in UTF-8: write it in UTF-8",
            word.to_string_lossy()
        ))
    })
}

/// Returns the failure of an option whose value is missing.
fn missing_value(option: &str) -> Failure {
    Failure::new(format!(
        "--{option} needs a value: write it after the option"
    ))
}

/// Returns the failure of words that are wrong whatever the command is.
fn lexopt_failure(error: &lexopt::Error) -> Failure {
    match error {
        lexopt::Error::UnexpectedValue { option, .. } => {
            Failure::new(format!("{option} takes no value: write it alone"))
        }
        error => Failure::new(error.to_string()),
    }
}
