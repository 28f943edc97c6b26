// A plugin of the bundlers': `import text from './worker.js?worker-text'` is what a worker runs, as text, so that a worker
// needs no file of its own. A frame without an origin and a page on a disk could load none.

import { dirname, join } from 'node:path';
import { build } from 'rolldown';
import { TARGET } from './settings.js';

const QUERY = '?worker-text';

/** @type {import('rolldown').Plugin & {enforce: 'pre'}} */
export const workerText = {
  name: 'worker-text',
  // Before Vite looks for a file of that name.
  enforce: 'pre',
  resolveId: (source, importer) => (source.endsWith(QUERY) && importer ? join(dirname(importer), source) : null),
  async load(id) {
    if (!id.endsWith(QUERY)) return null;
    const input = id.slice(0, -QUERY.length);
    this.addWatchFile(input);
    const { output } = await build({
      input,
      write: false,
      platform: 'browser',
      transform: { target: TARGET },
      output: { format: 'iife', minify: true, comments: false },
    });
    return `export default ${JSON.stringify(output[0].code)};`;
  },
};
