//! Builds a database with a cube, step by step: the chances without one, then the equities.

use std::sync::Arc;

use super::database::CubeDatabase;
use super::exact::CubeExactBuilder;
use super::tables::NoDoubleTable;
use crate::backgammon::bearoff_db::chance_table::MAX_TWO_SIDED_CHECKERS;
use crate::backgammon::bearoff_db::checkers::arrangement_count;
use crate::backgammon::bearoff_db::{Database, DatabaseBuilder, DatabaseSize};
use crate::codec::DecodeError;

/// A cube database in the making.
pub struct CubeDatabaseBuilder {
    /// Until the chances are there.
    cubeless_builder: Option<Box<DatabaseBuilder>>,
    /// From then on.
    cubeless: Option<Arc<Database>>,
    equities: EquitySource,
}

/// The equities.
enum EquitySource {
    /// They are worked out here.
    Computed(Box<CubeExactBuilder>),
    /// Somebody else has worked them out.
    Received(NoDoubleTable),
}

/// What the chances are of all the work.
const CUBELESS_WORK: f64 = 0.3;

impl CubeDatabase {
    /// The database, built at once.
    #[must_use]
    pub fn new() -> Self {
        CubeDatabaseBuilder::new().finish()
    }
}

impl Default for CubeDatabaseBuilder {
    fn default() -> Self {
        Self::new()
    }
}

impl CubeDatabaseBuilder {
    /// Begins.
    #[must_use]
    pub fn new() -> Self {
        let equities = CubeExactBuilder::new(MAX_TWO_SIDED_CHECKERS);
        Self::from_parts(
            DatabaseBuilder::new(DatabaseSize::SixCheckers),
            EquitySource::Computed(Box::new(equities)),
        )
    }

    fn from_parts(chances: DatabaseBuilder, equities: EquitySource) -> Self {
        Self {
            cubeless_builder: Some(Box::new(chances)),
            cubeless: None,
            equities,
        }
    }

    /// Begins a database whose slow part a worker has built: see [`CubeDatabase::to_bytes`].
    ///
    /// # Errors
    /// [`DecodeError`] if these bytes are no such database.
    pub fn from_bytes(mut bytes: &[u8]) -> Result<Self, DecodeError> {
        let equities =
            NoDoubleTable::decode(arrangement_count(MAX_TWO_SIDED_CHECKERS), &mut bytes)?;
        let chances = DatabaseBuilder::from_bytes(bytes)?;
        match chances.size() {
            DatabaseSize::SixCheckers => {
                Ok(Self::from_parts(chances, EquitySource::Received(equities)))
            }
            DatabaseSize::AllCheckers => Err(DecodeError),
        }
    }

    /// How much is done, 0..1.
    #[must_use]
    pub fn progress(&self) -> f64 {
        let chances = self
            .cubeless_builder
            .as_ref()
            .map_or(1.0, |it| it.progress());
        match &self.equities {
            EquitySource::Computed(builder) => {
                CUBELESS_WORK * chances + (1.0 - CUBELESS_WORK) * builder.progress()
            }
            EquitySource::Received(_) => chances,
        }
    }

    /// Goes on as long as `keep_going` says so; returns whether all is done.
    pub fn build_while(&mut self, mut keep_going: impl FnMut() -> bool) -> bool {
        self.build(&mut keep_going)
    }

    fn build(&mut self, keep_going: &mut dyn FnMut() -> bool) -> bool {
        if let Some(mut chances) = self.cubeless_builder.take() {
            if !chances.build_while(&mut *keep_going) {
                self.cubeless_builder = Some(chances);
                return false;
            }
            self.cubeless = Some(Arc::new(chances.finish()));
        }
        let known = self.cubeless.as_deref();
        let plays = known.and_then(|known| Some((known, &known.two_sided.as_ref()?.plays)));
        match (&mut self.equities, plays) {
            (EquitySource::Computed(builder), Some((known, plays))) => {
                builder.build_while(&known.arrangements, plays, keep_going)
            }
            _ => true,
        }
    }

    /// The database, once all is done; before that, what is missing is built at once.
    #[must_use]
    pub fn finish(mut self) -> CubeDatabase {
        self.build(&mut || true);
        let six = || Arc::new(Database::new(DatabaseSize::SixCheckers));
        CubeDatabase {
            // It is there: all was built.
            cubeless: self.cubeless.unwrap_or_else(six),
            equities: match self.equities {
                EquitySource::Computed(builder) => builder.finish(),
                EquitySource::Received(equities) => equities,
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::used_up_at;

    #[test]
    fn bytes_round_trip() {
        let built = CubeDatabase::new();
        let received = CubeDatabaseBuilder::from_bytes(&built.to_bytes())
            .unwrap()
            .finish();
        assert!(received.equities == built.equities);
        assert_eq!(received.to_bytes(), built.to_bytes());
    }

    #[test]
    fn rejects_invalid_bytes() {
        let made = CubeDatabase::new().to_bytes();
        for end in [0, 1, 4, 12_345, made.len() - 1] {
            assert!(
                CubeDatabaseBuilder::from_bytes(&made[..end]).is_err(),
                "{end}"
            );
        }
        let longer = [made.clone(), vec![0]].concat();
        assert!(CubeDatabaseBuilder::from_bytes(&longer).is_err());
        // An equity of minus two points and more.
        let mut wrong = made;
        wrong[..4].copy_from_slice(&u32::MAX.to_le_bytes());
        assert!(CubeDatabaseBuilder::from_bytes(&wrong).is_err());
    }

    #[test]
    fn pauses_and_resumes() {
        let mut builder = CubeDatabaseBuilder::new();
        let mut before = 0.0;
        for _ in 0..3 {
            assert!(!builder.build_while(used_up_at(500)));
            assert!(before < builder.progress());
            before = builder.progress();
        }
        assert!(builder.build_while(|| true));
        assert_eq!(builder.progress(), 1.0);
        assert_eq!(builder.finish().to_bytes(), CubeDatabase::new().to_bytes());
    }
}
