// `<reader-questions>`: questions of players, each with its answer and a link that shows it. The page loads this file when the questions come
// near (../page/rollout-page.js).

import { LitElement, css, html, nothing } from 'lit';
import { addressBeside, isAlone, labNamed } from '../page/labs.js';
import { phrased } from '../i18n/line-ends.js';
import { texts as spoken } from '../i18n/texts.js';
import { SHOW_ME } from './show-me.js';
import { en } from './texts/en.js';
import { ja } from './texts/ja.js';

export class ReaderQuestions extends LitElement {
  static properties = { answers: { attribute: false } };

  constructor() {
    super();
    phrased(this);
    /** The lab on this page. */
    this.lab = document.querySelector('[data-lab]')?.getAttribute('data-lab');
    /** Answers that the lab has of its own, by language. @type {import('../page/rollout-page.js').OwnAnswers} */
    this.answers = { en: {}, ja: {} };
  }

  render() {
    const [texts, answers] = spoken.language === 'ja' ? [ja, this.answers.ja] : [en, this.answers.en];
    const names = /** @type {(keyof import('./texts/en.js').Questions)[]} */ (Object.keys(texts.questions));
    return html`<h2>${texts.heading}</h2>
      ${names.map((name) => {
        const [question, usual] = texts.questions[name];
        const href = this.way(SHOW_ME[name]);
        return html`<details>
          <summary>${question}</summary>
          <p>${answers[name] ?? usual}</p>
          ${href === null ? nothing : html`<p><a href=${href} aria-label=${texts.showLabel(question)}>${texts.show}</a></p>`}
        </details>`;
      })}`;
  }

  /**
   * @param {import('./show-me.js').Shown} shown
   * @returns {string | null} null in a single file, if that lab is on another page
   */
  way({ lab, values, show }) {
    const hash = `#v=1&told=1&${values}&show=${show}`;
    // The way back leads to the reader's own games.
    if (lab === this.lab) return hash;
    if (isAlone()) return null;
    return `${addressBeside(labNamed(lab).page)}${hash}`;
  }

  static styles = css`
    h2 { font: 600 20px/1.3 var(--serif); margin: 0 0 0.4em; }
    details { border-top: 1px solid var(--line); }
    details:last-of-type { border-bottom: 1px solid var(--line); }
    summary { margin-inline-start: 1.2em; padding: 10px 0; list-style-position: outside; cursor: pointer; line-height: 24px; }
    summary:focus-visible, a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
    p { margin: 0 0 10px; padding-inline-start: 1.2em; line-height: 1.6; }
    p, summary { word-break: keep-all; overflow-wrap: break-word; }
    a { display: inline-block; padding: 10px 0; color: var(--accent); }
  `;
}

customElements.define('reader-questions', ReaderQuestions);
