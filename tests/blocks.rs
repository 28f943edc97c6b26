//! Whoever does a block of work, wherever and whenever, says the same: merged in their order blocks make what doing all of it
//! at once makes, to the last bit.

mod common;

use std::sync::{Arc, OnceLock};

use common::bearoff::{
    PERFECT, evaluators, four_against_four, game, linear, on_all_scales, position,
};
use common::plan::{Plan, follow, plans, same};
use proptest::prelude::*;
use rollout_lab::bearoff::{self, Evaluator, Player, PreparedGame};
use rollout_lab::block::{BlockError, Work};
use rollout_lab::limits::MOST_GAMES;
use rollout_lab::packed::{self, Garbled, Packed};
use rollout_lab::seed::Seed;
use rollout_lab::two_checker::{self, Leaves, LuckTable, Order};

/// As a worker gets it: by its bytes.
fn ordered(order: Order) -> impl Fn() -> Box<dyn Work> {
    let bytes = packed::pack(&order);
    move || packed::unpack::<Order>(&bytes).unwrap().begin()
}

fn table() -> LuckTable {
    LuckTable::new([61.37, -3.21, -17.03, 5.9]).unwrap()
}

/// Two estimates and seven times five up to six checkers, and two beyond.
fn bearoffs() -> &'static [Arc<PreparedGame>; 3] {
    static GAMES: OnceLock<[Arc<PreparedGame>; 3]> = OnceLock::new();
    let thick = [2, 2, 3, 2, 3, 3];
    let players = [PERFECT, Player::FewestPips];
    let two = linear(&[Evaluator::PipCount, evaluators()[6]]);
    GAMES.get_or_init(|| {
        [
            game(four_against_four(), players, two),
            game(four_against_four(), players, on_all_scales(&evaluators())),
            game(
                position(thick, thick),
                [Player::FewestPips; 2],
                linear(&[Evaluator::OneSided, Evaluator::PipCount]),
            ),
        ]
    })
}

/// Games that take long: every chance is worked out. Fewer of them in a block say the same.
fn shorter(plan: &Plan, game: &PreparedGame) -> Plan {
    let by = if game.theory().is_none() { 50 } else { 1 };
    Plan {
        sizes: plan.sizes.iter().map(|size| size.div_ceil(by)).collect(),
        ..plan.clone()
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(60) })]

    #[test]
    fn two_checker_rollouts_are_the_same_by_whomever(
        seed in any::<u64>(), replay in any::<bool>(), plan in plans(300_000),
    ) {
        let seed = Seed::new(seed);
        let new = || if replay {
            two_checker::Rollout::replay(seed)
        } else {
            two_checker::Rollout::new(seed)
        };
        let (mut by_others, mut alone) = (new(), new());
        follow(&plan, &mut by_others, ordered(new().order()));
        alone.roll(by_others.games());
        prop_assert!(same(&by_others, &alone));
        // Nor does it leave anything behind that changes what comes next.
        by_others.roll(1000);
        alone.roll(1000);
        prop_assert!(same(&by_others, &alone));
        prop_assert!(by_others.history(&table()).eq(alone.history(&table())));
    }

    #[test]
    fn many_two_checker_rollouts_are_the_same_by_whomever(
        seed in any::<u64>(), rollouts in 0..50_usize, games in 1..3000_u64, plan in plans(20_000),
    ) {
        let new = || two_checker::ManyRollouts::new(Seed::new(seed), rollouts, games);
        let (mut by_others, mut alone) = (new(), new());
        follow(&plan, &mut by_others, ordered(new().order()));
        alone.roll(by_others.done());
        prop_assert_eq!(by_others.sums(), alone.sums());
        prop_assert_eq!(by_others.progress(), alone.progress());
        by_others.roll(u64::MAX);
        alone.roll(u64::MAX);
        prop_assert_eq!(by_others.sums(), alone.sums());
        prop_assert_eq!(by_others.sums().len(), rollouts);
    }

    #[test]
    fn stopped_two_checker_rollouts_are_the_same_by_whomever(
        seed in any::<u64>(), rollouts in 0..200_usize, games in 100..400_u64, plan in plans(60),
    ) {
        let many = two_checker::ManyRollouts::new(Seed::new(seed), rollouts, games);
        let new = || many.stopped_when_ahead(&table());
        let (mut by_others, mut alone) = (new(), new());
        follow(&plan, &mut by_others, ordered(new().order()));
        alone.roll(by_others.done());
        prop_assert_eq!(by_others.plain(), alone.plain());
        prop_assert_eq!(by_others.reduced(), alone.reduced());
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(15) })]

    #[test]
    fn bearoff_rollouts_are_the_same_by_whomever(seed in any::<u64>(), plan in plans(500)) {
        for game in bearoffs() {
            let new = || bearoff::Rollout::new(game.clone(), Seed::new(seed));
            let (mut by_others, mut alone) = (new(), new());
            follow(&shorter(&plan, game), &mut by_others, || Box::new(new()));
            alone.roll(by_others.games());
            prop_assert!(same(&by_others, &alone));
            by_others.roll(50);
            alone.roll(50);
            prop_assert!(same(&by_others, &alone));
            for estimate in 0..game.setup().estimates.len() {
                prop_assert!(by_others.history(estimate).eq(alone.history(estimate)));
            }
        }
    }

    #[test]
    fn many_bearoff_rollouts_are_the_same_by_whomever(
        seed in any::<u64>(), rollouts in 0..20_usize, games in 1..100_u64, plan in plans(500),
    ) {
        for game in bearoffs() {
            let new = || bearoff::ManyRollouts::new(game.clone(), Seed::new(seed), rollouts, games);
            let (mut by_others, mut alone) = (new(), new());
            follow(&shorter(&plan, game), &mut by_others, || Box::new(new()));
            alone.roll(by_others.done());
            prop_assert_eq!(by_others.sums(), alone.sums());
            prop_assert_eq!(by_others.progress(), alone.progress());
            prop_assert_eq!(by_others.plain_spread(), alone.plain_spread());
            prop_assert_eq!(by_others.reduced_spread(1), alone.reduced_spread(1));
        }
    }

    #[test]
    fn stopped_bearoff_rollouts_are_the_same_by_whomever(
        seed in any::<u64>(), rollouts in 0..100_usize, plan in plans(20),
    ) {
        let [game, ..] = bearoffs();
        let many = bearoff::ManyRollouts::new(game.clone(), Seed::new(seed), rollouts, 100);
        for estimate in 0..2 {
            let new = || many.stopped_when_ahead(estimate).unwrap();
            let (mut by_others, mut alone) = (new(), new());
            follow(&plan, &mut by_others, || Box::new(new()));
            alone.roll(by_others.done());
            prop_assert_eq!(by_others.plain(), alone.plain());
            prop_assert_eq!(by_others.reduced(), alone.reduced());
        }
    }
}

// What is not merged.

/// A rollout with a thousand games, and the block that comes next.
fn thousand() -> (two_checker::Rollout, Vec<u8>) {
    let mut rollout = two_checker::Rollout::new(Seed::new(1));
    rollout.roll(1000);
    let block = rollout.block(1000, 2000);
    (rollout, block)
}

/// Nothing is merged, and the block that comes next still can be.
fn assert_refused(bytes: &[u8], error: BlockError) {
    let (mut rollout, next) = thousand();
    assert_eq!(rollout.merge(bytes), Err(error));
    assert!(same(&rollout, &thousand().0));
    assert_eq!(rollout.merge(&next), Ok(()));
    assert_eq!(rollout.games(), 2000);
}

#[test]
fn a_block_that_is_not_next_is_refused() {
    let (mut rollout, next) = thousand();
    for from in [0, 1, 999, 1001, 5000, MOST_GAMES - 1] {
        let early_or_late = rollout.block(from, from + 1);
        assert_refused(&early_or_late, BlockError::NotNext { next: 1000, from });
    }
    assert_eq!(rollout.merge(&next), Ok(()));
    let again = BlockError::NotNext {
        next: 2000,
        from: 1000,
    };
    assert_eq!(rollout.merge(&next), Err(again));
}

/// A block of these pieces: where its games begin and end, then they.
fn block_of(from: u64, to: u64, pieces: &[Leaves]) -> Vec<u8> {
    let mut bytes = packed::pack(&(from, to));
    for piece in pieces {
        piece.pack(&mut bytes);
    }
    bytes
}

/// With which game a block begins, and its pieces.
fn pieces_of(mut block: &[u8]) -> (u64, Vec<Leaves>) {
    let (from, to) = <(u64, u64)>::unpack(&mut block).unwrap();
    let mut pieces = Vec::new();
    while !block.is_empty() {
        pieces.push(Leaves::unpack(&mut block).unwrap());
    }
    let games: u64 = pieces.iter().map(|piece| piece.games()).sum();
    assert_eq!(games, to - from);
    (from, pieces)
}

#[test]
fn what_is_no_block_is_refused() {
    let (_, next) = thousand();
    for end in 0..next.len() {
        assert_refused(&next[..end], BlockError::Garbled);
    }
    assert_refused(&[&next[..], &[0]].concat(), BlockError::Garbled);
    // Of no games at all.
    let block = |pieces: Vec<Leaves>| block_of(1000, 1000, &pieces);
    assert_refused(&block(vec![]), BlockError::Garbled);
}

#[test]
fn pieces_that_do_not_end_at_the_checkpoints_are_refused() {
    let (mut rollout, next) = thousand();
    let (from, pieces) = pieces_of(&next);
    // 1, 2, …, 42, 44, 46, …: seventeen checkpoints between 1,000 and 2,000, which is none.
    let ends: Vec<u64> = rollout_lab::checkpoints::up_to(2000)
        .skip_while(|&games| games <= 1000)
        .collect();
    assert_eq!(pieces.len(), ends.len());
    assert!(pieces.len() > 3);
    for i in 0..pieces.len() - 1 {
        for change in [Leaves::default(), pieces[0]] {
            let mut pieces = pieces.clone();
            if pieces[i].games() == change.games() {
                continue;
            }
            pieces[i] = change;
            let bytes = block_of(from, 2000, &pieces);
            assert_refused(&bytes, BlockError::Garbled);
        }
    }
    // One piece that goes on over a checkpoint, and games that nobody can have rolled.
    let mut whole = Leaves::default();
    for piece in &pieces {
        whole += *piece;
    }
    let endless = Leaves {
        doubles: u64::MAX,
        fails: 1,
        bears_off: 0,
    };
    for piece in [whole, endless] {
        let pieces = vec![piece];
        assert_refused(&block_of(from, 2000, &pieces), BlockError::Garbled);
    }
    assert_eq!(rollout.merge(&next), Ok(()));
}

#[test]
fn blocks_of_other_estimates_are_refused() {
    let rollout = |evaluators: &[Evaluator]| {
        let game = game(four_against_four(), [PERFECT; 2], linear(evaluators));
        bearoff::Rollout::new(game, Seed::new(1))
    };
    let mut one = rollout(&[Evaluator::PipCount]);
    for others in [
        &[][..],
        &[Evaluator::Even],
        &[Evaluator::PipCount, Evaluator::Exact],
    ] {
        let block = rollout(others).block(0, 10);
        assert_eq!(one.merge(&block), Err(BlockError::Garbled));
        assert_eq!((one.games(), one.checkpoints().count()), (0, 0));
    }
    let block = rollout(&[Evaluator::PipCount]).block(0, 10);
    assert_eq!(one.merge(&block), Ok(()));
}

#[test]
fn what_no_stopped_rollout_can_have_found_is_refused() {
    let many = two_checker::ManyRollouts::new(Seed::new(1), 5, 100);
    let mut stopped = many.stopped_when_ahead(&table());
    let good = stopped.block(0, 1);
    // From, to, and then the average above, games and whether it was ahead: of the plain one, at 16.
    for (at, bytes) in [
        (16, f64::NAN.to_le_bytes().to_vec()),
        (16, f64::INFINITY.to_le_bytes().to_vec()),
        (24, 9_u32.to_le_bytes().to_vec()),
        (24, 101_u32.to_le_bytes().to_vec()),
        (28, vec![2]),
    ] {
        let mut bad = good.clone();
        bad[at..at + bytes.len()].copy_from_slice(&bytes);
        assert_eq!(stopped.merge(&bad), Err(BlockError::Garbled), "{at}");
        assert_eq!(stopped.done(), 0);
    }
    assert_eq!(stopped.merge(&good), Ok(()));
    // Six of five.
    let six = [
        &1_u64.to_le_bytes()[..],
        &6_u64.to_le_bytes(),
        &good[16..].repeat(5),
    ]
    .concat();
    assert_eq!(stopped.merge(&six), Err(BlockError::Garbled));
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(500) })]

    /// Whatever is not refused is a block, and then the rollout still answers.
    #[test]
    fn bytes_that_no_core_has_written_stop_nothing(
        flips in proptest::collection::vec((any::<usize>(), any::<u8>()), 1..4),
    ) {
        let [game, ..] = bearoffs();
        let mut rollout = bearoff::Rollout::new(game.clone(), Seed::new(1));
        let mut bytes = rollout.block(0, 20);
        for (at, bits) in flips {
            let at = at % bytes.len();
            bytes[at] ^= bits;
        }
        let merged = rollout.merge(&bytes).is_ok();
        prop_assert_eq!(merged, rollout.games() > 0);
        prop_assert_eq!(rollout.history(1).count() as u64, rollout.games());
        rollout.roll(100);
    }
}

// Orders, and the end.

#[test]
fn an_order_is_read_back_and_nothing_else_is() {
    let seed = Seed::new(u64::MAX - 1);
    for order in [
        Order::Rollout { seed, replay: true },
        Order::Rollout {
            seed,
            replay: false,
        },
        Order::Many {
            seed,
            rollouts: 1000,
            games: 700,
        },
        Order::Stopped {
            seed,
            rollouts: 1000,
            games: 700,
            table: table(),
        },
    ] {
        let bytes = packed::pack(&order);
        assert_eq!(packed::unpack(&bytes), Ok(order));
        for end in 0..bytes.len() {
            assert_eq!(packed::unpack::<Order>(&bytes[..end]), Err(Garbled));
        }
        let mut unknown = bytes;
        unknown[0] = 4;
        assert_eq!(packed::unpack::<Order>(&unknown), Err(Garbled));
    }
    // Doubles at a million points.
    let mut wild = packed::pack(&Order::Stopped {
        seed,
        rollouts: 1,
        games: 100,
        table: table(),
    });
    wild[25..33].copy_from_slice(&1e6_f64.to_le_bytes());
    assert_eq!(packed::unpack::<Order>(&wild), Err(Garbled));
}

#[test]
fn work_ends_at_its_last_unit() {
    // Nobody rolls 10¹² games for a test: merge blocks that say so, up to ten before the end.
    let mut rollout = two_checker::Rollout::new(Seed::new(1));
    let mut pieces = Vec::new();
    let mut before = 0;
    for games in rollout_lab::checkpoints::up_to(MOST_GAMES - 10) {
        pieces.push(Leaves {
            bears_off: games - before,
            ..Leaves::default()
        });
        before = games;
    }
    assert_eq!(
        rollout.merge(&block_of(0, MOST_GAMES - 10, &pieces)),
        Ok(())
    );
    // A worker does no more than there are, and more are not merged.
    let last = rollout.block(MOST_GAMES - 10, u64::MAX);
    let eleven = Leaves {
        doubles: 11,
        ..Leaves::default()
    };
    let eleven = block_of(MOST_GAMES - 10, MOST_GAMES + 1, &[eleven]);
    assert_eq!(rollout.merge(&eleven), Err(BlockError::Garbled));
    let mut merged = rollout.clone();
    assert_eq!(merged.merge(&last), Ok(()));
    assert_eq!(rollout.roll(100), 10);
    assert!(same(&merged, &rollout));
    assert_eq!((rollout.roll(1), rollout.roll(u64::MAX)), (0, 0));
    assert_eq!(rollout.games(), MOST_GAMES);
    assert_eq!(rollout.checkpoints().last().unwrap().games(), MOST_GAMES);

    let mut many = two_checker::ManyRollouts::new(Seed::new(1), 3, 5);
    assert_eq!(
        (many.roll(4), many.roll(u64::MAX), many.roll(1)),
        (4, 11, 0)
    );
    let mut stopped = many.stopped_when_ahead(&LuckTable::MADE_UP);
    assert_eq!(
        (stopped.roll(2), stopped.roll(5), stopped.roll(1)),
        (2, 1, 0)
    );
}
