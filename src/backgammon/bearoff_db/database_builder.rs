//! Builds a database, step by step; or what is left of one of which somebody else has worked out the longer part.

use std::sync::Arc;

use super::arrangements::Arrangements;
use super::chance_table::ChanceTable;
use super::database::{Database, DatabaseSize, TwoSided};
use super::exact::ExactChancesBuilder;
use super::one_sided::{OneSided, OneSidedBuilder};
use super::play_table::PlayTable;
use crate::backgammon::bearoff_db::pip_chances::PipChances;
use crate::codec::{Codec, DecodeError};

/// A database in the making.
pub struct DatabaseBuilder {
    arrangements: Arrangements,
    tables: TableSource,
}

/// What is to be known of the arrangements.
enum TableSource {
    /// It is worked out here.
    Computed {
        one_sided: OneSidedBuilder,
        two_sided: Option<(PlayTable, ExactChancesBuilder)>,
    },
    /// Somebody else has worked it out.
    Received {
        one_sided: OneSided,
        exact: Option<ChanceTable>,
    },
}

impl DatabaseBuilder {
    /// Begins a database that reaches so far.
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

    /// Begins a database whose slow part a worker has built: see [`Database::to_bytes`]. Arrangements and plays are quicker
    /// to build than to send.
    ///
    /// # Errors
    /// [`DecodeError`] if these bytes are no database.
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

    /// How many checkers a side it will know.
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

    /// How much is done, 0..1.
    #[must_use]
    pub fn progress(&self) -> f64 {
        match &self.tables {
            // By far the longer part.
            TableSource::Computed {
                two_sided: Some((_, exact)),
                ..
            } => exact.progress(),
            TableSource::Computed { one_sided, .. } => one_sided.progress(),
            TableSource::Received { .. } => self.arrangements.progress(),
        }
    }

    /// Goes on as long as `keep_going` says so; returns whether all is done.
    pub fn build_while(&mut self, mut keep_going: impl FnMut() -> bool) -> bool {
        self.build(&mut keep_going)
    }

    /// Not generic: there would be a copy of all this for everyone who builds.
    fn build(&mut self, keep_going: &mut dyn FnMut() -> bool) -> bool {
        let Self {
            arrangements,
            tables: known,
        } = self;
        if !arrangements.build_while(keep_going) {
            return false;
        }
        let TableSource::Computed {
            one_sided,
            two_sided,
        } = known
        else {
            return true;
        };
        one_sided.build_while(arrangements.steps(), keep_going)
            && two_sided
                .as_mut()
                .is_none_or(|(plays, exact)| exact.build_while(arrangements, plays, keep_going))
    }

    /// The database, once all is done; before that, what is missing is built at once.
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
    /// The database that reaches so far, built at once.
    #[must_use]
    pub fn new(size: DatabaseSize) -> Self {
        DatabaseBuilder::new(size).finish()
    }
}
