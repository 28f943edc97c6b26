//! Plain JavaScript objects. They are built from values of one dynamic type, or property by
//! property if some properties are columns of numbers.

use js_sys::{Array, Float64Array, Reflect};
use serde::ser::{SerializeMap, SerializeSeq};
use serde::{Serialize, Serializer};
use wasm_bindgen::JsValue;

/// A value on its way to JavaScript.
// One type for all shapes, because each derived serializer would cost the module another kilobyte.
pub(crate) enum Value {
    /// JavaScript's `null`.
    Null,
    /// A boolean.
    Flag(bool),
    /// A number.
    Number(f64),
    /// A string.
    Text(String),
    /// An array.
    List(Vec<Self>),
    /// A plain object, by its properties.
    Object(Vec<(&'static str, Self)>),
}

/// A builder of a plain object.
// A chain of calls, because arrays of properties would cost a function for each length.
#[derive(Default)]
pub(crate) struct Properties(Vec<(&'static str, Value)>);

impl Properties {
    /// Creates an object without properties.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a property.
    // Not inlined: there are dozens of calls, and none of them needs speed.
    #[inline(never)]
    pub fn with(mut self, name: &'static str, value: impl Into<Value>) -> Self {
        self.0.push((name, value.into()));
        self
    }
}

impl From<Properties> for Value {
    fn from(properties: Properties) -> Self {
        Self::Object(properties.0)
    }
}

impl Value {
    /// Creates a list of numbers.
    pub fn list(numbers: impl IntoIterator<Item = f64>) -> Self {
        Self::List(numbers.into_iter().map(Self::Number).collect())
    }

    /// Converts this into a plain JavaScript object, list or primitive.
    #[inline(never)]
    pub fn to_js(&self) -> Result<JsValue, JsValue> {
        let serializer = serde_wasm_bindgen::Serializer::new()
            .serialize_maps_as_objects(true)
            .serialize_missing_as_null(true);
        Ok(self.serialize(&serializer)?)
    }
}

impl From<f64> for Value {
    fn from(number: f64) -> Self {
        Self::Number(number)
    }
}

impl<T: Into<Self>> From<Option<T>> for Value {
    fn from(value: Option<T>) -> Self {
        value.map_or(Self::Null, T::into)
    }
}

impl Serialize for Value {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Null => serializer.serialize_none(),
            Self::Flag(flag) => serializer.serialize_bool(*flag),
            Self::Number(number) => serializer.serialize_f64(*number),
            Self::Text(text) => serializer.serialize_str(text),
            Self::List(values) => {
                let mut list = serializer.serialize_seq(Some(values.len()))?;
                for value in values {
                    list.serialize_element(value)?;
                }
                list.end()
            }
            Self::Object(properties) => {
                let mut map = serializer.serialize_map(Some(properties.len()))?;
                for (name, value) in properties {
                    map.serialize_entry(name, value)?;
                }
                map.end()
            }
        }
    }
}

/// Converts an optional object of one of this module's classes; `None` becomes null. wasm-bindgen
/// would convert `None` into undefined.
pub(crate) fn or_null(object: Option<impl Into<JsValue>>) -> JsValue {
    object.map_or(JsValue::NULL, Into::into)
}

/// Returns a property of a value that a caller passed as an object. Undefined if there is none, or
/// if reading it throws.
#[inline(never)]
pub(crate) fn get(object: &JsValue, key: &str) -> JsValue {
    Reflect::get(object, &key.into()).unwrap_or(JsValue::UNDEFINED)
}

/// Returns the items of an array that a caller passed; `None` if it is none. Missing items are
/// undefined.
// JavaScript's own iteration could throw from a getter, which would end a call of this module
// halfway, with its object still borrowed. The iterator is lazy because an array may claim any
// length.
pub(crate) fn items(list: &JsValue) -> Option<impl ExactSizeIterator<Item = JsValue>> {
    let length = get(list, "length")
        .as_f64()
        .filter(|_| Array::is_array(list))?;
    Some((0..length as u32).map(|at| Reflect::get_u32(list, at).unwrap_or(JsValue::UNDEFINED)))
}

/// Sets a property of an object that this module created, which cannot fail.
#[inline(never)]
pub(crate) fn set(object: &JsValue, key: &str, value: &JsValue) {
    let _ = Reflect::set(object, &key.into(), value);
}

/// Copies numbers into a `Float64Array`.
// A view would become invalid when a later call grows the module's memory.
pub(crate) fn column(values: &[f64]) -> JsValue {
    Float64Array::from(values).into()
}
