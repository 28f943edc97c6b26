//! TypeScript for Rust: names, types and comments.

use syn::{Error, Expr, GenericArgument, Ident, Lit, PathArguments, Result, Type, TypePath};

/// Converts the name of a field into that of a property.
pub fn camel_case(field: &Ident) -> String {
    let name = field.to_string();
    let mut words = name.trim_start_matches("r#").split('_');
    let first = words.next().unwrap_or_default().to_owned();
    words.fold(first, |name, word| {
        let (initial, rest) = word.split_at(word.len().min(1));
        name + &initial.to_uppercase() + rest
    })
}

/// Returns a doc comment with these lines; empty without any.
pub fn doc_comment(lines: &[String], indentation: &str) -> String {
    if lines.is_empty() {
        return String::new();
    }
    let text = lines.join(&format!("\n{indentation} *  "));
    format!("{indentation}/** {text} */\n")
}

/// Returns the TypeScript type of the values that a Rust type converts into.
///
/// - Numbers are `number`, strings `string`, booleans `boolean`.
/// - `()` is `null`, `Option<T>` is `T | null`, `Vec<T>` is `T[]`, a tuple or an array is a tuple.
/// - `Column` is `Float64Array`.
/// - Any other type has the name of an interface.
///
/// # Errors
/// A type that is none of these.
pub fn type_of(rust: &Type) -> Result<String> {
    match rust {
        Type::Path(path) => type_of_path(path),
        Type::Reference(reference) => type_of(&reference.elem),
        Type::Tuple(tuple) if tuple.elems.is_empty() => Ok("null".to_owned()),
        Type::Tuple(tuple) => {
            let items: Vec<String> = tuple.elems.iter().map(type_of).collect::<Result<_>>()?;
            Ok(format!("[{}]", items.join(", ")))
        }
        Type::Array(array) => match &array.len {
            Expr::Lit(literal) => match &literal.lit {
                Lit::Int(length) => {
                    let items = vec![type_of(&array.elem)?; length.base10_parse()?];
                    Ok(format!("[{}]", items.join(", ")))
                }
                _ => Err(no_type(rust)),
            },
            _ => Err(no_type(rust)),
        },
        _ => Err(no_type(rust)),
    }
}

fn type_of_path(path: &TypePath) -> Result<String> {
    let last = path.path.segments.last().ok_or_else(|| no_type(path))?;
    let arguments: Vec<String> = match &last.arguments {
        PathArguments::AngleBracketed(generics) => generics
            .args
            .iter()
            .filter_map(|argument| match argument {
                GenericArgument::Type(argument) => Some(type_of(argument)),
                _ => None,
            })
            .collect::<Result<_>>()?,
        _ => Vec::new(),
    };
    let name = last.ident.to_string();
    Ok(match (name.as_str(), &arguments[..]) {
        ("f64" | "u8" | "u16" | "u32" | "u64" | "usize", []) => "number".to_owned(),
        ("bool", []) => "boolean".to_owned(),
        ("String" | "str", []) => "string".to_owned(),
        ("Column", []) => "Float64Array".to_owned(),
        ("Option", [item]) => format!("{item} | null"),
        ("Vec", [item]) if item.contains('|') => format!("({item})[]"),
        ("Vec", [item]) => format!("{item}[]"),
        (name, []) => name.to_owned(),
        (name, arguments) => format!("{name}<{}>", arguments.join(", ")),
    })
}

fn no_type(rust: impl quote::ToTokens) -> Error {
    Error::new_spanned(
        rust,
        "no TypeScript type: give one with #[shape(type = \"…\")]",
    )
}
