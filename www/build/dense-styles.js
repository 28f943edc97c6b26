// Style sheets in JavaScript stand in the build as their authors have indented and explained them: bundlers do not look
// into literals.

const LITERAL = /css`([^`$\\]*)`/g;

/**
 * Leaves comments and indentation out of css`…` without substitutions. Lines stay lines.
 * @type {import('vite').Plugin}
 */
export const denseStyles = {
  name: 'dense-styles',
  apply: 'build',
  transform: (code, id) =>
    id.endsWith('.js') && code.includes('css`')
      ? code.replace(LITERAL, (_, style) => `css\`${style.replace(/\/\*[^]*?\*\//g, '').replace(/\s*\n\s*/g, '\n')}\``)
      : null,
};
