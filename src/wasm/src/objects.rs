//! Plain JavaScript objects. They are built from values of one dynamic type, into which shapes are
//! converted: structs that declare an object's properties.

use js_sys::{Array, Float64Array, Reflect};
pub(crate) use rollout_lab_shape::Shape;
use serde::{Serialize, Serializer};
use serde_wasm_bindgen::preserve;
use wasm_bindgen::JsValue;

/// A value on its way to JavaScript.
// One type for all shapes, because code for each of them would cost the module another kilobyte.
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
    /// A `Float64Array`.
    Column(Vec<f64>),
    /// A plain object.
    Object(Properties),
}

/// The properties of a plain object, in their order.
#[derive(Default)]
pub(crate) struct Properties(Vec<(&'static str, Value)>);

/// A struct that becomes a plain object with a property for each field. `#[derive(Shape)]`
/// implements it, and declares the TypeScript interface.
pub(crate) trait Shape {
    /// Adds the fields to an object.
    fn add_to(self, properties: &mut Properties);
}

/// Numbers that become a `Float64Array`. NaN means undefined, because a typed array has no null.
pub(crate) struct Column(pub Vec<f64>);

impl Properties {
    /// Creates an object without properties.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a property.
    // Not inlined: there are hundreds of calls, and none of them needs speed.
    #[inline(never)]
    pub fn push(&mut self, name: &'static str, value: impl Into<Value>) {
        self.0.push((name, value.into()));
    }
}

impl Serialize for Value {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Null => serializer.serialize_none(),
            Self::Flag(flag) => serializer.serialize_bool(*flag),
            Self::Number(number) => serializer.serialize_f64(*number),
            Self::Text(text) => serializer.serialize_str(text),
            Self::List(values) => serializer.collect_seq(values),
            Self::Column(numbers) => preserve::serialize(&column(numbers), serializer),
            Self::Object(Properties(properties)) => {
                let properties = properties.iter().map(|(name, value)| (name, value));
                serializer.collect_map(properties)
            }
        }
    }
}

/// Converts a value into a plain JavaScript object, list or primitive.
pub(crate) fn to_js(value: impl Into<Value>) -> JsValue {
    serialize(&value.into())
}

/// Does the work of [`to_js`], once for all types.
#[inline(never)]
fn serialize(value: &Value) -> JsValue {
    let serializer = serde_wasm_bindgen::Serializer::new()
        .serialize_maps_as_objects(true)
        .serialize_missing_as_null(true);
    // No value fails to be serialized: the keys of all maps are strings.
    value.serialize(&serializer).unwrap_or(JsValue::NULL)
}

impl<T: Shape> From<T> for Value {
    fn from(shape: T) -> Self {
        let mut properties = Properties::new();
        shape.add_to(&mut properties);
        Self::Object(properties)
    }
}

impl From<Properties> for Value {
    fn from(properties: Properties) -> Self {
        Self::Object(properties)
    }
}

impl From<Column> for Value {
    fn from(Column(numbers): Column) -> Self {
        Self::Column(numbers)
    }
}

impl From<Vec<f64>> for Column {
    fn from(numbers: Vec<f64>) -> Self {
        Self(numbers)
    }
}

impl From<Vec<u64>> for Column {
    // Counts stay below 2⁵³, up to which all whole numbers are exact.
    fn from(counts: Vec<u64>) -> Self {
        counts.into_iter().map(|count| count as f64).collect()
    }
}

impl FromIterator<f64> for Column {
    fn from_iter<I: IntoIterator<Item = f64>>(numbers: I) -> Self {
        Self(numbers.into_iter().collect())
    }
}

impl From<()> for Value {
    fn from((): ()) -> Self {
        Self::Null
    }
}

impl From<bool> for Value {
    fn from(flag: bool) -> Self {
        Self::Flag(flag)
    }
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<f64> for Value {
    fn from(number: f64) -> Self {
        Self::Number(number)
    }
}

impl From<u8> for Value {
    fn from(number: u8) -> Self {
        Self::Number(number.into())
    }
}

impl From<u16> for Value {
    fn from(number: u16) -> Self {
        Self::Number(number.into())
    }
}

impl From<u32> for Value {
    fn from(number: u32) -> Self {
        Self::Number(number.into())
    }
}

// Counts stay below 2⁵³, up to which all whole numbers are exact.
impl From<u64> for Value {
    fn from(number: u64) -> Self {
        Self::Number(number as f64)
    }
}

impl From<usize> for Value {
    fn from(number: usize) -> Self {
        Self::Number(number as f64)
    }
}

impl<T: Into<Self>> From<Option<T>> for Value {
    fn from(value: Option<T>) -> Self {
        value.map_or(Self::Null, T::into)
    }
}

impl<T: Into<Self>> From<Vec<T>> for Value {
    fn from(values: Vec<T>) -> Self {
        Self::List(values.into_iter().map(T::into).collect())
    }
}

impl<T: Into<Self>, const N: usize> From<[T; N]> for Value {
    fn from(values: [T; N]) -> Self {
        Self::List(values.into_iter().map(T::into).collect())
    }
}

impl<T: Into<Self>> From<(T, T)> for Value {
    fn from((first, second): (T, T)) -> Self {
        Self::from([first, second])
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
