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
 * A frame, and a link below it for readers whose page leaves frames out.
 * @param {{src: string, title: string, height: number | null, link: string}} about  height: null where it is not known
 */
export const iframeSnippet = ({ src, title, height, link }) =>
  `${tag('iframe', [
    ['src', src],
    ['title', title],
    ['width', '100%'],
    ...(height === null ? [] : [/** @type {[string, number]} */ (['height', height])]),
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
 * A figure of the story as the element, with a link to it where scripts don't run.
 * @param {{script: string, attributes: Attributes, link: string, title: string}} about
 */
export const figureSnippet = ({ script, attributes, link, title }) =>
  `${tag('script', [['src', script]])}</script>
${tag('rollout-lab', attributes)}${anchor({ link, title })}</rollout-lab>
`;

/**
 * How high an embed is at some widths, as the element takes it: "320:1480 600:1290".
 * @param {Iterable<[width: number, height: number]>} heights
 */
export const writeHeights = (heights) => [...heights].map((pair) => pair.join(':')).join(' ');

/** Hosts that only this computer or its own network can reach: RFC 1122, 1918, 4193, 6761 and 6762. */
const OWN =
  /^(localhost|0\.0\.0\.0|(127|10)\.\d+\.\d+\.\d+|192\.168\.\d+\.\d+|172\.(1[6-9]|2\d|3[01])\.\d+\.\d+|\[(::1|f[cd][\da-f:]+)\]|.*\.(localhost|local|test))$/;

/**
 * Whether readers elsewhere can open an address.
 * @param {string} address
 */
export function isPublic(address) {
  const { protocol, hostname } = new URL(address);
  return /^https?:$/.test(protocol) && !OWN.test(hostname);
}

/**
 * An address as people write it on paper: '' if it would lead nobody anywhere.
 * @param {string} address
 */
export function shortAddress(address) {
  const { host, pathname } = new URL(address);
  if (!isPublic(address)) return '';
  return host + pathname.replace(/\/(index\.html)?$/, '');
}
