// The plan that a chart draws now. At rest it is its model's own. After a flip it is on the way to it, and after that, or with more games,
// its axes are.

import { Motion } from '../element/motion.js';
import { blend, changeOf, sameFrame, zoomed } from './morph.js';
import { frameOf, layOut } from './plan.js';

/** @typedef {import('./model.js').ChartModel} ChartModel */
/** @typedef {import('./plan.js').Frame} Frame */
/** @typedef {import('./plan.js').Plan} Plan */
/** @typedef {import('./sized-element.js').Size} Size */

/**
 * @typedef {Object} Goal  what is drawn at rest
 * @property {ChartModel} model
 * @property {Size} size
 * @property {ChartModel | null} beside
 * @property {Frame} frame
 */

/** Milliseconds of a flip, and of a zoom of the axes. */
const FLIP = 400;
const ZOOM = 250;

/** @type {Frame} */
const NO_FRAME = { low: 0, high: 1, end: 1, left: 0, right: 1 };

export class MovingPlan {
  /** @param {import('lit').ReactiveControllerHost} host */
  constructor(host) {
    this.flip = new Motion(host);
    this.zoom = new Motion(host);
    /** @type {Plan | null} drawn now */
    this.plan = null;
    /** @type {Goal | null} */
    this.goal = null;
    /** @type {ChartModel | null} drawn when the flip began */
    this.from = null;
    /** Frames: drawn when the zoom began, drawn when it ends, and drawn now. */
    this.frames = { from: NO_FRAME, to: NO_FRAME, now: NO_FRAME };
    this.resting = false;
  }

  /** Comes to rest, and returns whether something was moving. */
  finish() {
    const moved = this.flip.moving || this.zoom.moving;
    this.flip.finish();
    this.zoom.finish();
    return moved;
  }

  /**
   * Returns the plan of this frame of the screen.
   * @param {ChartModel} model
   * @param {Size} size
   * @param {ChartModel | null} beside  another chart with the same edges
   * @returns {Plan}
   */
  next(model, size, beside) {
    const { goal: last, plan } = this;
    const kept = last?.model === model && last.size === size && last.beside === beside;
    if (kept && plan && this.resting) return plan;
    const goal = kept
      ? last
      : this.follow({ model, size, beside, frame: frameOf(model, size.width, size.height, beside) });
    // A flip first, then its zoom: until then the plain line stays where it is.
    if (!this.flip.moving) this.lead(goal.frame);
    const { flip, zoom, frames, from } = this;
    const before = frames.now;
    frames.now = zoomed(frames.from, frames.to, zoom.share, model.axis);
    const drawn = flip.moving && from ? blend(from, model, flip.share) : model;
    this.resting = !flip.moving && !zoom.moving;
    // The plain line keeps its scales during a flip, and so its path.
    this.plan =
      kept && plan && frames.now === before
        ? { ...plan, model: drawn }
        : layOut(drawn, size.width, size.height, frames.now);
    return this.plan;
  }

  /** Begins what leads to another goal. @param {Goal} goal */
  follow(goal) {
    const { goal: last, plan } = this;
    const { model, size } = goal;
    const change = last?.size === size ? changeOf(last.model, model) : 'other';
    this.goal = goal;
    if (change === 'other') this.flip.finish();
    if (change === 'flip' && plan) {
      this.from = plan.model;
      this.flip.start(FLIP);
    }
    if (change === 'other' || last?.model.axis !== model.axis) {
      this.zoom.finish();
      this.frames.to = goal.frame;
    } else if (last.model.games.length !== model.games.length || last.model.xMax !== model.xMax) {
      // With more games the plain line moves anyway.
      this.lead(goal.frame);
    }
    return goal;
  }

  /** Zooms to a frame, from the one that is drawn. @param {Frame} frame */
  lead(frame) {
    const { frames } = this;
    if (sameFrame(frame, frames.to)) return;
    frames.from = frames.now;
    frames.to = frame;
    this.zoom.start(ZOOM);
  }
}
