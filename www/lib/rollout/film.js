// Pictures of a game that follow one another. Any click or key skips to the last one.

import { Motion } from '../element/motion.js';
import { lengthOf, picturesOf } from './pace.js';

/** Events that skip to the end. They also do what they do otherwise. */
const SKIPS = ['pointerdown', 'keydown', 'click'];

export class Film {
  /** @param {import('lit').LitElement} lab  which draws each picture */
  constructor(lab) {
    this.lab = lab;
    this.pictures = picturesOf(0, 0);
    /** The picture that is shown. */
    this.at = 0;
    /** Share of their usual time that the pictures take. */
    this.pace = 1;
    /** @type {Pick<import('lit').ReactiveControllerHost, 'addController' | 'requestUpdate'>} */
    const host = {
      addController: (controller) => lab.addController(controller),
      // The board draws its frames itself. The lab is drawn once for each picture.
      requestUpdate: () => this.count(),
    };
    this.motion = new Motion(host, (share) => share);
    const skip = () => this.motion.finish();
    for (const what of SKIPS) lab.addEventListener(what, skip, { capture: true });
  }

  /**
   * @param {number} before  rolls that were shown already
   * @param {number} made
   * @param {number} [most]  milliseconds
   */
  start(before, made, most = Infinity) {
    this.pictures = picturesOf(before, made);
    this.at = 0;
    const length = lengthOf(this.pictures);
    this.pace = Math.min(1, most / length);
    this.motion.start(length * this.pace);
  }

  get moving() {
    return this.motion.moving;
  }

  finish() {
    this.motion.finish();
  }

  /** Draws the lab if another picture is to be seen. */
  count() {
    const { motion, pictures } = this;
    const passed = motion.share * lengthOf(pictures);
    const at = pictures.findLastIndex(({ from }) => from <= passed);
    if (motion.moving && at === this.at) return;
    this.at = at;
    this.lab.requestUpdate();
  }

  /** How much of the game is seen while the pictures follow one another. @returns {import('./microscope.js').View} */
  get view() {
    const { at, pictures } = this;
    const { rolls: shown, within, several } = pictures[at];
    // The next picture begins when the checkers have arrived.
    const { rolls: arrived } = pictures[Math.max(0, at - 1)];
    return { shown, arrived, made: pictures[pictures.length - 1].rolls, within: within * this.pace, several };
  }
}
