// How a snapshot is compared with its golden one. A golden snapshot is a promise: every field that it has is there for
// ever, with the same value. Later versions of the page may add fields, in objects at any depth.

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns what breaks the promise, a sentence for each value that is missing or different. Fields that only `now` has are
 * accepted; entries of arrays are not, because a list says how many there are.
 * @param {unknown} golden
 * @param {unknown} now
 * @param {string} path  where both are, such as `snapshot.exact`
 * @returns {string[]}
 */
export function differences(golden, now, path) {
  if (Array.isArray(golden) && Array.isArray(now)) {
    if (golden.length !== now.length) return [`${path}: had ${golden.length} entries, has ${now.length}`];
    return golden.flatMap((value, i) => differences(value, now[i], `${path}[${i}]`));
  }
  if (isRecord(golden) && isRecord(now)) {
    return Object.entries(golden).flatMap(([name, value]) =>
      Object.hasOwn(now, name)
        ? differences(value, now[name], `${path}.${name}`)
        : [`${path}.${name}: was ${JSON.stringify(value)}, is missing`],
    );
  }
  return golden === now ? [] : [`${path}: was ${JSON.stringify(golden)}, is ${JSON.stringify(now)}`];
}

/**
 * Returns the paths of the fields that only `now` has.
 * @param {unknown} golden
 * @param {unknown} now
 * @param {string} path  where both are
 * @returns {string[]}
 */
export function newFields(golden, now, path) {
  if (Array.isArray(golden) && Array.isArray(now)) {
    return golden.flatMap((value, i) => newFields(value, now[i], `${path}[${i}]`));
  }
  if (!isRecord(golden) || !isRecord(now)) return [];
  return Object.entries(now).flatMap(([name, value]) =>
    Object.hasOwn(golden, name) ? newFields(golden[name], value, `${path}.${name}`) : [`${path}.${name}`],
  );
}

/**
 * Returns a golden snapshot with the fields added that only `now` has, after its own. No golden value changes.
 * @template T
 * @param {T} golden
 * @param {unknown} now
 * @returns {T}
 */
export function withNewFields(golden, now) {
  /** @type {unknown} */
  let all = golden;
  if (Array.isArray(golden) && Array.isArray(now)) {
    all = golden.map((value, i) => withNewFields(value, now[i]));
  } else if (isRecord(golden) && isRecord(now)) {
    const kept = Object.entries(golden).map(([name, value]) => [name, withNewFields(value, now[name])]);
    const added = Object.entries(now).filter(([name]) => !Object.hasOwn(golden, name));
    all = Object.fromEntries([...kept, ...added]);
  }
  return /** @type {T} */ (all);
}
