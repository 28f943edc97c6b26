// Drives a Firefox that is installed on the machine: as much of WebDriver BiDi as a smoke test needs.
//
// Playwright's own BiDi asks for commands that long-term releases of Firefox do not have yet.

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
// Node 20 has no WebSocket of its own; Playwright brings one along.
import { ws as WebSocket } from 'playwright-core/lib/utilsBundle';
import { OtherBrowser, end } from './other-browser.js';

/** @typedef {import('./other-browser.js').ChildProcess} ChildProcess */

const NAMES = ['firefox-esr', 'firefox'];
const PATIENCE = 30_000;

/** @returns {string | undefined} where Firefox is: on PATH, or what FIREFOX names */
export function findFirefox() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const files = NAMES.flatMap((name) => folders.map((/** @type {string} */ folder) => join(folder, name)));
  return process.env.FIREFOX ?? files.find((file) => existsSync(file));
}

/** A headless Firefox with one tab and a profile of its own. */
export class Firefox extends OtherBrowser {
  /**
   * @param {ChildProcess} child
   * @param {string} profile
   * @param {WebSocket} socket
   */
  constructor(child, profile, socket) {
    super();
    this.child = child;
    this.profile = profile;
    this.socket = socket;
    /** @type {string[]} what went wrong on the page: uncaught, or written to the console as an error */
    this.errors = [];
    /** @type {Map<number, {resolve: (result: any) => void, reject: (error: Error) => void}>} */
    this.waiting = new Map();
    this.calls = 0;
    this.context = '';
    /** @type {Set<string>} navigations whose page has loaded */
    this.loads = new Set();
    this.hasLoaded = () => {};
    socket.onmessage = (/** @type {{data: string}} */ { data }) => this.receive(JSON.parse(data));
  }

  /** @param {string} program */
  static async launch(program) {
    const profile = await mkdtemp(join(tmpdir(), 'rollout-lab-firefox-'));
    const options = ['--headless', '--no-remote', '--remote-debugging-port', '0', '--profile', profile];
    const child = spawn(program, [...options, 'about:blank'], { stdio: ['ignore', 'ignore', 'pipe'] });
    try {
      const firefox = new Firefox(child, profile, await connect(await address(child)));
      await firefox.begin();
      return firefox;
    } catch (error) {
      await discard(child, profile);
      throw error;
    }
  }

  async begin() {
    await this.call('session.new', { capabilities: {} });
    await this.call('session.subscribe', { events: ['log.entryAdded', 'browsingContext.load'] });
    const { contexts } = await this.call('browsingContext.getTree', {});
    this.context = contexts[0].context;
  }

  /**
   * Opens an address and waits for the load event of this very navigation. Firefox's own `wait: 'complete'` also ends when
   * the page before writes its address meanwhile, as labs do. An expression would then be evaluated on that page, and its
   * answer lost.
   * @param {string} url
   */
  async goto(url) {
    const { navigation } = await this.call('browsingContext.navigate', { context: this.context, url, wait: 'none' });
    while (!this.loads.delete(navigation)) await new Promise((next) => (this.hasLoaded = () => next(undefined)));
  }

  /** @param {string} expression */
  async evaluateText(expression) {
    const { type, result, exceptionDetails } = await this.call('script.evaluate', {
      expression,
      target: { context: this.context },
      awaitPromise: true,
    });
    if (type !== 'success') throw new Error(exceptionDetails.text);
    return result.value;
  }

  async takeErrors() {
    return this.errors.splice(0);
  }

  async close() {
    this.socket.close();
    await discard(this.child, this.profile);
  }

  /**
   * @param {string} method
   * @param {object} params
   * @returns {Promise<any>}
   */
  call(method, params) {
    this.calls += 1;
    const id = this.calls;
    this.socket.send(JSON.stringify({ id, method, params }));
    return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
  }

  /** @param {any} message an answer or an event */
  receive({ id, type, method, params, result, error, message }) {
    if (type === 'event') {
      if (method === 'log.entryAdded' && params.level === 'error') this.errors.push(params.text);
      if (method === 'browsingContext.load') {
        this.loads.add(params.navigation);
        this.hasLoaded();
      }
      return;
    }
    const call = this.waiting.get(id);
    this.waiting.delete(id);
    if (type === 'success') call?.resolve(result);
    else call?.reject(new Error(`${error}: ${message}`));
  }
}

/**
 * Where Firefox listens; it says so on its standard error.
 * @param {ChildProcess} child
 * @returns {Promise<string>}
 */
function address(child) {
  return new Promise((resolve, reject) => {
    let said = '';
    const timer = setTimeout(() => reject(new Error(`Firefox does not listen: ${said}`)), PATIENCE);
    child.on('exit', () => reject(new Error(`Firefox ended: ${said}`)));
    child.stderr.on('data', (/** @type {unknown} */ chunk) => {
      said += String(chunk);
      const listening = /WebDriver BiDi listening on (ws:\S+)/.exec(said);
      if (!listening) return;
      clearTimeout(timer);
      resolve(`${listening[1]}/session`);
    });
  });
}

/**
 * @param {string} url
 * @returns {Promise<WebSocket>}
 */
function connect(url) {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url);
    socket.onopen = () => resolve(socket);
    socket.onerror = (/** @type {{message: string}} */ { message }) => reject(new Error(message));
  });
}

/**
 * Ends Firefox and removes its profile.
 * @param {ChildProcess} child
 * @param {string} profile
 */
async function discard(child, profile) {
  await end(child);
  await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}
