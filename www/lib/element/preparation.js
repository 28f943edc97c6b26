// A lab that has to make something before it can roll: one order at a time, which shows how far it is. Its result is taken over, or the
// reader goes back to the thing in force before. A piece that a lab holds.

import { isRefusal } from './core.js';

/**
 * Where a preparation is. From `idle` an order leads to `making`, and from there another order to `making` again,
 * `take` to `ready`, and `cancel` back to `ready` with what was made before, as `resume` does with what was kept. A core
 * that stops leads to `failed`, which nothing leads out of.
 * @template Order, Made
 * @typedef {{is: 'idle'} | Making<Order, Made> | {is: 'ready', made: Made} | {is: 'failed'}} State
 */

/**
 * @template Order, Made
 * @typedef {Object} Making
 * @property {'making'} is
 * @property {Order} order
 * @property {Made | null} before  what was made before, and is in force until this is
 * @property {Work} work  how far it is
 * @property {AbortController} control
 */

/**
 * @typedef {Object} Work  that the reader waits for
 * @property {string} what
 * @property {number} progress  0..1
 */

/** @typedef {(work: any) => void} Report  a Work with names of the lab's own */

/**
 * The lab's part. `first` returns the order for a lab that nobody has ordered anything from, and `start` is shown of a new order.
 * `make` resolves with null if the work was given up. `take` puts what was made in force, and the game before is freed afterwards.
 * `revert` puts the game before in force again when an order was given up. `instead` returns the order that replaces a refused one.
 * @template Order, Made
 * @typedef {{
 *   first(): Order,
 *   start: Work,
 *   make(order: Order, report: Report, signal: AbortSignal): Promise<Made | null>,
 *   take(made: Made, order: Order, before: Made | null): void,
 *   revert(made: Made, order: Order): void,
 *   free(made: Made): void,
 *   instead?(order: Order): Order | null,
 * }} Own
 */

/**
 * @typedef {Object} Host
 * @property {boolean} isConnected
 * @property {(controller: import('lit').ReactiveController) => void} addController
 * @property {() => void} touched  draws it, and says 'statechange'
 * @property {(error: unknown) => void} fail
 */

/** @template Order, Made */
export class Preparation {
  /**
   * @param {Host} host
   * @param {Own<Order, Made>} own
   */
  constructor(host, own) {
    this.host = host;
    this.own = own;
    /** @type {State<Order, Made>} */
    this.state = { is: 'idle' };
    host.addController(this);
  }

  /** The order in hand; null if there is none. */
  get making() {
    return this.state.is === 'making' ? this.state : null;
  }

  /** How far it is with that; null if nothing is being made. */
  get work() {
    return this.making?.work ?? null;
  }

  /** The last thing made. It is in force until another is. @returns {Made | null} */
  get made() {
    const { state } = this;
    return state.is === 'ready' ? state.made : state.is === 'making' ? state.before : null;
  }

  /** Whether something is being made, or is going to be. */
  get busy() {
    return this.host.isConnected && (this.state.is === 'idle' || this.state.is === 'making');
  }

  /** Makes this, in place of what is being made now. @param {Order} order */
  order(order) {
    if (this.state.is === 'failed') return;
    this.making?.control.abort();
    this.begin(order, this.made);
  }

  /** Gives up what is being made. Without anything to go back to, it is made all the same. */
  cancel() {
    const { making } = this;
    if (!making?.before) return;
    making.control.abort();
    this.state = { is: 'ready', made: making.before };
    this.own.revert(making.before, making.order);
  }

  /** A thing that was made before and kept is in force again. @param {Made} made */
  resume(made) {
    if (this.state.is === 'failed') return;
    const { made: before } = this;
    this.making?.control.abort();
    this.state = { is: 'ready', made };
    if (before && before !== made) this.own.free(before);
  }

  /** The core has stopped. */
  fail() {
    this.making?.control.abort();
    this.state = { is: 'failed' };
  }

  /**
   * @param {Order} order
   * @param {Made | null} before
   */
  begin(order, before) {
    /** @type {Making<Order, Made>} */
    const making = { is: 'making', order, before, work: this.own.start, control: new AbortController() };
    this.state = making;
    this.host.touched();
    this.make(making).catch((error) => (isRefusal(error) ? this.refused(making, error) : this.host.fail(error)));
  }

  /**
   * The core refuses what was ordered. Nothing has stopped: something else is made instead, or what was made before is in force.
   * @param {Making<Order, Made>} making
   * @param {import('./core.js').Refusal} error
   */
  refused(making, error) {
    const { order, before, control } = making;
    // Of what nobody wants any more, nobody wants to hear.
    if (this.state !== making || control.signal.aborted) return;
    console.warn(error);
    const instead = this.own.instead?.(order);
    if (instead) this.begin(instead, before);
    else if (before) this.cancel();
    else this.host.fail(error);
  }

  /** @param {Making<Order, Made>} making */
  async make(making) {
    const { order, control } = making;
    const report = (/** @type {Work} */ work) => {
      making.work = work;
      if (this.state === making) this.host.touched();
    };
    const made = await this.own.make(order, report, control.signal);
    if (!made) return;
    // Something else was ordered in the meantime, or the lab taken out of the page.
    if (this.state !== making || control.signal.aborted) {
      this.own.free(made);
      return;
    }
    this.state = { is: 'ready', made };
    this.own.take(made, order, making.before);
    if (making.before) this.own.free(making.before);
  }

  hostConnected() {
    const { state } = this;
    // Of a lab that was taken out of the page meanwhile, and is back.
    if (state.is === 'making' && state.control.signal.aborted) this.begin(state.order, state.before);
    // An address is read before this comes, and orders what it asks for.
    if (state.is === 'idle') queueMicrotask(() => this.beginFirst());
  }

  beginFirst() {
    if (this.state.is === 'idle' && this.host.isConnected) this.order(this.own.first());
  }

  hostDisconnected() {
    this.making?.control.abort();
  }
}
