/** The shown benefits, in the URL: an absent key stands for all categories, and for the first page. */
export interface BenefitsSearch {
  /** As in the benefits: 'Material escolar'. */
  readonly categoria?: string | undefined;
  /** From 1. */
  readonly pagina?: number | undefined;
}

/** What the service accepts as a category: at most 80 characters, without control characters. */
const category = /^\P{Cc}{1,80}$/u;

/** Parses the query; drops invalid values. */
export function readBenefitsSearch(query: Readonly<Record<string, unknown>>): BenefitsSearch {
  const { categoria } = query;
  const page = Number(query['pagina']);
  return {
    ...(typeof categoria === 'string' && category.test(categoria) && { categoria }),
    ...(Number.isInteger(page) && page > 1 && page <= 10_000 && { pagina: page }),
  };
}
