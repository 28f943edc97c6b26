//! Builds a database, step by step; or what is left of one of which somebody else has worked out the longer part.

use std::sync::Arc;

use super::arrangements::Arrangements;
use super::database::{Database, Reach, TwoSided};
use super::exact::ExactBuilder;
use super::one_sided::{OneSided, OneSidedBuilder};
use super::tables::{Plays, Table};
use crate::codec::{Garbled, Packed};
use crate::labs::bearoff::evaluator::PipChances;

/// A database in the making.
pub struct DatabaseBuilder {
    arrangements: Arrangements,
    known: Known,
}

/// What is to be known of the arrangements.
enum Known {
    /// It is worked out here.
    Built {
        one_sided: OneSidedBuilder,
        two_sided: Option<(Plays, ExactBuilder)>,
    },
    /// Somebody else has worked it out.
    Taken {
        one_sided: OneSided,
        exact: Option<Table>,
    },
}

impl DatabaseBuilder {
    /// Begins a database that reaches so far.
    #[must_use]
    pub fn new(reach: Reach) -> Self {
        let mut arrangements = Arrangements::begin(reach.most());
        let one_sided = OneSidedBuilder::new(arrangements.all());
        let two_sided = match reach {
            Reach::SixCheckers => {
                arrangements.build_while(&mut || true);
                Some((Plays::new(&arrangements), ExactBuilder::new(&arrangements)))
            }
            Reach::AllCheckers => None,
        };
        Self {
            arrangements,
            known: Known::Built {
                one_sided,
                two_sided,
            },
        }
    }

    /// Begins a database whose slow part a worker has built: see [`Database::made`]. Arrangements and plays are quicker
    /// to build than to send.
    ///
    /// # Errors
    /// [`Garbled`] if these bytes are no database.
    pub fn taking(mut made: &[u8]) -> Result<Self, Garbled> {
        let reach = Reach::unpack(&mut made)?;
        let arrangements = Arrangements::begin(reach.most());
        let size = arrangements.all();
        let one_sided = OneSided::unpack(size, &mut made)?;
        let exact = match reach {
            Reach::SixCheckers => Some(Table::unpack(size, &mut made)?),
            Reach::AllCheckers => None,
        };
        if !made.is_empty() {
            return Err(Garbled);
        }
        let known = Known::Taken { one_sided, exact };
        Ok(Self {
            arrangements,
            known,
        })
    }

    /// How many checkers a side it will know.
    #[must_use]
    pub const fn reach(&self) -> Reach {
        match self.known {
            Known::Built {
                two_sided: Some(_), ..
            }
            | Known::Taken { exact: Some(_), .. } => Reach::SixCheckers,
            _ => Reach::AllCheckers,
        }
    }

    /// How much is done, 0..1.
    #[must_use]
    pub fn progress(&self) -> f64 {
        match &self.known {
            // By far the longer part.
            Known::Built {
                two_sided: Some((_, exact)),
                ..
            } => exact.progress(),
            Known::Built { one_sided, .. } => one_sided.progress(),
            Known::Taken { .. } => self.arrangements.progress(),
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
            known,
        } = self;
        if !arrangements.build_while(keep_going) {
            return false;
        }
        let Known::Built {
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
        let (one_sided, two_sided) = match self.known {
            Known::Built {
                one_sided,
                two_sided,
            } => (
                one_sided.finish(),
                two_sided.map(|(plays, exact)| (plays, exact.finish())),
            ),
            Known::Taken { one_sided, exact } => (
                one_sided,
                exact.map(|exact| (Plays::new(&self.arrangements), exact)),
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
    pub fn new(reach: Reach) -> Self {
        DatabaseBuilder::new(reach).finish()
    }
}
