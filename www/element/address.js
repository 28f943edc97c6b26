// The address that an element's attributes make up: the page of the lab or of the figure, and its settings.

import { LABS, STORY } from '../pkg/labs.js';

/** Attributes that are about the element, not about the lab in it; id and theme are added in any case. */
const NAMES = 'class dir heights hidden id is nonce part role sandbox slot src style tabindex theme title';
const RESERVED = new RegExp(`^((aria-|data-|on).*|${NAMES.replaceAll(' ', '|')})$`);

// A script knows its own address only while it runs for the first time. A picture named "currentScript" would
// stand in its place.
const script = document.currentScript;
const HOME = script instanceof HTMLScriptElement ? script.src : '';

/**
 * The page in the frame, without its settings.
 * @param {Element} element
 * @returns {URL | string}  why there is none
 */
export function pageOf(element) {
  const figure = element.getAttribute('figure');
  const lab = element.getAttribute('lab');
  const frame = STORY.frames.find(({ figures }) => figures.some((one) => one === figure));
  const named = lab ? LABS.find(({ name }) => name === lab) : LABS[0];
  if (figure && !frame) return `the story has no figure "${figure}"`;
  if (!frame && !named) return `there is no lab "${lab}"`;
  const page = (frame?.file ?? named?.embed) || '';
  return pageAt(element.getAttribute('src'), page) ?? 'it needs src="…", the address of the labs: the script of a module or a bundle knows none';
}

/**
 * @param {Element} element
 * @returns {[name: string, value: string][]}
 */
export const settingsOf = ({ attributes }) =>
  [...attributes].filter(({ name }) => !RESERVED.test(name)).map(({ name, value }) => [name, value || '1']);

/**
 * @param {string | null} src the author's: embed.html or the folder that it is in
 * @param {string} page in such a folder
 */
function pageAt(src, page) {
  const url = src?.trim() ? parse(src, document.baseURI) : null;
  if (!url) return parse(page, HOME);
  if (!url.pathname.endsWith('.html')) url.pathname = `${url.pathname.replace(/\/$/, '')}/${page}`;
  return url;
}

/**
 * Other protocols would run scripts in the host's name.
 * @param {string} address
 * @param {string} base
 */
function parse(address, base) {
  try {
    const url = new URL(address, base);
    return /^(https?|file):$/.test(url.protocol) ? url : null;
  } catch {
    return null;
  }
}
