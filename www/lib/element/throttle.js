// Something that is wanted often and done seldom.

export class Throttle {
  /**
   * @param {() => unknown} work what it returns is awaited: it is done when that is done
   * @param {number} milliseconds the least time between two times that it is done
   */
  constructor(work, milliseconds) {
    this.work = work;
    this.milliseconds = milliseconds;
    /** When it was done last, and how long it waits after that. */
    this.last = -Infinity;
    this.pause = milliseconds;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
  }

  /** How long it has to wait still: however the clock runs, no longer than the pause. */
  get wait() {
    return Math.min(Math.max(0, this.last + this.pause - performance.now()), this.pause);
  }

  /** Does it soon, in a task of its own. However often this is called, the last call is always followed by it. */
  request() {
    const { last } = this;
    this.timer ??= setTimeout(() => this.due(last), this.wait);
  }

  /** @param {number} last  when it had been done last, when this was asked for */
  async due(last) {
    this.timer = undefined;
    // The time before was done later than it was begun.
    if (this.last !== last) return this.request();
    this.mark();
    await this.work();
    this.mark();
  }

  mark() {
    this.last = performance.now();
    this.pause = this.milliseconds;
  }

  /** Does it not before so many milliseconds have passed. @param {number} milliseconds */
  hold(milliseconds) {
    this.last = performance.now();
    this.pause = milliseconds;
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
