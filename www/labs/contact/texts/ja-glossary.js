// What words mean that only the contact lab uses, in Japanese.

export const glossary = {};
