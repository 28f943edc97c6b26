//! Files with the sums of a range of trials, which `merge` reads.
//!
//! A file has a line that names the format, a line with the version that wrote it, the kind of
//! games, the seed, the range, the description of the games, their sums, and a checksum. Numbers
//! are little-endian, see [`rollout_lab::codec`].

use std::fs::read;
use std::path::{Path, PathBuf};

use rollout_lab::codec;
use rollout_lab::codec::{Codec, DecodeError};
use rollout_lab::rollout::game_runner::{GameRunner, Sums};
use rollout_lab::rollout::seed::Seed;

use crate::failure::{Failure, Result, fail};
use crate::game_kind::{GameKind, RolledTrials, SumsOf};
use crate::trial_range::TrialRange;

/// The first line of every file.
const FORMAT: &[u8] = b"rollout-lab trials\n";
/// The second line: other versions may play other games.
const VERSION: &str = concat!(env!("CARGO_PKG_VERSION"), "\n");

/// Returns the contents of a file of trials.
pub fn to_bytes<K: GameKind>(games: &K, trials: &RolledTrials<SumsOf<K>>) -> Vec<u8> {
    let mut bytes = [FORMAT, VERSION.as_bytes(), &[K::TAG]].concat();
    trials.seed.encode(&mut bytes);
    (trials.range.from(), trials.range.to()).encode(&mut bytes);
    games.describe(&mut bytes);
    trials.sums.encode(&mut bytes);
    let checksum = checksum(&bytes);
    checksum.encode(&mut bytes);
    bytes
}

/// Returns a 64-bit hash of bytes, by FNV-1a. It detects damage, not forgery.
fn checksum(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

/// A file of trials whose games and sums are not decoded yet.
pub struct RangeFile {
    /// The path, for sentences about the file.
    pub path: PathBuf,
    /// The kind of games: see [`GameKind::TAG`].
    pub tag: u8,
    /// The seed of the dice.
    pub seed: Seed,
    /// The trials.
    pub range: TrialRange,
    /// The description of the games, and their sums.
    body: Vec<u8>,
}

impl RangeFile {
    /// Reads a file.
    ///
    /// # Errors
    /// A sentence, if the file can't be read, or is not a file of trials of this version.
    pub fn read(path: &str) -> Result<Self> {
        let bytes = read(path).map_err(|error| {
            Failure::new(format!(
                "{path} can't be read ({error}): name files that rollout --out has written"
            ))
        })?;
        let Some(rest) = bytes.strip_prefix(FORMAT) else {
            return fail(format!(
                "{path} is not a file of trials: name files that rollout --out has written"
            ));
        };
        if !rest.starts_with(VERSION.as_bytes()) {
            return fail(format!(
                "{path} was written by another version: roll its trials with version {} too",
                VERSION.trim_end()
            ));
        }
        let header = FORMAT.len() + VERSION.len();
        Self::from_bytes(path, &bytes, header).map_err(|DecodeError| damaged(Path::new(path)))
    }

    /// Reads the contents of a file after its header, up to the games and sums.
    fn from_bytes(
        path: &str,
        bytes: &[u8],
        header: usize,
    ) -> std::result::Result<Self, DecodeError> {
        let (contents, sum) = bytes.split_last_chunk().ok_or(DecodeError)?;
        if checksum(contents) != u64::from_le_bytes(*sum) {
            return Err(DecodeError);
        }
        let mut rest = contents.get(header..).ok_or(DecodeError)?;
        let (tag, seed) = Codec::decode(&mut rest)?;
        let (from, to) = Codec::decode(&mut rest)?;
        Ok(Self {
            path: path.into(),
            tag,
            seed,
            range: TrialRange::new(from, to).ok_or(DecodeError)?,
            body: rest.to_vec(),
        })
    }

    /// Prepares the games that the file describes.
    ///
    /// # Errors
    /// A sentence, if the file is damaged.
    pub fn games<K: GameKind>(&self) -> Result<K> {
        K::from_description(&mut self.body.as_slice()).map_err(|DecodeError| damaged(&self.path))
    }

    /// Decodes the sums over the trials; `None` if they are of other games than these.
    ///
    /// # Errors
    /// A sentence, if the file is damaged.
    pub fn sums<K: GameKind>(&self, games: &K) -> Result<Option<SumsOf<K>>> {
        let mut description = Vec::new();
        games.describe(&mut description);
        // Equal games have equal descriptions, so they need not be prepared again.
        let sums = self.body.strip_prefix(description.as_slice());
        let Some(sums) = sums.filter(|_| self.tag == K::TAG) else {
            return Ok(None);
        };
        let fits = |sums: &SumsOf<K>| {
            games.runner().empty_sums().is_compatible(sums) && sums.games() == self.range.count()
        };
        let sums = codec::decode(sums).ok().filter(fits);
        sums.map(Some).ok_or_else(|| damaged(&self.path))
    }
}

/// Returns the failure of a file whose contents are not those that were written.
fn damaged(path: &Path) -> Failure {
    Failure::new(format!(
        "{} is damaged: copy it again, or roll its trials again",
        path.display()
    ))
}
