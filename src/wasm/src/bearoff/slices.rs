//! What is built step by step, with the page alive in between, and then shared.

use std::sync::Arc;

use rollout_lab::backgammon::bearoff_db::{Database, DatabaseBuilder};
#[cfg(any(feature = "cube", feature = "hand-cube"))]
use rollout_lab::backgammon::cube::{CubeDatabase, CubeDatabaseBuilder};
use rollout_lab::codec::DecodeError;
use rollout_lab::labs::bearoff::{BearoffJobSpec, PreparedGame, PreparedGameBuilder};
#[cfg(any(feature = "cube", feature = "hand-cube"))]
use rollout_lab::labs::cube::{CubeGame, CubeGameBuilder, CubeJobSpec};
#[cfg(feature = "pairs")]
use rollout_lab::labs::pairs::{PairsBuilder, PreparedPairs};

use super::errors::not_ready;
use crate::errors::Refusal;

/// Something in the making.
pub(super) trait Builder {
    type Made;
    fn progress(&self) -> f64;
    fn build(&mut self) -> bool;
    fn finish(self) -> Self::Made;
}

/// What somebody else can find out.
pub(super) trait Taking: Builder {
    type Order;
    fn order(&self) -> Self::Order;
    fn order_again(made: &Self::Made) -> Self::Order;
    fn take(&mut self, made: &[u8]) -> Result<(), DecodeError>;
}

macro_rules! builders {
    ($($builder:ty => $made:ty),+ $(,)?) => {$(
        impl Builder for $builder {
            type Made = $made;

            fn progress(&self) -> f64 {
                self.progress()
            }

            fn build(&mut self) -> bool {
                self.build_while(|| false)
            }

            fn finish(self) -> $made {
                self.finish()
            }
        }
    )+};
}

macro_rules! taking {
    ($builder:ty, $order:ty) => {
        impl Taking for $builder {
            type Order = $order;

            fn order(&self) -> $order {
                self.job_spec()
            }

            fn order_again(made: &Self::Made) -> $order {
                made.job_spec()
            }

            fn take(&mut self, made: &[u8]) -> Result<(), DecodeError> {
                self.apply_analysis(made)
            }
        }
    };
}

builders!(DatabaseBuilder => Database, PreparedGameBuilder => PreparedGame);
taking!(PreparedGameBuilder, BearoffJobSpec);

#[cfg(feature = "pairs")]
builders!(PairsBuilder => PreparedPairs);

#[cfg(any(feature = "cube", feature = "hand-cube"))]
builders!(CubeDatabaseBuilder => CubeDatabase, CubeGameBuilder => CubeGame);
#[cfg(any(feature = "cube", feature = "hand-cube"))]
taking!(CubeGameBuilder, CubeJobSpec);

/// Something that is being built, or is ready.
pub(super) enum Slices<B: Builder> {
    /// `None` only while a step is made.
    Building(Option<Box<B>>),
    Ready(Arc<B::Made>),
}

impl<B: Builder> Slices<B> {
    pub fn new(builder: B) -> Self {
        Self::Building(Some(Box::new(builder)))
    }

    /// Builds one least step; returns whether all is done.
    pub fn build(&mut self) -> bool {
        let Self::Building(builder) = self else {
            return true;
        };
        if let Some(mut at_work) = builder.take() {
            if !at_work.build() {
                *builder = Some(at_work);
                return false;
            }
            *self = Self::Ready(Arc::new(at_work.finish()));
        }
        true
    }

    /// How much is done, 0..1.
    pub fn progress(&self) -> f64 {
        match self {
            Self::Building(builder) => builder.as_ref().map_or(0.0, |builder| builder.progress()),
            Self::Ready(_) => 1.0,
        }
    }

    pub fn ready(&self) -> Result<Arc<B::Made>, Refusal> {
        match self {
            Self::Ready(made) => Ok(made.clone()),
            Self::Building(_) => Err(not_ready()),
        }
    }
}

impl<B: Taking> Slices<B> {
    /// The order from which a worker builds this.
    pub fn order(&self) -> Result<B::Order, Refusal> {
        let order = match self {
            Self::Building(builder) => builder.as_ref().map(|builder| builder.order()),
            Self::Ready(made) => Some(B::order_again(made)),
        };
        order.ok_or_else(not_ready)
    }

    /// Takes a worker's result. If it belongs to another game, building goes on as before.
    pub fn take(&mut self, made: &[u8]) -> Result<(), Refusal> {
        if let Self::Building(Some(builder)) = self {
            builder.take(made)?;
            self.build();
        }
        Ok(())
    }
}
