// What words mean that only the contact lab uses, in English: two sentences each.

export const glossary = {};
