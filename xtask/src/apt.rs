//! Debian's packages, where there is `apt-get` and we may use it without a password.

use crate::checkout::Checkout;
use crate::failure::Result;
use crate::step::{on_path, read, run, say};

/// Installs packages if it can; whether they are there then is for the caller to see.
pub fn install(checkout: &Checkout, what: &str, packages: &[&str]) {
    let Some(sudo) = administrator(checkout) else {
        return;
    };
    if on_path("apt-get").is_none() {
        return;
    }
    say(format_args!("installing {what} with apt-get"));
    // An update that fails may still leave lists from which it can be installed.
    let _ = apt_get(checkout, &sudo, &["update"]);
    let options = ["install", "--yes", "--no-install-recommends"];
    let _ = apt_get(checkout, &sudo, &[&options, packages].concat());
}

/// What to put before a command to run it as administrator; `None` if we may not without a password.
pub fn administrator(checkout: &Checkout) -> Option<Vec<&'static str>> {
    if read(checkout.command("id").arg("-u"))? == "0" {
        return Some(Vec::new());
    }
    read(checkout.command("sudo").args(["--non-interactive", "true"]))
        .map(|_| vec!["sudo", "--non-interactive"])
}

fn apt_get(checkout: &Checkout, sudo: &[&str], arguments: &[&str]) -> Result {
    let words = [
        sudo,
        &["env", "DEBIAN_FRONTEND=noninteractive", "apt-get"],
        arguments,
    ]
    .concat();
    run("apt-get", checkout.command(words[0]).args(&words[1..]))
}
