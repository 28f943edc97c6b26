//! Builds a database with a cube, step by step: the chances without one, then the equities.

use std::sync::Arc;

use super::database::CubeDatabase;
use super::exact::CubeExactBuilder;
use super::tables::Equities;
use crate::backgammon::bearoff_db::checkers::arrangements;
use crate::backgammon::bearoff_db::tables::MOST_IN_TABLES;
use crate::backgammon::bearoff_db::{Database, DatabaseBuilder, Reach};
use crate::codec::Garbled;

/// A cube database in the making.
pub struct CubeDatabaseBuilder {
    /// Until the chances are there.
    chances: Option<Box<DatabaseBuilder>>,
    /// From then on.
    cubeless: Option<Arc<Database>>,
    equities: Known,
}

/// The equities.
enum Known {
    /// They are worked out here.
    Built(Box<CubeExactBuilder>),
    /// Somebody else has worked them out.
    Taken(Equities),
}

/// What the chances are of all the work.
const CHANCES: f64 = 0.3;

impl Default for CubeDatabaseBuilder {
    fn default() -> Self {
        Self::new()
    }
}

impl CubeDatabaseBuilder {
    /// Begins.
    #[must_use]
    pub fn new() -> Self {
        let equities = CubeExactBuilder::new(MOST_IN_TABLES);
        Self::of(
            DatabaseBuilder::new(Reach::SixCheckers),
            Known::Built(Box::new(equities)),
        )
    }

    fn of(chances: DatabaseBuilder, equities: Known) -> Self {
        Self {
            chances: Some(Box::new(chances)),
            cubeless: None,
            equities,
        }
    }

    /// Begins a database whose slow part a worker has built: see [`CubeDatabase::made`].
    ///
    /// # Errors
    /// [`Garbled`] if these bytes are no such database.
    pub fn taking(mut made: &[u8]) -> Result<Self, Garbled> {
        let equities = Equities::unpack(arrangements(MOST_IN_TABLES), &mut made)?;
        let chances = DatabaseBuilder::taking(made)?;
        match chances.reach() {
            Reach::SixCheckers => Ok(Self::of(chances, Known::Taken(equities))),
            Reach::AllCheckers => Err(Garbled),
        }
    }

    /// How much is done, 0..1.
    #[must_use]
    pub fn progress(&self) -> f64 {
        let chances = self.chances.as_ref().map_or(1.0, |it| it.progress());
        match &self.equities {
            Known::Built(builder) => CHANCES * chances + (1.0 - CHANCES) * builder.progress(),
            Known::Taken(_) => chances,
        }
    }

    /// Goes on as long as `keep_going` says so; returns whether all is done.
    pub fn build_while(&mut self, mut keep_going: impl FnMut() -> bool) -> bool {
        self.build(&mut keep_going)
    }

    fn build(&mut self, keep_going: &mut dyn FnMut() -> bool) -> bool {
        if let Some(mut chances) = self.chances.take() {
            if !chances.build_while(&mut *keep_going) {
                self.chances = Some(chances);
                return false;
            }
            self.cubeless = Some(Arc::new(chances.finish()));
        }
        let known = self.cubeless.as_deref();
        let plays = known.and_then(|known| Some((known, &known.two_sided.as_ref()?.plays)));
        match (&mut self.equities, plays) {
            (Known::Built(builder), Some((known, plays))) => {
                builder.build_while(&known.arrangements, plays, keep_going)
            }
            _ => true,
        }
    }

    /// The database, once all is done; before that, what is missing is built at once.
    #[must_use]
    pub fn finish(mut self) -> CubeDatabase {
        self.build(&mut || true);
        let six = || Arc::new(Database::new(Reach::SixCheckers));
        CubeDatabase {
            // It is there: all was built.
            cubeless: self.cubeless.unwrap_or_else(six),
            equities: match self.equities {
                Known::Built(builder) => builder.finish(),
                Known::Taken(equities) => equities,
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::used_up_at;

    #[test]
    fn what_somebody_else_has_made_is_the_same_database() {
        let built = CubeDatabase::new();
        let taken = CubeDatabaseBuilder::taking(&built.made()).unwrap().finish();
        assert!(taken.equities == built.equities);
        assert_eq!(taken.made(), built.made());
    }

    #[test]
    fn bytes_that_are_no_database_are_garbled() {
        let made = CubeDatabase::new().made();
        for end in [0, 1, 4, 12_345, made.len() - 1] {
            assert!(CubeDatabaseBuilder::taking(&made[..end]).is_err(), "{end}");
        }
        let longer = [made.clone(), vec![0]].concat();
        assert!(CubeDatabaseBuilder::taking(&longer).is_err());
        // An equity of minus two points and more.
        let mut wrong = made;
        wrong[..4].copy_from_slice(&u32::MAX.to_le_bytes());
        assert!(CubeDatabaseBuilder::taking(&wrong).is_err());
    }

    #[test]
    fn it_stops_when_time_is_used_up_and_goes_on_from_there() {
        let mut builder = CubeDatabaseBuilder::new();
        let mut before = 0.0;
        for _ in 0..3 {
            assert!(!builder.build_while(used_up_at(500)));
            assert!(before < builder.progress());
            before = builder.progress();
        }
        assert!(builder.build_while(|| true));
        assert_eq!(builder.progress(), 1.0);
        assert_eq!(builder.finish().made(), CubeDatabase::new().made());
    }
}
