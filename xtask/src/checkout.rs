//! The checkout: where its files are, and the programs that are run in it.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use crate::failure::{Failure, Result, fail};
use crate::manifest::{self, Manifest};
use crate::setup;

/// The repository that `cargo xtask` was called in.
pub struct Checkout {
    root: PathBuf,
    pub manifest: Manifest,
}

impl Checkout {
    /// The one that cargo says it runs us from. Not known at compile time: a checkout can be moved.
    pub fn open() -> Result<Self> {
        let root = env::var_os("CARGO_MANIFEST_DIR")
            .as_deref()
            .and_then(|xtask| Path::new(xtask).parent())
            .map(Path::to_path_buf);
        let Some(root) = root else {
            return fail("Run this as `cargo xtask COMMAND`.");
        };
        let manifest = Manifest::parse(&read_text(&root.join(manifest::FILE))?)?;
        Ok(Self { root, manifest })
    }

    /// A file or folder, by its path from the top of the checkout.
    pub fn path(&self, from_top: impl AsRef<Path>) -> PathBuf {
        self.root.join(from_top)
    }

    pub fn read(&self, from_top: &str) -> Result<String> {
        read_text(&self.path(from_top))
    }

    /// A program, run at the top of the checkout.
    pub fn command(&self, program: impl AsRef<OsStr>) -> Command {
        let mut command = Command::new(program);
        command.current_dir(&self.root);
        command
    }

    /// The cargo that runs us.
    pub fn cargo(&self) -> Command {
        self.command(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
    }

    /// A JavaScript file, by its path from the top, run by Node. Packages' commands are run this way too,
    /// because what npm links in `.bin` is not a program everywhere.
    pub fn node(&self, script: &str) -> Command {
        let mut command = self.command("node");
        command.arg(self.path(script));
        command
    }

    /// For programs that build wasm: finds the front-end packages' programs (wasm-opt) and our own (wasm-bindgen), and keeps the
    /// flags of `.cargo/config.toml`, which `RUSTFLAGS` would replace.
    pub fn for_wasm<'a>(&self, command: &'a mut Command) -> Result<&'a mut Command> {
        let mut folders = vec![
            self.path("node_modules/.bin"),
            self.path(setup::TOOLS).join("bin"),
        ];
        folders.extend(env::split_paths(&env::var_os("PATH").unwrap_or_default()));
        let path = env::join_paths(folders).map_err(|error| {
            Failure::new(format!("The checkout could not be added to PATH: {error}."))
        })?;
        Ok(command
            .env("PATH", path)
            .env_remove("RUSTFLAGS")
            .env_remove("CARGO_ENCODED_RUSTFLAGS"))
    }
}

pub fn read_text(file: &Path) -> Result<String> {
    fs::read_to_string(file).map_err(|error| unreadable(file, &error))
}

pub fn unreadable(file: &Path, error: &std::io::Error) -> Failure {
    Failure::new(format!("{} could not be read: {error}.", file.display()))
}

pub fn unwritable(file: &Path, error: &std::io::Error) -> Failure {
    Failure::new(format!("{} could not be written: {error}.", file.display()))
}
