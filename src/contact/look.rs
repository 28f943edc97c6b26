//! What an estimate says of a turn: the value after its best play of the roll, and the mean of the same over all 36 rolls.

use core::cmp::{Ordering, Reverse};

use super::bearoffs::Judges;
use super::board::Board;
use super::evaluator::{Evaluator, Parts, blurred};
use super::game::equity_of;
use super::network::{self, Network, OUTPUTS, Value};
use super::networks::Networks;
use super::plays::Plays;
use crate::dice::{ALL_KINDS, KINDS, Roll};
use crate::score::Score;
use crate::side::Side;

/// One estimate's view of a turn; values are those of the side that plays.
#[derive(Clone, Copy)]
pub(super) struct Look {
    /// Of each kind of roll, the value after its best play, and the board after it.
    best: [(Value, Board); KINDS],
    /// Sum over the 36 rolls of those values.
    sum: Parts,
    /// Which kind was rolled, and the value after the play that was made; `None` if nothing is estimated.
    rolled: Option<(usize, Value)>,
}

impl Look {
    /// Nothing is estimated.
    const NOTHING: Self = Self {
        best: [(Value::EVEN, Board::START); KINDS],
        sum: [0; OUTPUTS],
        rolled: None,
    };

    /// The value after its best play of the roll, and the board after it.
    pub fn best(&self) -> Option<(Value, Board)> {
        self.rolled.map(|(kind, _)| self.best[kind])
    }

    /// The board after its best play of the roll, where that is worth more to it than what was played.
    pub fn better(&self) -> Option<Board> {
        let (kind, made) = self.rolled?;
        let (value, board) = self.best[kind];
        (value.equity() > made.equity()).then_some(board)
    }

    /// The same of any roll; `None` if nothing is estimated.
    pub fn best_of(&self, roll: Roll) -> Option<(Value, Board)> {
        self.rolled.map(|_| self.best[roll.kind()])
    }

    /// Luck of the roll in each of X's chances, in 36ths of 2⁻²⁵: value after the best play − mean. Over the 36 rolls it adds up
    /// to nothing, since it is in whole numbers.
    pub fn luck(&self, side: Side) -> Parts {
        let Some((best, _)) = self.best() else {
            return Parts::default();
        };
        let best = best.units();
        let luck = core::array::from_fn(|part| 36 * i64::from(best[part]) - self.sum[part]);
        match side {
            Side::X => luck,
            Side::O => swapped(luck),
        }
    }

    /// The mean over the 36 rolls as equity of the side that plays, in 36ths of 2⁻²⁵ points.
    pub const fn mean_equity(&self) -> i64 {
        // Over 36 rolls, a sum of chances is a mean in 36ths; 36 × 2²⁵ is certainty.
        equity_of(&self.sum).units() - 36 * (1 << 25)
    }

    /// What the play made has lost to the estimate's best one, as X's gain.
    pub fn lost(&self, side: Side) -> Score {
        let lost = self.rolled.map_or(0, |(kind, made)| {
            i64::from(self.best[kind].0.equity()) - i64::from(made.equity())
        });
        side.own(Score::from_units(36 * lost))
    }
}

/// Changes of chances as the other side sees them.
const fn swapped([win, gammon, backgammon, lose_gammon, lose_backgammon]: Parts) -> Parts {
    [-win, lose_gammon, lose_backgammon, gammon, backgammon]
}

/// Looks at turns, into memory that is used again.
#[derive(Clone, Default)]
pub(super) struct Looking {
    plays: Plays,
    full_memory: network::Scratch,
    scout_memory: network::Scratch,
    tiny_memory: network::Scratch,
    /// Values of all plays of a roll, by whoever plays, by the scout and by the tiny network.
    full: Vec<Value>,
    scout: Vec<Value>,
    tiny: Vec<Value>,
    candidates: Candidates,
    looks: Vec<Look>,
}

/// The plays of a roll that are looked at where luck is measured: those few that the scout likes best, or all where databases
/// judge them.
#[derive(Clone, Default)]
struct Candidates {
    plays: Vec<usize>,
    boards: Vec<Board>,
    /// By the network, or the databases.
    values: Vec<Value>,
}

/// How many the network looks at.
const CANDIDATES: usize = 4;

impl Looking {
    /// What the estimates said of the last turn.
    pub fn looks(&self) -> &[Look] {
        &self.looks
    }

    /// Looks at a roll of a board, with all estimates, and returns the board after the play that is made, still seen by the side
    /// that plays: the network's, or that of the databases where they know the bear-off.
    ///
    /// To choose a play, the network evaluates all of them. To measure luck, it evaluates of each roll only those few that the
    /// scout likes best: what is subtracted averages zero whatever it looks at, and a game costs two fifths. In databases it is
    /// sooner looked up than left out.
    pub fn at(
        &mut self,
        networks: &Networks,
        evaluators: &[Evaluator],
        board: &Board,
        roll: Roll,
    ) -> Board {
        self.looks.clear();
        self.looks.resize(evaluators.len(), Look::NOTHING);
        let any = evaluators.iter().any(|&it| it != Evaluator::Nothing);
        let full = evaluators.iter().any(|it| it.asks_network());
        let judges = networks.begin_plays(board, &mut self.full_memory);
        let scouted = full && judges != Judges::Databases;
        let tiny = evaluators.contains(&Evaluator::Tiny);
        let mut after = *board;
        if scouted {
            networks.scout.begin_plays(board, &mut self.scout_memory);
        }
        if tiny {
            networks.tiny.begin_plays(board, &mut self.tiny_memory);
        }
        for (number, kind) in ALL_KINDS.iter().enumerate() {
            let is_rolled = number == roll.kind();
            if !any && !is_rolled {
                continue;
            }
            let found = self.plays.find(board, kind.roll());
            if tiny {
                evaluate(&networks.tiny, found, &mut self.tiny_memory, &mut self.tiny);
            }
            let made = is_rolled.then(|| {
                judge(
                    networks,
                    judges,
                    found,
                    &mut self.full_memory,
                    &mut self.full,
                );
                let made = best_of(found, &self.full);
                (made, found[made], self.full[made])
            });
            if let Some((_, board, _)) = made {
                after = board;
            }
            if full {
                if scouted && found.len() > CANDIDATES {
                    let (memory, values) = (&mut self.scout_memory, &mut self.scout);
                    evaluate(&networks.scout, found, memory, values);
                    self.candidates.choose(found, values);
                } else {
                    self.candidates.take_all(found);
                }
                if is_rolled {
                    self.candidates.take_values(&self.full);
                } else {
                    let Candidates { boards, values, .. } = &mut self.candidates;
                    judge(networks, judges, boards, &mut self.full_memory, values);
                }
            }
            let (tiny, Candidates { boards, values, .. }) = (&self.tiny, &self.candidates);
            for (look, &evaluator) in self.looks.iter_mut().zip(evaluators) {
                match evaluator {
                    Evaluator::Network => {
                        look.add(number, boards, |play| values[play]);
                        look.made(number, made.map(|(_, _, value)| value));
                    }
                    Evaluator::Blurred(noise) => {
                        let blurred = |board: &Board, value| blurred(value, board, noise);
                        look.add(number, boards, |play| blurred(&boards[play], values[play]));
                        look.made(number, made.map(|(_, board, value)| blurred(&board, value)));
                    }
                    Evaluator::Tiny => {
                        look.add(number, found, |play| tiny[play]);
                        look.made(number, made.map(|(play, _, _)| tiny[play]));
                    }
                    Evaluator::PipCount => {
                        let value = |board: &Board| networks.pips.value(&board.swapped()).swapped();
                        look.add(number, found, |play| value(&found[play]));
                        look.made(number, made.map(|(_, board, _)| value(&board)));
                    }
                    Evaluator::Nothing => {}
                }
            }
        }
        after
    }

    /// What an evaluator says of the side on roll; of a game that is over, what it came to. [`Evaluator::Nothing`] says that it is
    /// even.
    pub fn value(&mut self, networks: &Networks, evaluator: Evaluator, board: &Board) -> Value {
        let judged = |memory: &mut _| networks.evaluate(board, memory);
        self.said(networks, evaluator, board, judged)
    }

    /// The same without databases: near it also in bear-offs, and said without waiting for them.
    pub fn near_value(
        &mut self,
        networks: &Networks,
        evaluator: Evaluator,
        board: &Board,
    ) -> Value {
        let judged = |memory: &mut _| networks.full.evaluate(board, memory);
        self.said(networks, evaluator, board, judged)
    }

    /// What an evaluator says of the side on roll, if this is what whoever plays says of her.
    fn said(
        &mut self,
        networks: &Networks,
        evaluator: Evaluator,
        board: &Board,
        judged: impl Fn(&mut network::Scratch) -> Value,
    ) -> Value {
        match evaluator {
            Evaluator::Network => judged(&mut self.full_memory),
            Evaluator::Tiny => networks.tiny.evaluate(board, &mut self.tiny_memory),
            Evaluator::Blurred(noise) => {
                // An error belongs to a position as the side sees it that has just played.
                let value = judged(&mut self.full_memory).swapped();
                blurred(value, &board.swapped(), noise).swapped()
            }
            Evaluator::PipCount => networks.pips.value(board),
            Evaluator::Nothing => Value::EVEN,
        }
    }
}

impl Look {
    /// Adds a kind of roll with these plays, of which the estimate says this.
    fn add(&mut self, kind: usize, plays: &[Board], value: impl Fn(usize) -> Value) {
        let (mut best, mut best_value) = (0, value(0));
        for play in 1..plays.len() {
            let of_play = value(play);
            if beats((of_play, &plays[play]), (best_value, &plays[best])) {
                (best, best_value) = (play, of_play);
            }
        }
        for (sum, part) in self.sum.iter_mut().zip(best_value.units()) {
            *sum += i64::from(ALL_KINDS[kind].rolls) * i64::from(part);
        }
        self.best[kind] = (best_value, plays[best]);
    }

    /// Notes what it says of the play that was made, if it was of this kind.
    fn made(&mut self, kind: usize, made: Option<Value>) {
        if let Some(value) = made {
            self.rolled = Some((kind, value));
        }
    }
}

impl Candidates {
    /// Those of these plays with the highest values, the first of several.
    fn choose(&mut self, found: &[Board], values: &[Value]) {
        self.plays.clear();
        for (play, value) in values.iter().enumerate() {
            let better = |other: &&usize| values[**other].equity() >= value.equity();
            let place = self.plays.iter().take_while(better).count();
            if place < CANDIDATES {
                self.plays.truncate(CANDIDATES - 1);
                self.plays.insert(place, play);
            }
        }
        self.boards.clear();
        self.boards
            .extend(self.plays.iter().map(|&play| found[play]));
    }

    /// All plays.
    fn take_all(&mut self, found: &[Board]) {
        self.plays.clear();
        self.plays.extend(0..found.len());
        self.boards.clear();
        self.boards.extend_from_slice(found);
    }

    /// Their values, of those of all plays.
    fn take_values(&mut self, values: &[Value]) {
        self.values.clear();
        self.values
            .extend(self.plays.iter().map(|&play| values[play]));
    }
}

/// The values of all plays of the board that was begun with, by whoever judges them.
fn judge(
    networks: &Networks,
    judges: Judges,
    found: &[Board],
    memory: &mut network::Scratch,
    values: &mut Vec<Value>,
) {
    values.clear();
    networks.go_on(judges, found, memory, |value| values.push(value));
}

/// The same by one network alone.
fn evaluate(
    network: &Network,
    found: &[Board],
    memory: &mut network::Scratch,
    values: &mut Vec<Value>,
) {
    values.clear();
    network.go_on(found, memory, |value| values.push(value));
}

/// The number of the best play, the first of several that are as good.
fn best_of(plays: &[Board], values: &[Value]) -> usize {
    (1..values.len()).fold(0, |best, play| {
        let [one, other] = [play, best].map(|play| (values[play], &plays[play]));
        if beats(one, other) { play } else { best }
    })
}

/// Whether one play is better than another: by its equity, and of two that are worth the same by what they leave.
fn beats(one: (Value, &Board), other: (Value, &Board)) -> bool {
    match one.0.equity().cmp(&other.0.equity()) {
        Ordering::Greater => true,
        Ordering::Equal => left(one.1) < left(other.1),
        Ordering::Less => false,
    }
}

/// What a play leaves: of two that are worth the same, as all are that win for certain, the one with fewer pips is preferred, then
/// the one with fewer checkers, as in the bear-off labs.
pub(super) fn left(after: &Board) -> (u16, Reverse<u8>) {
    (after.pips()[0], Reverse(after.borne_off()[0]))
}
