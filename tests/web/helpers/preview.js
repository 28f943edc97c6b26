// Serves the built page, for scripts that are not page tests.

import { preview } from 'vite';

/**
 * Serves www/dist on a free port.
 *
 * @returns {Promise<{address: string, close: () => Promise<void>}>}
 */
export async function servePage() {
  const server = await preview({ preview: { port: 0, strictPort: false }, logLevel: 'warn' });
  const [address] = server.resolvedUrls?.local ?? [];
  if (!address) throw new Error('the built page is not served');
  return { address, close: () => server.close() };
}
