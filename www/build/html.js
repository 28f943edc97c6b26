// The HTML of the labs' pages and iframes, made from www/template.html with the texts of the lab's catalogue, so that the texts need no
// JavaScript.
//
// Only FORM has the lines between <!-- only FORM --> and <!-- /only FORM -->. {{key}} becomes a text of the catalogue or of `given`,
// escaped. An element with data-text="key" gets the text with its tags. A missing key stops the build. A script with
// data-inline="file" gets the file.

import { lineEnds } from '../lib/i18n/line-ends.js';
import { existsSync, readFileSync } from 'node:fs';
import { LABS, STORY } from '../pkg/labs.js';
import { addressOf, pageIn } from '../lib/page/labs.js';
import { escapeHtml } from '../lib/share/snippets.js';
import { LANGUAGE_NAMES, LANGUAGES } from '../lib/i18n/texts.js';
import { RULES_ENTRY } from '../story/texts/entry.js';
import { headLinks, LAB_NO_SCRIPT } from './head.js';
import { headerEntries, inOthers, ownEntry } from './header.js';
import { pageTexts } from './page-texts.js';
import { WWW } from './settings.js';

/** @typedef {import('../pkg/labs.js').Lab} Lab */
/** @typedef {import('../lib/i18n/texts.js').Language} Language */

/** @typedef {'page' | 'embed' | 'single'} Form  `single` is the page as one file */

/** @param {string} file  in www/ @returns {string} */
const source = (file) => readFileSync(`${WWW}/${file}`, 'utf8');

/**
 * @param {Readonly<Lab>} lab
 * @param {Form} form
 * @param {string} [site]  where the build will stand, if that is known: ends with a slash
 * @param {Language} [language]  of a page: frames and single files are in English until their script comes
 */
export async function htmlOf(lab, form, site = '', language = 'en') {
  const single = form === 'single';
  const kind = single ? 'page' : form;
  const texts = await pageTexts(lab.name, language);
  const fallback = `labs/${lab.name}/fallback.html`;
  const given = {
    ...texts,
    lab: lab.name,
    form: kind,
    home: addressOf(pageIn(LABS[0].page, language)),
    page: { ...texts.page, address: addressOf(lab.page) },
  };
  return source('template.html')
    .replace('<html lang="en">', language === 'en' ? '$&' : `<html lang="${language}" data-language="${language}">`)
    .replace(/ *<!-- only (\w+) -->\n([\s\S]*?) *<!-- \/only \1 -->\n/g, (_, only, inside) =>
      only === kind ? inside : '',
    )
    .replace(/( *)<!-- links -->\n/, (_, indent) => indented(headLinks(lab, form, texts, site, language), indent))
    .replace('<!-- no script -->', LAB_NO_SCRIPT)
    .replace('<!-- labs -->', await navigation(lab, single, language))
    .replace(/( *)<!-- rules -->\n/, (_, indent) =>
      indented(lab.backgammon && !single ? [newcomer(language)] : [], indent),
    )
    .replace('<!-- languages -->', languageLinks(lab, single, language))
    .replace(/( *)<!-- fallback -->\n/, (_, indent) =>
      indented(existsSync(`${WWW}/${fallback}`) ? source(fallback).trimEnd().split('\n') : [], indent),
    )
    .replace(/\{\{([\w.]+)\}\}/g, (_, key) => escapeHtml(text(given, key, lab)))
    .replace(/<script data-inline="([\w/.]+)">/g, (_, file) => `<script>${source(file)}`)
    .replace(/(<[^<>]* data-text="([\w.]+)"[^<>]*>)/g, (_, tag, key) => tag + withLineEnds(text(given, key, lab)));
}

/**
 * The entries of the header. A single file has no links to other pages.
 * @param {Readonly<Lab>} here
 * @param {boolean} single
 * @param {Language} language
 */
function navigation(here, single, language) {
  const languages = languagesOf(language);
  return single
    ? ownEntry(here, languages)
    : headerEntries({ languages, address: ({ page }) => addressOf(pageIn(page, language)), here: here.name });
}

/**
 * The languages that a page may speak: English becomes the reader's when the page's script comes, all others stay.
 * @param {Language} language  of its HTML
 * @returns {Language[]}
 */
const languagesOf = (language) => (language === 'en' ? LANGUAGES : [language]);

/**
 * The page in each language; a single file speaks them all.
 * @param {Readonly<Lab>} lab
 * @param {boolean} single
 * @param {Language} own  of the page
 */
const languageLinks = ({ page }, single, own) =>
  LANGUAGES.map((language) => {
    const file = single || language === own ? '' : addressOf(pageIn(page, language));
    return `<a href="${file}?lang=${language}" hreflang="${language}" lang="${language}">${LANGUAGE_NAMES[language]}</a>`;
  }).join(' ');

/** The link to the rules of backgammon, which have a page in every language. @param {Language} language */
function newcomer(language) {
  const [first, ...others] = languagesOf(language);
  const address = (/** @type {Language} */ one) => addressOf(pageIn(STORY.rules, one));
  const { newcomer: asked, rules } = RULES_ENTRY[first];
  return (
    `<p class="newcomer"><span${inOthers(others, (other) => RULES_ENTRY[other].newcomer)}>${asked}</span>` +
    `<a href="${address(first)}"${inOthers(others, address, '-href')}${inOthers(others, (other) => RULES_ENTRY[other].rules)}>${rules}</a></p>`
  );
}

/** @param {string[]} lines @param {string} indent */
const indented = (lines, indent) => lines.map((line) => `${indent}${line}\n`).join('');

/**
 * @param {object} given
 * @param {string} key  dotted
 * @param {Readonly<Lab>} lab
 */
function text(given, key, lab) {
  /** @type {unknown} */
  let value = given;
  for (const part of key.split('.')) value = /** @type {Record<string, unknown>} */ (value)?.[part];
  if (typeof value !== 'string') throw new Error(`www: no text "${key}" in the catalogue of ${lab.name}`);
  return value;
}

// ——— Line ends ———

/** Comments, elements without line ends, and tags. */
const SKIPPED = /(<!--[\s\S]*?-->|<(svg|script|style|code|pre|button|select|title|head)\b[\s\S]*?<\/\2>|<[^>]*>)/;

/** Tags after which another line begins. */
const NEW_LINE =
  /^<\/?(?:p|li|ul|ol|div|section|article|h\d|table|t[rdh]|thead|tbody|tfoot|caption|dl|dt|dd|br|details|summary|figure|figcaption|legend|header|footer|main|svg|nav)\b/;

/** Marks the places where lines of Japanese may end by `<wbr>`, so that the text itself doesn't change. @param {string} html */
export function withLineEnds(html) {
  let before = '';
  // The split gives two parts for each match: the match, and the name of an element that is skipped as a whole.
  return html
    .split(SKIPPED)
    .map((part, i) => {
      if (i % 3 === 2) return '';
      if (i % 3 === 1) {
        if (NEW_LINE.test(part)) before = '';
        return part;
      }
      const marked = lineEnds(part, before, '<wbr />');
      if (part) before = part;
      return marked;
    })
    .join('');
}
