//! Positions with outcomes of all kinds, beside what is exactly true of them.

use std::sync::Arc;

use crate::common::bearoff::{PERFECT, game, linear, position};
use crate::common::pairs;
use crate::measured::LENGTHS;
use crate::pool::{Pool, THREE_ROLLS};
use rollout_lab::backgammon::Networks;
use rollout_lab::backgammon::cube::{CubeDatabase, Owner};
use rollout_lab::backgammon::position_id::board_id;
use rollout_lab::labs::bearoff::{EvaluatorKind, Player, PreparedGame};
use rollout_lab::labs::contact;
use rollout_lab::labs::cube::{CubeEstimate, CubeGame, CubePlayer, CubeSetup, Efficiency};
use rollout_lab::labs::two_checker::{LuckTable, Rollout as TwoCheckers, TRUTH};
use rollout_lab::models::council::{CouncilPositions, Model, Rule, Simulation, exact_rates};
use rollout_lab::models::walk::{
    LuckShare, Model as WalkModel, Outcome, Walks, WinningChanceScale,
};
use rollout_lab::rollout::game_runner::GameRunner;
use rollout_lab::rollout::pairs::Coupling;
use rollout_lab::rollout::rotated::RotatedSums;
use rollout_lab::rollout::sampler::Sampler;
use rollout_lab::rollout::seed::Seed;
use rollout_lab::rollout::totals::Totals;
use rollout_lab::rollout::{Rollout, sampled};
use rollout_lab::stats::summary::Summary;

/// A rollout at a checkpoint, or after one of the [`LENGTHS`].
#[derive(Clone, Copy)]
pub struct Look {
    pub summary: Summary,
    pub any_time: Option<(f64, f64)>,
}

/// One average of a case.
#[derive(Clone, Copy)]
pub struct Series {
    pub name: &'static str,
    /// Its exact limit.
    pub truth: f64,
    /// Whether what is rolled is neither rare nor nearly certain: a chance from 5 to 95%.
    pub is_common: bool,
}

/// A position, or what else is rolled out.
pub struct Case {
    pub name: &'static str,
    pub series: Vec<Series>,
    /// How many times as many rollouts as usual measure it.
    pub times: u64,
    /// The looks at each series of the rollout with these dice.
    pub roll: Box<dyn Fn(Seed) -> Vec<Vec<Look>> + Send + Sync>,
}

pub const TWO_CHECKERS: &str = "two checkers";

impl Look {
    fn of(summary: Summary) -> Self {
        Self {
            any_time: summary.any_time(),
            summary,
        }
    }
}

/// Rolls to each of the lengths, and looks there; then at all checkpoints.
fn looks<R: GameRunner>(
    mut rollout: Rollout<R>,
    look: impl Fn(&Rollout<R>, &R::Sums) -> Vec<Look>,
) -> Vec<Vec<Look>> {
    let mut rows = Vec::new();
    for games in LENGTHS {
        rollout.roll(games - rollout.games());
        rows.push(look(&rollout, rollout.sums()));
    }
    rows.extend(
        rollout
            .reached_checkpoints()
            .map(|sums| look(&rollout, sums)),
    );
    // Each series has a list of its own.
    (0..rows[0].len())
        .map(|series| rows.iter().map(|row| row[series]).collect())
        .collect()
}

/// A sampler's games: plain, and with the luck subtracted that estimates measure.
fn of_sampler<S>(name: &'static str, sampler: Arc<S>, series: Vec<(Series, Option<usize>)>) -> Case
where
    S: Sampler + Send + Sync + 'static,
{
    let (series, which): (Vec<_>, Vec<_>) = series.into_iter().unzip();
    Case {
        name,
        series,
        times: 1,
        roll: Box::new(move |seed| {
            let rollout = sampled::Rollout::new(sampler.clone(), seed);
            looks(
                rollout,
                |rollout: &sampled::Rollout<S>, sums: &RotatedSums<Totals>| {
                    let (sampler, totals) = (rollout.sampler(), sums.all());
                    let summary = |estimate: &Option<usize>| match *estimate {
                        Some(estimate) => totals.reduced(sampler, estimate),
                        None => totals.plain(sampler),
                    };
                    which.iter().map(|of| Look::of(summary(of))).collect()
                },
            )
        }),
    }
}

fn two_checkers() -> Case {
    // Centred, and nearly right: what is left spreads by 1.9 points.
    let nearly = LuckTable::new([65.0, -13.0, 72.0, -24.0]).unwrap();
    let tables = [
        ("plain", LuckTable::NONE),
        ("made-up table", LuckTable::MADE_UP),
        ("backwards table", LuckTable::BACKWARDS),
        ("nearly right table", nearly),
        ("correct table", LuckTable::CORRECT),
    ];
    let series = tables.map(|(name, _)| Series {
        name,
        truth: TRUTH,
        is_common: true,
    });
    Case {
        name: TWO_CHECKERS,
        series: series.to_vec(),
        times: 1,
        roll: Box::new(move |seed| {
            let mut rollout = TwoCheckers::new(seed);
            let mut rows: Vec<[Look; 5]> = Vec::new();
            let look = |summary: Summary| Look::of(summary);
            for games in LENGTHS {
                rollout.roll(games - rollout.games());
                rows.push(tables.map(|(_, table)| look(rollout.reduced(&table))));
            }
            let histories = tables.map(|(_, table)| {
                let points = rollout.history(&table);
                points.map(|point| look(point.reduced)).collect::<Vec<_>>()
            });
            (0..5)
                .map(|series| {
                    let lengths = rows.iter().map(|row| row[series]);
                    lengths.chain(histories[series].iter().copied()).collect()
                })
                .collect()
        }),
    }
}

/// A bear-off with its plain rollout and these estimates.
fn bearoff(
    name: &'static str,
    [x, o]: [[u8; 6]; 2],
    player: Player,
    evaluators: &[(&'static str, EvaluatorKind)],
) -> Case {
    let estimates: Vec<EvaluatorKind> =
        evaluators.iter().map(|&(_, evaluator)| evaluator).collect();
    let game: Arc<PreparedGame> = game(position(x, o), [player; 2], linear(&estimates));
    let truth = game.theory().unwrap().mean;
    let is_common = (5.0..=95.0).contains(&truth);
    let names = std::iter::once(("plain", None))
        .chain((0..).zip(evaluators).map(|(i, &(name, _))| (name, Some(i))));
    let series = names.map(|(name, estimate)| {
        let series = Series {
            name,
            truth,
            is_common,
        };
        (series, estimate)
    });
    let series = series.collect();
    of_sampler(name, game, series)
}

fn rare_mistakes() -> Case {
    let both = [2, 2, 2, 0, 0, 0];
    bearoff(
        "rare mistakes, 2wAAgG0AAAAAAA",
        [both; 2],
        Player::FewestPips,
        &[("exact luck", EvaluatorKind::Exact)],
    )
}

fn six_checkers() -> Case {
    let both = [1, 1, 1, 1, 1, 1];
    bearoff(
        "six checkers each",
        [both; 2],
        PERFECT,
        &[
            ("exact luck", EvaluatorKind::Exact),
            ("pip count luck", EvaluatorKind::PipCount),
            ("backwards luck", EvaluatorKind::Backwards),
        ],
    )
}

/// Bear-offs from nearly lost to nearly won.
fn bearoffs() -> Vec<Case> {
    let pips: &[_] = &[
        ("pip count luck", EvaluatorKind::PipCount),
        ("backwards luck", EvaluatorKind::Backwards),
    ];
    let last = [0, 0, 0, 0, 2, 4];
    let positions = [
        ("bear-off, 1%", [[0, 0, 0, 1, 1, 4], [2, 1, 1, 0, 0, 0]]),
        ("bear-off, 5%", [[0, 0, 0, 0, 0, 6], [2, 2, 1, 1, 0, 0]]),
        ("bear-off, 50%", [last, [0, 0, 0, 2, 2, 2]]),
        ("bear-off, 95%", [[1, 1, 1, 1, 1, 1], last]),
        ("bear-off, 99%", [[2, 2, 1, 1, 0, 0], last]),
    ];
    positions
        .map(|(name, position)| bearoff(name, position, PERFECT, pips))
        .into()
}

/// With each rung of the ladder of estimates.
fn cube(name: &'static str, x: [u8; 6], o: [u8; 6]) -> Case {
    let rungs = [
        ("nothing", CubeEstimate::Nothing),
        ("cubeless, cube ignored", CubeEstimate::CubelessIgnored),
        ("cubeless × cube", CubeEstimate::CubelessTimesCube),
        ("Janowski", CubeEstimate::Janowski(Efficiency::new(0.68))),
        ("exact", CubeEstimate::Exact),
    ];
    let setup = CubeSetup {
        position: position(x, o),
        owner: Owner::Centred,
        players: [CubePlayer::PERFECT; 2],
        estimates: rungs.map(|(_, estimate)| estimate).to_vec(),
    };
    let game = CubeGame::new(Arc::new(CubeDatabase::new()), setup).unwrap();
    let truth = game.theory().mean;
    let series = rungs.iter().enumerate().map(|(number, &(name, _))| {
        let series = Series {
            name,
            truth,
            // Neither side is nearly certain to win.
            is_common: true,
        };
        (series, Some(number))
    });
    let series = series.collect();
    of_sampler(name, Arc::new(game), series)
}

/// Two plays whose games mostly end alike with the same dice.
fn rare_difference() -> Case {
    // Two checkers each, 2-1 to play: in one pair of ninety only one play wins.
    let plays = [[0, 0, 1, 0, 1, 0], [0, 1, 0, 0, 0, 1]];
    let decision = pairs::decision([0, 0, 0, 0, 1, 1], [1, 0, 1, 0, 0, 0], (2, 1), plays);
    let setup = pairs::setup(decision, EvaluatorKind::PipCount);
    let prepared = pairs::prepare_with_exact(setup);
    let series = [("plain", false), ("luck subtracted", true)];
    let truth = |reduced| {
        let exact = prepared.exact_difference(Coupling::Same, reduced);
        exact.unwrap().mean
    };
    Case {
        name: "pairs that rarely differ, A − B",
        series: series
            .map(|(name, reduced)| Series {
                name,
                truth: truth(reduced),
                is_common: false,
            })
            .to_vec(),
        times: 1,
        roll: Box::new(move |seed| {
            let mut rollout = rollout_lab::labs::pairs::PairsRollout::with_runner(
                rollout_lab::labs::pairs::PairRoller::new(prepared.clone()),
                seed,
            );
            let mut looks = [Vec::new(), Vec::new()];
            for games in LENGTHS {
                rollout.roll(games - rollout.games());
                for (looks, (_, reduced)) in looks.iter_mut().zip(series) {
                    let point = rollout.point(Coupling::Same, reduced);
                    looks.push(Look {
                        summary: point.difference,
                        any_time: point.any_time(),
                    });
                }
            }
            for both in rollout.history(Coupling::Same) {
                for (looks, difference) in looks.iter_mut().zip(both) {
                    looks.push(Look {
                        summary: difference.summary(),
                        any_time: difference.any_time(),
                    });
                }
            }
            looks.into()
        }),
    }
}

/// Any position, by games drawn from so many that were played.
fn contact(name: &'static str, id: &str, games: usize) -> Case {
    use rollout_lab::backgammon::EvaluatorKind as Contact;
    let estimates = [
        ("network", Contact::Network),
        ("tiny network", Contact::Tiny),
        ("pip count luck", Contact::PipCount),
        ("nothing", Contact::Nothing),
    ];
    let board = board_id::parse(id).unwrap().board;
    let evaluators = estimates.map(|(_, evaluator)| evaluator).to_vec();
    let game = contact::Game::new(Networks::trained(), board, evaluators);
    let pool = Pool::new(Arc::new(game), games);
    let is_common = (5.0..=95.0).contains(&pool.wins());
    let series = estimates.iter().enumerate().map(|(number, &(name, _))| {
        let series = Series {
            name,
            truth: pool.mean(Some(number)),
            is_common,
        };
        (series, Some(number))
    });
    let series = series.collect();
    of_sampler(name, Arc::new(pool), series)
}

/// A bear-off of so many checkers that nobody knows how far its games reach.
fn ten_checkers() -> Case {
    let both = [2, 2, 2, 2, 1, 1];
    let evaluators = [
        ("one-sided luck", EvaluatorKind::OneSided),
        ("pip count luck", EvaluatorKind::PipCount),
    ];
    let player = Player::Evaluator(EvaluatorKind::OneSided);
    let estimates = linear(&evaluators.map(|(_, evaluator)| evaluator));
    let pool = Pool::new(
        game(position(both, both), [player; 2], estimates),
        THREE_ROLLS / 4,
    );
    let series = evaluators.iter().enumerate().map(|(number, &(name, _))| {
        let series = Series {
            name,
            truth: pool.mean(Some(number)),
            is_common: true,
        };
        (series, Some(number))
    });
    let series = series.collect();
    of_sampler("ten checkers each", Arc::new(pool), series)
}

fn walk() -> Case {
    let model = WalkModel::PROFESSIONAL_GAMES;
    let walks = Walks::new(
        model,
        Outcome::Win(vec![(WinningChanceScale::ALL[0], LuckShare::ALL)]),
    );
    let series = |name| Series {
        name,
        truth: 50.0,
        is_common: true,
    };
    let series = vec![
        (series("plain"), None),
        (series("luck subtracted"), Some(0)),
    ];
    Case {
        // Of 300 fair coins 5.7% have an interval that misses, since heads are whole numbers: that is near 7% for 2,000 rollouts.
        times: 5,
        ..of_sampler("walk of professional games", Arc::new(walks), series)
    }
}

fn council() -> Case {
    let rules = [
        ("strongest program", Rule::Strongest),
        ("majority", Rule::MajorityRandom),
        ("optimistic", Rule::Optimistic),
        ("pessimistic", Rule::Pessimistic),
    ];
    let exact = exact_rates(&Model::DEFAULT);
    let rate = |rule| exact.get(rule).unwrap();
    let difference = Series {
        name: "optimistic − majority",
        truth: rate(Rule::Optimistic) - rate(Rule::MajorityRandom),
        is_common: false,
    };
    let series = rules.map(|(name, rule)| Series {
        name,
        truth: rate(rule),
        is_common: true,
    });
    Case {
        name: "council of three",
        series: series.into_iter().chain([difference]).collect(),
        times: 1,
        roll: Box::new(move |seed| {
            looks(
                Simulation::new(Model::DEFAULT, seed),
                |_: &Rollout<CouncilPositions>, counts| {
                    let rates = rules.map(|(_, rule)| Look::of(counts.rate(rule)));
                    let difference = counts.difference(Rule::Optimistic, Rule::MajorityRandom);
                    rates.into_iter().chain([Look::of(difference)]).collect()
                },
            )
        }),
    }
}

/// Those that take seconds at most.
pub fn quick() -> Vec<Case> {
    vec![two_checkers(), rare_mistakes(), six_checkers()]
}

/// Makes a case ready: games that are drawn from are played then.
pub type Make = Box<dyn Fn() -> Vec<Case> + Send + Sync>;

/// All of them, in the order of the document; what takes longest is begun first.
pub fn all() -> Vec<Make> {
    let one = |make: fn() -> Case| -> Make { Box::new(move || vec![make()]) };
    vec![
        Box::new(|| {
            let opening = contact("opening position, 50%", "4HPwATDgc/ABMA", THREE_ROLLS / 4);
            vec![opening]
        }),
        one(two_checkers),
        Box::new(bearoffs),
        one(rare_mistakes),
        one(six_checkers),
        one(|| cube("cube paradox", [0, 1, 0, 0, 1, 0], [1, 0, 0, 1, 0, 0])),
        one(|| cube("cube, 6543 v 6532", [0, 0, 1, 1, 1, 1], [0, 1, 1, 0, 1, 1])),
        one(rare_difference),
        one(|| contact("race, 1%", "HwAAAPgDAAAAAA", THREE_ROLLS)),
        one(|| {
            contact(
                "two checkers against six, 3%",
                "AwAACAYAAAAAAA",
                THREE_ROLLS,
            )
        }),
        one(|| contact("ace-point game, 9%", "trsDAIDt7gAADA", THREE_ROLLS / 4)),
        one(|| {
            contact(
                "holding an ace point, 15%",
                "7PY2AADa3QMAMA",
                THREE_ROLLS / 4,
            )
        }),
        one(|| contact("one on the bar, 25%", "MgAAYAAAQAAAAA", THREE_ROLLS)),
        one(council),
        one(ten_checkers),
        one(walk),
    ]
}
