// The doc comments of public Rust items, read from the source line by line: rustfmt's indentation tells which item holds which.

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** @typedef {{lines: string[], spots: {from: number, to: number}[]}} Docs */

const DOC = /^\s*\/\/\/ ?(.*)$/;
const MODULE_DOC = /^\s*\/\/! ?(.*)$/;
const PUBLIC = /^\s*pub (?!\()/;

/**
 * Blanks everything but the docs of public items, so that line numbers stay.
 * @param {string} source
 * @param {boolean} publicModule  whether the file's own docs are shown, too
 * @returns {Docs}
 */
export function rustDocs(source, publicModule) {
  const code = source.split('\n');
  const lines = code.map(() => '');
  const spots = [];
  /** Closing lines of the public enums and traits around the line. @type {string[]} */
  const open = [];
  /** The closing line of a test module, or null outside. @type {string | null} */
  let tests = null;
  for (let at = 0; at < code.length; at += 1) {
    const line = code[at];
    const [indent] = /** @type {RegExpExecArray} */ (/^\s*/.exec(line));
    if (tests !== null) {
      if (line === tests) tests = null;
      continue;
    }
    if (/^\s*#\[cfg\(test\)\]/.test(line) && /^\s*mod \w+ \{$/.test(code[at + 1] ?? '')) {
      tests = `${indent}}`;
      continue;
    }
    if (line === open.at(-1)) open.pop();
    const pattern = MODULE_DOC.test(line) ? MODULE_DOC : DOC;
    if (!pattern.test(line)) {
      if (/^\s*pub (?:unsafe )?(?:enum|trait) [^}]*\{$/.test(line)) open.push(`${indent}}`);
      continue;
    }
    let end = at;
    while (end < code.length && pattern.test(code[end])) end += 1;
    const shown =
      pattern === MODULE_DOC ? publicModule && indent === '' : open.length > 0 || PUBLIC.test(item(code, end));
    if (shown) {
      for (let doc = at; doc < end; doc += 1) lines[doc] = /** @type {RegExpExecArray} */ (pattern.exec(code[doc]))[1];
      spots.push({ from: at + 1, to: end });
    }
    at = end - 1;
  }
  return { lines, spots };
}

/**
 * The line on which the item after a doc comment starts: attributes are passed over.
 * @param {readonly string[]} code
 * @param {number} at
 * @returns {string}
 */
function item(code, at) {
  while (/^\s*(?:#\[|\/\/)/.test(code[at] ?? '')) {
    // An attribute may take several lines; its last one ends in a bracket.
    if (/^\s*#\[/.test(code[at])) while (at < code.length && !/\]\s*$/.test(code[at])) at += 1;
    at += 1;
  }
  return code[at] ?? '';
}

/**
 * The files of a crate's public modules, from its root on.
 * @param {string} root  the path of lib.rs
 * @returns {Set<string>}
 */
export function publicModules(root) {
  const files = new Set([root]);
  for (const file of files) {
    const folder = /(^|\/)(lib|mod)\.rs$/.test(file) ? dirname(file) : file.replace(/\.rs$/, '');
    for (const [, name] of readFileSync(file, 'utf8').matchAll(/^pub mod (\w+);$/gm)) {
      for (const path of [join(folder, `${name}.rs`), join(folder, name, 'mod.rs')])
        if (existsSync(path)) files.add(path);
    }
  }
  return files;
}
