//! Stamps: a file beside what was made says from which inputs, so that it is made again only when they changed.

use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};

use crate::checkout::{unreadable, unwritable};
use crate::failure::Result;

/// A digest of inputs. It need not stay the same from one Rust to the next: a new one may make things again.
pub struct Inputs(DefaultHasher);

impl Inputs {
    pub fn new() -> Self {
        Self(DefaultHasher::new())
    }

    /// Takes in a word, such as a version.
    pub fn word(mut self, word: &str) -> Self {
        word.hash(&mut self.0);
        self
    }

    /// Takes in a file, or all files of a folder, by name and content.
    pub fn path(mut self, path: &Path) -> Result<Self> {
        for file in files(path)? {
            file.hash(&mut self.0);
            fs::read(&file)
                .map_err(|error| unreadable(&file, &error))?
                .hash(&mut self.0);
        }
        Ok(self)
    }

    pub fn stamp(self, file: PathBuf) -> Stamp {
        Stamp {
            file,
            digest: format!("{:016x}\n", self.0.finish()),
        }
    }
}

/// Where a digest is kept, and what it should be.
pub struct Stamp {
    file: PathBuf,
    digest: String,
}

impl Stamp {
    /// Whether what is there was made from these inputs.
    pub fn holds(&self) -> bool {
        fs::read_to_string(&self.file).is_ok_and(|digest| digest == self.digest)
    }

    /// Before making: what is half made must not look finished.
    pub fn lift(&self) {
        // Nothing to remove is as good.
        let _ = fs::remove_file(&self.file);
    }

    /// After making.
    pub fn set(&self) -> Result {
        fs::write(&self.file, &self.digest).map_err(|error| unwritable(&self.file, &error))
    }
}

/// The file itself, or all files below the folder, in a fixed order.
pub fn files(path: &Path) -> Result<Vec<PathBuf>> {
    if !path.is_dir() {
        return Ok(vec![path.to_path_buf()]);
    }
    let mut entries = fs::read_dir(path)
        .and_then(Iterator::collect::<std::io::Result<Vec<_>>>)
        .map_err(|error| unreadable(path, &error))?
        .into_iter()
        .map(|entry| entry.path())
        .collect::<Vec<_>>();
    entries.sort();
    let mut all = Vec::new();
    for entry in entries {
        all.extend(files(&entry)?);
    }
    Ok(all)
}
