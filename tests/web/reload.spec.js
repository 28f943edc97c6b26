// What the reader did last, before the address could follow: a reload and the ways back and forward find it, and nobody
// else does.

import { expect, test } from './helpers/test.js';
import { DIST } from './helpers/built.js';
import { KNOWN, tried } from './helpers/labs.js';
import { ready } from './helpers/ready.js';
import { serve } from './helpers/static-server.js';
import { keep, kept, leftLast } from '../../www/lib/address/history.js';
import { uncaughtErrors } from './helpers/uncaught.js';

/** @typedef {import('@playwright/test').Frame} Frame */
/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./helpers/hand.js').HandLab} HandLab */
/** @typedef {import('./helpers/lab.js').TwoCheckerLab} TwoCheckerLab */

test.use({ ownWindow: true });

/** @param {Locator} lab */
const stateOf = (lab) =>
  lab.evaluate((it) => {
    const { snapshot, values } = /** @type {TwoCheckerLab} */ (it);
    return { snapshot: snapshot.call(it), values: values.call(it) };
  });

/** @param {Page | Frame} page @param {string} name */
const labOf = (page, name) => page.locator(`${name}-lab`);

/**
 * Does something that stands in the address, and then something more that does not stand there yet: the clock goes on by
 * a minute, and from then on by a tenth of a millisecond whenever somebody looks at it, so that the second that it takes, or
 * the third of one, does not go by.
 * @param {Locator} lab
 * @param {number} [thousand]  games that are rolled at once
 * @returns what the address says, and what was done
 */
async function act(lab, thousand = 1000) {
  const hash = () => lab.evaluate(() => location.hash);
  const before = await hash();
  await lab.evaluate(async (it, games) => {
    let now = performance.now() + 60_000;
    performance.now = () => {
      now += 0.1;
      return now;
    };
    const hand = /** @type {HandLab} */ (it);
    if ('roll' in it) await /** @type {TwoCheckerLab} */ (it).roll(games / 10);
    else hand.begin();
  }, thousand);
  await expect.poll(hash).not.toBe(before);
  const written = await hash();
  const said = await stateOf(lab);
  await lab.evaluate(async (it, games) => {
    if ('roll' in it) return /** @type {TwoCheckerLab} */ (it).roll(games);
    // With the cube, what comes next is to roll without doubling.
    if ('rollDice' in it) return /** @type {{rollDice: () => void}} */ (/** @type {unknown} */ (it)).rollDice();
    const hand = /** @type {HandLab} */ (it);
    for (let turn = hand.session.played?.view().turn; turn && !turn.done; turn = hand.session.played?.view().turn)
      hand.move(turn.movable[0].from);
    hand.confirm();
  }, thousand);
  expect(await hash()).toBe(written);
  return { said, done: await stateOf(lab) };
}

for (const { name, page: file, thousand } of KNOWN) {
  test(`${name}: what was done a moment ago is there after a reload`, tried('reload', name), async ({ page }) => {
    await page.goto(`./${file}`);
    const lab = labOf(page, name);
    await ready(lab);
    const { done } = await act(lab, thousand);
    await page.reload();
    await ready(lab);
    expect(await stateOf(lab)).toEqual(done);
    // And again, whether or not the address has followed.
    await page.reload();
    await ready(lab);
    expect(await stateOf(lab)).toEqual(done);
  });

  test(
    `${name}: what was done while a reload was on its way is there after it`,
    tried('slow reload', name),
    async ({ page, baseURL }) => {
      await page.goto(`./${file}`);
      const lab = labOf(page, name);
      await ready(lab);
      // The server answers when more was done and the address could have followed. Nobody asks the page meanwhile: it tells.
      /** @type {(said: unknown) => void} */
      let tell = () => {};
      const told = new Promise((resolve) => (tell = resolve));
      await page.route('**/told', async (route) => {
        tell(route.request().postDataJSON());
        await route.fulfill({ body: '' });
      });
      await page.route(new URL(file, baseURL).href, async (route) => {
        await told;
        await route.continue();
      });
      const loaded = page.waitForEvent('load');
      await lab.evaluate((it) => {
        const hand = /** @type {HandLab} */ (it);
        let now = performance.now() + 60_000;
        performance.now = () => (now += 0.1);
        addEventListener('beforeunload', async () => {
          if ('roll' in it) await /** @type {TwoCheckerLab} */ (it).roll(100);
          else hand.begin();
          // The address is written in a task of its own, soon after this is said.
          hand.dispatchEvent(new Event('statechange'));
          for (let tasks = 0; tasks < 5; tasks += 1) await new Promise((task) => setTimeout(task));
          const { snapshot, values } = hand;
          const done = { snapshot: snapshot.call(it), values: values.call(it) };
          await fetch('told', { method: 'POST', body: JSON.stringify(done) });
        });
        location.reload();
      });
      const done = await told;
      await loaded;
      await ready(lab);
      expect(JSON.parse(JSON.stringify(await stateOf(lab)))).toEqual(done);
    },
  );

  test(
    `${name}: another link in the same window, or the same one, opens what it says; the way back what was there`,
    tried('another link', name),
    async ({ page }) => {
      await page.goto(`./${file}?seed=5`);
      const lab = labOf(page, name);
      await ready(lab);
      const { said, done } = await act(lab, thousand);
      const link = page.url();
      // At the top: whoever comes back from below the lab does not see it, and what takes long is not rolled yet.
      await page.evaluate(
        () => void document.body.insertAdjacentHTML('afterbegin', '<a id="away" href="licenses.txt">away</a>'),
      );
      await page.click('#away');
      await page.waitForURL('**/licenses.txt');
      await page.goto(link);
      await ready(lab);
      expect(await stateOf(lab)).toEqual(said);
      await page.goto(`./${file}?seed=6`);
      await ready(lab);
      expect(await lab.evaluate((it) => /** @type {TwoCheckerLab} */ (it).seed)).toBe('0x6');
      const other = await act(lab, thousand);
      await page.evaluate(() => void setTimeout(() => history.go(-3)));
      await page.waitForURL(/seed=5/);
      await ready(lab);
      expect(await stateOf(lab)).toEqual(done);
      await page.evaluate(() => void setTimeout(() => history.go(3)));
      await page.waitForURL(/seed=6/);
      await ready(lab);
      expect(await stateOf(lab)).toEqual(other.done);
    },
  );
}

test('a hash that is typed is a place of its own: the way back leads to what was done before it', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('./?seed=5');
  const lab = labOf(page, 'two-checker');
  await ready(lab);
  const { done } = await act(lab);
  await page.evaluate(() => {
    location.hash = '#v=1&games=30';
  });
  await expect.poll(async () => (await stateOf(lab)).values.games).toBe(30);
  await page.goBack();
  await expect.poll(() => stateOf(lab)).toEqual(done);
});

test('a hash that is typed is a place at once: what was done a moment later is there after a reload', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('./?seed=5');
  const lab = labOf(page, 'two-checker');
  await ready(lab);
  // From now on nothing is written while the page is there.
  await act(lab);
  await page.evaluate(() => {
    location.hash = '#v=1&games=30';
  });
  await expect.poll(async () => (await stateOf(lab)).values.games).toBe(30);
  await lab.evaluate((it) => /** @type {TwoCheckerLab} */ (it).roll(7));
  await page.reload();
  await ready(lab);
  expect((await stateOf(lab)).values.games).toBe(37);
});

test('two frames of one address in one page keep what was done in each', { tag: '@long' }, async ({ page }) => {
  const site = await serve({ folder: DIST });
  const frame = '<iframe src="embed.html?seed=5" width="700" height="900"></iframe>';
  await page.route('**/host.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>A host</title>${frame}${frame}` }),
  );
  await page.goto(`${site.address}host.html`);
  const framed = async (/** @type {number} */ at) => {
    const found = await (await page.locator('iframe').nth(at).elementHandle())?.contentFrame();
    if (!found) throw new Error('no frame');
    return labOf(found, 'two-checker');
  };
  const [first, second] = [await framed(0), await framed(1)];
  for (const lab of [first, second]) await ready(lab);
  await act(first);
  await act(second);
  await second.evaluate((it) => /** @type {TwoCheckerLab} */ (it).roll(7));
  for (const [lab, games] of /** @type {const} */ ([
    [first, 1100],
    [second, 1107],
  ])) {
    const loaded = page.waitForEvent('framenavigated');
    await lab.evaluate(() => location.reload());
    await loaded;
    await ready(lab);
    expect((await stateOf(lab)).snapshot.games).toBe(games);
    await act(lab);
  }
  // With the page they are loaded anew, as it says, each with its own or with nothing.
  await page.reload();
  for (const [at, games] of /** @type {const} */ ([
    [0, 2200],
    [1, 2207],
  ])) {
    const lab = await framed(at);
    await ready(lab);
    expect([0, games]).toContain((await stateOf(lab)).snapshot.games);
  }
  await site.close();
});

test('a frame without an origin, which has no storage, is left without an error', { tag: '@long' }, async ({
  page,
  baseURL,
}) => {
  const errors = uncaughtErrors(page);
  const src = new URL('./embed.html?seed=5', baseURL);
  await page.setContent(`<iframe sandbox="allow-scripts" src="${src}" width="700" height="900"></iframe>`);
  const frame = await (await page.locator('iframe').elementHandle())?.contentFrame();
  if (!frame) throw new Error('no frame');
  const lab = labOf(frame, 'two-checker');
  await ready(lab);
  await act(lab);
  const loaded = page.waitForEvent('framenavigated');
  await lab.evaluate(() => location.reload());
  await loaded;
  await ready(lab);
  expect(errors).toEqual([]);
});

test('whoever reloads just when the address is written finds it, though the browser loads the one before', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('./?seed=5');
  const lab = labOf(page, 'two-checker');
  await ready(lab);
  await act(lab);
  const { said, newest } = await lab.evaluate((it) => {
    const { hash } = location;
    dispatchEvent(new PageTransitionEvent('pagehide'));
    const newest = location.hash;
    history.replaceState(history.state, '', location.href.replace(/#.*/, hash));
    const { snapshot, values } = /** @type {TwoCheckerLab} */ (it);
    return { said: { snapshot: snapshot.call(it), values: values.call(it) }, newest };
  });
  expect(newest).toContain('games=1100');
  expect(new URL(page.url()).hash).toContain('games=100');
  await page.reload();
  await ready(lab);
  expect(await stateOf(lab)).toEqual(said);
});

test('nor is it lost when the address is written after the browser has begun to reload', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('./?seed=5');
  const lab = labOf(page, 'two-checker');
  await ready(lab);
  const { done } = await act(lab);
  await page.evaluate(() =>
    addEventListener('beforeunload', () => void dispatchEvent(new PageTransitionEvent('pagehide'))),
  );
  await page.reload();
  // That is what such a reload comes to in Chromium: the address before, of a place that nobody has named.
  expect(new URL(page.url()).hash).toBe('#v=1&games=100');
  await ready(lab);
  expect(await stateOf(lab)).toEqual(done);
  // And once more, from there.
  await page.reload();
  await ready(lab);
  expect(await stateOf(lab)).toEqual(done);
});

test('nothing is kept while the address holds everything', async ({ page }) => {
  await page.goto('./?seed=5');
  const lab = labOf(page, 'two-checker');
  await ready(lab);
  await lab.evaluate((it) => /** @type {TwoCheckerLab} */ (it).roll(100));
  await expect.poll(() => new URL(page.url()).hash).toBe('#v=1&games=100');
  await page.reload();
  await ready(lab);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
});

test.describe('what is kept', () => {
  /** @type {Map<string, string>} */
  const stored = new Map();
  const storage = {
    getItem: (/** @type {string} */ key) => stored.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => void stored.set(key, value),
    removeItem: (/** @type {string} */ key) => void stored.delete(key),
  };

  test.beforeEach(() => {
    stored.clear();
    Object.defineProperty(globalThis, 'sessionStorage', { value: storage, configurable: true, writable: true });
  });
  test.afterEach(() => void Reflect.deleteProperty(globalThis, 'sessionStorage'));

  test('it is found at its place with its address alone, and gone when the address has it', () => {
    keep('here', ['a?b'], '#c');
    keep('there', ['a?b', 'a?b#e'], '#d');
    expect(kept('there', 'a?b#e')).toBe('#d');
    expect([kept('here', 'a?b'), kept('there', 'a?b'), kept('nowhere', 'a?b')]).toEqual(['#c', '#d', null]);
    expect(kept('here', 'a?b#c')).toBe(null);
    expect(['a?b', 'a?b#e', 'a?b#c'].map(leftLast)).toEqual(['there', 'there', null]);
    keep('here', [], '');
    keep('there', [], '');
    expect(stored.size).toBe(0);
  });

  test('of many places the last twenty, and nothing that is very long', () => {
    for (let place = 0; place < 100; place += 1) keep(`place ${place}`, ['a'], '#b');
    expect([79, 80, 99].map((place) => kept(`place ${place}`, 'a'))).toEqual([null, '#b', '#b']);
    keep('place 99', ['a'], `#${'x'.repeat(100_000)}`);
    expect(kept('place 99', 'a')).toBe(null);
    expect([...stored.values()].join().length).toBeLessThan(1000);
  });

  test('what somebody else has put there, and a storage that is full or none, do no harm', () => {
    for (const text of ['', '{', 'null', '7', '[1,[2],["a","b"],["place","a",3]]']) {
      stored.set('rollout-lab', text);
      expect(kept('place', 'a')).toBe(null);
      keep('place', ['a'], '#b');
      expect(kept('place', 'a')).toBe('#b');
      stored.clear();
    }
    const full = {
      ...storage,
      setItem: () => {
        throw new Error('full');
      },
    };
    Object.assign(globalThis, { sessionStorage: full });
    keep('place', ['a'], '#b');
    Object.defineProperty(globalThis, 'sessionStorage', {
      get: () => {
        throw new Error('no origin');
      },
      configurable: true,
    });
    keep('place', ['a'], '#b');
    expect(kept('place', 'a')).toBe(null);
  });
});
