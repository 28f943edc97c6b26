// Something that is wanted often and done seldom.

export class Throttle {
  /**
   * @param {() => void} work
   * @param {number} milliseconds the least time between two times that it is done
   */
  constructor(work, milliseconds) {
    this.work = work;
    this.milliseconds = milliseconds;
    this.last = -Infinity;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
  }

  /** Does it soon, in a task of its own. However often this is called, the last call is always followed by it. */
  request() {
    const wait = Math.max(0, this.last + this.milliseconds - performance.now());
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      this.last = performance.now();
      this.work();
    }, wait);
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
