//! `cargo xtask release`: what others take away. The built site as a zip with its checksum, and the same as an npm
//! package, both of the version in Cargo.toml.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use serde_json::json;
use sha2::{Digest, Sha256};
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, ZipWriter};

use crate::checkout::{Checkout, unreadable, unwritable};
use crate::failure::{Failure, Result, fail};
use crate::front::{self, DIST};
use crate::previews;
use crate::registry::VERSION;
use crate::release_options::Options;
use crate::setup;
use crate::site::Site;
use crate::stamp::files;
use crate::step::{on_path, run, say};

/// Where it all goes.
pub const FOLDER: &str = "target/release-files";

const CHANGELOG: &str = "CHANGELOG.md";
const NAME: &str = "rollout-lab";

/// What the npm package has besides the site, by its path from the top.
const BESIDE: [&str; 3] = ["LICENSE-APACHE", "LICENSE-MIT", CHANGELOG];

/// Builds, and packs what was built; with a tag, only if it is this version's.
pub fn make(checkout: &Checkout, options: &Options) -> Result {
    let site = options.site.as_ref();
    check_tag(options.tag.as_deref())?;
    check_changelog(&checkout.read(CHANGELOG)?)?;
    front::build(checkout, site)?;
    previews::check(&checkout.path(DIST), site)?;
    let folder = checkout.path(FOLDER);
    // What an earlier version left there is not of this one.
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).map_err(|error| unwritable(&folder, &error))?;
    say(format_args!("packing {NAME} {VERSION} into {FOLDER}"));
    let name = format!("{NAME}-{VERSION}.zip");
    let archive = zip(
        &checkout.path(DIST),
        &format!("{NAME}-{VERSION}"),
        &readme(site),
    )?;
    put(&folder.join(&name), &archive)?;
    // As `sha256sum --check` reads it.
    let sum = format!("{}  {name}\n", hexadecimal(&Sha256::digest(&archive)));
    put(&folder.join(format!("{name}.sha256")), sum.as_bytes())?;
    npm_package(checkout, &folder, options)?;
    for file in files(&folder)? {
        println!("{}", file.display());
    }
    Ok(())
}

/// A tag that names another version would publish this one under a wrong name.
fn check_tag(tag: Option<&str>) -> Result {
    match tag {
        Some(tag) if tag != format!("v{VERSION}") => fail(format!(
            "The tag {tag} does not match the version in Cargo.toml. Use v{VERSION}."
        )),
        _ => Ok(()),
    }
}

/// Requires a chapter of this version, so that every release lists its changes.
fn check_changelog(changelog: &str) -> Result {
    let is_this = |line: &str| {
        let mut words = line.split_whitespace();
        words.next() == Some("##") && words.next() == Some(VERSION)
    };
    if changelog.lines().any(is_this) {
        return Ok(());
    }
    fail(format!(
        "{CHANGELOG} has no chapter \"## {VERSION}\". Add one, or set another version in Cargo.toml."
    ))
}

/// The zip's README: how to serve the site, and whether its pages have link previews.
fn readme(site: Option<&Site>) -> String {
    let previews = match site {
        Some(site) => format!(
            "The pages are built for {0}: they have addresses for search engines, and other sites can show a title and a\n\
             picture with links to them. To serve the pages elsewhere, make a release with another address:\n\
             `cargo xtask release --site https://YOUR-SITE`.\n",
            site.as_str()
        ),
        None => "The pages have no link previews and no addresses for search engines, because this release was made without the\n\
                 address of a site. To add them, make a release for your address:\n\
                 `cargo xtask release --site https://YOUR-SITE`.\n"
            .to_owned(),
    };
    format!(
        "# Rollout Lab {VERSION}\n\n\
         This folder is the built site. Any static host can serve it from any folder. `rollout-lab.js` defines the web component\n\
         `<rollout-lab>` for your own pages. `rollout-lab.html` and the `*-offline.html` files work from a disk, without a server.\n\n\
         {previews}\n\
         MIT or Apache-2.0, at your option. `licenses.txt` lists everything in the site.\n"
    )
}

/// All files of a folder and a README, in a folder of this name. The same bytes for the same files: in order, and all of the same time.
fn zip(from: &Path, within: &str, readme: &str) -> Result<Vec<u8>> {
    let failed = |error: &dyn std::fmt::Display| Failure::new(format!("The zip failed: {error}."));
    let options = SimpleFileOptions::default()
        .compression_method(CompressionMethod::Deflated)
        .last_modified_time(DateTime::default())
        .unix_permissions(0o644);
    let mut writer = ZipWriter::new(std::io::Cursor::new(Vec::new()));
    let mut add = |name: &str, content: &[u8]| {
        writer
            .start_file(format!("{within}/{name}"), options)
            .map_err(|error| failed(&error))?;
        std::io::Write::write_all(&mut writer, content).map_err(|error| failed(&error))
    };
    add("README.md", readme.as_bytes())?;
    for file in files(from)? {
        let content = fs::read(&file).map_err(|error| unreadable(&file, &error))?;
        let name = file.strip_prefix(from).unwrap_or(&file).to_string_lossy();
        add(&name.replace('\\', "/"), &content)?;
    }
    let written = writer.finish().map_err(|error| failed(&error))?;
    Ok(written.into_inner())
}

fn hexadecimal(bytes: &[u8]) -> String {
    let mut text = String::new();
    for byte in bytes {
        // Writing into a string cannot fail.
        let _ = write!(text, "{byte:02x}");
    }
    text
}

/// The package is put together in a folder of its own, and packed by npm itself.
fn npm_package(checkout: &Checkout, to: &Path, options: &Options) -> Result {
    let staged = checkout.path("target/npm");
    // What is no longer built is not to be packed.
    let _ = fs::remove_dir_all(&staged);
    for file in BESIDE {
        put(&staged.join(file), checkout.read(file)?.as_bytes())?;
    }
    let readme = checkout.read("www/element/README.md")?;
    put(&staged.join("README.md"), readme.as_bytes())?;
    put(&staged.join("package.json"), package(options).as_bytes())?;
    let dist = checkout.path(DIST);
    for file in files(&dist)? {
        let content = fs::read(&file).map_err(|error| unreadable(&file, &error))?;
        let name = file.strip_prefix(&dist).unwrap_or(&file);
        put(&staged.join("site").join(name), &content)?;
    }
    setup::node(checkout)?;
    let npm = on_path("npm").unwrap_or_else(|| "npm".into());
    let mut pack = checkout.command(npm);
    pack.args(["pack", "--silent", "--ignore-scripts", "--pack-destination"])
        .arg(to)
        .current_dir(staged);
    run("npm pack", &mut pack)
}

/// Of the npm package. Our own package.json, of the tools, has neither a version nor a name for the world.
fn package(options: &Options) -> String {
    let mut package = json!({
        "name": NAME,
        "version": VERSION,
        "description": "Backgammon rollouts with editable luck: the <rollout-lab> web component and its labs",
        "keywords": ["backgammon", "rollout", "variance-reduction", "custom-element", "wasm"],
        "license": env!("CARGO_PKG_LICENSE"),
        // npm itself takes README.md and package.json, but no licence of another name than LICENSE.
        "files": std::iter::once("site").chain(BESIDE).collect::<Vec<_>>(),
        "exports": { ".": "./site/rollout-lab.js", "./site/*": "./site/*", "./package.json": "./package.json" },
        // Loading the script defines the element.
        "sideEffects": true,
    });
    // A link that nobody gave would lead nowhere.
    if let Some(repository) = &options.repository {
        package["repository"] =
            json!({ "type": "git", "url": format!("git+{}", repository.as_str()) });
    }
    if let Some(home) = options.home() {
        package["homepage"] = json!(home);
    }
    format!("{package:#}\n")
}

/// Writes a file, and the folders that it needs.
fn put(file: &Path, content: &[u8]) -> Result {
    fs::create_dir_all(file.parent().unwrap_or(file))
        .and_then(|()| fs::write(file, content))
        .map_err(|error| unwritable(file, &error))
}

#[cfg(test)]
mod tests {
    use std::env;
    use std::io::{Cursor, Read};

    use zip::ZipArchive;

    use super::*;
    use crate::release_options::Link;

    #[test]
    fn a_changelog_without_this_versions_chapter_is_refused() {
        let chapter = format!("# Changelog\n\n## Unreleased\n\n## {VERSION} (2026-11-22)\n");
        assert_eq!(check_changelog(&chapter), Ok(()));
        for other in [
            "# Changelog\n\n## Unreleased\n".to_owned(),
            // Another version, another level, only mentioned.
            format!("## {VERSION}1\n"),
            format!("### {VERSION}\n"),
            format!("As in {VERSION}\n"),
        ] {
            let sentence = check_changelog(&other).expect_err(&other).to_string();
            let chapter = format!("CHANGELOG.md has no chapter \"## {VERSION}\"");
            assert!(sentence.starts_with(&chapter), "{sentence}");
        }
    }

    #[test]
    fn the_repositorys_own_changelog_has_the_chapter() {
        let checkout = Checkout::open().expect("cargo test runs in one");
        let changelog = checkout.read(CHANGELOG).expect("is there");
        assert_eq!(check_changelog(&changelog), Ok(()));
    }

    #[test]
    fn only_this_versions_tag_is_taken() {
        assert_eq!(check_tag(None), Ok(()));
        assert_eq!(check_tag(Some(&format!("v{VERSION}"))), Ok(()));
        for tag in [VERSION, "v9.9.9", "main", ""] {
            let sentence = check_tag(Some(tag)).expect_err(tag).to_string();
            assert!(sentence.contains(&format!("v{VERSION}")), "{sentence}");
        }
    }

    #[test]
    fn a_zip_has_every_file_and_is_the_same_whenever_it_is_made() {
        let folder = env::temp_dir().join(format!("rollout-lab-zip-{}", std::process::id()));
        put(&folder.join("b.html"), b"<p>").expect("is written");
        put(&folder.join("a/deep.js"), &[7; 5000]).expect("is written");
        let first = zip(&folder, "site", "# Site").expect("is packed");
        // The same content again, later.
        put(&folder.join("b.html"), b"<p>").expect("is written");
        let second = zip(&folder, "site", "# Site").expect("is packed");
        fs::remove_dir_all(&folder).expect("the folder goes");
        assert_eq!(first, second);

        let mut archive = ZipArchive::new(Cursor::new(first)).expect("is a zip");
        let names: Vec<_> = archive
            .file_names()
            .map(|name| name.expect("is a name").into_owned())
            .collect();
        assert_eq!(names, ["site/README.md", "site/a/deep.js", "site/b.html"]);
        // Two zips of one second are the same whatever time they tell: none is the present one.
        for index in 0..archive.len() {
            let file = archive.by_index(index).expect("is in it");
            assert_eq!(file.last_modified(), Some(DateTime::default()));
        }
        let mut content = Vec::new();
        let mut file = archive.by_index(1).expect("is in it");
        file.read_to_end(&mut content).expect("is whole");
        assert_eq!(content, [7; 5000]);
        assert!(file.compressed_size() < 100, "{}", file.compressed_size());
    }

    #[test]
    fn checksums_are_written_as_sha256sum_writes_them() {
        // FIPS 180-2, appendix B.1: the digest of "abc".
        assert_eq!(
            hexadecimal(&Sha256::digest(b"abc")),
            "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
        );
    }

    #[test]
    fn the_package_has_the_version_and_the_licence_of_cargo_toml() {
        let package = package_of(&Options::default());
        assert_eq!(package["version"], VERSION);
        assert_eq!(package["license"], "MIT OR Apache-2.0");
        assert!(package.get("private").is_none());
        let files = ["site", "LICENSE-APACHE", "LICENSE-MIT", "CHANGELOG.md"];
        assert_eq!(package["files"], json!(files));
    }

    fn package_of(options: &Options) -> serde_json::Value {
        serde_json::from_str(&package(options)).expect("is JSON")
    }

    #[test]
    fn the_package_names_only_links_that_are_given() {
        let without = package_of(&Options::default());
        assert!(without.get("repository").is_none());
        assert!(without.get("homepage").is_none());
        let with = package_of(&Options {
            site: Site::parse("https://example.org/lab").ok(),
            repository: Link::parse("--repository", "https://example.org/me/lab").ok(),
            ..Options::default()
        });
        // npm's documentation of package.json: an object of type git, whose address begins with git+https.
        let repository = json!({ "type": "git", "url": "git+https://example.org/me/lab" });
        assert_eq!(with["repository"], repository);
        assert_eq!(with["homepage"], "https://example.org/lab/");
    }

    #[test]
    fn the_zips_readme_says_whether_pages_have_previews() {
        let without = readme(None);
        assert!(without.contains("no link previews"), "{without}");
        assert!(without.contains("cargo xtask release --site"), "{without}");
        let site = Site::parse("https://example.org/lab").expect("is an address");
        let with = readme(Some(&site));
        assert!(with.contains("https://example.org/lab/"), "{with}");
        assert!(!with.contains("no link previews"), "{with}");
    }

    #[test]
    fn the_tools_own_package_says_no_version_of_its_own() {
        let checkout = Checkout::open().expect("cargo test runs in one");
        let package = checkout.read("package.json").expect("is there");
        let package: serde_json::Value = serde_json::from_str(&package).expect("is JSON");
        assert!(package.get("version").is_none());
        assert_eq!(package["license"], env!("CARGO_PKG_LICENSE"));
    }
}
