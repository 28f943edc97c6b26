// Modules that have no types, or that tsc finds none for.

declare module 'node:assert/strict';
declare module 'node:test';
declare module 'textlint-rule-common-misspellings';
declare module 'textlint-rule-preset-ja-technical-writing';
declare module 'textlint-rule-terminology';
