// How one chart becomes the next, in pure functions. Another estimate of luck moves the lines that depend on it, while the games and the
// plain line stay: only that is a flip. Other changes have nothing in between.

/** @typedef {import('./model.js').ChartModel} ChartModel */
/** @typedef {import('./model.js').Series} Series */
/** @typedef {import('./model.js').Funnel} Funnel */
/** @typedef {import('./plan.js').Frame} Frame */

/** @typedef {ArrayLike<number> | null | undefined} Column */

/**
 * Returns how many of the first values are equal in both columns.
 * @param {ArrayLike<number>} a
 * @param {ArrayLike<number>} b
 */
function inCommon(a, b) {
  const most = Math.min(a.length, b.length);
  let count = 0;
  while (count < most && Object.is(a[count], b[count])) count += 1;
  return count;
}

/**
 * @param {Column} a
 * @param {Column} b
 * @param {number} count  of values that are compared
 */
const alike = (a, b, count) => a === b || !a || !b || inCommon(a, b) >= count;

/** @param {Funnel} a @param {Funnel} b */
const sameGrid = (a, b) => a.games.length === b.games.length && alike(a.games, b.games, a.games.length);

/** @param {Funnel} a @param {Funnel} b */
const sameFunnel = (a, b) => alike(a.lo, b.lo, a.lo.length) && alike(a.hi, b.hi, a.hi.length);

/**
 * Pairs what two models have in common.
 * @template T
 * @param {T[]} before
 * @param {T[]} after
 * @param {'id' & keyof T | 'tone' & keyof T} key
 */
const pairs = (before, after, key) =>
  after.flatMap((now) => {
    const was = before.find((one) => one[key] === now[key]);
    return was ? [{ was, now }] : [];
  });

/**
 * Says how one model follows another: `same` games, drawn as before as far as they went; a `flip` of what was made of them; or
 * `other` games.
 * @param {ChartModel} before
 * @param {ChartModel} after
 * @returns {'same' | 'flip' | 'other'}
 */
export function changeOf(before, after) {
  if (before === after) return 'same';
  if (before.masked !== after.masked) return 'other';
  const count = inCommon(before.games, after.games);
  const series = pairs(before.series, after.series, 'id');
  const funnels = pairs(before.funnels, after.funnels, 'tone').filter(({ was, now }) => sameGrid(was, now));
  const [plain] = funnels;
  const none = before.games.length === 0 && after.games.length === 0;
  // Without games, the funnel of the plain line says whether it is about the same position.
  if (none ? plain && !sameFunnel(plain.was, plain.now) : count === 0) return 'other';
  const still = series.filter(({ was, now }) => alike(was.mean, now.mean, count));
  if (still.length === 0 && after.series.length > 1) return 'other';
  const moved =
    still.length < series.length ||
    series.some(({ was, now }) => !alike(was.lo, now.lo, count) || !alike(was.hi, now.hi, count)) ||
    funnels.some(({ was, now }) => !sameFunnel(was, now)) ||
    pairs(before.limits, after.limits, 'tone').some(({ was, now }) => was.value !== now.value);
  return moved ? 'flip' : 'same';
}

/** @param {number} from @param {number} to @param {number} share */
const between = (from, to, share) => (1 - share) * from + share * to;

/**
 * Blends columns as far as both have values. Later games come with the distance of the last common one, so that a line
 * that grows meanwhile has no step.
 * @template {Column} C
 * @param {Column} from
 * @param {C} to
 * @param {number} count  of values in common
 * @param {number} share
 * @returns {C}
 */
function blended(from, to, count, share) {
  if (!from || !to) return to;
  let ahead = 0;
  const column = Float64Array.from(to, (value, i) => {
    if (i >= count) return value + (1 - share) * ahead;
    ahead = Number.isFinite(from[i]) && Number.isFinite(value) ? from[i] - value : 0;
    return ahead === 0 ? value : between(from[i], value, share);
  });
  return /** @type {C} */ (/** @type {unknown} */ (column));
}

/**
 * Returns the model on the way from one to the other. What either end lacks is drawn as at the end.
 * @param {ChartModel} from
 * @param {ChartModel} to
 * @param {number} share  0 to 1
 * @returns {ChartModel}
 */
export function blend(from, to, share) {
  if (share >= 1) return to;
  const count = inCommon(from.games, to.games);
  const series = to.series.map((now) => {
    const was = from.series.find(({ id }) => id === now.id);
    if (!was || (alike(was.mean, now.mean, count) && alike(was.lo, now.lo, count))) return now;
    const column = (/** @type {'mean' | 'lo' | 'hi'} */ name) => blended(was[name], now[name], count, share);
    const [low, high] = now.always ?? [];
    return /** @type {Series} */ ({
      ...now,
      mean: column('mean'),
      lo: column('lo'),
      hi: column('hi'),
      always: low &&
        high && [blended(was.always?.[0], low, count, share), blended(was.always?.[1], high, count, share)],
    });
  });
  const funnels = to.funnels.map((now) => {
    const was = from.funnels.find(({ tone }) => tone === now.tone);
    if (!was || !sameGrid(was, now)) return now;
    const [lo, hi] = [was.lo, was.hi].map((column, i) =>
      blended(column, i === 0 ? now.lo : now.hi, now.lo.length, share),
    );
    return { ...now, lo, hi };
  });
  const limits = to.limits.map((now) => {
    const was = from.limits.find(({ tone }) => tone === now.tone);
    return was ? { ...now, value: between(was.value, now.value, share) } : now;
  });
  return { ...to, series, funnels, limits };
}

/** @param {Frame} a @param {Frame} b */
export const sameFrame = (a, b) =>
  a.low === b.low && a.high === b.high && a.end === b.end && a.left === b.left && a.right === b.right;

/**
 * Returns the frame on the way from one to the other.
 * @param {Frame} from
 * @param {Frame} to
 * @param {number} share
 * @param {'log' | 'linear'} axis
 * @returns {Frame}
 */
export function zoomed(from, to, share, axis) {
  if (share >= 1) return to;
  const way = (/** @type {number} */ a, /** @type {number} */ b) => between(a, b, share);
  return {
    low: way(from.low, to.low),
    high: way(from.high, to.high),
    end: axis === 'log' ? from.end * (to.end / from.end) ** share : way(from.end, to.end),
    left: way(from.left, to.left),
    right: way(from.right, to.right),
  };
}
