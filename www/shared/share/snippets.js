// The HTML that authors copy into their pages. Pure: texts in, text out; what is put into it stays a text.

/** @typedef {[name: string, value: string | number][]} Attributes */

/** The width of a picture in a page, in CSS pixels, where nobody says another. */
const PICTURE = { width: 720, height: 405 };

/** @param {string | number} text */
export const escapeHtml = (text) =>
  String(text).replace(/[&<>"]/g, (c) => `&${{ '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot' }[c]};`);

/**
 * @param {string} name
 * @param {Attributes} attributes
 */
const tag = (name, attributes) =>
  `<${[name, ...attributes.map(([key, value]) => `${key}="${escapeHtml(value)}"`)].join(' ')}>`;

/** @param {{link: string, title: string}} about */
const anchor = ({ link, title }) => `${tag('a', [['href', link]])}${escapeHtml(title)}</a>`;

/**
 * A frame, and a link below it for whoever reads the article where frames are left out.
 * @param {{src: string, title: string, height: number, link: string}} about
 */
export const iframeSnippet = ({ src, title, height, link }) =>
  `${tag('iframe', [
    ['src', src],
    ['title', title],
    ['width', '100%'],
    ['height', height],
    ['loading', 'lazy'],
    ['style', 'border:0'],
  ])}</iframe>
<p>${anchor({ link, title })}</p>
`;

/**
 * The element, which holds a picture until it is a lab, and wherever scripts don't run.
 * @param {Object} about
 * @param {string} about.script
 * @param {Attributes} about.attributes
 * @param {string} about.heights  '' while they are not known
 * @param {string} about.link
 * @param {string} about.picture
 * @param {string} about.alt
 * @param {{width: number, height: number}} [about.size]  of the picture
 * @param {boolean} [about.waits]  whether only readers without scripts are to see the picture
 */
export const elementSnippet = ({ script, attributes, heights, link, picture, alt, size = PICTURE, waits = false }) => {
  const image = tag('img', [
    ['src', picture],
    ['alt', alt],
    ['width', size.width],
    ['height', size.height],
  ]);
  return `${tag('script', [['src', script]])}</script>
${tag('rollout-lab', heights ? [...attributes, ['heights', heights]] : attributes)}
  ${tag('a', [['href', link]])}${waits ? `${escapeHtml(alt)}<noscript>${image}</noscript>` : image}</a>
</rollout-lab>
`;
};

/**
 * How high an embed is at some widths, as the element takes it: "320:1480 600:1290".
 * @param {Iterable<[width: number, height: number]>} heights
 */
export const writeHeights = (heights) => [...heights].map((pair) => pair.join(':')).join(' ');

/** Sites that nobody else can reach. */
const OWN = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|.*\.(localhost|local|test))$/;

/**
 * An address as people write it on paper: '' if it would lead nobody anywhere.
 * @param {string} address
 */
export function shortAddress(address) {
  const { protocol, hostname, host, pathname } = new URL(address);
  if (!/^https?:$/.test(protocol) || OWN.test(hostname)) return '';
  return host + pathname.replace(/\/(index\.html)?$/, '');
}
