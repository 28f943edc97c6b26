// Where the built pages are, for tests that serve or open them otherwise than the others.

import { fileURLToPath } from 'node:url';

export const DIST = fileURLToPath(new URL('../../../www/dist', import.meta.url));
