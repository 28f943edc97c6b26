//! Conversions into a shape from a type of the core, whose fields or items the shape copies.

use proc_macro2::TokenStream;
use quote::quote;
use syn::{Expr, GenericArgument, Generics, Ident, PathArguments, Type};

use crate::shape::Property;
use crate::typescript::type_of;

/// Implements `From` of a source for a shape. The source is a struct with fields of the
/// properties' names, or an array with an item for each property in their order.
pub fn impl_from(
    source: &Type,
    name: &Ident,
    generics: &Generics,
    properties: &[Property],
) -> TokenStream {
    let (parameters, arguments, bounds) = generics.split_for_impl();
    let copied = properties.iter().filter(|it| it.given_value.is_none());
    let items = copied.map(|property| &property.field);
    let is_array = matches!(source, Type::Array(_));
    let items = is_array.then(|| quote!(let [#(#items),*] = source;));
    // Expressions may borrow the source, so they come before fields that are moved.
    let mut properties: Vec<&Property> = properties.iter().collect();
    properties.sort_by_key(|it| matches!(it.given_value, None | Some(Expr::Field(_))));
    let values = properties.iter().map(|property| {
        let field = &property.field;
        let value = match &property.given_value {
            Some(given) => quote!(#given),
            None if is_array => quote!(#field),
            None => quote!(source.#field),
        };
        let value = converted(&property.field_type, &value);
        quote!(#field: #value)
    });
    quote! {
        #[automatically_derived]
        impl #parameters From<#source> for #name #arguments #bounds {
            fn from(source: #source) -> Self {
                #items
                Self { #(#values),* }
            }
        }
    }
}

/// Returns the conversion of a value into the type of a field.
fn converted(field_type: &Type, value: &TokenStream) -> TokenStream {
    match container(field_type) {
        Some((name, _)) if name == "Option" => quote!(Option::map(#value, Into::into)),
        // A list of numbers is moved, because code that converts each of them would remain.
        Some((name, item))
            if name == "Vec" && !type_of(item).is_ok_and(|item| item == "number") =>
        {
            quote!(Vec::into_iter(#value).map(Into::into).collect())
        }
        _ => quote!(Into::into(#value)),
    }
}

/// Returns the name of a generic type and its first argument; `None` for other types.
fn container(field_type: &Type) -> Option<(&Ident, &Type)> {
    let Type::Path(path) = field_type else {
        return None;
    };
    let last = path.path.segments.last()?;
    let PathArguments::AngleBracketed(arguments) = &last.arguments else {
        return None;
    };
    match arguments.args.first()? {
        GenericArgument::Type(item) => Some((&last.ident, item)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use syn::parse_quote;

    use super::*;
    use crate::shape::Shape;

    fn sources(input: syn::DeriveInput) -> String {
        Shape::parse(input).unwrap().sources().to_string()
    }

    #[test]
    fn fields_are_copied_and_expressions_come_first() {
        let shape = parse_quote! {
            #[shape(from = core::Turn<T>)]
            struct Turn<T> {
                name: Name<T>,
                best: Option<Play>,
                moves: Vec<Move>,
                luck_so_far: Vec<f64>,
                #[shape(from = source.plays)]
                others: Vec<Play>,
                #[shape(from = source.roll.dice())]
                dice: (u8, u8),
            }
        };
        let expected = quote! {
            #[automatically_derived]
            impl<T> From< core::Turn<T> > for Turn<T> {
                fn from(source: core::Turn<T>) -> Self {
                    Self {
                        dice: Into::into(source.roll.dice()),
                        name: Into::into(source.name),
                        best: Option::map(source.best, Into::into),
                        moves: Vec::into_iter(source.moves).map(Into::into).collect(),
                        luck_so_far: Into::into(source.luck_so_far),
                        others: Vec::into_iter(source.plays).map(Into::into).collect()
                    }
                }
            }
        };
        assert_eq!(sources(shape), expected.to_string());
    }

    #[test]
    fn items_of_an_array_get_the_names_of_the_properties() {
        let shape = parse_quote! {
            #[shape(from = [f64; 2])]
            struct Chances {
                a: f64,
                #[shape(from = a - b)]
                difference: f64,
                b: f64,
            }
        };
        let expected = quote! {
            #[automatically_derived]
            impl From<[f64; 2]> for Chances {
                fn from(source: [f64; 2]) -> Self {
                    let [a, b] = source;
                    Self {
                        difference: Into::into(a - b),
                        a: Into::into(a),
                        b: Into::into(b)
                    }
                }
            }
        };
        assert_eq!(sources(shape), expected.to_string());
    }

    #[test]
    fn each_source_has_its_own_implementation() {
        let shape = parse_quote! {
            #[shape(from = Costs)]
            #[shape(from = &Mistakes)]
            struct Lost {
                cube: f64,
            }
        };
        let expected = quote! {
            #[automatically_derived]
            impl From<Costs> for Lost {
                fn from(source: Costs) -> Self {
                    Self { cube: Into::into(source.cube) }
                }
            }
            #[automatically_derived]
            impl From<&Mistakes> for Lost {
                fn from(source: &Mistakes) -> Self {
                    Self { cube: Into::into(source.cube) }
                }
            }
        };
        assert_eq!(sources(shape), expected.to_string());
    }

    #[test]
    fn a_shape_without_a_source_implements_no_conversion() {
        let shape = parse_quote!(
            struct Point {
                x: f64,
            }
        );
        assert_eq!(sources(shape), "");
    }
}
