// The styles that only readers without scripts get.

/**
 * An element for a page's head. Browsers understand the media feature `scripting` only since 2023 (Chrome 120, Safari 17),
 * `<noscript>` always. It shows the words that wait for a script, closes the gap where a lab would stand, and hides the
 * controls that only scripts can operate.
 */
export const NO_SCRIPT =
  '<noscript><style>' +
  'body,[data-lab]{visibility:visible!important;animation:none!important}' +
  '[data-lab]{min-height:0!important}' +
  '.tools,.figure :is(.guess,.controls,.snippet,.way){display:none!important}' +
  '</style></noscript>';
