//! Arguments that are objects of this module's own classes.
//!
//! For an argument of type `&Class`, wasm-bindgen generates a check that refuses other values with
//! a message of its own. Here such an argument is any JavaScript value. Its hidden method `__lend`
//! shares what the object holds.

use std::any::Any;
use std::cell::RefCell;
use std::sync::Arc;

use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};

use crate::errors::Refusal;

#[wasm_bindgen]
extern "C" {
    /// Any value that a caller passes as an object of one of this module's classes.
    type Lender;

    #[wasm_bindgen(method, catch, js_name = __lend)]
    fn lend(this: &Lender) -> Result<(), JsValue>;
}

thread_local! {
    /// The content that was lent last, until [`lent`] takes it. Only methods of this module's
    /// classes can put it here, whatever methods a foreign object has.
    static LENT: RefCell<Option<Result<Box<dyn Any>, Refusal>>> = const { RefCell::new(None) };
}

/// Lends an object's content, or the refusal that says why there is none yet. Each class that can
/// be an argument calls this in its method `__lend`.
pub(crate) fn lend<T: 'static>(content: Result<Arc<T>, Refusal>) {
    LENT.set(Some(
        content.map(|content| -> Box<dyn Any> { Box::new(content) }),
    ));
}

/// Returns the content of an argument that is an object of this class. Any other value is refused
/// as `WrongShape`.
pub(crate) fn borrow<T: 'static>(
    argument: &str,
    class: &str,
    value: &JsValue,
) -> Result<Arc<T>, Refusal> {
    let lent = lent(value).transpose()?;
    let content = lent.and_then(|content| content.downcast().ok());
    content
        .map(|content| *content)
        .ok_or_else(|| Refusal::wrong_shape(argument, &["a ", class, ", not freed"].concat()))
}

/// Returns what a value lends; `None` if it is no object of this module's classes.
fn lent(value: &JsValue) -> Option<Result<Box<dyn Any>, Refusal>> {
    LENT.take();
    // The call throws for a value without such a method and for a freed object. A foreign `__lend`
    // may do anything, but cannot fill LENT.
    value.unchecked_ref::<Lender>().lend().ok()?;
    LENT.take()
}
