// The element's attributes: the settings of the iframe, and the lab's height at each width, so that the element can reserve the space before
// anything loads.

// ——— Settings ———

/**
 * The attributes that configure the lab or figure: a change loads a new iframe. All other attributes belong to the host. A framework
 * that writes one of those must not discard the reader's changes.
 */
const PARAMETERS = `a always average axis b bands bet blue-cube blues candidates careless compact copying coupling cube d deciding double-from edit errors estimate
estimator evaluations evaluator figure forced funnels game games guess guide hands hide horizon janowski keep lab lang later list look luck m moves-left noise
opening opponent opponent-cube outcome pairs pass-below plays position preset programs projector ranking replay roll root rotation rules s s1 s2
scale seed series share shown side speed stopped subtract table tables tosses trials until v white white-cube whites who wish worth`;

const KNOWN = new Set(PARAMETERS.split(/\s+/));

/** Whether an attribute configures the lab or figure. @param {string} name */
export const isKnown = (name) => KNOWN.has(name);

/** Attributes of the element, not of the lab in it; `id` and `theme` are always added. */
const OWN = 'class dir heights hidden id is nonce part role sandbox slot src style tabindex theme title';
const RESERVED = new RegExp(`^((aria-|data-|on).*|${OWN.replaceAll(' ', '|')})$`);

/** All settings of the iframe. @param {Element} element @returns {[name: string, value: string][]} */
export const settingsOf = ({ attributes }) =>
  [...attributes].filter(({ name }) => !RESERVED.test(name)).map(({ name, value }) => [name, value || '1']);

// ——— Heights ———

/** @typedef {readonly (readonly [width: number, height: number])[]} Heights CSS pixels, widths increasing */

/** @param {string} text  such as "320:1480 960:880" */
const pairsOf = (text) =>
  text.split(/\s+/).map((pair) => /** @type {[number, number]} */ (pair.split(':').map(Number)));

/** Default heights of a lab with nothing hidden. @type {Heights} */
export const DEFAULT_HEIGHTS = pairsOf(
  '280:3675 320:3394 360:3240 400:3103 566:2618 567:2502 605:2463 606:2290 906:1981 907:2002 1106:1794 1107:1880 1280:1674',
);

/** Default heights of a lab of version 2, which hides the parts that an article doesn't need. @type {Heights} */
export const HEIGHTS_SINCE_2 = pairsOf(
  '280:2424 320:2182 360:2018 480:1709 566:1660 567:1475 605:1436 606:1263 906:1102 907:971 1000:778 1106:763 1107:849 1280:769',
);

/** Default heights of the chart alone, in any lab. @type {Heights} */
export const HEIGHTS_OF_CHARTS = pairsOf('566:369 567:451');

/** Default heights of a figure of the story: those of the dare, which is neither the highest nor the lowest. @type {Heights} */
export const HEIGHTS_OF_FIGURES = pairsOf('320:814 420:755 560:741 900:888');

/** Whether this can be the height of a lab. Nothing else may move the host's page. @param {unknown} height @returns {height is number} */
export const isHeight = (height) => typeof height === 'number' && height >= 50 && height <= 20_000;

/**
 * @param {string | null} text such as "320:1480 960:880"
 * @param {string | null} version  the attribute `v`
 * @param {boolean} isFigure  whether the iframe has a figure
 * @param {boolean} isChart  whether the lab is its chart alone
 * @returns {Heights} the default ones if the text is anything else
 */
export function parseHeights(text, version, isFigure, isChart) {
  const pairs = (text ?? '').trim().split(/\s+/);
  const heights = pairsOf(pairs.join(' '));
  const good = heights.every(
    ([width, height], i) =>
      /^[\d.]+:[\d.]+$/.test(pairs[i]) && width > (i > 0 ? heights[i - 1][0] : 0) && isHeight(height),
  );
  if (good) return heights;
  if (isFigure) return HEIGHTS_OF_FIGURES;
  if (isChart) return HEIGHTS_OF_CHARTS;
  return Number(version) >= 2 ? HEIGHTS_SINCE_2 : DEFAULT_HEIGHTS;
}

/**
 * The height at a width: linear between the pairs, constant beyond the ends.
 * @param {Heights} heights
 * @param {number} width
 */
export function heightAt(heights, width) {
  const next = heights.findIndex((pair) => pair[0] >= width);
  if (next === 0) return heights[0][1];
  if (next < 0) return heights[heights.length - 1][1];
  const [[fromWidth, from], [toWidth, to]] = [heights[next - 1], heights[next]];
  return from + ((width - fromWidth) / (toWidth - fromWidth)) * (to - from);
}
