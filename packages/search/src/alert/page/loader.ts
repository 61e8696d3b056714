import { parseOfferSearch } from '@melhor-escola/domain/search-filters';
import { parseSearch } from '@melhor-escola/domain/search-string';
import { placeQuery } from '../../place/resolve-place.ts';
import type { LoaderContext } from '../../ports.tsx';
import { activeFilters } from '../../results/filters/active-filters.ts';
import { alertSubject } from '../../results/search-sentence.ts';

/** What alerts are about. */
export interface AlertPageData {
  /** 'do 6º ano em Araguaína, TO'. */
  readonly about: string;
  /** The labels of the filters that the words do not name. */
  readonly filters: readonly string[];
}

/** Describes a search. @param query of its URL, without '?'. */
export async function loadAlertPage(
  { queryClient, service }: LoaderContext,
  query: string,
): Promise<AlertPageData> {
  const search = parseOfferSearch(parseSearch(query));
  // The page works without the city's name.
  const place =
    search.city === undefined
      ? undefined
      : await queryClient.ensureQueryData(placeQuery(service, search.city)).catch(() => undefined);
  return {
    about: alertSubject(search, place?.kind === 'city' ? place.city : undefined),
    filters: activeFilters(search)
      .filter(({ key }) => key !== 'grade' && key !== 'school')
      .map(({ label }) => label),
  };
}
