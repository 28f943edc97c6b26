//! Directed graphs of modules.

use std::collections::{BTreeMap, BTreeSet};

/// Modules by path (`stats::score`), and the modules that each imports.
#[derive(Default)]
pub struct Graph {
    imports: BTreeMap<String, BTreeSet<String>>,
}

impl Graph {
    /// Adds an import. An import of a module by itself is none.
    pub fn add(&mut self, from: &str, to: &str) {
        if from != to {
            self.imports
                .entry(from.to_owned())
                .or_default()
                .insert(to.to_owned());
        }
    }

    /// Every import: the importing module, and the imported one.
    pub fn edges(&self) -> impl Iterator<Item = (&str, &str)> {
        self.imports
            .iter()
            .flat_map(|(from, all)| all.iter().map(move |to| (from.as_str(), to.as_str())))
    }

    /// The largest number of parts of a path.
    pub fn deepest(&self) -> usize {
        self.edges()
            .flat_map(|(from, to)| [from, to])
            .map(|path| path.split("::").count())
            .max()
            .unwrap_or(0)
    }

    /// The imports between files and folders of one parent, where the parent is `depth - 1` deep.
    pub fn siblings(&self, depth: usize) -> Self {
        let mut graph = Self::default();
        for (from, to) in self.edges() {
            let from: Vec<&str> = from.split("::").collect();
            let to: Vec<&str> = to.split("::").collect();
            if from.len().min(to.len()) >= depth && from[..depth - 1] == to[..depth - 1] {
                graph.add(&from[..depth].join("::"), &to[..depth].join("::"));
            }
        }
        graph
    }

    /// The sets of modules that reach each other, of two modules or more each.
    pub fn circles(&self) -> Vec<Vec<String>> {
        let reached: BTreeMap<&str, BTreeSet<&str>> = self
            .imports
            .keys()
            .map(|module| (module.as_str(), self.reached_from(module)))
            .collect();
        let mut circles = BTreeSet::new();
        for (&module, far) in &reached {
            if far.contains(module) {
                let circle = far
                    .iter()
                    .filter(|&&other| reached.get(other).is_some_and(|back| back.contains(module)));
                circles.insert(circle.map(|&other| other.to_owned()).collect::<Vec<_>>());
            }
        }
        circles.into_iter().collect()
    }

    fn reached_from<'a>(&'a self, module: &str) -> BTreeSet<&'a str> {
        let mut reached = BTreeSet::new();
        let mut next = vec![module];
        while let Some(module) = next.pop() {
            for to in self.imports.get(module).into_iter().flatten() {
                if reached.insert(to.as_str()) {
                    next.push(to);
                }
            }
        }
        reached
    }
}
