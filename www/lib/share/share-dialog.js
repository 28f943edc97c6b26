// <share-dialog>: everything to take away from a lab: its link, pictures and data, and HTML for other pages with a preview. One object
// holds all that is specific to a lab.

import { css, html, LitElement, nothing } from 'lit';
import { controlStyles } from '../element/controls.js';
import { download } from '../element/download.js';
import { phrased } from '../i18n/line-ends.js';
import { catalogue } from '../i18n/texts.js';
import { ARTICLE, embedOptions } from './embed-preview.js';
import { picturePng, pictureSvg } from './picture.js';
import { elementSnippet, iframeSnippet, isPublic, writeHeights } from './snippets.js';

/** @typedef {import('../i18n/texts.js').Language} Language */
/** @typedef {import('../i18n/texts.js').ShareTexts} ShareTexts */
/** @typedef {import('../i18n/texts.js').Texts} Texts */
/** @typedef {import('./embed-preview.js').Options} Options */

/**
 * @typedef {Object} Sharing  what a lab hands over
 * @property {Texts} texts  of the page
 * @property {Record<Language, ShareTexts & {card: string}>} said  texts of the dialog; card: description of the picture that stands in for an embed
 * @property {Options['lang']} lang  of this page, if its address names one
 * @property {Options['theme']} theme
 * @property {boolean} compact  whether this page shows the chart alone
 * @property {string} link  to the page as it is now
 * @property {Record<string, import('./open.js').Start>} starts  the ways an embed can begin, by name, the best first
 * @property {readonly string[]} parts  parts that can be hidden
 * @property {string[]} hidden  parts that an embed hides at first
 * @property {boolean} embeddable  whether the files of an embed are there
 * @property {string} page  address of the lab's page, from the folder of all pages
 * @property {string} embed  address of the embed, likewise
 * @property {(changes: import('../address/address.js').Values) => string} query  of the page
 * @property {(changes: import('../address/address.js').Values) => string} embedQuery
 * @property {(changes: import('../address/address.js').Values) => [string, string][]} attributes
 * @property {(language: Language) => string} poster  path of the picture that stands in for the lab
 * @property {(language: Language) => FigureEmbed[]} figures  the story's figures on the same subject
 * @property {() => import('./picture.js').Picture} picture
 * @property {string} fileName  of the pictures, without its ending
 * @property {(() => unknown) | null} saveGames  null: there are no games to save
 */

/**
 * @typedef {Object} FigureEmbed
 * @property {string} name
 * @property {string} title
 * @property {string} link  to it in the story
 * @property {string} html  code that shows it in another page
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
    /** The texts of the embed's language. */
    this.embedTexts = sharing.texts;
    /** The embed that was measured last, and its heights by width; none if it could not be measured. */
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
    // A modal dialog gives the focus back when it closes.
    this.dialog.showModal();
  }

  /** @param {Partial<Options>} change  of the embed */
  async choose(change) {
    const options = { ...this.options, ...change };
    this.options = options;
    const { texts } = this.sharing;
    const embedTexts = options.lang === null ? texts : await catalogue(options.lang).catch(() => texts);
    // The author may have chosen another language while this one was loading.
    if (this.options.lang === options.lang) this.embedTexts = embedTexts;
  }

  /** Values of the embed's address that differ from those of this page. */
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
      iframe: iframeSnippet({ src, title, height: heights.get(ARTICLE) ?? null, link }),
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
      // The browser refuses the clipboard, or has none: on a disk, in some frames, without https.
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

  /** Warns if readers elsewhere can't open this page. */
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
      <embed-preview .src=${src} .words=${words} @measured=${this.take}
        @escape=${() => this.dialog.close()}></embed-preview>
    </div>`;
  }

  /** The story's figures on the same subject, in the embed's language. */
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
   * A text to copy, with its button.
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

  static styles = [
    controlStyles,
    css`
      dialog {
        width: min(1120px, calc(100vw - 24px));
        max-width: none;
        max-height: calc(100dvh - 24px);
        padding: 0 20px 20px;
        border: 1px solid var(--line);
        border-radius: 14px;
        background: var(--bg);
        color: var(--ink);
        font: 15px/1.45 var(--sans);
        overflow: hidden auto;
        overscroll-behavior: contain;
      }
      dialog::backdrop { background: rgb(0 0 0 / 45%); }
      .bar {
        position: sticky; top: 0; z-index: 1; display: flex; align-items: center; justify-content: space-between;
        gap: 12px; margin: 0 -20px; padding: 8px 12px 8px 20px;
        border-bottom: 1px solid var(--line); background: var(--bg);
      }
      section { padding-top: 14px; min-width: 0; }
      .embed { margin-top: 14px; border-top: 1px solid var(--line); }
      .first { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 0 24px; }
      h3, .top label { margin: 0; font: 600 15px/1.3 var(--sans); }
      .top a { color: var(--accent); font: 600 14px/1.3 var(--sans); }
      p { margin: 6px 0; }
      .note { margin: 3px 0 0; color: var(--muted); font-size: 13px; line-height: 1.4; }
      .warning { margin: 8px 0 0; padding: 8px 12px; border: 1px solid var(--bad); border-radius: 8px; font-size: 14px; line-height: 1.4; }
      .measuring { display: flex; align-items: center; gap: 8px; color: var(--ink); }
      .measuring::before {
        content: ''; flex: none; width: 12px; height: 12px; border: 2px solid var(--line); border-top-color: var(--accent);
        border-radius: 50%;
      }
      .waits { color: var(--muted); }
      .figures { padding: 0; }
      .figures .field-group { margin-top: 8px; }
      .row { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 8px; }
      .top { display: flex; align-items: center; justify-content: space-between; gap: 10px; margin-bottom: 6px; }
      textarea {
        display: block; width: 100%; padding: 8px 10px; border: 1px solid var(--line); border-radius: 8px;
        background: var(--card); color: var(--ink); font: 12.5px/1.5 var(--mono);
        overflow-wrap: anywhere; resize: vertical;
      }
      textarea:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
      .columns {
        display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 14px 24px; margin-top: 8px;
      }
      .making { display: flex; flex-direction: column; gap: 14px; min-width: 0; }
      .options { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 8px 14px; }
      .options label { display: grid; gap: 2px; font-size: 13px; color: var(--muted); min-width: 0; }
      .options select { color: var(--ink); font-size: 14px; width: 100%; min-width: 0; }
      fieldset {
        display: grid; grid-template-columns: repeat(auto-fill, minmax(11.5em, 1fr)); gap: 0 12px;
        margin: 0; padding: 0; border: 0; font-size: 14px; min-width: 0;
      }
      legend { padding: 0; font-size: 13px; color: var(--muted); }
      fieldset label { display: flex; align-items: center; gap: 7px; min-height: 26px; }
      input[type='checkbox'] { margin: 0; flex: none; }
      .status:not(:empty) {
        position: sticky; bottom: 0; margin: 12px 0 0; padding: 9px 14px; border-radius: 8px;
        background: var(--ink); color: var(--bg); font-size: 14px;
      }
      .status { margin: 0; }
      @media (prefers-reduced-motion: no-preference) {
        .measuring::before { animation: turn 1s linear infinite; }
        @keyframes turn { to { transform: rotate(1turn); } }
      }
      @media (max-width: 860px) {
        .columns, .first { grid-template-columns: minmax(0, 1fr); }
      }
      @media (max-width: 560px) {
        dialog {
          width: 100vw; max-height: 100dvh; padding: 0 14px 14px; margin-inline: 0; border: 0; border-radius: 0;
        }
        .bar { margin: 0 -14px; padding-inline: 14px 6px; }
        .options { grid-template-columns: minmax(0, 1fr); }
        button, select, fieldset label { min-height: 44px; }
        button { min-width: 44px; }
      }
      @media (pointer: coarse) {
        fieldset label { min-height: 44px; }
        button { min-width: 44px; }
      }
      @media (forced-colors: active) {
        .status:not(:empty) { border: 1px solid; }
      }
    `,
  ];
}

customElements.define('share-dialog', ShareDialog);
