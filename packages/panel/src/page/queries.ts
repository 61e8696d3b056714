import { readContent, type Api } from '@melhor-escola/api-client/api';
import { CURRENT_USER_STALE_MS } from '@melhor-escola/api-client/current-user';
import type { SchoolPage } from '@melhor-escola/api-client/panel';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { panelKey } from '../queries.ts';
import { photosQuery } from './photos/queries.ts';
import { knownSlugs, type PageValues } from './page-values.ts';

/** What a school states on its public page. */
export function pageQuery(api: Api, slug: string) {
  return queryOptions({
    queryKey: [...panelKey, 'page', slug],
    queryFn: ({ signal }) =>
      readContent(api.GET('/v3/panel/schools/{school}/page', { params: { path: { school: slug } }, signal })),
    staleTime: CURRENT_USER_STALE_MS,
  });
}

/** Loads it, and its photos. @throws {ApiError} 403 SECOND_FACTOR_REQUIRED or FORBIDDEN; 404 for an unknown school. */
export async function loadPage(queryClient: QueryClient, api: Api, slug: string): Promise<SchoolPage> {
  const [page] = await Promise.all([
    queryClient.fetchQuery(pageQuery(api, slug)),
    queryClient.fetchQuery(photosQuery(api, slug)),
  ]);
  return page;
}

const stated = (text: string) => (text.trim() === '' ? null : text);

/** What was typed, as the service takes it. An empty field removes what is stated. */
export function toPageInput(values: PageValues) {
  return {
    name: values.name,
    phone: stated(values.phone),
    whatsapp: stated(values.whatsapp),
    website: stated(values.website),
    visitHours: stated(values.visitHours),
    description: stated(values.description),
    ...knownSlugs(values),
  };
}

/**
 * Saves what was typed.
 *
 * @param version of the page that was changed.
 * @throws {ApiError} 409 SCHOOL_CHANGED when somebody else has changed the page meanwhile.
 */
export function savePage(api: Api, slug: string, values: PageValues, version: number): Promise<SchoolPage> {
  return readContent(
    api.PUT('/v3/panel/schools/{school}/page', {
      params: { path: { school: slug } },
      body: { ...toPageInput(values), email: stated(values.email), version },
    }),
  );
}

/** Removes what the current user prepared as a claimant. */
export async function discardPrepared(api: Api, slug: string): Promise<void> {
  await api.DELETE('/v3/panel/claims/{school}/page', { params: { path: { school: slug } } });
}
