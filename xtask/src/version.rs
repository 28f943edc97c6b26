//! Version numbers of programs, as far as they are compared.

use std::fmt;

/// Major and minor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Version {
    major: u32,
    minor: u32,
}

impl Version {
    /// The first version number in a text such as `v20.19.2` or `>=20.19`.
    pub fn find(text: &str) -> Option<Self> {
        let number = &text[text.find(|c: char| c.is_ascii_digit())?..];
        let mut parts = number.split(|c: char| !c.is_ascii_digit()).map(str::parse);
        Some(Self {
            major: parts.next()?.ok()?,
            minor: parts.next().and_then(Result::ok).unwrap_or(0),
        })
    }
}

impl fmt::Display for Version {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}.{}", self.major, self.minor)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn version(text: &str) -> Version {
        Version::find(text).expect("has a version")
    }

    #[test]
    fn a_version_is_found_where_programs_and_packages_write_it() {
        assert_eq!(
            version("v20.19.2"),
            Version {
                major: 20,
                minor: 19
            }
        );
        assert_eq!(
            version(">=20.19"),
            Version {
                major: 20,
                minor: 19
            }
        );
        assert_eq!(
            version("22"),
            Version {
                major: 22,
                minor: 0
            }
        );
        assert_eq!(Version::find("none"), None);
    }

    #[test]
    fn versions_compare_as_numbers() {
        assert!(version("20.9") < version("20.19"));
        assert!(version("v100.1") > version("v20.19"));
    }
}
