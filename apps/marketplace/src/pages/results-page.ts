import type { Service } from '@melhor-escola/api-client/service';
import { loadResults, resultsHead, type ResultsSearch } from '@melhor-escola/search/results';
import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { toRouteHead } from './page-head.ts';
import { saveData } from '../app/save-data.ts';

interface PageContext {
  readonly queryClient: QueryClient;
  readonly service: Service;
  readonly origin: string;
}

/**
 * What the loader of the results' route does: the data into the query cache, the head out of it, and whether the visitor saves data.
 *
 * @param address.query of the address, whose names that are not the search's go along where it leads elsewhere.
 */
export async function resultsPage(
  { queryClient, service, origin }: PageContext,
  search: ResultsSearch,
  { query, preload }: { readonly query: Readonly<Record<string, unknown>>; readonly preload: boolean },
) {
  const data = await loadResults(queryClient, service, search, preload);
  if (data.kind === 'redirect')
    throw redirect({ to: '/escolas/busca', search: { ...query, ...data.search }, statusCode: 302 });
  return { head: toRouteHead(resultsHead(search, data, origin), origin), saveData: saveData() };
}
