// Of Lighthouse, what the audit uses. It is installed only when the audit runs, and types are checked without it.

declare module 'lighthouse' {
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
}
