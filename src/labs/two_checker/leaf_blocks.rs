//! Counts of leaves by blocks of games, from which any luck table can score the blocks afterwards.

use super::exact_blocks::ExactBlocks;
use super::game::{Leaf, Leaves};
use super::luck_table::LuckTable;
use crate::codec::codec_fields;
use crate::rollout::blocks::{BlockValue, Blocks};
use crate::rollout::rotated::{RotatedSums, SumsOfBlock};
use crate::rollout::rotation::Rotation;
use crate::stats::interval::{Bounds, Support};
use crate::stats::summary::{BlockMeans, Summary};

/// Exact sums over complete blocks: of the counts of leaves, and of their products.
///
/// The counts of a block add up to its size. So the products of two of the three counts determine
/// the others, and the variance of blocks by any table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LeafBlocks {
    /// The number of blocks.
    count: u64,
    /// The leaves of all blocks.
    leaves: Leaves,
    /// The sums over blocks of doubles², doubles × fails, and fails². A block has at most 1,296
    /// games, so they fit even for 10¹² games.
    products: [u64; 3],
}

impl LeafBlocks {
    /// Returns the sample variance of a block's total, if each leaf has this value; `None` below
    /// two blocks.
    fn variance_of_total(&self, values: [f64; 3]) -> Option<f64> {
        // Totals vary as doubles × (value − last) + fails × (value − last).
        let [doubles, fails, last] = values;
        let weights = [doubles - last, fails - last];
        let count = i128::from(self.count);
        let [doubles, fails, _] = self.leaves.counts().map(i128::from);
        // n Σ xy − Σx Σy, exactly. So counts that never vary have a spread of exactly 0.
        let covariance = |product: u64, x: i128, y: i128| {
            let sum = count.wrapping_mul(product.into());
            sum.wrapping_sub(x.wrapping_mul(y)) as f64
        };
        let [dd, df, ff] = self.products;
        let square = weights[0] * weights[0] * covariance(dd, doubles, doubles)
            + 2.0 * weights[0] * weights[1] * covariance(df, doubles, fails)
            + weights[1] * weights[1] * covariance(ff, fails, fails);
        let n = self.count as f64;
        (self.count > 1).then(|| square.max(0.0) / (n * (n - 1.0)))
    }
}

impl BlockValue for Leaves {
    type Moments = LeafBlocks;

    fn emptied(&self) -> Self {
        Self::default()
    }

    fn no_moments(&self) -> LeafBlocks {
        LeafBlocks::default()
    }

    fn add(&mut self, more: &Self) {
        self.doubles = self.doubles.wrapping_add(more.doubles);
        self.fails = self.fails.wrapping_add(more.fails);
        self.bears_off = self.bears_off.wrapping_add(more.bears_off);
    }

    fn close(&self, blocks: &mut LeafBlocks) {
        let Self { doubles, fails, .. } = *self;
        let products = [(doubles, doubles), (doubles, fails), (fails, fails)];
        let this = LeafBlocks {
            count: 1,
            leaves: *self,
            products: products.map(|(one, other)| one.wrapping_mul(other)),
        };
        Self::merge(blocks, &this);
    }

    fn merge(blocks: &mut LeafBlocks, next: &LeafBlocks) {
        blocks.count = blocks.count.wrapping_add(next.count);
        BlockValue::add(&mut blocks.leaves, &next.leaves);
        for (sum, more) in blocks.products.iter_mut().zip(next.products) {
            *sum = sum.wrapping_add(more);
        }
    }

    fn count(blocks: &LeafBlocks) -> u64 {
        blocks.count
    }
}

impl SumsOfBlock for Leaves {
    type Value = Self;

    fn block_value(&self) -> Self {
        *self
    }

    fn fits(&self, _: &Self, _: &LeafBlocks) -> bool {
        true
    }
}

/// Returns the leaves of the games of which statistics are made: those of complete blocks if first
/// rolls are rotated, from the first such block on; otherwise all.
pub(super) fn counted_leaves(sums: &RotatedSums<Leaves>) -> Leaves {
    let blocks = sums.complete_blocks();
    blocks.map_or(*sums.all(), |blocks| blocks.complete().leaves)
}

/// A luck table that scores rollouts: the value of each leaf, and the exact spread of blocks.
pub(super) struct Scoring {
    /// The result − luck of a game that ends at each leaf, in percent.
    values: [f64; 3],
    /// The exact spread of blocks; `None` if first rolls are random.
    exact: Option<ExactBlocks>,
}

impl Scoring {
    /// Creates the scoring of rollouts with this table and this rotation of first rolls.
    pub fn new(table: &LuckTable, rotation: Option<Rotation>) -> Self {
        Self {
            values: Leaf::ALL.map(|leaf| table.reduced(leaf)),
            exact: rotation.map(|rotation| ExactBlocks::new(table, rotation)),
        }
    }

    /// Returns statistics of a rollout with the table's luck subtracted, in percent.
    pub fn summary(&self, sums: &RotatedSums<Leaves>) -> Summary {
        let all = Summary::from_counts(self.values, sums.all().counts());
        let Some(exact) = &self.exact else {
            return all;
        };
        match sums.complete_blocks() {
            Some(blocks) => self.summary_of_blocks(exact, blocks),
            None => all.without_spread(),
        }
    }

    /// Returns statistics of complete blocks.
    fn summary_of_blocks(&self, exact: &ExactBlocks, blocks: &Blocks<Leaves>) -> Summary {
        let (size, complete) = (blocks.size(), blocks.complete());
        let counted = size as f64 * blocks.count() as f64;
        let mean = complete.leaves.total(|leaf| self.values[leaf as usize]) / counted;
        let variance = complete.variance_of_total(self.values);
        let means = BlockMeans {
            count: blocks.count(),
            size,
            mean,
            variance: variance.map(|variance| variance / (size * size) as f64),
            proven: Some(exact.block_means().unwrap_or(Bounds {
                low: mean,
                high: mean,
            })),
        };
        let support = Support::tight(exact.residuals_about(mean));
        Summary::of_blocks(blocks.games(), means, support)
    }
}

codec_fields! { LeafBlocks { count, leaves, products } }
