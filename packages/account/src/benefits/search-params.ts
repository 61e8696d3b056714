/** Which benefits are shown, as the URL says it: an absent key stands for all categories, and for the first page. */
export interface BenefitsSearch {
  /** As the partners' benefits have it: 'Material escolar'. */
  readonly categoria?: string | undefined;
  /** From 1. */
  readonly pagina?: number | undefined;
}

/** What the service takes for a category: words of at most 80 characters. */
const category = /^\P{Cc}{1,80}$/u;

/** What the query of an address says: what is bad in it is dropped. */
export function readBenefitsSearch(query: Readonly<Record<string, unknown>>): BenefitsSearch {
  const { categoria } = query;
  const page = Number(query['pagina']);
  return {
    ...(typeof categoria === 'string' && category.test(categoria) && { categoria }),
    ...(Number.isInteger(page) && page > 1 && page <= 10_000 && { pagina: page }),
  };
}
