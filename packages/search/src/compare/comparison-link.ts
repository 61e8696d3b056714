import type { LinkTarget } from '@melhor-escola/domain/routes';
import type { SearchLinks } from '../ports.tsx';
import type { CompareSearch } from './search-params.ts';

/** Link to a comparison in the state of a search: its schools, grade, and whether only differences are shown. */
export function comparisonLink(
  links: Pick<SearchLinks, 'compare'>,
  { escola = [], serie, diferencas }: CompareSearch,
): LinkTarget {
  return {
    ...links.compare(escola),
    search: { escola, ...(serie && { serie }), ...(diferencas && { diferencas }) },
  };
}
