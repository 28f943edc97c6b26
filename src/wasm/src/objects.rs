//! How plain JavaScript objects are made: from values of one dynamic type, or property by property where
//! columns of numbers are among them.

use js_sys::{Array, Float64Array, Reflect};
use serde::ser::{SerializeMap, SerializeSeq};
use serde::{Serialize, Serializer};
use wasm_bindgen::JsValue;

/// A value on its way to JavaScript. One type for all shapes, because every derived one costs the module
/// another kilobyte.
pub(crate) enum Value {
    Null,
    Flag(bool),
    Number(f64),
    Text(String),
    List(Vec<Self>),
    Object(Vec<(&'static str, Self)>),
}

/// An object in the making. A chain of calls, because an array of every length would cost a function each.
#[derive(Default)]
pub(crate) struct Properties(Vec<(&'static str, Value)>);

impl Properties {
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a property. Not inlined: there are dozens of calls, and none is urgent.
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
    /// A list of numbers.
    pub fn list(numbers: impl IntoIterator<Item = f64>) -> Self {
        Self::List(numbers.into_iter().map(Self::Number).collect())
    }

    /// The plain JavaScript object, list or value.
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

/// An object of a class of this module, or null. An `Option` that is returned as it is would be undefined in JavaScript.
pub(crate) fn or_null(made: Option<impl Into<JsValue>>) -> JsValue {
    made.map_or(JsValue::NULL, Into::into)
}

/// A property of whatever a caller passed as an object; undefined where there is none.
#[inline(never)]
pub(crate) fn get(object: &JsValue, key: &str) -> JsValue {
    Reflect::get(object, &key.into()).unwrap_or(JsValue::UNDEFINED)
}

/// The items of whatever a caller passed as a list, undefined where there is none; `None` if it is no list. Not read
/// by JavaScript's own iteration: what a list's getters throw would leave this module without a way back, and whatever
/// was borrowed then would stay so. And a list may say that it is very long.
pub(crate) fn items(list: &JsValue) -> Option<impl ExactSizeIterator<Item = JsValue>> {
    let length = get(list, "length")
        .as_f64()
        .filter(|_| Array::is_array(list))?;
    Some((0..length as u32).map(|at| Reflect::get_u32(list, at).unwrap_or(JsValue::UNDEFINED)))
}

/// Sets a property of an object that was made here, which cannot fail.
#[inline(never)]
pub(crate) fn set(object: &JsValue, key: &str, value: &JsValue) {
    let _ = Reflect::set(object, &key.into(), value);
}

/// A column of numbers. A copy, not a view: memory may move when the next call grows it.
pub(crate) fn column(values: &[f64]) -> JsValue {
    Float64Array::from(values).into()
}
