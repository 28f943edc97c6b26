// What is done once, whoever asks for it how often.

/**
 * @template T
 * @param {() => T} work
 * @returns {() => T}
 */
export function once(work) {
  /** @type {{value: T} | null} */
  let done = null;
  return () => {
    done ??= { value: work() };
    return done.value;
  };
}
