//! Objects of this module's own classes as arguments. What wasm-bindgen generates for `&Class` refuses anything else in
//! words of its own; here such an argument is any value, and is asked for what it holds.

use std::any::Any;
use std::cell::RefCell;
use std::sync::Arc;

use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};

use crate::errors::Refusal;

#[wasm_bindgen]
extern "C" {
    /// Whatever a caller passes as an object that lends.
    type Lender;

    #[wasm_bindgen(method, catch, js_name = __lend)]
    fn lend(this: &Lender) -> Result<(), JsValue>;
}

thread_local! {
    /// What was lent last and nobody has taken yet. Nothing but a method of a class of this module puts it there,
    /// whatever methods a foreign object has.
    static LENT: RefCell<Option<Result<Box<dyn Any>, Refusal>>> = const { RefCell::new(None) };
}

/// Lends what an object holds, or says why it cannot: what a class does in its method `__lend`, to be an argument.
pub(crate) fn lend<T: 'static>(held: Result<Arc<T>, Refusal>) {
    LENT.set(Some(held.map(|held| -> Box<dyn Any> { Box::new(held) })));
}

/// What an argument holds that is an object of this class.
pub(crate) fn borrow<T: 'static>(
    argument: &str,
    class: &str,
    value: &JsValue,
) -> Result<Arc<T>, Refusal> {
    let lent = lent(value).transpose()?;
    let held = lent.and_then(|held| held.downcast().ok());
    held.map(|held| *held)
        .ok_or_else(|| Refusal::wrong_shape(argument, &["a ", class, ", not freed"].concat()))
}

/// What a value lends, if it does.
fn lent(value: &JsValue) -> Option<Result<Box<dyn Any>, Refusal>> {
    LENT.take();
    // What is no object, or has no such method, or was freed throws; anything foreign does whatever it likes.
    value.unchecked_ref::<Lender>().lend().ok()?;
    LENT.take()
}
