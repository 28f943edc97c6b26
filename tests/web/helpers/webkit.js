// Drives the WebKit that is installed on the machine, which is Safari's engine: WebKitGTK's MiniBrowser, by plain WebDriver
// over HTTP. MiniBrowser needs a display, so each has a virtual one.
//
// WebKitGTK's driver has no log, and a browser under automation does not print its console. A script in the page therefore
// notices errors. It stands before the page's content security policy and before all other scripts.

import { spawn } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DIST } from './built.js';
import { OtherBrowser, end } from './other-browser.js';
import { serve } from './static-server.js';

/** @typedef {import('./other-browser.js').ChildProcess} ChildProcess */

/** @typedef {{driver: string, display: string, browser: string}} Programs  their paths */

const PATIENCE = 30_000;
/** Scripts of tests roll games; each test has a limit of its own. */
const LONGEST_SCRIPT = 240_000;

/** @param {string} name */
const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((/** @type {string} */ folder) => join(folder, name))
    .find((/** @type {string} */ file) => existsSync(file));

/** MiniBrowser is on no PATH: distributions have it beside WebKit's own programs. */
function findBrowser() {
  const inside = (/** @type {string} */ folder) =>
    existsSync(folder) ? readdirSync(folder).map((/** @type {string} */ name) => join(folder, name)) : [];
  const folders = ['/usr/libexec', '/usr/lib', '/usr/lib64', ...inside('/usr/lib')];
  return ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0']
    .flatMap((version) => folders.map((folder) => join(folder, version, 'MiniBrowser')))
    .find((file) => existsSync(file));
}

/** @returns {Programs | undefined}  undefined where one of them is missing */
export function findWebKit() {
  const [driver, display, browser] = [onPath('WebKitWebDriver'), onPath('Xvfb'), findBrowser()];
  return driver && display && browser ? { driver, display, browser } : undefined;
}

/** Runs in every page, before all else. Frames tell the page around them, which may be of another origin. */
function watch() {
  /** @type {string[]} */
  const errors = [];
  const note = (/** @type {string} */ error) => {
    errors.push(error);
    if (parent !== window) parent.postMessage({ pageError: error }, '*');
  };
  Object.assign(globalThis, { pageErrors: errors });
  const notLoaded = (/** @type {EventTarget | null} */ target) =>
    `not loaded: ${/** @type {Element} */ (target).outerHTML.slice(0, 200)}`;
  // Captured, because the errors of elements that could not be loaded do not bubble.
  addEventListener(
    'error',
    (/** @type {Event} */ event) => note(event instanceof ErrorEvent ? event.message : notLoaded(event.target)),
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => note(`unhandled rejection: ${reason}`));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    note(`${effectiveDirective} forbids ${blockedURI}`),
  );
  addEventListener('message', ({ data }) => void (data?.pageError && note(data.pageError)));
  for (const level of /** @type {const} */ (['error', 'warn'])) {
    const say = console[level];
    console[level] = (...words) => {
      note(words.join(' '));
      say.apply(console, words);
    };
  }
}

const WATCH = `<script>(${watch})();</script>`;

/** @param {string} html */
const watched = (html) => html.replace('<head>', `<head>${WATCH}`);

/** The built pages, each with the script that notices errors. */
export async function serveWatched() {
  const pages = readdirSync(DIST).filter((/** @type {string} */ name) => name.endsWith('.html'));
  const read = (/** @type {string} */ name) => watched(readFileSync(join(DIST, name), 'utf8'));
  const server = await serve({
    files: Object.fromEntries(pages.map((/** @type {string} */ name) => [`/${name}`, read(name)])),
    folder: DIST,
  });
  const folder = await mkdtemp(join(tmpdir(), 'rollout-lab-webkit-'));
  const single = join(folder, 'rollout-lab.html');
  await writeFile(single, read('rollout-lab.html'));
  return {
    site: { address: server.address, single: pathToFileURL(single).href, watch: WATCH },
    close: async () => {
      await server.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** A WebKit with one tab, on a display of its own. */
export class WebKit extends OtherBrowser {
  /**
   * @param {ChildProcess[]} programs  in the order in which they are ended
   * @param {string} driver  the driver's address
   */
  constructor(programs, driver) {
    super();
    this.programs = programs;
    this.driver = driver;
    this.session = '';
    /** @type {string[]} errors of pages that were left */
    this.errors = [];
  }

  /** @param {Programs} programs */
  static async launch({ driver, display, browser }) {
    const server = spawn(display, ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    try {
      const environment = { ...process.env, DISPLAY: `:${await firstLine(server)}` };
      const { program, address } = await listening(driver, environment);
      const webkit = new WebKit([program, server], address);
      await webkit.begin(browser).catch(async (error) => {
        await webkit.close();
        throw error;
      });
      return webkit;
    } catch (error) {
      await end(server);
      throw error;
    }
  }

  /** @param {string} binary */
  async begin(binary) {
    const { sessionId } = await this.call('POST', '/session', {
      capabilities: {
        alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary, args: ['--automation'] } },
      },
    });
    this.session = `/session/${sessionId}`;
    await this.call('POST', '/timeouts', { script: LONGEST_SCRIPT });
  }

  /** @param {string} url */
  async goto(url) {
    this.errors.push(...(await this.pageErrors()));
    await this.call('POST', '/url', { url });
  }

  /** @param {string} expression */
  async evaluateText(expression) {
    const { value, error } = await this.call('POST', '/execute/async', {
      script: `const done = arguments[0];
        (${expression}).then((value) => done({ value }), (error) => done({ error: error + ' at ' + error.stack }));`,
      args: [],
    });
    if (error) throw new Error(error);
    return value ?? undefined;
  }

  /** Takes the errors from the page. */
  async pageErrors() {
    const { blank, errors } = await this.evaluate(
      `({ blank: location.href === 'about:blank', errors: globalThis.pageErrors?.splice(0) })`,
    );
    if (!blank && !errors) throw new Error('errors of this page are not noticed');
    return errors ?? [];
  }

  async takeErrors() {
    return [...this.errors.splice(0), ...(await this.pageErrors())];
  }

  async close() {
    if (this.session) await this.call('DELETE', '');
    for (const program of this.programs) await end(program);
  }

  /**
   * @param {'POST' | 'DELETE'} method
   * @param {string} path  in the session, once there is one
   * @param {object} [body]
   * @returns {Promise<any>}
   */
  async call(method, path, body) {
    const answer = await fetch(`${this.driver}${this.session}${path}`, { method, body: body && JSON.stringify(body) });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  }
}

/**
 * The number of the display, which Xvfb writes when it is ready.
 * @param {ChildProcess} server
 * @returns {Promise<string>}
 */
const firstLine = (server) =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.once('exit', () => reject(new Error('Xvfb ended')));
    server.stdio[3].once('data', (/** @type {unknown} */ number) => resolve(String(number).trim()));
  });

/**
 * Starts the driver and waits until it listens. It says nothing when it does, and of port 0 not which one it took.
 * @param {string} driver
 * @param {Record<string, string | undefined>} env
 * @returns {Promise<{program: ChildProcess, address: string}>}
 */
async function listening(driver, env) {
  const giveUp = AbortSignal.timeout(PATIENCE);
  // It ends where another program has taken the port meanwhile: then the next free one.
  while (!giveUp.aborted) {
    const port = await freePort();
    const program = spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' });
    const address = `http://127.0.0.1:${port}`;
    while (program.exitCode === null && !giveUp.aborted) {
      const answer = await fetch(`${address}/status`).catch(() => null);
      if (answer?.ok) return { program, address };
      await new Promise((later) => setTimeout(later, 20));
    }
    await end(program);
  }
  throw new Error('WebKitWebDriver does not listen');
}

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
