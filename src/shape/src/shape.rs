//! A struct as a shape: its properties, the interface that declares them, and the code that adds
//! them to an object.

use proc_macro2::TokenStream;
use quote::quote;
use syn::{
    Attribute, Data, DeriveInput, Error, Expr, Field, Fields, Generics, Ident, Lit, LitStr, Meta,
    Result, Type,
};

use crate::source::impl_from;
use crate::typescript::{camel_case, doc_comment, type_of};

/// A struct that describes a JavaScript object.
pub struct Shape {
    name: Ident,
    generics: Generics,
    /// The lines of the struct's doc comment.
    docs: Vec<String>,
    properties: Vec<Property>,
    /// The types that the struct is converted from.
    sources: Vec<Type>,
}

/// A field of a shape.
pub struct Property {
    pub field: Ident,
    pub field_type: Type,
    /// The lines of the field's doc comment.
    docs: Vec<String>,
    /// Whether the field is another shape, whose properties come in its place.
    is_flattened: bool,
    /// The TypeScript type that an attribute gives instead of the one that follows from the field.
    given_type: Option<String>,
    /// The expression that an attribute gives instead of the source's field of that name.
    pub given_value: Option<Expr>,
}

impl Shape {
    /// Reads a struct.
    ///
    /// # Errors
    /// Anything but a struct with named fields, and unknown attributes.
    pub fn parse(input: DeriveInput) -> Result<Self> {
        let named = match input.data {
            Data::Struct(data) => match data.fields {
                Fields::Named(fields) => Some(fields.named),
                _ => None,
            },
            _ => None,
        };
        let expected = "a shape is a struct with named fields";
        let fields = named.ok_or_else(|| Error::new_spanned(&input.ident, expected))?;
        let mut sources = Vec::new();
        for attribute in shape_attributes(&input.attrs) {
            attribute.parse_nested_meta(|meta| {
                if !meta.path.is_ident("from") {
                    return Err(meta.error("expected `from`"));
                }
                sources.push(meta.value()?.parse()?);
                Ok(())
            })?;
        }
        let properties: Vec<Property> = fields
            .into_iter()
            .map(Property::parse)
            .collect::<Result<_>>()?;
        let unused = properties.iter().find_map(|it| it.given_value.as_ref());
        if let (Some(value), true) = (unused, sources.is_empty()) {
            let expected = "the struct needs #[shape(from = …)], too";
            return Err(Error::new_spanned(value, expected));
        }
        Ok(Self {
            docs: doc_lines(&input.attrs),
            name: input.ident,
            generics: input.generics,
            properties,
            sources,
        })
    }

    /// Returns the declaration of the TypeScript interface.
    ///
    /// # Errors
    /// A field whose type has no TypeScript type.
    pub fn interface(&self) -> Result<String> {
        let (mut bases, mut members) = (Vec::new(), Vec::new());
        for property in &self.properties {
            let property_type = property.typescript_type()?;
            if property.is_flattened {
                bases.push(property_type);
                continue;
            }
            let name = camel_case(&property.field);
            let comment = doc_comment(&property.docs, "  ");
            members.push(format!("{comment}  {name}: {property_type};\n"));
        }
        let parameters: Vec<String> = self
            .generics
            .type_params()
            .map(|parameter| parameter.ident.to_string())
            .collect();
        let list = |open: &str, items: &[String], close: &str| match items {
            [] => String::new(),
            items => [open, &items.join(", "), close].concat(),
        };
        let name = &self.name;
        let parameters = list("<", &parameters, ">");
        let bases = list(" extends ", &bases, "");
        let (comment, members) = (doc_comment(&self.docs, ""), members.concat());
        Ok(format!(
            "\n{comment}export interface {name}{parameters}{bases} {{\n{members}}}\n"
        ))
    }

    /// Returns the code that adds the properties to an object.
    pub fn conversion(&self) -> TokenStream {
        let name = &self.name;
        let (parameters, arguments, _) = self.generics.split_for_impl();
        let types = self
            .generics
            .type_params()
            .map(|parameter| &parameter.ident);
        let pushes = self.properties.iter().map(|property| {
            let field = &property.field;
            if property.is_flattened {
                return quote!(crate::objects::Shape::add_to(self.#field, properties););
            }
            let name = camel_case(field);
            quote!(properties.push(#name, self.#field);)
        });
        quote! {
            impl #parameters crate::objects::Shape for #name #arguments
            where
                #(#types: Into<crate::objects::Value>,)*
            {
                fn add_to(self, properties: &mut crate::objects::Properties) {
                    #(#pushes)*
                }
            }
        }
    }

    /// Returns an implementation of `From` for each source.
    pub fn sources(&self) -> TokenStream {
        let sources = self.sources.iter();
        sources
            .map(|source| impl_from(source, &self.name, &self.generics, &self.properties))
            .collect()
    }
}

impl Property {
    fn parse(field: Field) -> Result<Self> {
        let (mut is_flattened, mut given_type, mut given_value) = (false, None, None);
        for attribute in shape_attributes(&field.attrs) {
            attribute.parse_nested_meta(|meta| {
                if meta.path.is_ident("flatten") {
                    is_flattened = true;
                } else if meta.path.is_ident("type") {
                    given_type = Some(meta.value()?.parse::<LitStr>()?.value());
                } else if meta.path.is_ident("from") {
                    given_value = Some(meta.value()?.parse()?);
                } else {
                    return Err(meta.error("expected `flatten`, `type` or `from`"));
                }
                Ok(())
            })?;
        }
        let expected = "a shape is a struct with named fields";
        Ok(Self {
            docs: doc_lines(&field.attrs),
            field: field
                .ident
                .ok_or_else(|| Error::new_spanned(&field.ty, expected))?,
            field_type: field.ty,
            is_flattened,
            given_type,
            given_value,
        })
    }

    fn typescript_type(&self) -> Result<String> {
        match &self.given_type {
            Some(given) => Ok(given.clone()),
            None => type_of(&self.field_type),
        }
    }
}

/// Returns the attributes `#[shape(…)]` of a struct or a field.
fn shape_attributes(attributes: &[Attribute]) -> impl Iterator<Item = &Attribute> {
    let is_shape = |attribute: &&Attribute| attribute.path().is_ident("shape");
    attributes.iter().filter(is_shape)
}

/// Returns the lines of the doc comments among a struct's or a field's attributes.
fn doc_lines(attributes: &[Attribute]) -> Vec<String> {
    let line = |attribute: &Attribute| match &attribute.meta {
        Meta::NameValue(pair) if pair.path.is_ident("doc") => match &pair.value {
            Expr::Lit(literal) => match &literal.lit {
                Lit::Str(text) => Some(text.value().trim().to_owned()),
                _ => None,
            },
            _ => None,
        },
        _ => None,
    };
    attributes.iter().filter_map(line).collect()
}

#[cfg(test)]
mod tests {
    use syn::parse_quote;

    use super::*;

    #[test]
    fn every_kind_of_field_is_declared() {
        let shape = Shape::parse(parse_quote! {
            /// A game, with every kind of property
            /// that games have.
            struct Game<T> {
                #[shape(flatten)]
                summary: Summary,
                /// Number of the game, counted from 0.
                game_number: u64,
                mean: Option<f64>,
                williams: (),
                done: bool,
                seed: String,
                name: &'static str,
                dice: [u8; 2],
                ends: (f64, f64),
                lucks: Vec<Option<f64>>,
                moves: Vec<(u8, u8)>,
                path: Column,
                best: core::Play,
                sides: Sides<Option<f64>>,
                value: T,
                #[shape(type = "'x' | 'o'")]
                winner: Side,
                r#move: u32,
            }
        })
        .unwrap();
        let expected = "
/** A game, with every kind of property
 *  that games have. */
export interface Game<T> extends Summary {
  /** Number of the game, counted from 0. */
  gameNumber: number;
  mean: number | null;
  williams: null;
  done: boolean;
  seed: string;
  name: string;
  dice: [number, number];
  ends: [number, number];
  lucks: (number | null)[];
  moves: [number, number][];
  path: Float64Array;
  best: Play;
  sides: Sides<number | null>;
  value: T;
  winner: 'x' | 'o';
  move: number;
}
";
        assert_eq!(shape.interface().unwrap(), expected);
    }

    #[test]
    fn properties_are_added_in_the_order_of_the_fields() {
        let shape = Shape::parse(parse_quote! {
            struct Average<T> {
                #[shape(flatten)]
                summary: Summary,
                any_time: Option<T>,
            }
        })
        .unwrap();
        let expected = quote! {
            impl<T> crate::objects::Shape for Average<T>
            where
                T: Into<crate::objects::Value>,
            {
                fn add_to(self, properties: &mut crate::objects::Properties) {
                    crate::objects::Shape::add_to(self.summary, properties);
                    properties.push("anyTime", self.any_time);
                }
            }
        };
        assert_eq!(shape.conversion().to_string(), expected.to_string());
    }

    #[test]
    fn wrong_structs_are_refused() {
        let message = |input| match Shape::parse(input) {
            Ok(shape) => shape.interface().unwrap_err().to_string(),
            Err(error) => error.to_string(),
        };
        let named = "a shape is a struct with named fields";
        assert_eq!(
            message(parse_quote!(
                struct Point(f64, f64);
            )),
            named
        );
        assert_eq!(
            message(parse_quote!(
                enum Side {
                    X,
                    O,
                }
            )),
            named
        );
        let unknown = parse_quote!(
            struct Point {
                #[shape(skip)]
                x: f64,
            }
        );
        assert_eq!(message(unknown), "expected `flatten`, `type` or `from`");
        let unknown = parse_quote!(
            #[shape(into = Pair)]
            struct Point {
                x: f64,
            }
        );
        assert_eq!(message(unknown), "expected `from`");
        let without_source = parse_quote!(
            struct Point {
                #[shape(from = source.left)]
                x: f64,
            }
        );
        assert_eq!(
            message(without_source),
            "the struct needs #[shape(from = …)], too"
        );
        let function = parse_quote!(
            struct Point {
                x: fn() -> f64,
            }
        );
        assert_eq!(
            message(function),
            "no TypeScript type: give one with #[shape(type = \"…\")]"
        );
    }
}
