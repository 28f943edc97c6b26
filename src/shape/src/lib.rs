//! `#[derive(Shape)]`: one declaration of an object that the bindings return to JavaScript.
//!
//! A struct with named fields becomes a plain JavaScript object, and a TypeScript interface of the
//! struct's name. Both have a property for each field, in the order of the fields and in camel
//! case. The interface has the doc comments of the struct and its fields, so that they are written
//! once. It is declared only in modules whose features compile the struct.
//!
//! ```text
//! /// Statistics of a rollout's average.
//! #[derive(Shape)]
//! struct Average {
//!     #[shape(flatten)]
//!     summary: Summary,
//!     /// The any-time 95% interval; null before 100 games.
//!     any_time: Option<(f64, f64)>,
//! }
//! ```
//!
//! declares
//!
//! ```text
//! /** Statistics of a rollout's average. */
//! export interface Average extends Summary {
//!   /** The any-time 95% interval; null before 100 games. */
//!   anyTime: [number, number] | null;
//! }
//! ```
//!
//! The type of a property follows from the type of its field (see `typescript.rs`), unless
//! `#[shape(type = "'x' | 'o'")]` gives it. A field with `#[shape(flatten)]` is another shape, whose
//! properties come in its place. The interface extends that of the other shape.
//!
//! A struct with `#[shape(from = …)]` also implements `From` for that type of the core:
//!
//! ```text
//! /// A roll and its play.
//! #[derive(Shape)]
//! #[shape(from = core::Turn)]
//! struct Turn {
//!     #[shape(from = source.roll.dice())]
//!     dice: (u8, u8),
//!     luck: f64,
//!     best: Option<Play>,
//! }
//! ```
//!
//! Each property is the field of the same name of the core's value, or the expression that its own
//! `from` gives. In that expression, `source` is the core's value. Both are converted by `Into`:
//! the values of an `Option` or a `Vec` one by one, everything else at once. A struct that has a
//! name for each item of an array is `from = [T; N]`. There the expressions have the items by their
//! names. A struct may have several sources.
//!
//! The derived code implements the trait `crate::objects::Shape` of the crate that uses it. It
//! builds objects from values of one dynamic type. Each serializer that serde derives would cost
//! a WebAssembly module another kilobyte.

mod shape;
mod source;
mod typescript;

use proc_macro::TokenStream;
use quote::quote;
use syn::{DeriveInput, parse_macro_input};

use shape::Shape;

/// Implements `crate::objects::Shape` for a struct with named fields, and declares its TypeScript
/// interface.
#[proc_macro_derive(Shape, attributes(shape))]
pub fn derive_shape(input: TokenStream) -> TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    expand(input).unwrap_or_else(|error| error.into_compile_error().into())
}

fn expand(input: DeriveInput) -> syn::Result<TokenStream> {
    let shape = Shape::parse(input)?;
    let interface = shape.interface()?;
    let (conversion, sources) = (shape.conversion(), shape.sources());
    Ok(quote! {
        #conversion
        #sources

        const _: () = {
            #[::wasm_bindgen::prelude::wasm_bindgen(typescript_custom_section)]
            const INTERFACE: &str = #interface;
        };
    }
    .into())
}
