// Line ends. A line of Japanese may end between phrases (文節), never within a word or a formula. Style sheets set `word-break: keep-all`,
// which suppresses every other line end between letters. This works in all browsers; only some know `auto-phrase`, which takes a
// second for a page of paragraphs on a phone.

const NO_BREAK_SPACE = '\u00a0';
const WORD_JOINER = '\u2060';
const ZERO_WIDTH_SPACE = '\u200b';

/** A phrase ends with hiragana before another script. */
const BEFORE_SCRIPT = '(?<=[ぁ-ん])(?=[一-龠々ァ-ヶA-Za-z0-9±√])';

/** Chromium and Firefox end lines beside commas and brackets on their own. WebKit does not where `keep-all` is in force. */
const BESIDE_MARK =
  '(?<=[、。！？])(?![、。！？」）\\s]|$)|(?<=[」）])(?=[一-龠々ァ-ヶA-Za-z0-9±√])|(?<=[^（「\\s\u2060])(?=[（「])';

/** Words in hiragana that begin a phrase after a particle, or after the ending of a condition. */
const BEFORE_WORD =
  '(?<=[はがをにともば])(?=なり|なる|なっ|ならな|あり|ある|あっ|でき|わか|よい|よく|よさ|かまい|どれ|どこ|どう|どちら|いくつ|その|それ|この|これ|もう|まだ|いちばん|ふつう|ちょうど|すべて|たいてい|ほとんど)';

const PHRASE_END = new RegExp(`${BEFORE_SCRIPT}|${BEFORE_WORD}|${BESIDE_MARK}`, 'g');

const JAPANESE = /[ぁ-んァ-ヶ一-龠]/;

/** How many letters before a text decide whether a phrase ends there. */
const CONTEXT = 2;

/**
 * Joins what belongs together where browsers would end a line: the parts of a formula or a range, and a sign with the letter that follows.
 * @param {string} text
 */
const joined = (text) =>
  text
    .replace(/ (?=[−+×÷=±] )|(?<= [−+×÷=±]) /g, NO_BREAK_SPACE)
    .replace(/(?<=[\dA-Za-z₀-₉²)])([/〜-])(?=[\d√A-Za-z(一-龠])/g, `${WORD_JOINER}$1${WORD_JOINER}`)
    .replace(/(?<=[年月日])〜(?=\d)/g, `${WORD_JOINER}〜${WORD_JOINER}`)
    .replace(/√/g, `√${WORD_JOINER}`)
    .replace(
      /(?<=[一-龠々ァ-ヶー」\dA-Za-z₀-₉])(?=[−+][^\s\u00a0])|(?<=[%²）」])(?=[ぁ-ん])|(?<=%)(?=[一-龠ァ-ヶ])|(?<=[A-Z])(?=（.）)/g,
      WORD_JOINER,
    );

/**
 * A text with a mark wherever a line may end.
 * @param {string} text
 * @param {string} [before]  the text before it in its paragraph
 * @param {string} [mark]
 */
export function lineEnds(text, before = '', mark = ZERO_WIDTH_SPACE) {
  if (!JAPANESE.test(text)) return text;
  const known = before.slice(-CONTEXT);
  const all = known + joined(text);
  let from = known.length;
  let marked = '';
  for (const { index } of all.matchAll(PHRASE_END)) {
    if (index < known.length || index === 0) continue;
    marked += all.slice(from, index) + mark;
    from = index;
  }
  return marked + all.slice(from);
}

/** Elements whose text has line ends, and those whose text a reader copies, or that draw it. */
const PARAGRAPHS = 'p, li, dd, dt, small, summary, legend, figcaption, h1, h2, h3, a, label, .figure, .sheet th';
const OTHERS = 'svg, code, pre, button, select, textarea, .visually-hidden';

/** Marked texts with their data. @type {WeakMap<Text, string>} */
const marked = new WeakMap();

/**
 * Marks the line ends of all paragraphs. Text that has not changed since the last call is left alone.
 * @param {Element | ShadowRoot} root
 */
export function markLineEnds(root) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const paragraphOf = (/** @type {Text | null} */ text) => text?.parentElement?.closest(PARAGRAPHS) ?? null;
  /** @type {Text | null} */
  let before = null;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = /** @type {Text} */ (node);
    if (marked.get(text) !== text.data) {
      const paragraph = paragraphOf(text);
      if (paragraph && !text.parentElement?.closest(OTHERS)) {
        const now = lineEnds(text.data, paragraphOf(before) === paragraph ? before?.data : '');
        // Writing the same data would end a selection.
        if (now !== text.data) text.data = now;
      }
      marked.set(text, text.data);
    }
    before = text;
  }
}

/** Keeps a formula or a range of numbers in a text in one line. @param {string} text */
export const formula = (text) =>
  text
    .replaceAll(' ', NO_BREAK_SPACE)
    // Signs between letters or digits. Beside a no-break space they hold anyway.
    .replace(/(\S)([/〜–%])(?=\S)/g, `$1${WORD_JOINER}$2${WORD_JOINER}`);

/** Marks the line ends of an element's Japanese after each update. @param {import('lit').LitElement} host */
export const phrased = (host) =>
  host.addController({
    hostUpdated() {
      linesMarked(/** @type {ShadowRoot} */ (host.renderRoot));
    },
  });

/** Marks the line ends of Japanese that has just been drawn. @param {ShadowRoot | HTMLElement} root */
export function linesMarked(root) {
  if (/^ja\b/.test(document.documentElement.lang)) markLineEnds(root);
}
