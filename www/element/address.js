// The address of the iframe's page: the lab's or the figure's, without settings.

import { LABS, STORY } from '../pkg/labs.js';

// A script knows its own address only while it runs for the first time. An `<img name="currentScript">` would shadow it.
const script = document.currentScript;
const HOME = script instanceof HTMLScriptElement ? script.src : '';

/**
 * The iframe's page, without its settings.
 * @param {Element} element
 * @returns {URL | string}  a string is the reason why there is none
 */
export function pageOf(element) {
  const figure = element.getAttribute('figure');
  const lab = element.getAttribute('lab');
  const frame = STORY.frames.find(({ figures }) => figures.some((one) => one === figure));
  const named = lab ? LABS.find(({ name }) => name === lab) : LABS[0];
  if (figure && !frame) return `the story has no figure "${figure}"`;
  if (!frame && !named) return `there is no lab "${lab}"`;
  const page = (frame?.file ?? named?.embed) || '';
  return (
    pageAt(element.getAttribute('src'), page) ??
    'it needs src="…", the address of the labs: a module or a bundle doesn’t know its own'
  );
}

/**
 * @param {string | null} src the author's: an embed's file or its folder
 * @param {string} page the file in such a folder
 */
function pageAt(src, page) {
  const url = src?.trim() ? parse(src, document.baseURI) : null;
  if (!url) return parse(page, HOME);
  if (!url.pathname.endsWith('.html')) url.pathname = `${url.pathname.replace(/\/$/, '')}/${page}`;
  return url;
}

/**
 * Parses an address. Protocols other than http, https and file are refused, because they would run scripts in the host's name.
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
