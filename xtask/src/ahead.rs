//! Installing what later groups need while the first ones run, which leave a core idle now and then.

use std::env;
use std::process::{Child, Stdio};

use crate::checkout::Checkout;
use crate::step::say;

/// A process of ours that installs. It says nothing: what fails there, the group that needs it tries again, and tells.
pub struct Ahead(Option<Child>);

impl Ahead {
    pub fn start(checkout: &Checkout) -> Self {
        let prepare = |program| {
            checkout
                .command(program)
                .arg("prepare")
                .stdin(Stdio::null())
                .stdout(Stdio::null())
                .stderr(Stdio::null())
                .spawn()
        };
        Self(env::current_exe().and_then(prepare).ok())
    }

    /// Nothing is installed ahead.
    pub const fn none() -> Self {
        Self(None)
    }

    /// Returns when all is installed that can be.
    pub fn wait(&mut self) {
        let Some(mut child) = self.0.take() else {
            return;
        };
        if matches!(child.try_wait(), Ok(None)) {
            say("waiting for tools that are being installed");
            let _ = child.wait();
        }
    }
}

impl Drop for Ahead {
    fn drop(&mut self) {
        self.wait();
    }
}
