//! The package of the core: packs it as `cargo publish` would, and runs a program with it outside
//! the workspace.

use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::checkout::{Checkout, unwritable};
use crate::failure::{Failure, Result, fail};
use crate::registry::VERSION;
use crate::step::{read, run};
use crate::tally::Tally;

const NAME: &str = "rollout-lab";

/// The program, which is an example of the core too.
const PROGRAM: &str = "examples/bear_off.rs";

/// The folder of the program's own workspace.
const FOLDER: &str = "target/outside";

/// The largest size of the package, in bytes. The weights of the networks are a quarter of it.
const MAX_BYTES: u64 = 600_000;

/// Packs the core, builds the program with the unpacked package, and compares the program's output
/// with the golden numbers.
pub fn check(checkout: &Checkout) -> Result<Tally> {
    let mut pack = checkout.cargo();
    pack.args(["package", "--quiet", "--package", NAME])
        // The program below is the verification.
        .args(["--no-verify", "--allow-dirty"]);
    run("cargo package", &mut pack)?;
    let package = format!("target/package/{NAME}-{VERSION}.crate");
    let file = checkout.path(&package);
    let size = fs::metadata(&file)
        .map_err(|error| Failure::new(format!("cargo package made no {package}: {error}.")))?
        .len();
    if size > MAX_BYTES {
        return fail(format!(
            "{package} has {size} bytes, more than {MAX_BYTES}. Leave out files that the core does not need: see \
             `include` in Cargo.toml."
        ));
    }

    let folder = checkout.path(FOLDER);
    write_program(checkout, &folder)?;
    let mut unpack = checkout.command("tar");
    unpack.arg("-xzf").arg(&file).arg("-C").arg(&folder);
    run("tar", &mut unpack)?;
    let build = || {
        let mut cargo = checkout.cargo();
        cargo.current_dir(&folder);
        cargo
    };
    run("cargo build", build().args(["build", "--quiet"]))?;
    let output = read(build().args(["run", "--quiet"])).unwrap_or_default();
    let expected = expected_output(checkout)?;
    if output != expected {
        return fail(format!(
            "With the package, {PROGRAM} prints\n{output}\ninstead of\n{expected}\n"
        ));
    }
    Ok(Tally::PASS)
}

/// Writes the program and its manifest, without the package.
///
/// Keeps the compiled dependencies of an earlier build, and removes the files of an earlier package.
fn write_program(checkout: &Checkout, folder: &Path) -> Result {
    let unpacked = format!("{NAME}-{VERSION}");
    let _ = fs::remove_dir_all(folder.join(&unpacked));
    let write = |name: &str, text: String| {
        let file = folder.join(name);
        fs::write(&file, text).map_err(|error| unwritable(&file, &error))
    };
    let sources = folder.join("src");
    fs::create_dir_all(&sources).map_err(|error| unwritable(&sources, &error))?;
    write("Cargo.toml", manifest(&unpacked))?;
    // The versions of this workspace, which are downloaded already.
    write("Cargo.lock", checkout.read("Cargo.lock")?)?;
    write("src/main.rs", checkout.read(PROGRAM)?)
}

/// The manifest of the program. The table of a workspace keeps cargo from looking for ours.
fn manifest(unpacked: &str) -> String {
    format!(
        "[package]\n\
         name = \"outside\"\n\
         edition = \"2024\"\n\
         publish = false\n\
         \n\
         [dependencies]\n\
         {NAME} = {{ path = \"{unpacked}\" }}\n\
         \n\
         [profile.dev]\n\
         debug = false\n\
         \n\
         [workspace]\n"
    )
}

/// The numbers that the program prints.
struct Numbers {
    /// X's exact chance under perfect play, 0..1, by an independent program.
    perfect: f64,
    /// X's exact chance with the players of the program, in percent.
    exact: f64,
    /// How many of 1,000 games X wins.
    wins: u64,
    /// The mean of the games with luck subtracted, in percent.
    reduced_mean: f64,
    /// Their standard deviation.
    reduced_sd: f64,
}

impl Numbers {
    /// The numbers in golden files; `None` if there are no such numbers.
    fn find(cubeful: &Value, bits: &Value) -> Option<Self> {
        let mut cases = cubeful["cases"].as_array()?.iter();
        let case = cases.find(|case| case["name"] == "lesson of the bear-off lab")?;
        let rollout = &bits["setups"][0];
        let number = |hex: &Value| {
            let hex = hex.as_str()?;
            let bits = u64::from_str_radix(hex.strip_prefix("0x")?, 16).ok()?;
            Some(f64::from_bits(bits))
        };
        Some(Self {
            perfect: case["win"].as_f64()?,
            exact: number(&rollout["theory_mean"])?,
            wins: rollout["wins"].as_u64()?,
            reduced_mean: number(&rollout["estimates"][0]["reduced_mean"])?,
            reduced_sd: number(&rollout["estimates"][0]["reduced_sd"])?,
        })
    }

    /// The output of the program.
    fn output(&self) -> String {
        let share = self.wins as f64 / 1000.0;
        let plain_se = 100.0 * (share * (1.0 - share) / 999.0).sqrt();
        let reduced_se = self.reduced_sd / 1000.0_f64.sqrt();
        format!(
            "perfect play: {:.4}%\nthese players: {:.4}%\nplain: {:.4}% ± {plain_se:.4}\n\
             reduced: {:.4}% ± {reduced_se:.4}",
            100.0 * self.perfect,
            self.exact,
            100.0 * share,
            self.reduced_mean,
        )
    }
}

/// The output that the golden files ask for.
fn expected_output(checkout: &Checkout) -> Result<String> {
    let golden = |file: &str| -> Result<Value> {
        let text = checkout.read(&format!("tests/golden/{file}"))?;
        serde_json::from_str(&text)
            .map_err(|error| Failure::new(format!("{file} is not JSON: {error}.")))
    };
    Numbers::find(&golden("cubeful.json")?, &golden("bearoff-bits.json")?)
        .map(|numbers| numbers.output())
        .ok_or_else(|| Failure::new("The golden files lack the numbers of the program."))
}
