// A Vite plugin: fills the texts of the catalogue into the HTML pages, so that they are there without
// JavaScript. {{key}} is escaped; an element with data-text="key" gets the text, tags and all; a key that is
// missing stops the build. Scripts with data-inline="file" get the file.

import { readFileSync } from 'node:fs';
import { en } from './en.js';

/** The folder of the pages. */
const WWW = new URL('../../', import.meta.url);

/** @returns {import('vite').Plugin} */
export function htmlTexts() {
  return {
    name: 'html-texts',
    transformIndexHtml: { order: 'pre', handler: fillTexts },
  };
}

/** @param {string} html */
export const fillTexts = (html) =>
  html
    .replace(/\{\{([\w.]+)\}\}/g, (_, key) => escapeHtml(text(key)))
    .replace(/<script data-inline="([\w/.]+)">/g, (_, file) => `<script>${readFileSync(new URL(file, WWW), 'utf8')}`)
    .replace(/(<[^<>]* data-text="([\w.]+)"[^<>]*>)/g, (_, tag, key) => tag + text(key));

/** @param {string} key dotted */
function text(key) {
  /** @type {unknown} */
  let value = en;
  for (const part of key.split('.')) value = /** @type {Record<string, unknown>} */ (value)?.[part];
  if (typeof value !== 'string') throw new Error(`www: no text "${key}" in the catalogue`);
  return value;
}

/** @param {string} plain */
const escapeHtml = (plain) =>
  plain.replace(/[&<>"]/g, (c) => `&${{ '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot' }[c]};`);
