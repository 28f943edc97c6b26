// A lab on a projector: as large as the window takes it. It is laid out on a stage that has the window's shape and the width
// of a small screen, and the stage is drawn larger as a whole: type, tables, charts and boards alike. What needs no
// projector does not load this.

import { css } from 'lit';

/** The stage, in CSS pixels: so much of it at least is in the window, which most often is wider than it is high. */
const STAGE = { width: 1024, height: 576 };

/** Around the stage, in its own pixels. */
const MARGIN = 8;

/** @typedef {import('./lab-element.js').LabElement} Lab */

/**
 * How much larger everything is in a window, never smaller: on a phone the lab is as it always is.
 * @param {{width: number, height: number}} window
 */
export const scaleIn = ({ width, height }) => Math.max(1, Math.min(width / STAGE.width, height / STAGE.height));

/** @param {Lab} lab */
export function project(lab) {
  const root = document.documentElement;
  const styles = /** @type {CSSStyleSheet} */ (stageStyles.styleSheet);
  const shadow = /** @type {ShadowRoot} */ (lab.renderRoot);
  shadow.adoptedStyleSheets = [...shadow.adoptedStyleSheets, styles];
  const fit = () => {
    const width = root.clientWidth;
    // A frame may be made as high as what is in it, which then must not be as high as the frame.
    const height = lab.form === 'page' ? innerHeight : Infinity;
    const scale = scaleIn({ width, height });
    const { style } = lab;
    style.setProperty('--scale', String(scale));
    style.setProperty('--width', `${width / scale}px`);
    style.setProperty('--height', `${(lab.form === 'page' ? height : STAGE.height * scale) / scale}px`);
  };
  addEventListener('resize', fit);
  fit();
}

const stageStyles = css`
  :host {
    position: relative; box-sizing: border-box; width: var(--width); min-height: var(--height); padding: ${MARGIN}px;
    transform: scale(var(--scale)); transform-origin: 0 0;
  }
`;
