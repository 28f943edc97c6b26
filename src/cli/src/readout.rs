//! The report on a rollout of whole games or of a bear-off.

use std::fmt;

use rollout_lab::rollout::seed::Seed;
use rollout_lab::rollout::totals::HistoryPoint;
use rollout_lab::stats::summary::RELIABLE_FROM;
use serde::Serialize;

use crate::names::Name;
use crate::shapes::{Average, SideShape, SummaryShape};
use crate::table::{Digits, unsigned, write_heading, write_row};
use crate::trial_range::TrialRange;

/// The report on a rollout. Names are those of the pages' readouts.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Readout {
    /// The kind of games, and facts about them.
    #[serde(flatten)]
    pub games_rolled: GamesRolled,
    /// The seed, as `0x` and hexadecimal digits.
    pub seed: String,
    /// The first trial, counted from 0.
    pub from: u64,
    /// The trial after the last one.
    pub to: u64,
    /// The number of games.
    pub games: u64,
    /// The average of results.
    pub plain: Average,
    /// The average of results with luck subtracted.
    pub reduced: Average,
    /// Jim Williams's average: the evaluation of the start plus the disparities.
    pub williams: Option<SummaryShape>,
    /// The number of plain games that one reduced game counts as.
    pub equivalent_games: Option<f64>,
    /// The mean luck of a game.
    pub mean_luck: Option<f64>,
    /// Whether there are enough games for a 95% interval to cover about 95%.
    pub reliable: bool,
    /// The five chances of whole games; null for a bear-off.
    pub chances: Option<BothChances>,
}

/// The games of a rollout.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct GamesRolled {
    /// The ID of the position in text: rolling it again gives the same results.
    #[serde(skip)]
    pub position: String,
    /// The unit of results: points or percent.
    pub unit: &'static str,
    /// The position ID.
    pub position_id: String,
    /// The XGID. Results are those of its X.
    pub xgid: String,
    /// The side on roll of a bear-off, whose results are X's; null for whole games, whose results
    /// are those of the side on roll.
    pub on_roll: Option<SideShape>,
    /// The evaluator that measures luck.
    pub evaluator: Name,
    /// The players of X and O in a bear-off; null for whole games, which the network plays.
    pub players: Option<[Name; 2]>,
    /// The scale of a bear-off's luck; null for whole games.
    pub scale: Option<Name>,
}

/// The five chances in percent, plain and with luck subtracted.
#[derive(Debug, Serialize)]
pub struct BothChances {
    /// The shares of games.
    pub plain: FiveChances,
    /// The shares with luck subtracted.
    pub reduced: FiveChances,
}

/// The five chances of the side on roll, in percent. Wins include gammons, and gammons include
/// backgammons.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct FiveChances {
    /// The chance to win.
    pub win: SummaryShape,
    /// The chance to win a gammon.
    pub win_gammon: SummaryShape,
    /// The chance to win a backgammon.
    pub win_backgammon: SummaryShape,
    /// The chance to lose a gammon.
    pub lose_gammon: SummaryShape,
    /// The chance to lose a backgammon.
    pub lose_backgammon: SummaryShape,
}

impl Readout {
    /// Returns the report on these trials, without chances.
    pub fn new(
        games_rolled: GamesRolled,
        seed: Seed,
        range: TrialRange,
        point: &HistoryPoint,
        equivalent_games: Option<f64>,
    ) -> Self {
        Self {
            games_rolled,
            seed: seed.to_string(),
            from: range.from(),
            to: range.to(),
            games: range.count(),
            plain: point.plain.into(),
            reduced: point.reduced.into(),
            williams: point.williams.map(SummaryShape::from),
            equivalent_games,
            mean_luck: point.luck,
            reliable: range.count() >= RELIABLE_FROM,
            chances: None,
        }
    }
}

impl fmt::Display for Readout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let GamesRolled {
            position,
            unit,
            on_roll,
            evaluator,
            players,
            scale,
            ..
        } = &self.games_rolled;
        writeln!(f, "position   {position}")?;
        match on_roll {
            Some(SideShape(side)) => {
                writeln!(f, "results    winning chances of X; {side} is on roll")?;
            }
            None => writeln!(f, "results    points of the side on roll")?,
        }
        writeln!(
            f,
            "trials     {}..{} of seed {}",
            self.from, self.to, self.seed
        )?;
        match scale {
            Some(scale) => writeln!(f, "luck by    {evaluator}, scale {scale}")?,
            None => writeln!(f, "luck by    {evaluator}")?,
        }
        if let Some([x, o]) = players {
            writeln!(f, "players    X {x}, O {o}")?;
        }
        writeln!(f)?;
        let digits = match *unit {
            "points" => Digits::Signed(4),
            _ => Digits::Unsigned(3),
        };
        write_heading(f, unit)?;
        write_row(f, "plain", &self.plain.summary, digits)?;
        write_row(f, "reduced", &self.reduced.summary, digits)?;
        if let Some(games) = self.equivalent_games {
            let games = unsigned(Some(games), 2);
            writeln!(f, "\nEach reduced game counts as {games} plain games.")?;
        }
        if let Some(BothChances { reduced, .. }) = &self.chances {
            writeln!(f)?;
            write_heading(f, "percent, reduced")?;
            for (name, chance) in [
                ("win", &reduced.win),
                ("win gammon", &reduced.win_gammon),
                ("win backgammon", &reduced.win_backgammon),
                ("lose gammon", &reduced.lose_gammon),
                ("lose backgammon", &reduced.lose_backgammon),
            ] {
                write_row(f, name, chance, Digits::Unsigned(2))?;
            }
        }
        if !self.reliable {
            writeln!(
                f,
                "\nWith fewer than {RELIABLE_FROM} games, intervals cover less than 95%."
            )?;
        }
        Ok(())
    }
}
