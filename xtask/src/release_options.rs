//! The options of a release: where the site will stand, and which links the npm package has.

use crate::failure::{Result, fail};
use crate::site::Site;

/// The options of `cargo xtask release`.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// Where the site will stand: its pages have link previews for this address.
    pub site: Option<Site>,
    /// The tag that the release is made for.
    pub tag: Option<String>,
    /// Where the npm package's source is.
    pub repository: Option<Link>,
    /// The npm package's home page; without it the site is its home page.
    pub homepage: Option<Link>,
}

impl Options {
    /// The home page that the npm package names, if there is one.
    pub fn home(&self) -> Option<&str> {
        self.homepage
            .as_ref()
            .map(Link::as_str)
            .or_else(|| self.site.as_ref().map(Site::as_str))
    }
}

/// An address of a page on the web.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link(String);

impl Link {
    /// Takes `https://host/path`; `option` is named where it is refused.
    pub fn parse(option: &str, address: &str) -> Result<Self> {
        let rest = ["https://", "http://"]
            .iter()
            .find_map(|scheme| address.strip_prefix(scheme));
        let bad = |c: char| c.is_whitespace() || c.is_control() || "\"<>\\".contains(c);
        match rest {
            Some(rest) if !rest.is_empty() && !rest.starts_with('/') && !rest.contains(bad) => {
                Ok(Self(address.to_owned()))
            }
            _ => fail(format!(
                "{option} takes an address like https://example.org/rollout-lab, not {address:?}"
            )),
        }
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_is_taken_as_it_is_written_and_what_is_none_refused() {
        for given in ["https://example.org", "https://example.org/me/lab.git"] {
            let link = Link::parse("--repository", given).expect("is an address");
            assert_eq!(link.as_str(), given);
        }
        for given in [
            "",
            "me/lab",
            "git@example.org:me/lab.git",
            "https://",
            "https:///lab",
            "https://example.org/a b",
            "https://example.org/\"",
        ] {
            let sentence = Link::parse("--repository", given)
                .expect_err(given)
                .to_string();
            assert!(sentence.starts_with("--repository takes"), "{sentence}");
        }
    }

    #[test]
    fn the_home_page_is_the_site_unless_another_one_is_named() {
        let site = Some(Site::parse("https://example.org/lab").expect("is an address"));
        let homepage = Link::parse("--homepage", "https://example.org/about").ok();
        assert_eq!(Options::default().home(), None);
        let only_site = Options {
            site: site.clone(),
            ..Options::default()
        };
        assert_eq!(only_site.home(), Some("https://example.org/lab/"));
        let both = Options {
            site,
            homepage,
            ..Options::default()
        };
        assert_eq!(both.home(), Some("https://example.org/about"));
    }
}
