//! Where a build will stand: the address that `--site` gives.

use crate::failure::{Result, fail};

/// What the builds in `www/build` read it from.
pub const VARIABLE: &str = "ROLLOUT_LAB_SITE";

/// The address of a folder on the web, with a slash at its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Site(String);

impl Site {
    /// Takes `https://host/folder` with or without the last slash.
    pub fn parse(address: &str) -> Result<Self> {
        let refuse = |why: &str| {
            fail(format!(
                "{address:?} is not a valid site address: {why}. Use one like https://example.org/rollout-lab/."
            ))
        };
        let Some(rest) = ["https://", "http://"]
            .iter()
            .find_map(|scheme| address.strip_prefix(scheme))
        else {
            return refuse("it does not begin with https:// or http://");
        };
        let (host, path) = rest.split_once('/').unwrap_or((rest, ""));
        if host.is_empty() {
            return refuse("it names no host");
        }
        let in_host = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | ':');
        if let Some(bad) = host.chars().find(|&c| !in_host(c)) {
            return refuse(&format!("a host can't contain {bad:?}"));
        }
        let in_path = |c: char| c.is_ascii_alphanumeric() || "/-._~%!$()*+,;=:@".contains(c);
        if let Some(bad) = path.chars().find(|&c| !in_path(c)) {
            return refuse(&format!("a folder's address can't contain {bad:?}"));
        }
        if path.split('/').any(|part| matches!(part, "." | "..")) {
            return refuse("it contains . or .. steps");
        }
        if path.to_ascii_lowercase().ends_with(".html") {
            return refuse("it is a page, not the folder of the pages");
        }
        Ok(Self(format!("{}/", address.trim_end_matches('/'))))
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_is_taken_with_and_without_its_slash() {
        for (given, taken) in [
            ("https://example.org", "https://example.org/"),
            ("https://example.org/", "https://example.org/"),
            ("http://localhost:4173/a/b", "http://localhost:4173/a/b/"),
            ("https://me.github.io/lab/", "https://me.github.io/lab/"),
            ("https://example.org/%7Eme/", "https://example.org/%7Eme/"),
        ] {
            let site = Site::parse(given).expect("is an address");
            assert_eq!(site.as_str(), taken);
        }
    }

    #[test]
    fn what_is_no_folder_on_the_web_is_refused_with_the_reason() {
        for (given, reason) in [
            ("example.org", "does not begin with https://"),
            ("ftp://example.org", "does not begin with https://"),
            ("", "does not begin with https://"),
            ("https://", "names no host"),
            ("https:///lab", "names no host"),
            ("https://user@example.org", "a host can't contain '@'"),
            ("https://例え.jp", "a host can't contain '例'"),
            (
                "https://example.org/?a=1",
                "a folder's address can't contain '?'",
            ),
            (
                "https://example.org/#top",
                "a folder's address can't contain '#'",
            ),
            (
                "https://example.org/a b",
                "a folder's address can't contain ' '",
            ),
            (
                "https://example.org/\"><script>",
                "a folder's address can't contain '\"'",
            ),
            ("https://example.org/a/../b", ". or .. steps"),
            ("https://example.org/index.html", "is a page"),
        ] {
            let sentence = Site::parse(given).expect_err(given).to_string();
            assert!(sentence.contains(reason), "{sentence}");
            assert!(
                sentence.contains("https://example.org/rollout-lab/"),
                "{sentence}"
            );
        }
    }
}
