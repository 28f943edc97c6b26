// The view of a lab without its core: the reason, and the words that the page holds for that case.

import { LitElement, html } from 'lit';
import { controlStyles } from './controls.js';
import { texts } from '../i18n/texts.js';

/** @typedef {import('./core.js').Failure} Failure */

/**
 * @param {Failure} failure
 * @param {import('../i18n/texts.js').Texts} words
 */
export function failureView(failure, words) {
  return html`<div class="card" role="alert">
      <p>${words.failure[failure]}</p>
      <button @click=${() => location.reload()}>${words.failure.reload}</button>
    </div>
    <slot></slot>`;
}

/**
 * An element that stands for a lab that never came to be.
 * @param {Failure} failure
 */
export function failedLab(failure) {
  return class extends LitElement {
    static styles = controlStyles;

    render() {
      return failureView(failure, texts);
    }
  };
}
