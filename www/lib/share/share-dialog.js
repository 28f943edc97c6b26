// <share-dialog>: everything to take away from a lab: its link, pictures and data, and HTML for other pages
// with a preview of it. What is specific to a lab comes in as one object.

import { LitElement, html, nothing } from 'lit';
import { controlStyles } from '../element/control-styles.js';
import { download } from '../element/download.js';
import { phrased } from '../i18n/phrased.js';
import { catalogue } from '../i18n/texts.js';
import './embed-preview.js';
import { embedOptions } from './embed-options.js';
import { picturePng, pictureSvg } from './picture.js';
import { elementSnippet, iframeSnippet, isPublic, writeHeights } from './snippets.js';
import { shareStyles } from './styles.js';

/** @typedef {import('../i18n/texts.js').Language} Language */
/** @typedef {import('../i18n/texts.js').ShareTexts} ShareTexts */
/** @typedef {import('../i18n/texts.js').Texts} Texts */
/** @typedef {import('./embed-options.js').Options} Options */

/**
 * @typedef {Object} Sharing  what a lab hands over
 * @property {Texts} texts  of the page
 * @property {Record<Language, ShareTexts & {card: string}>} said  in the dialog; card: the words of the card that stands in for an embed
 * @property {Options['lang']} lang  of this page, where its address says so
 * @property {Options['theme']} theme
 * @property {boolean} compact  whether this page shows the chart alone
 * @property {string} link  to the page as it is now
 * @property {Record<string, import('./open.js').Start>} starts  with what an embed can begin, by name, the best first
 * @property {readonly string[]} parts  that can be hidden
 * @property {string[]} hidden  those that an embed begins without
 * @property {number[]} widths  at which an embed is measured
 * @property {number} articleWidth  one of them: for what knows only one height
 * @property {boolean} embeddable  whether there are the files for it
 * @property {string} page  address of the lab's page, from the folder of all pages
 * @property {string} embed  the same of the page that is framed
 * @property {(changes: import('../address/address.js').Values) => string} query  of the page
 * @property {(changes: import('../address/address.js').Values) => string} embedQuery
 * @property {(changes: import('../address/address.js').Values) => [string, string][]} attributes
 * @property {(language: Language) => string} poster  path of the card that stands in for the lab
 * @property {(language: Language) => FigureEmbed[]} figures  those of the story that show the same
 * @property {() => import('./picture.js').Picture} picture
 * @property {string} fileName  of the pictures, without its ending
 * @property {(() => unknown) | null} saveGames  null: there is none to be saved
 */

/**
 * @typedef {Object} FigureEmbed
 * @property {string} name
 * @property {string} title
 * @property {string} link  to it in the story
 * @property {string} html  that shows it in another page
 */

/** @typedef {'link' | 'iframe' | 'element'} Field */

export class ShareDialog extends LitElement {
  static properties = {
    sharing: { attribute: false },
    options: { state: true },
    embedTexts: { state: true },
    measured: { state: true },
    status: { state: true },
  };

  static styles = [controlStyles, shareStyles];

  /** @param {Sharing} sharing */
  constructor(sharing) {
    super();
    phrased(this);
    this.sharing = sharing;
    /** @type {Options} */
    this.options = {
      lang: sharing.lang,
      theme: sharing.theme,
      start: Object.keys(sharing.starts)[0],
      compact: sharing.compact,
      hide: new Set(sharing.hidden),
    };
    /** Those of the embed's language. */
    this.embedTexts = sharing.texts;
    /** The embed that was measured last, and how high it is at some widths; at none where it could not be measured. */
    this.measured = { src: '', heights: /** @type {Map<number, number>} */ (new Map()) };
    this.status = '';
  }

  get dialog() {
    return /** @type {HTMLDialogElement} */ (this.renderRoot.querySelector('dialog'));
  }

  get words() {
    return this.sharing.said[this.sharing.texts.language];
  }

  firstUpdated() {
    // Gives the focus back, too, when it closes.
    this.dialog.showModal();
  }

  /** @param {Partial<Options>} change  of the embed */
  async choose(change) {
    const options = { ...this.options, ...change };
    this.options = options;
    const { texts } = this.sharing;
    const embedTexts = options.lang === null ? texts : await catalogue(options.lang).catch(() => texts);
    // Another one may have been chosen while this one was being loaded.
    if (this.options.lang === options.lang) this.embedTexts = embedTexts;
  }

  /** What the embed's address says otherwise than this page's. */
  get changes() {
    const { lang, theme, start, compact, hide } = this.options;
    const { parts, starts } = this.sharing;
    return { id: null, lang, theme, compact, ...starts[start].changes, hide: parts.filter((part) => hide.has(part)) };
  }

  /** @returns {{src: string, iframe: string, element: string, state: 'measuring' | 'measured' | 'failed'}} */
  get embed() {
    const { sharing, embedTexts, changes, measured } = this;
    const at = (/** @type {string} */ path) => new URL(path, location.href).href;
    const link = at(sharing.page + sharing.query({ ...changes, theme: 'auto', hide: [], compact: false }));
    const src = at(sharing.embed + sharing.embedQuery(changes));
    const known = measured.src === src;
    const heights = known ? measured.heights : new Map();
    const {
      language,
      page: { title },
    } = embedTexts;
    const { theme } = this.options;
    const card = at(`./${sharing.poster(language)}`) + (theme === 'auto' ? '' : `#${theme}`);
    return {
      src,
      state: !known ? 'measuring' : heights.size > 0 ? 'measured' : 'failed',
      iframe: iframeSnippet({ src, title, height: heights.get(sharing.articleWidth) ?? null, link }),
      element: elementSnippet({
        script: at('./rollout-lab.js'),
        attributes: sharing.attributes(changes),
        heights: writeHeights(heights),
        link,
        picture: card,
        alt: sharing.said[language].card,
      }),
    };
  }

  /**
   * @param {string} id  of the text
   * @param {string} name
   */
  async copy(id, name) {
    const { words } = this;
    const area = /** @type {HTMLTextAreaElement} */ (this.renderRoot.querySelector(`#${id}`));
    try {
      await navigator.clipboard.writeText(area.value);
      this.status = words.copied(name);
    } catch {
      // Refused, or not there at all: on a disk, in some frames, without https.
      area.focus();
      area.select();
      this.status = words.copyYourself;
    }
  }

  /** @param {'svg' | 'png'} kind */
  async save(kind) {
    const { sharing, words } = this;
    const name = `${sharing.fileName}.${kind}`;
    try {
      const file = pictureSvg(sharing.picture());
      if (kind === 'svg') download(name, 'image/svg+xml', [file]);
      else download(name, 'image/png', [await picturePng(file)]);
      this.status = words.saved(name);
    } catch (error) {
      console.error(error);
      this.status = words.noPicture;
    }
  }

  /** @param {CustomEvent<{src: string, heights: Map<number, number>}>} event */
  take({ detail }) {
    this.measured = detail;
  }

  render() {
    const { sharing, status, words } = this;
    return html`<dialog aria-labelledby="heading" @close=${() => this.remove()}>
      <div class="bar">
        <h2 id="heading">${words.heading}</h2>
        <button @click=${() => this.dialog.close()}>${words.close}</button>
      </div>
      <div class="first">
        <section>
          ${this.field('link', sharing.link, words.linkNote)} ${this.warning()}
        </section>
        <section aria-labelledby="files">
          <h3 id="files">${words.files}</h3>
          <p class="note">${words.filesNote}</p>
          <div class="row">
            <button @click=${() => this.save('svg')}>${words.svg}</button>
            <button @click=${() => this.save('png')}>${words.png}</button>
            <button ?disabled=${!sharing.saveGames} @click=${() => sharing.saveGames?.()}>${words.csv}</button>
          </div>
        </section>
      </div>
      <section class="embed" aria-labelledby="embed">
        <h3 id="embed">${words.embed}</h3>
        ${sharing.embeddable ? this.embedding() : html`<p>${words.singleFile}</p>`}
      </section>
      <p class="status" role="status">${status}</p>
    </dialog>`;
  }

  /** Says so where readers elsewhere cannot open this page. */
  warning() {
    const {
      words,
      sharing: { link },
    } = this;
    if (isPublic(link)) return nothing;
    const { host } = new URL(link);
    return html`<p class="warning" role="note">${host ? words.ownAddress(host) : words.ownFile}</p>`;
  }

  embedding() {
    const { sharing, options, words } = this;
    const { src, iframe, element, state } = this.embed;
    const note = { measuring: words.measuring, measured: '', failed: words.notMeasured }[state];
    return html`<div class="columns">
      <div class="making">
        ${this.field('iframe', iframe, note || words.iframeNote, state)}
        ${this.field('element', element, note || words.elementNote, state)}
        ${embedOptions(options, sharing, words, (change) => this.choose(change))} ${this.figures()}
      </div>
      <embed-preview .src=${src} .widths=${sharing.widths} .words=${words} @measured=${this.take}
        @escape=${() => this.dialog.close()}></embed-preview>
    </div>`;
  }

  /** The story's figures that show the same, in the embed's language. */
  figures() {
    const { sharing, embedTexts, words } = this;
    const figures = sharing.figures(embedTexts.language);
    if (figures.length === 0) return nothing;
    return html`<section class="figures" aria-labelledby="figures">
      <h3 id="figures">${words.figures}</h3>
      <p class="note">${words.figuresNote}</p>
      ${figures.map(
        ({ name, title, link, html: text }) => html`<div class="field-group">
        <div class="top">
          <a href=${link} target="_blank" rel="noopener">${title}</a>
          <button aria-label=${words.copyLabel(title)} @click=${() => this.copy(`figure-${name}`, title)}>${words.copy}</button>
        </div>
        <textarea id=${`figure-${name}`} readonly spellcheck="false" rows="2" aria-label=${title} .value=${text}></textarea>
      </div>`,
      )}
    </section>`;
  }

  /**
   * A text to take away, and its button.
   * @param {Field} id
   * @param {string} text
   * @param {string} note
   * @param {'measuring' | 'measured' | 'failed'} [state]  of the heights in it
   */
  field(id, text, note, state = 'measured') {
    const { words } = this;
    const name = words.fields[id];
    // The dialog opens with the focus on its button.
    const first = id === 'link';
    const waits = state === 'measuring';
    return html`<div class="field-group">
      <div class="top">
        <label for=${id}>${name}</label>
        <button aria-label=${words.copyLabel(name)} ?autofocus=${first} ?disabled=${waits}
          @click=${() => this.copy(id, name)}>${words.copy}</button>
      </div>
      <textarea id=${id} class=${waits ? 'waits' : ''} readonly spellcheck="false" rows=${first ? 2 : 3} aria-describedby=${`${id}-note`}
        .value=${text}></textarea>
      <p class=${waits ? 'note measuring' : 'note'} id=${`${id}-note`}>${note}</p>
    </div>`;
  }
}

customElements.define('share-dialog', ShareDialog);
