// Of Node's own modules, and of one of Playwright's, no types are installed: our scripts use little of them.

declare const process: {
  env: Record<string, string | undefined>;
  argv: string[];
  exitCode: number | undefined;
};

declare module 'node:child_process';
declare module 'node:crypto';
declare module 'node:fs';
declare module 'node:fs/promises';
declare module 'node:http';
declare module 'node:net';
declare module 'node:os';
declare module 'node:path';
declare module 'node:url';
declare module 'node:zlib';
declare module 'playwright-core/lib/utilsBundle';
