//! One game of a pair, turn by turn.

use crate::backgammon::side::Side;
use crate::backgammon::turn_estimate::Look;
use crate::backgammon::turn_evaluator::Looking;
use crate::backgammon::{Board, Evaluator, Networks};
use crate::labs::contact::game::points;
use crate::labs::contact::luck_limit::{LuckLimit, result_bounds};
use crate::rollout::dice::{ALL_KINDS, KINDS, Roll};
use crate::rollout::pairs::played::Ended;
use crate::rollout::pairs::ranking::Ranking;
use crate::stats::score::Score;

/// What looks at turns, with memory that is used again.
#[derive(Default)]
pub(super) struct Eyes {
    looking: Looking,
    /// Chooses the play of another roll than the one that was looked at.
    playing: Looking,
}

/// A game that goes on, or is over.
pub(super) struct Strand {
    /// Seen by the side on roll.
    board: Board,
    side: Side,
    ended: Option<Score>,
    luck: Score,
    limit: LuckLimit,
    /// The kind of roll of which the play was found when the turn was looked at, and the board after it.
    expected: (usize, Board),
}

/// Luck of a kind of roll, of the side that plays.
fn luck_of(look: &Look, kind: usize) -> Score {
    let best = look.best_of(ALL_KINDS[kind].roll());
    best.map_or(Score::ZERO, |(value, _)| {
        Score::from_units(36 * i64::from(value.equity()) - look.mean_equity())
    })
}

impl Strand {
    /// After X's play: O is on roll, unless it has ended the game.
    pub fn after(play: &Board) -> Self {
        let board = play.swapped();
        Self {
            board,
            side: Side::O,
            ended: play.outcome().map(points),
            luck: Score::ZERO,
            limit: LuckLimit::new(result_bounds(play)),
            expected: (0, board),
        }
    }

    /// Whether the game is still to be played.
    pub const fn goes_on(&self) -> bool {
        self.ended.is_none()
    }

    /// Whether it stands where another one does, and the luck to come counts in both or in neither. Both have had as many turns.
    pub fn is_where(&self, other: &Self) -> bool {
        self.board == other.board && self.limit == other.limit
    }

    /// Its luck so far less another one's.
    pub fn luck_less(&self, other: &Self) -> Score {
        self.luck - other.luck
    }

    /// Looks at the rolls of this turn, of which this one is expected.
    pub fn look(
        &mut self,
        networks: &Networks,
        evaluators: &[Evaluator],
        eyes: &mut Eyes,
        roll: Roll,
    ) {
        let after = eyes.looking.at(networks, evaluators, &self.board, roll);
        self.expected = (roll.kind(), after);
    }

    /// How the rolls that were looked at rank, X's unluckiest first: as the last evaluator sees them.
    pub fn ranking(&self, eyes: &Eyes) -> Ranking {
        let luck: [Score; KINDS] = core::array::from_fn(|kind| {
            let of = |look| self.side.own(luck_of(look, kind));
            eyes.looking.looks().last().map_or(Score::ZERO, of)
        });
        Ranking::new(&luck)
    }

    /// Plays a roll of the turn that was looked at. Its luck is what the first evaluator says. Where another game goes on as this
    /// one, with luck that is `ahead` by so much, the luck counts only if it does in both.
    pub fn play(&mut self, networks: &Networks, eyes: &mut Eyes, roll: Roll, ahead: Option<Score>) {
        let kind = roll.kind();
        if let Some(look) = eyes.looking.looks().first() {
            let (total, extremes) = (self.luck, look.extremes(self.side));
            let mut totals = [Some(total), ahead.map(|ahead| total + ahead)]
                .into_iter()
                .flatten();
            if totals.all(|total| self.limit.allows(total, extremes)) {
                self.luck += self.side.own(luck_of(look, kind));
            }
        }
        let after = if kind == self.expected.0 {
            self.expected.1
        } else {
            eyes.playing.at(networks, &[], &self.board, roll)
        };
        self.ended = after
            .outcome()
            .map(|outcome| self.side.own(points(outcome)));
        self.board = after.swapped();
        self.side = self.side.other();
    }

    /// Result and luck of the game, once it is over.
    pub fn ended(&self) -> Ended {
        Ended {
            result: self.ended.unwrap_or(Score::ZERO),
            luck: self.luck,
        }
    }
}
