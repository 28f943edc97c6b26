// Where lines of Japanese may end, in HTML that the build writes: `<wbr>` stands there, so that the text itself stays as it is.

import { lineEnds } from '../lib/i18n/line-ends.js';

/** Comments, elements without line ends, and tags. */
const SKIPPED = /(<!--[^]*?-->|<(svg|script|style|code|pre|button|select|title|head)\b[^]*?<\/\2>|<[^>]*>)/;

/** Tags after which another line begins. */
const NEW_LINE =
  /^<\/?(?:p|li|ul|ol|div|section|article|h\d|table|t[rdh]|thead|tbody|tfoot|caption|dl|dt|dd|br|details|summary|figure|figcaption|legend|header|footer|main|svg|nav)\b/;

/**
 * @param {string} html
 * @returns {string}
 */
export function withLineEnds(html) {
  let before = '';
  // Of each match the split gives two parts: all of it, and the name of an element that is skipped as a whole.
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
