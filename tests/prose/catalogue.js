// The texts of a catalogue of the pages, read from its source: its functions would need arguments if it were imported.

import { parseAst } from 'vite';
import { Mapped } from './mapped.js';

/** @typedef {{type: string, start: number, end: number, [key: string]: any}} Node  of a syntax tree (ESTree) */

/** Stands for a value in a text. */
const VALUE = 'N';

/** Tags that end a paragraph. */
const BLOCK =
  /<\/?(?:p|li|ul|ol|dl|dt|dd|h\d|div|section|figure|figcaption|table|thead|tbody|tr|td|th|caption|br|hr|summary|details|header|footer|nav|label|button|option)\b[^<>]*>/g;

/** An identifier or an address: a key or a path, never a text. */
const CODE = /^(?:[a-z][\w$-]*|[^\sA-Z\u3000-\u9FFF]*[/.#?=_][^\s\u3000-\u9FFF]*)$/;

/**
 * Reads all texts of a catalogue, one paragraph a line.
 * @param {string} source
 * @param {'en' | 'ja'} language
 * @returns {{paragraphs: Mapped[], spots: {from: number, to: number}[]}}
 */
export function catalogueTexts(source, language) {
  const reader = new Reader(source);
  reader.visit(parseAst(source));
  const paragraphs = [];
  const spots = [];
  for (const text of reader.texts) {
    const found = paragraphsOf(text, language);
    paragraphs.push(...found);
    if (found.length > 0) spots.push({ from: text.lines[0], to: text.lines[text.lines.length - 1] });
  }
  return { paragraphs, spots };
}

/**
 * Strips tags from a text and splits it into paragraphs without line breaks.
 * @param {Mapped} text
 * @param {'en' | 'ja'} language
 * @returns {Mapped[]}
 */
function paragraphsOf(text, language) {
  const plain = text
    .replace(/[ \t]*\n\s*/g, language === 'ja' ? '' : ' ')
    .replace(/<code\b[^<>]*>[^<>]*<\/code>/g, VALUE)
    .replace(BLOCK, '\n')
    .replace(/<\/?[a-z][^<>]*>|<!--[^]*?-->|\u00ad|\u200b|\u2060/g, '')
    .replace(/&nbsp;|\u00a0|\u202f|\u2009/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/ {2,}/g, ' ');
  const paragraphs = [];
  let start = 0;
  for (const line of plain.text.split('\n')) {
    const end = start + line.length;
    const paragraph = new Mapped(line, plain.lines.slice(start, end)).trim();
    if (/\p{L}{2}/u.test(paragraph.text) && !CODE.test(paragraph.text)) paragraphs.push(paragraph);
    start = end + 1;
  }
  return paragraphs;
}

/** Walks through a syntax tree and collects its texts. */
class Reader {
  /** @param {string} source */
  constructor(source) {
    /** @type {Mapped[]} */
    this.texts = [];
    /** Offsets at which the lines start. */
    this.starts = [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)];
  }

  /** @param {number} offset */
  lineAt(offset) {
    let [low, high] = [0, this.starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (this.starts[middle] <= offset) low = middle;
      else high = middle;
    }
    return low + 1;
  }

  /**
   * Collects the texts in a part of the tree.
   * @param {Node} node
   */
  visit(node) {
    if (/^(Import|Export(All|Named))/.test(node.type) && node.source) return;
    const text = this.textIn(node);
    if (text) this.texts.push(text);
    else this.visitInside(node);
  }

  /** @param {Node} node */
  visitInside(node) {
    for (const [key, value] of Object.entries(node)) {
      // A name is no text.
      if ((key === 'key' || key === 'property') && !node.computed) continue;
      for (const child of [value].flat()) if (typeof child?.type === 'string') this.visit(child);
    }
  }

  /**
   * A text in one piece, or null if this part of the tree is none. Collects the texts in its values on the way.
   * @param {Node} node
   * @returns {Mapped | null}
   */
  textIn(node) {
    const line = this.lineAt(node.start);
    switch (node.type) {
      case 'Literal':
        return typeof node.value === 'string' ? Mapped.onLine(node.value, line) : null;
      case 'TemplateLiteral':
        return Mapped.join(
          node.quasis.flatMap((/** @type {Node} */ quasi, /** @type {number} */ index) => {
            const said = Mapped.startingAt(quasi.value.cooked ?? '', this.lineAt(quasi.start));
            return index < node.expressions.length ? [said, this.value(node.expressions[index])] : [said];
          }),
        );
      case 'TaggedTemplateExpression':
        return this.textIn(node.quasi);
      case 'BinaryExpression':
        return node.operator === '+' && isText(node)
          ? Mapped.join([this.value(node.left), this.value(node.right)])
          : null;
      default:
        return null;
    }
  }

  /**
   * The text that stands for a value: the words of a link or of a glossary's word, the first of two
   * alternatives, or a sign.
   * @param {Node} node
   * @returns {Mapped}
   */
  value(node) {
    if (isText(node)) return /** @type {Mapped} */ (this.textIn(node));
    if (node.type === 'ConditionalExpression' && isText(node.consequent)) {
      this.visit(node.alternate);
      return /** @type {Mapped} */ (this.textIn(node.consequent));
    }
    if (node.type === 'CallExpression' && node.callee.name === 'word' && isText(node.arguments[1])) {
      return /** @type {Mapped} */ (this.textIn(node.arguments[1]));
    }
    // `n('games')` is a number, and its argument a name.
    if (!(node.type === 'CallExpression' && node.callee.name === 'n')) this.visitInside(node);
    return Mapped.onLine(VALUE, this.lineAt(node.start));
  }
}

/**
 * Whether a part of the tree is a text: a string, a template, or a sum of some.
 * @param {Node | undefined} node
 * @returns {boolean}
 */
function isText(node) {
  if (!node) return false;
  if (node.type === 'Literal') return typeof node.value === 'string';
  if (node.type === 'BinaryExpression') return node.operator === '+' && (isText(node.left) || isText(node.right));
  return node.type === 'TemplateLiteral' || node.type === 'TaggedTemplateExpression';
}
