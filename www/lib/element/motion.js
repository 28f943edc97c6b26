// How a drawing moves from one state to the next. Nothing moves unasked: a motion follows a change, and a reader who asks for less motion
// sees only its end.

/** Returns whether the reader's system asks for as little motion as possible. */
export const prefersStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Starts fast and settles. @param {number} share  of the time that has passed, 0 to 1 */
export const settle = (share) => 1 - (1 - share) ** 3;

/**
 * A reactive controller that counts one change of its host from 0 to 1, and asks the host to draw each frame in between.
 *
 * @example
 * this.motion = new Motion(this);
 * // …when something changes:
 * this.motion.start(400);
 * // …in render():
 * const x = from + (to - from) * this.motion.share;
 */
export class Motion {
  /**
   * @param {Pick<import('lit').ReactiveControllerHost, 'addController' | 'requestUpdate'>} host
   * @param {(share: number) => number} [ease]  from the share of the time to that of the change
   */
  constructor(host, ease = settle) {
    this.host = host;
    this.ease = ease;
    /** Eased share of the change that is done: 0 at the start, 1 at rest. */
    this.share = 1;
    /** Whether the host's next update was asked for in a frame, so that it need not wait for another one. */
    this.inFrame = false;
    this.frame = 0;
    this.finish = this.finish.bind(this);
    host.addController(this);
  }

  /** Whether the host is between two states. */
  get moving() {
    return this.share < 1;
  }

  hostConnected() {
    addEventListener('beforeprint', this.finish);
    document.addEventListener('visibilitychange', this.finish);
  }

  hostUpdated() {
    this.inFrame = false;
  }

  hostDisconnected() {
    removeEventListener('beforeprint', this.finish);
    document.removeEventListener('visibilitychange', this.finish);
    this.finish();
  }

  /**
   * Begins a change. A change that was still going on ends where it is: the host takes what it draws now as the new beginning.
   * @param {number} milliseconds
   */
  start(milliseconds) {
    cancelAnimationFrame(this.frame);
    // A hidden page has no frames.
    if (prefersStill() || document.hidden) {
      this.share = 1;
      return;
    }
    this.share = 0;
    const since = performance.now();
    const draw = (/** @type {number} */ now) => {
      // The first frame may have begun before the change.
      const passed = Math.max(0, (now - since) / milliseconds);
      this.share = passed < 1 ? this.ease(passed) : 1;
      if (this.moving) this.frame = requestAnimationFrame(draw);
      this.inFrame = true;
      this.host.requestUpdate();
    };
    this.frame = requestAnimationFrame(draw);
  }

  /** Shows the end at once. */
  finish() {
    cancelAnimationFrame(this.frame);
    if (!this.moving) return;
    this.share = 1;
    this.host.requestUpdate();
  }
}
