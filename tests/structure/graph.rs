//! Directed graphs of modules.

use std::collections::{BTreeMap, BTreeSet};

/// A graph of modules, named by path (`stats::score`), and the modules that each imports.
#[derive(Default)]
pub struct Graph {
    imports: BTreeMap<String, BTreeSet<String>>,
}

impl Graph {
    /// Adds an import. An import of a module by itself is ignored.
    pub fn add(&mut self, from: &str, to: &str) {
        if from != to {
            self.imports
                .entry(from.to_owned())
                .or_default()
                .insert(to.to_owned());
        }
    }

    /// Iterates over all imports, as pairs of the importing and the imported module.
    pub fn edges(&self) -> impl Iterator<Item = (&str, &str)> {
        self.imports
            .iter()
            .flat_map(|(from, all)| all.iter().map(move |to| (from.as_str(), to.as_str())))
    }

    /// Returns the largest number of parts of a path.
    pub fn deepest(&self) -> usize {
        self.edges()
            .flat_map(|(from, to)| [from, to])
            .map(|path| path.split("::").count())
            .max()
            .unwrap_or(0)
    }

    /// Returns the imports between files and folders of one parent, which is `depth - 1` deep.
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

    /// Returns the sets of two or more modules that reach each other.
    pub fn cycles(&self) -> Vec<Vec<String>> {
        let reached: BTreeMap<&str, BTreeSet<&str>> = self
            .imports
            .keys()
            .map(|module| (module.as_str(), self.reached_from(module)))
            .collect();
        let mut cycles = BTreeSet::new();
        for (&module, far) in &reached {
            if far.contains(module) {
                let cycle = far
                    .iter()
                    .filter(|&&other| reached.get(other).is_some_and(|back| back.contains(module)));
                cycles.insert(cycle.map(|&other| other.to_owned()).collect::<Vec<_>>());
            }
        }
        cycles.into_iter().collect()
    }

    /// Returns all modules that a module imports, directly or through others.
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
