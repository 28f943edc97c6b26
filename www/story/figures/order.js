// The figures of the story in their order: their names are also where they are in the page, and what other people's pages ask for.

export const ORDER = ['game', 'roll', 'dots', 'dare', 'why', 'broken', 'backwards', 'mistakes', 'interval', 'any'];
