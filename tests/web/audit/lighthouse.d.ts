// Of Lighthouse, what the audit uses. tsconfig.json names this instead of its own types: Lighthouse is installed only
// when the audit runs, and would bring Node's types along for all scripts.

export interface Result {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
  runtimeError?: { message: string };
}

interface Audit {
  title: string;
  score: number | null;
  displayValue?: string;
  explanation?: string;
  details?: { items?: { node?: { snippet: string } }[] };
}

export default function lighthouse(
  url: string,
  flags: { port: number; logLevel: 'error'; onlyCategories: string[] },
): Promise<{ lhr: Result } | undefined>;
