//! The file of the option `--out`. A path that can't be written is refused before hours of rolling.
//! The trials are written at the end, to a temporary file that then gets the name.

use std::collections::hash_map::RandomState;
use std::fs::{File, OpenOptions, canonicalize, metadata, remove_file, rename};
use std::hash::{BuildHasher, Hasher};
use std::io;
use std::io::Write;

use crate::failure::{Failure, Result, fail};

/// A file to be written after the trials are rolled.
pub struct OutputFile<'a> {
    /// The path that the option names.
    path: &'a str,
}

impl<'a> OutputFile<'a> {
    /// Checks that a file can be written later. Leaves an existing file as it is, and no new one.
    ///
    /// # Errors
    /// A sentence, if the path can't be written, or is not that of a regular file.
    pub fn new(path: &'a str) -> Result<Self> {
        let checked = match metadata(path) {
            // A device or a pipe keeps no trials, and other programs use it.
            Ok(found) if !found.is_file() => {
                return fail(format!(
                    "--out {path:?} is not a regular file: use the name of a regular or a new file"
                ));
            }
            Ok(_) => OpenOptions::new().write(true).open(path).map(drop),
            // Only an attempt tells whether a new file of this name is possible.
            Err(_) => File::create_new(path).and_then(|_| remove_file(path)),
        };
        checked.map_err(|error| cannot_write(path, &error))?;
        Ok(Self { path })
    }

    /// Replaces the contents of the file.
    ///
    /// # Errors
    /// A sentence, if the file can't be written. An existing file is then as it was.
    pub fn write(self, bytes: &[u8]) -> Result<()> {
        replace(self.path, bytes).map_err(|error| cannot_write(self.path, &error))
    }
}

/// Gives a file these contents: all of them, or none if writing fails or is interrupted.
fn replace(path: &str, bytes: &[u8]) -> io::Result<()> {
    // A symbolic link stays, and the file that it leads to is replaced.
    let path = canonicalize(path).unwrap_or_else(|_| path.into());
    // A file can be renamed only within its file system. A random name is not taken, not even by a
    // program on another machine; a hasher of the standard library begins with random keys.
    let number = RandomState::new().build_hasher().finish();
    let temporary = path.with_file_name(format!(".rollout-lab-{number:016x}.tmp"));
    let mut file = File::create_new(&temporary)?;
    let written = file.write_all(bytes).and_then(|()| file.sync_all());
    drop(file);
    let replaced = written.and_then(|()| rename(&temporary, &path));
    if replaced.is_err() {
        let _ = remove_file(&temporary);
    }
    replaced
}

/// Returns the failure of a file that can't be written.
fn cannot_write(path: &str, error: &io::Error) -> Failure {
    Failure::new(format!(
        "--out {path:?} can't be written ({error}): name a file in a folder that you may write to"
    ))
}
