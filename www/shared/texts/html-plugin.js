// A Vite plugin: fills the texts of its lab's catalogue into an HTML page, so that they are there without
// JavaScript. {{key}} is escaped; an element with data-text="key" gets the text, tags and all; a key that is
// missing stops the build. Scripts with data-inline="file" get the file.

import { readFileSync } from 'node:fs';
import { en as bearoff } from '../../labs/bearoff/texts/en-page.js';
import { en as hand } from '../../labs/hand/texts/en-page.js';
import { en as twoChecker } from '../../labs/two-checker/texts/en-page.js';

/** The folder of the pages. */
const WWW = new URL('../../', import.meta.url);

/** The catalogue of the lab on each page. @type {Record<string, object>} */
const CATALOGUES = {
  'index.html': twoChecker,
  'embed.html': twoChecker,
  'bearoff.html': bearoff,
  'bearoff-embed.html': bearoff,
  'hand.html': hand,
  'hand-embed.html': hand,
};

/** @returns {import('vite').Plugin} */
export function htmlTexts() {
  return {
    name: 'html-texts',
    transformIndexHtml: { order: 'pre', handler: (html, { path }) => fillTexts(html, path.slice(1)) },
  };
}

/**
 * @param {string} html
 * @param {string} page  its name in www/
 */
export const fillTexts = (html, page) =>
  html
    .replace(/\{\{([\w.]+)\}\}/g, (_, key) => escapeHtml(text(page, key)))
    .replace(
      /<script data-inline="([\w/.]+)">/g,
      (_, file) => `<script>${readFileSync(new URL(file, WWW), 'utf8')}`,
    )
    .replace(/(<[^<>]* data-text="([\w.]+)"[^<>]*>)/g, (_, tag, key) => tag + text(page, key));

/**
 * @param {string} page
 * @param {string} key dotted
 */
function text(page, key) {
  /** @type {unknown} */
  let value = CATALOGUES[page];
  for (const part of key.split('.')) value = /** @type {Record<string, unknown>} */ (value)?.[part];
  if (typeof value !== 'string') throw new Error(`www: no text "${key}" in the catalogue for ${page}`);
  return value;
}

/** @param {string} plain */
const escapeHtml = (plain) =>
  plain.replace(/[&<>"]/g, (c) => `&${{ '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot' }[c]};`);
