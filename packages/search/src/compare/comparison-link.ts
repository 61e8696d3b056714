import { type OfferSearch } from '@melhor-escola/domain/search-filters';
import type { LinkTarget } from '@melhor-escola/domain/routes';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { SearchLinks } from '../ports.tsx';
import type { CompareSearch } from './search-params.ts';

/** Link to a comparison in the state of a search: its schools, grade, shifts, and whether only differences are shown. */
export function comparisonLink(
  links: Pick<SearchLinks, 'compare'>,
  { escola = [], serie, turno, diferencas }: CompareSearch,
): LinkTarget {
  // Without schools there is nothing of which a grade could be compared.
  if (escola.length === 0) return links.compare(escola);
  return {
    ...links.compare(escola),
    search: { escola, ...(serie && { serie }), ...(turno && { turno }), ...(diferencas && { diferencas }) },
  };
}

/** The grade and the shifts that a family asks about. */
export type ComparedKind = Pick<CompareSearch, 'serie' | 'turno'>;

/** The {@link ComparedKind} of a search of the results. */
export function comparedKind({ grade, shifts }: OfferSearch): ComparedKind {
  return { ...(grade && { serie: grade }), ...(shifts && { turno: shifts }) };
}

/** The {@link ComparedKind} of the results seen last in this visit, in the query cache, which is created per visitor. The loader of the results sets it. */
export const comparedKindQuery = queryOptions({
  queryKey: ['search', 'compared-kind'],
  queryFn: (): ComparedKind => ({}),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

/** @see comparedKindQuery */
export function useSearchedKind(): ComparedKind {
  return useQuery({ ...comparedKindQuery, enabled: false }).data ?? {};
}
