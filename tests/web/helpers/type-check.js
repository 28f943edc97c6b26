// Runs the TypeScript compiler on source text that is no file of the repository.

import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const TOP = fileURLToPath(new URL('../../..', import.meta.url));
const TSC = `${TOP}/node_modules/typescript/bin/tsc`;

/**
 * Checks the types of sources under the settings of tsconfig.json, and returns the compiler's messages: '' if it finds nothing wrong.
 * @param {Record<string, string>} sources  by their files, relative to a folder
 * @param {string} beside  another folder, in which relative imports of the sources are found, too
 * @param {object} [settings]  of the compiler
 */
export async function typeErrors(sources, beside, settings = {}) {
  // Inside the repository, where the compiler finds the packages.
  const results = `${TOP}/tests/web/results`;
  await mkdir(results, { recursive: true });
  const folder = await mkdtemp(`${results}/types-`);
  try {
    for (const [file, text] of Object.entries(sources)) {
      const path = `${folder}/${file}`;
      await mkdir(path.slice(0, path.lastIndexOf('/')), { recursive: true });
      await writeFile(path, text);
    }
    const config = {
      extends: `${TOP}/tsconfig.json`,
      compilerOptions: { rootDirs: [folder, beside], ...settings },
      // Declarations that no source imports.
      include: [`${beside}/**/*.d.ts`],
      exclude: [`${beside}/pkg`, `${beside}/dist`],
      files: Object.keys(sources),
    };
    await writeFile(`${folder}/tsconfig.json`, JSON.stringify(config));
    return await compile(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** @param {string} project @returns {Promise<string>} */
const compile = (project) =>
  new Promise((resolve) => {
    execFile(process.argv[0], [TSC, '-p', project], {}, (/** @type {unknown} */ _, /** @type {string} */ said) =>
      resolve(said.replaceAll(`${project}/`, '')),
    );
  });
