// The chart as a picture on its own, with a title, a caption and its source: as SVG and as PNG.

import { layOut, textWidth } from '../chart/plan.js';
import { render, svg } from 'lit';
import { drawChart } from '../chart/drawing.js';

/**
 * @typedef {Object} Picture
 * @property {import('../chart/model.js').ChartModel} model
 * @property {string} language
 * @property {string} title
 * @property {string} about  below the title: the position, and the estimates of its luck
 * @property {string} caption
 * @property {string} source
 */

/** The size of the picture, and its scale in comparison with the page. */
export const SIZE = { width: 1200, height: 675 };
const SCALE = 1.5;

/** At two dots a pixel, the PNG is as sharp as the SVG. */
export const PNG_SCALE = 2;

const [WIDTH, HEIGHT] = [SIZE.width / SCALE, SIZE.height / SCALE];
const MARGIN = 16;
const TITLE = { size: 15, line: 20 };
/** Bold letters are wider than the table of widths says. */
const BOLD = 1.06;
const CAPTION = { size: 13, line: 18 };
const SOURCE = { size: 11, line: 15 };

/** Paints in the theme's present colours, because a file has no theme. @type {import('../chart/model.js').Paint} */
const byValue = (token) => getComputedStyle(document.documentElement).getPropertyValue(`--${token}`).trim();

/** @param {Picture} picture @returns {string} an SVG document */
export function pictureSvg({ model, language, title, about, caption, source }) {
  const room = WIDTH - 2 * MARGIN;
  const titles = wrap(title, TITLE.size * BOLD, room);
  const abouts = wrap(about, CAPTION.size, room);
  const captions = wrap(caption, CAPTION.size, room);
  const sources = wrap(source, SOURCE.size, room);
  const below = captions.length * CAPTION.line + sources.length * SOURCE.line;
  const head = MARGIN - 3 + titles.length * TITLE.line;
  const top = head + abouts.length * CAPTION.line + 8;
  const plan = layOut({ ...model, legend: false }, room, HEIGHT - top - below - MARGIN - 8);

  /**
   * @param {string[]} lines
   * @param {{size: number, line: number}} style
   * @param {number} from
   * @param {string} token
   */
  const block = (lines, { size, line }, from, token) =>
    svg`<g font-size=${size} fill=${byValue(token)}>${lines.map(
      (text, i) => svg`<text x=${MARGIN} y=${from + i * line + size}>${text}</text>`,
    )}</g>`;
  const under = HEIGHT - MARGIN - below;
  const drawing = svg`<title>${title}</title><desc>${`${about}\n${caption}\n${source}`}</desc>
    <rect width=${WIDTH} height=${HEIGHT} fill=${byValue('card')} />
    <g font-weight="600">${block(titles, TITLE, MARGIN - 3, 'ink')}</g>
    ${block(abouts, CAPTION, head, 'ink')}
    <g transform=${`translate(${MARGIN} ${top})`}>${drawChart(plan, 'rollout-lab-plot', byValue)}</g>
    ${block(captions, CAPTION, under, 'ink')}
    ${block(sources, SOURCE, under + captions.length * CAPTION.line + 4, 'muted')}`;

  const root = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  for (const [name, value] of Object.entries({
    width: SIZE.width,
    height: SIZE.height,
    viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
    role: 'img',
    lang: language,
    'font-family': 'system-ui, sans-serif',
  })) {
    root.setAttribute(name, String(value));
  }
  const fragment = document.createDocumentFragment();
  render(drawing, fragment);
  root.append(fragment);
  clean(root);
  // One tag a line, so that pictures can be compared.
  return `${new XMLSerializer().serializeToString(root).replaceAll('><', '>\n<')}\n`;
}

/** Removes Lit's marks and the line breaks of our templates, which a file doesn't need. @param {SVGElement} root */
function clean(root) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT | NodeFilter.SHOW_TEXT);
  /** @type {ChildNode[]} */
  const found = [];
  while (walker.nextNode()) found.push(/** @type {ChildNode} */ (walker.currentNode));
  for (const node of found) {
    if (node.nodeType === Node.COMMENT_NODE || !node.textContent?.trim()) node.remove();
  }
  // Joins words that came in several pieces.
  root.normalize();
}

/**
 * @param {string} file  of pictureSvg
 * @returns {Promise<Blob>}
 */
export async function picturePng(file) {
  const image = new Image();
  // The page's policy lets pictures come from data:, not from blob:.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(file)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), {
    width: SIZE.width * PNG_SCALE,
    height: SIZE.height * PNG_SCALE,
  });
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((png) => (png ? resolve(png) : reject(new Error('no picture'))), 'image/png');
  });
}

// ——— Lines of text. Pictures break lines at spaces, and between Japanese characters that may begin and end lines ———

/** A piece without a break: a word or number of Latin letters, or one character, with its punctuation. */
const PIECE = /[「『（“]*(?:[!-~−–’“”…]+|\S)[、。，．）」』”：！？%ー・々ぁぃぅぇぉっゃゅょァィゥェォッャュョ]*\s*/gu;

/**
 * @param {string} text
 * @param {number} size  of its letters
 * @param {number} width  that a line may have
 * @returns {string[]}
 */
export function wrap(text, size, width) {
  /** @type {string[]} */
  const lines = [];
  let line = '';
  for (const [piece] of text.matchAll(PIECE)) {
    if (line && textWidth((line + piece).trimEnd(), size) > width) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += piece;
  }
  return line ? [...lines, line.trimEnd()] : lines;
}
