// The entries of labs' pages, embeds and modules, which the build makes.

import { fileURLToPath } from 'node:url';
import { entryOf } from '../../www/build/entries.js';
import { LABS } from '../../www/pkg/labs.js';
import { expect, test } from './helpers/test.js';
import { typeErrors } from './helpers/type-check.js';

const WWW = fileURLToPath(new URL('../../www', import.meta.url));

test('the entries of all labs have the types that their starters take', async () => {
  const entries = Object.fromEntries(
    LABS.flatMap(({ name }) =>
      /** @type {const} */ (['page', 'embed', 'module']).map((form) => [
        `labs/${name}/${form}.js`,
        entryOf(name, form),
      ]),
    ),
  );
  const [[file, entry]] = Object.entries(entries);
  const wrong = file.replace('.js', '-wrong.js');
  const errors = await typeErrors({ ...entries, [wrong]: entry.replaceAll('./share.js', './state.js') }, WWW);
  expect(errors).toContain('loadSharing');
  // None is of another file.
  for (const error of errors.split('\n')) if (/error TS/.test(error)) expect(error).toContain(wrong);
});
