// The styles that only readers without scripts get: elements for a page's head. Browsers understand the media feature
// `scripting` only since 2023 (Chrome 120, Safari 17), `<noscript>` always.

/** @param {string} style */
const noScript = (style) => `<noscript><style>${style}</style></noscript>`;

/** On a lab's page: the words that wait for a script are there, and leave no gap where the lab would stand. */
export const LAB_NO_SCRIPT = noScript(
  'body,[data-lab]{visibility:visible!important;animation:none!important;min-height:0!important}',
);

/** On the story's pages: no controls, because only scripts can operate them. */
export const STORY_NO_SCRIPT = noScript('.tools,.figure :is(.guess,.controls,.snippet,.way){display:none!important}');
