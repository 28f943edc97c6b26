// What stands behind the benchmark's commands.

/** @param {string} name @param {string} [otherwise] */
export const option = (name, otherwise = '') => {
  const at = process.argv.indexOf(name);
  return at < 0 ? otherwise : process.argv[at + 1];
};
