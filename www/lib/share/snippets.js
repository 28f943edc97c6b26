// The HTML that authors copy into their pages. Pure functions; all texts are escaped.

/** @typedef {[name: string, value: string | number][]} Attributes */

/** The default size of a picture in a page, in CSS pixels. */
const PICTURE = { width: 720, height: 405 };

/** @param {string | number} text */
export const escapeHtml = (text) =>
  String(text).replace(/[&<>"]/g, (c) => `&${{ '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot' }[c]};`);

/** @param {string} name @param {Attributes} attributes */
const tag = (name, attributes) =>
  `<${[name, ...attributes.map(([key, value]) => `${key}="${escapeHtml(value)}"`)].join(' ')}>`;

/** @param {{link: string, title: string}} about */
const anchor = ({ link, title }) => `${tag('a', [['href', link]])}${escapeHtml(title)}</a>`;

/**
 * Writes a frame, and a link below it for readers whose page leaves frames out.
 * @param {{src: string, title: string, height: number | null, link: string}} about  height: null if it is not known
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
 * Writes the element. It holds a picture until it becomes a lab, and wherever scripts don't run.
 * @param {Object} about
 * @param {string} about.script
 * @param {Attributes} about.attributes
 * @param {string} about.heights  '' if they are not known
 * @param {string} about.link
 * @param {string} about.picture
 * @param {string} about.alt
 * @param {{width: number, height: number}} [about.size]  of the picture
 * @param {boolean} [about.waits]  whether only readers without scripts see the picture
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
 * Writes a figure of the story as the element, with a link to it where scripts don't run.
 * @param {{script: string, attributes: Attributes, link: string, title: string}} about
 */
export const figureSnippet = ({ script, attributes, link, title }) =>
  `${tag('script', [['src', script]])}</script>
${tag('rollout-lab', attributes)}${anchor({ link, title })}</rollout-lab>
`;

/**
 * Writes the heights of an embed by width, as the element takes them: "320:1480 600:1290".
 * @param {Iterable<[width: number, height: number]>} heights
 */
export const writeHeights = (heights) => [...heights].map((pair) => pair.join(':')).join(' ');

/** Hosts that only this computer or its network can reach: RFC 1122, 1918, 4193, 6761 and 6762. */
const OWN =
  /^(localhost|0\.0\.0\.0|(127|10)\.\d+\.\d+\.\d+|192\.168\.\d+\.\d+|172\.(1[6-9]|2\d|3[01])\.\d+\.\d+|\[(::1|f[cd][\da-f:]+)\]|.*\.(localhost|local|test))$/;

/** Returns whether readers elsewhere can open an address. @param {string} address */
export function isPublic(address) {
  const { protocol, hostname } = new URL(address);
  return /^https?:$/.test(protocol) && !OWN.test(hostname);
}

/** Writes an address as people do on paper: '' if readers elsewhere can't open it. @param {string} address */
export function shortAddress(address) {
  const { host, pathname } = new URL(address);
  if (!isPublic(address)) return '';
  return host + pathname.replace(/\/(index\.html)?$/, '');
}
