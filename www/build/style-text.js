// A plugin of the bundler's, where Vite is not, which has it: `import text from './some.css?inline'` is a style sheet as text, without
// its comments and indentation.

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const QUERY = '?inline';

/** @type {import('rolldown').Plugin} */
export const styleText = {
  name: 'style-text',
  resolveId: (source, importer) =>
    source.endsWith(`.css${QUERY}`) && importer ? { id: join(dirname(importer), source), moduleType: 'js' } : null,
  load: {
    filter: { id: /\.css\?inline$/ },
    handler(id) {
      const style = readFileSync(id.slice(0, -QUERY.length), 'utf8');
      const dense = style.replace(/\/\*[^]*?\*\//g, '').replace(/\s*\n\s*/g, '\n');
      return { code: `export default ${JSON.stringify(dense)};`, moduleType: 'js' };
    },
  },
};
