// Something that is wanted often and done seldom.

export class Throttle {
  /**
   * @param {() => unknown} work what it returns is awaited: it is done when that is done
   * @param {number} milliseconds the least time between two times that it is done
   */
  constructor(work, milliseconds) {
    this.work = work;
    this.milliseconds = milliseconds;
    this.last = -Infinity;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
  }

  /** How long it has to wait still. */
  get wait() {
    return Math.max(0, this.last + this.milliseconds - performance.now());
  }

  /** Does it soon, in a task of its own. However often this is called, the last call is always followed by it. */
  request() {
    this.timer ??= setTimeout(() => this.due(), this.wait);
  }

  async due() {
    this.timer = undefined;
    // The time before was done later than it was begun.
    if (this.wait > 0) return this.request();
    this.last = performance.now();
    await this.work();
    this.last = performance.now();
  }

  /** Does it not before so many milliseconds have passed. @param {number} milliseconds */
  hold(milliseconds) {
    this.last = performance.now() + milliseconds;
  }

  /** Whether it is still to be done. */
  get pending() {
    return this.timer !== undefined;
  }

  cancel() {
    clearTimeout(this.timer);
    this.timer = undefined;
  }
}
