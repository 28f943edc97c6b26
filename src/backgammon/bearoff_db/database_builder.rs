//! Builds a bear-off database in steps, or completes a database whose slow part a worker has built.

use std::sync::Arc;

use super::arrangements::Arrangements;
use super::chance_table::ChanceTable;
use super::database::{Database, DatabaseSize, TwoSided};
use super::exact::ExactChancesBuilder;
use super::one_sided::{OneSided, OneSidedBuilder};
use super::play_table::PlayTable;
use crate::backgammon::bearoff_db::pip_chances::PipChances;
use crate::codec::{Codec, DecodeError};

/// Builds a [`Database`] in steps.
pub struct DatabaseBuilder {
    /// The arrangements, which are always built here.
    arrangements: Arrangements,
    /// The tables of these arrangements.
    tables: TableSource,
}

/// The source of the tables of a database.
enum TableSource {
    /// Tables that this builder computes.
    Computed {
        /// The builder of the one-sided distributions.
        one_sided: OneSidedBuilder,
        /// The plays, and the builder of the exact chances; `None` beyond six checkers a side.
        two_sided: Option<(PlayTable, ExactChancesBuilder)>,
    },
    /// Tables that were received from a worker.
    Received {
        /// The one-sided distributions.
        one_sided: OneSided,
        /// The exact chances; `None` beyond six checkers a side.
        exact: Option<ChanceTable>,
    },
}

impl DatabaseBuilder {
    /// Creates a builder of a database of this size, with nothing computed.
    #[must_use]
    pub fn new(size: DatabaseSize) -> Self {
        let mut arrangements = Arrangements::empty(size.max_checkers());
        let one_sided = OneSidedBuilder::new(arrangements.total());
        let two_sided = match size {
            DatabaseSize::SixCheckers => {
                arrangements.build_while(&mut || true);
                Some((
                    PlayTable::build(&arrangements),
                    ExactChancesBuilder::new(&arrangements),
                ))
            }
            DatabaseSize::AllCheckers => None,
        };
        Self {
            arrangements,
            tables: TableSource::Computed {
                one_sided,
                two_sided,
            },
        }
    }

    /// Creates a builder of a database whose slow part a worker has built: see
    /// [`Database::to_bytes`]. It still builds arrangements and plays, which are quicker to build
    /// than to send.
    ///
    /// # Errors
    /// [`DecodeError`] if these bytes are not a bear-off database.
    pub fn from_bytes(mut bytes: &[u8]) -> Result<Self, DecodeError> {
        let size = DatabaseSize::decode(&mut bytes)?;
        let arrangements = Arrangements::empty(size.max_checkers());
        let count = arrangements.total();
        let one_sided = OneSided::decode(count, &mut bytes)?;
        let exact = match size {
            DatabaseSize::SixCheckers => Some(ChanceTable::decode(count, &mut bytes)?),
            DatabaseSize::AllCheckers => None,
        };
        if !bytes.is_empty() {
            return Err(DecodeError);
        }
        let tables = TableSource::Received { one_sided, exact };
        Ok(Self {
            arrangements,
            tables,
        })
    }

    /// Returns the number of checkers a side that the database will cover.
    #[must_use]
    pub const fn size(&self) -> DatabaseSize {
        match self.tables {
            TableSource::Computed {
                two_sided: Some(_), ..
            }
            | TableSource::Received { exact: Some(_), .. } => DatabaseSize::SixCheckers,
            _ => DatabaseSize::AllCheckers,
        }
    }

    /// Returns the share of the work that is done, 0..1.
    #[must_use]
    pub fn progress(&self) -> f64 {
        match &self.tables {
            // The longer part by far.
            TableSource::Computed {
                two_sided: Some((_, exact)),
                ..
            } => exact.progress(),
            TableSource::Computed { one_sided, .. } => one_sided.progress(),
            TableSource::Received { .. } => self.arrangements.progress(),
        }
    }

    /// Builds until the database is complete or `keep_going` returns false. Returns whether it is
    /// complete.
    pub fn build_while(&mut self, mut keep_going: impl FnMut() -> bool) -> bool {
        self.build(&mut keep_going)
    }

    /// Builds as [`Self::build_while`] does. A function that is not generic is compiled once, not
    /// for each caller.
    fn build(&mut self, keep_going: &mut dyn FnMut() -> bool) -> bool {
        let Self {
            arrangements,
            tables,
        } = self;
        if !arrangements.build_while(keep_going) {
            return false;
        }
        let TableSource::Computed {
            one_sided,
            two_sided,
        } = tables
        else {
            return true;
        };
        one_sided.build_while(arrangements.steps(), keep_going)
            && two_sided
                .as_mut()
                .is_none_or(|(plays, exact)| exact.build_while(arrangements, plays, keep_going))
    }

    /// Returns the database. Parts that are missing are built at once.
    #[must_use]
    pub fn finish(mut self) -> Database {
        self.build(&mut || true);
        let (one_sided, two_sided) = match self.tables {
            TableSource::Computed {
                one_sided,
                two_sided,
            } => (
                one_sided.finish(),
                two_sided.map(|(plays, exact)| (plays, exact.finish())),
            ),
            TableSource::Received { one_sided, exact } => (
                one_sided,
                exact.map(|exact| (PlayTable::build(&self.arrangements), exact)),
            ),
        };
        Database {
            arrangements: self.arrangements,
            one_sided,
            pip_chances: PipChances::new(),
            two_sided: two_sided.map(|(plays, exact)| TwoSided {
                plays,
                exact: Arc::new(exact),
            }),
        }
    }
}

impl Database {
    /// Builds the database of this size at once.
    #[must_use]
    pub fn new(size: DatabaseSize) -> Self {
        DatabaseBuilder::new(size).finish()
    }
}
