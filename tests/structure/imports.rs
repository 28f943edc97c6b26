//! The imports of a crate's files, resolved to the files that define the imported items.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use syn::visit::{self, Visit};
use syn::{Attribute, File, Item, UseTree, Visibility};

use crate::Graph;

/// The files of a crate, by module path. The root's path is empty.
#[derive(Default)]
pub struct Sources {
    modules: BTreeMap<String, Module>,
}

/// One file.
struct Module {
    file: File,
    /// The `use` declarations outside tests.
    uses: Vec<Use>,
}

/// One imported name.
struct Use {
    /// The path after `use`, as written.
    path: Vec<String>,
    /// The name in this module.
    name: String,
    /// Whether the import is re-exported.
    public: bool,
}

/// The module or item to which a path leads.
enum Target {
    /// A module.
    Module(String),
    /// An item of this module.
    Item(String),
}

impl Sources {
    /// Reads all files of a crate under `folder`, except for the subfolders `except`.
    pub fn read(folder: &Path, except: &[&str]) -> Self {
        let mut sources = Self::default();
        sources.read_folder(folder, "", except);
        sources
    }

    /// Creates sources from pairs of a module path and a text.
    pub fn from_texts(texts: &[(&str, &str)]) -> Self {
        let mut sources = Self::default();
        for (path, text) in texts {
            sources.insert(path, text);
        }
        sources
    }

    /// Reads the files of a folder, whose module is `parent`.
    fn read_folder(&mut self, folder: &Path, parent: &str, except: &[&str]) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let name = path.file_stem().unwrap().to_str().unwrap();
            if path.is_dir() {
                if !except.contains(&name) {
                    self.read_folder(&path, &join(parent, name), &[]);
                }
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let module = match name {
                    "lib" | "mod" => parent.to_owned(),
                    _ => join(parent, name),
                };
                self.insert(&module, &fs::read_to_string(&path).unwrap());
            }
        }
    }

    /// Parses a file.
    fn insert(&mut self, path: &str, text: &str) {
        let file = syn::parse_file(text).unwrap_or_else(|error| panic!("{path}: {error}"));
        let mut uses = Vec::new();
        for item in &file.items {
            if let Item::Use(item) = item
                && !is_test(&item.attrs)
            {
                let public = !matches!(item.vis, Visibility::Inherited);
                flatten(&item.tree, &mut Vec::new(), public, &mut uses);
            }
        }
        self.modules.insert(path.to_owned(), Module { file, uses });
    }

    /// Returns the imports between files outside tests.
    ///
    /// A public `use` of a module's own descendant is a facade, and not an import.
    pub fn imports(&self) -> Graph {
        let tests = self.test_modules();
        let mut graph = Graph::default();
        for (path, module) in &self.modules {
            if tests.iter().any(|test| is_inside(path, test)) {
                continue;
            }
            let mut finder = PathFinder::default();
            finder.visit_file(&module.file);
            let uses = module.uses.iter().map(|one| (&one.path, one.public));
            let written_out = finder.paths.iter().map(|parts| (parts, false));
            for (parts, public) in uses.chain(written_out) {
                if let Some(Target::Item(to)) = self.resolve(path, parts, 0)
                    && !(public && is_inside(&to, path))
                {
                    graph.add(path, &to);
                }
            }
        }
        graph
    }

    /// Returns the paths of modules that exist only in tests.
    fn test_modules(&self) -> Vec<String> {
        let mut tests = Vec::new();
        for (path, module) in &self.modules {
            for item in &module.file.items {
                if let Item::Mod(item) = item
                    && is_test(&item.attrs)
                {
                    tests.push(join(path, &item.ident.to_string()));
                }
            }
        }
        tests
    }

    /// Follows a path from `module`, through facades too. `None` if the path leads out of the
    /// crate.
    fn resolve(&self, module: &str, parts: &[String], depth: usize) -> Option<Target> {
        assert!(depth < 20, "{module}: {parts:?} is its own alias");
        let (first, rest) = parts.split_first()?;
        let start = match first.as_str() {
            "crate" => String::new(),
            "self" => module.to_owned(),
            "super" => parent(module).to_owned(),
            name if self.modules.contains_key(&join(module, name)) => join(module, name),
            name => {
                // A module that this file imports, as in `use crate::rollout::dice;` and
                // `dice::ROLL_COUNT`.
                let alias = self
                    .modules
                    .get(module)?
                    .uses
                    .iter()
                    .find(|one| one.name == name)?;
                if alias.path == *parts {
                    return None;
                }
                match self.resolve(module, &alias.path, depth + 1)? {
                    Target::Module(path) => path,
                    Target::Item(_) => return None,
                }
            }
        };
        self.follow(start, rest, depth)
    }

    /// Follows the parts of a path from `module`.
    fn follow(&self, mut module: String, parts: &[String], depth: usize) -> Option<Target> {
        for (i, part) in parts.iter().enumerate() {
            let inner = match part.as_str() {
                "super" => parent(&module).to_owned(),
                part => join(&module, part),
            };
            if part == "super" || self.modules.contains_key(&inner) {
                module = inner;
            } else {
                let uses = &self.modules.get(&module)?.uses;
                let Some(alias) = uses.iter().find(|one| one.public && one.name == *part) else {
                    return Some(Target::Item(module));
                };
                return match self.resolve(&module, &alias.path, depth + 1)? {
                    Target::Module(path) => self.follow(path, &parts[i + 1..], depth + 1),
                    item @ Target::Item(_) => Some(item),
                };
            }
        }
        Some(Target::Module(module))
    }
}

fn join(parent: &str, name: &str) -> String {
    if parent.is_empty() {
        name.to_owned()
    } else {
        format!("{parent}::{name}")
    }
}

fn parent(module: &str) -> &str {
    module.rsplit_once("::").map_or("", |(parent, _)| parent)
}

/// Whether a module is `folder` or one of its descendants.
fn is_inside(module: &str, folder: &str) -> bool {
    module == folder
        || folder.is_empty()
        || module
            .strip_prefix(folder)
            .is_some_and(|rest| rest.starts_with("::"))
}

/// Whether an item exists only in tests.
fn is_test(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        let path = attribute.path();
        let cfg_test = path.is_ident("cfg")
            && attribute
                .parse_args::<syn::Path>()
                .is_ok_and(|path| path.is_ident("test"));
        cfg_test || path.is_ident("test")
    })
}

/// Collects the names that a `use` declaration imports.
fn flatten(tree: &UseTree, path: &mut Vec<String>, public: bool, uses: &mut Vec<Use>) {
    let mut push = |path: &[String], name: String| {
        let path = path.to_vec();
        uses.push(Use { path, name, public });
    };
    match tree {
        UseTree::Path(inner) => {
            path.push(inner.ident.to_string());
            flatten(&inner.tree, path, public, uses);
            path.pop();
        }
        UseTree::Name(name) if name.ident == "self" => {
            push(path, path.last().cloned().unwrap_or_default());
        }
        UseTree::Name(name) => {
            path.push(name.ident.to_string());
            push(path, name.ident.to_string());
            path.pop();
        }
        UseTree::Rename(rename) => {
            path.push(rename.ident.to_string());
            push(path, rename.rename.to_string());
            path.pop();
        }
        UseTree::Glob(_) => {
            path.push("*".to_owned());
            push(path, "*".to_owned());
            path.pop();
        }
        UseTree::Group(group) => {
            for tree in &group.items {
                flatten(tree, path, public, uses);
            }
        }
    }
}

/// A collector of the paths that a file's items write out, such as `crate::codec::encode`.
#[derive(Default)]
struct PathFinder {
    paths: Vec<Vec<String>>,
}

impl<'a> Visit<'a> for PathFinder {
    fn visit_item(&mut self, item: &'a Item) {
        let attributes = match item {
            Item::Fn(item) => &item.attrs,
            Item::Impl(item) => &item.attrs,
            Item::Mod(item) => &item.attrs,
            Item::Use(_) => return,
            _ => return visit::visit_item(self, item),
        };
        if !is_test(attributes) {
            visit::visit_item(self, item);
        }
    }

    fn visit_path(&mut self, path: &'a syn::Path) {
        if path.segments.len() > 1 {
            let parts = path.segments.iter().map(|part| part.ident.to_string());
            self.paths.push(parts.collect());
        }
        visit::visit_path(self, path);
    }
}
