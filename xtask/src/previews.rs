//! Link previews in built pages: the pictures and words that other sites show where somebody links to a page.

use std::fs;
use std::path::Path;

use crate::checkout::unreadable;
use crate::failure::{Result, fail};
use crate::site::Site;
use crate::stamp::files;

/// The text before the address of a preview's picture.
const PICTURE: &str = "property=\"og:image\" content=\"";

/// Checks that pages have previews of this site with pictures that are in the build, and that there are none without a site.
pub fn check(built: &Path, site: Option<&Site>) -> Result {
    let mut found = 0;
    for file in files(built)? {
        if file.extension().is_none_or(|kind| kind != "html") {
            continue;
        }
        let html = fs::read_to_string(&file).map_err(|error| unreadable(&file, &error))?;
        let name = file.strip_prefix(built).unwrap_or(&file).display();
        let Some(address) = picture_of(&html) else {
            continue;
        };
        let Some(site) = site else {
            return fail(format!(
                "{name} has a link preview, although no --site was given."
            ));
        };
        let Some(picture) = address.strip_prefix(site.as_str()) else {
            return fail(format!(
                "The link preview of {name} has a picture on another site: {address}"
            ));
        };
        if !built.join(picture).is_file() {
            return fail(format!(
                "The link preview of {name} has the picture {picture}, which was not built."
            ));
        }
        found += 1;
    }
    if site.is_some() && found == 0 {
        return fail("No page has a link preview, although --site was given.");
    }
    Ok(())
}

/// The address of a page's preview picture.
fn picture_of(html: &str) -> Option<&str> {
    let (_, rest) = html.split_once(PICTURE)?;
    rest.split_once('"').map(|(address, _)| address)
}

#[cfg(test)]
mod tests {
    use std::env;
    use std::path::PathBuf;

    use super::*;

    /// A build of one page, with a picture.
    fn built(name: &str, html: &str) -> PathBuf {
        let folder = env::temp_dir().join(format!("rollout-lab-{name}-{}", std::process::id()));
        let pictures = folder.join("pictures");
        fs::create_dir_all(&pictures).expect("is made");
        fs::write(pictures.join("walk-ja.png"), [0]).expect("is written");
        fs::write(folder.join("walk-ja.html"), html).expect("is written");
        folder
    }

    fn with_picture(address: &str) -> String {
        format!("<head><meta property=\"og:image\" content=\"{address}\" /></head>")
    }

    #[test]
    fn previews_are_this_sites_and_their_pictures_are_built() {
        let site = Site::parse("https://example.org/lab").expect("is an address");
        for (name, html, with_site, refused) in [
            (
                "own",
                with_picture("https://example.org/lab/pictures/walk-ja.png"),
                true,
                None,
            ),
            ("none", "<head></head>".to_owned(), false, None),
            (
                "left",
                with_picture("https://example.org/lab/pictures/walk-ja.png"),
                false,
                Some("no --site"),
            ),
            ("missing", "<head></head>".to_owned(), true, Some("No page")),
            (
                "other",
                with_picture("https://example.com/pictures/walk-ja.png"),
                true,
                Some("another site"),
            ),
            (
                "unbuilt",
                with_picture("https://example.org/lab/pictures/hand-ja.png"),
                true,
                Some("not built"),
            ),
        ] {
            let folder = built(name, &html);
            let checked = check(&folder, with_site.then_some(&site));
            fs::remove_dir_all(&folder).expect("the folder goes");
            match refused {
                None => assert_eq!(checked, Ok(()), "{name}"),
                Some(why) => {
                    let sentence = checked.expect_err(name).to_string();
                    assert!(sentence.contains(why), "{sentence}");
                }
            }
        }
    }
}
