//! The command `pairs`: two plays of a roll, compared by pairs of whole games with coupled dice.

use std::ffi::OsString;
use std::fmt;

use rollout_lab::backgammon::position_id::board_id::position_id;
use rollout_lab::backgammon::{Board, Networks, play_text};
use rollout_lab::codec::{Codec, DecodeError};
use rollout_lab::labs::contact::PlayList;
use rollout_lab::labs::contact::pairs::{Decision, PairRoller, PairSums, PairsSetup};
use rollout_lab::stats::summary::RELIABLE_FROM;
use serde::Serialize;

use crate::arguments::{Arguments, Syntax};
use crate::failure::{Failure, Result};
use crate::game_kind::{GameKind, RolledTrials};
use crate::names::{COUPLINGS, EVALUATORS, Name, named};
use crate::play_choice::choose_two;
use crate::rollout::RollingOptions;
use crate::shapes::SummaryShape;
use crate::table::{Digits, signed, unsigned, write_heading, write_row};
use crate::{help, ids};

/// The words that `pairs` understands.
const SYNTAX: Syntax = Syntax {
    command: "pairs",
    operand: "a position",
    several: false,
    options: &[
        "roll",
        "a",
        "b",
        "coupling",
        "evaluator",
        "seed",
        "trials",
        "threads",
        "out",
    ],
    flags: &["json"],
    help: help::PAIRS,
};

/// Rolls out pairs after two plays, and returns the report.
pub fn run(words: Vec<OsString>) -> Result<String> {
    let Some(arguments) = Arguments::read(words, &SYNTAX)? else {
        return Ok(SYNTAX.help.to_owned());
    };
    let rolling = RollingOptions::read(&arguments)?;
    let evaluator = named(&EVALUATORS, "evaluator", arguments.option("evaluator"))?;
    let coupling = named(&COUPLINGS, "coupling", arguments.option("coupling"))?;
    let parsed = ids::board(arguments.operand())?;
    let roll = ids::roll(arguments.option("roll"), &parsed)?;
    let list = PlayList::new(Networks::trained(), &parsed.board, roll);
    let plays = choose_two(list.plays(), ["a", "b"].map(|name| arguments.option(name)))?;
    let setup = Decision::new(parsed.board, roll, plays.map(|play| play.after))
        .ok()
        .and_then(|decision| PairsSetup::new(decision, evaluator, coupling));
    let setup = setup.ok_or_else(|| Failure::new("the roll does not allow these plays"))?;
    let output = rolling.run(&PairGames(setup))?;
    ids::note_ignored(&parsed.ignored, false);
    Ok(output)
}

/// Pairs of whole games after two plays.
pub struct PairGames(PairsSetup);

impl GameKind for PairGames {
    const TAG: u8 = 2;
    const CHUNK: u64 = 4;
    type Runner = PairRoller;
    type Report = PairsReport;

    fn runner(&self) -> PairRoller {
        PairRoller::new(Networks::trained(), self.0)
    }

    fn describe(&self, bytes: &mut Vec<u8>) {
        self.0.encode(bytes);
    }

    fn from_description(bytes: &mut &[u8]) -> std::result::Result<Self, DecodeError> {
        PairsSetup::decode(bytes).map(Self)
    }

    fn position(&self) -> String {
        position_id(self.0.decision().board())
    }

    fn report(&self, trials: &RolledTrials<PairSums>) -> PairsReport {
        let (roller, decision) = (self.runner(), self.0.decision());
        let figures = |reduced| {
            let point = roller.point(&trials.sums, reduced);
            let worth = roller.worth(&trials.sums, reduced);
            PairFigures {
                a: point.a.into(),
                b: point.b.into(),
                difference: point.difference.into(),
                any_time: point.any_time(),
                correlation: point.correlation(),
                as_independent: point.se_as_independent(),
                worth: worth.equivalent_pairs,
                needed: worth.pairs_needed,
            }
        };
        let text =
            |after: &Board| play_text(decision.board(), decision.roll(), after).unwrap_or_default();
        let (first, second) = decision.roll().dice();
        let outcomes = trials.sums.outcomes(0);
        PairsReport {
            position_id: self.position(),
            roll: [first, second],
            plays: decision.after().each_ref().map(text),
            coupling: Name::of(&COUPLINGS, self.0.coupling()),
            evaluator: Name::of(&EVALUATORS, self.0.evaluator()),
            seed: trials.seed.to_string(),
            from: trials.range.from(),
            to: trials.range.to(),
            pairs: trials.range.count(),
            plain: figures(false),
            reduced: figures(true),
            outcomes: PairOutcomes {
                both: outcomes.both,
                only_a: outcomes.only_a,
                only_b: outcomes.only_b,
                neither: outcomes.neither,
            },
            reliable: trials.range.count() >= RELIABLE_FROM,
        }
    }
}

/// The report on pairs, in points for the side on roll.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PairsReport {
    position_id: String,
    roll: [u8; 2],
    /// Play A and play B, in standard notation.
    plays: [String; 2],
    coupling: Name,
    evaluator: Name,
    seed: String,
    /// The first trial, counted from 0.
    from: u64,
    /// The trial after the last one.
    to: u64,
    pairs: u64,
    plain: PairFigures,
    reduced: PairFigures,
    outcomes: PairOutcomes,
    /// Whether there are enough pairs for a 95% interval to cover about 95%.
    reliable: bool,
}

/// Statistics of pairs, plain or with luck subtracted, in points.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct PairFigures {
    /// Statistics of A's games.
    a: SummaryShape,
    /// Statistics of B's games.
    b: SummaryShape,
    /// Statistics of A − B.
    #[serde(flatten)]
    difference: SummaryShape,
    /// The any-time 95% interval of A − B.
    #[serde(rename = "always")]
    any_time: Option<(f64, f64)>,
    /// The correlation of A's and B's results.
    correlation: Option<f64>,
    /// The standard error of A − B if the games of a pair were independent.
    as_independent: Option<f64>,
    /// The number of plain pairs with independent dice that one pair counts as.
    worth: Option<f64>,
    /// The number of pairs after which the 95% interval just excludes 0.
    needed: Option<f64>,
}

/// Numbers of pairs by the plays with which the side on roll won.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct PairOutcomes {
    both: u64,
    only_a: u64,
    only_b: u64,
    neither: u64,
}

impl fmt::Display for PairsReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ([first, second], [a, b]) = (self.roll, &self.plays);
        writeln!(f, "position   {}", self.position_id)?;
        writeln!(f, "roll       {first}-{second}")?;
        writeln!(f, "play A     {a}\nplay B     {b}")?;
        writeln!(
            f,
            "pairs      {}..{} of seed {}, coupling {}",
            self.from, self.to, self.seed, self.coupling
        )?;
        writeln!(f, "luck by    {}\n", self.evaluator)?;
        write_heading(f, "points")?;
        for (name, figures) in [("plain", &self.plain), ("reduced", &self.reduced)] {
            for (arm, row) in [
                ("A", &figures.a),
                ("B", &figures.b),
                ("A - B", &figures.difference),
            ] {
                write_row(f, &format!("{arm}, {name}"), row, Digits::Signed(4))?;
            }
        }
        writeln!(f)?;
        for (name, figures) in [("Plain", &self.plain), ("Reduced", &self.reduced)] {
            writeln!(
                f,
                "{name}: correlation {}, SE {} instead of {} with independent games.",
                signed(figures.correlation, 3),
                unsigned(figures.difference.se, 4),
                unsigned(figures.as_independent, 4)
            )?;
        }
        if let Some(pairs) = self.reduced.worth {
            writeln!(
                f,
                "Each reduced pair counts as {pairs:.1} plain pairs with independent dice."
            )?;
        }
        if !self.reliable {
            writeln!(
                f,
                "With fewer than {RELIABLE_FROM} pairs, intervals cover less than 95%."
            )?;
        }
        Ok(())
    }
}
