//! Builds a cube database in steps, first the chances without a cube and then the equities, or
//! completes a database that a worker has built.

use std::sync::Arc;

use super::database::CubeDatabase;
use super::exact::CubeExactBuilder;
use super::tables::NoDoubleTable;
use crate::backgammon::bearoff_db::chance_table::MAX_TWO_SIDED_CHECKERS;
use crate::backgammon::bearoff_db::checkers::arrangement_count;
use crate::backgammon::bearoff_db::{Database, DatabaseBuilder, DatabaseSize};
use crate::codec::DecodeError;

/// Builds a [`CubeDatabase`] in steps.
pub struct CubeDatabaseBuilder {
    /// The builder of the chances without a cube; `None` once they are complete.
    cubeless_builder: Option<Box<DatabaseBuilder>>,
    /// The chances without a cube, once they are complete.
    cubeless: Option<Arc<Database>>,
    /// The equities.
    equities: EquitySource,
}

/// The source of the equities.
enum EquitySource {
    /// Equities that this builder computes.
    Computed(Box<CubeExactBuilder>),
    /// Equities that were received from a worker.
    Received(NoDoubleTable),
}

/// The share of the work that the chances without a cube take, 0..1.
const CUBELESS_WORK: f64 = 0.3;

impl CubeDatabase {
    /// Builds the database at once.
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
    /// Creates a builder with nothing done.
    #[must_use]
    pub fn new() -> Self {
        let equities = CubeExactBuilder::new(MAX_TWO_SIDED_CHECKERS);
        Self::from_parts(
            DatabaseBuilder::new(DatabaseSize::SixCheckers),
            EquitySource::Computed(Box::new(equities)),
        )
    }

    /// Creates a builder of these two parts.
    fn from_parts(chances: DatabaseBuilder, equities: EquitySource) -> Self {
        Self {
            cubeless_builder: Some(Box::new(chances)),
            cubeless: None,
            equities,
        }
    }

    /// Creates a builder of a database whose slow part a worker has built: see
    /// [`CubeDatabase::to_bytes`].
    ///
    /// # Errors
    /// [`DecodeError`] if these bytes are not a cube database.
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

    /// Returns the share of the work that is done, 0..1.
    #[must_use]
    pub fn progress(&self) -> f64 {
        let chances = self
            .cubeless_builder
            .as_ref()
            .map_or(1.0, |builder| builder.progress());
        match &self.equities {
            EquitySource::Computed(builder) => {
                CUBELESS_WORK * chances + (1.0 - CUBELESS_WORK) * builder.progress()
            }
            EquitySource::Received(_) => chances,
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
        if let Some(mut chances) = self.cubeless_builder.take() {
            if !chances.build_while(&mut *keep_going) {
                self.cubeless_builder = Some(chances);
                return false;
            }
            self.cubeless = Some(Arc::new(chances.finish()));
        }
        let cubeless = self.cubeless.as_deref();
        let plays =
            cubeless.and_then(|cubeless| Some((cubeless, &cubeless.two_sided.as_ref()?.plays)));
        match (&mut self.equities, plays) {
            (EquitySource::Computed(builder), Some((cubeless, plays))) => {
                builder.build_while(&cubeless.arrangements, plays, keep_going)
            }
            _ => true,
        }
    }

    /// Returns the database. Parts that are missing are built at once.
    #[must_use]
    pub fn finish(mut self) -> CubeDatabase {
        self.build(&mut || true);
        let six = || Arc::new(Database::new(DatabaseSize::SixCheckers));
        CubeDatabase {
            // Always present: `build` has completed the chances.
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
        let bytes = CubeDatabase::new().to_bytes();
        for end in [0, 1, 4, 12_345, bytes.len() - 1] {
            assert!(
                CubeDatabaseBuilder::from_bytes(&bytes[..end]).is_err(),
                "{end}"
            );
        }
        let longer = [bytes.clone(), vec![0]].concat();
        assert!(CubeDatabaseBuilder::from_bytes(&longer).is_err());
        // An equity far beyond two points.
        let mut wrong = bytes;
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
