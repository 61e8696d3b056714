import { readContent, type Api } from '@melhor-escola/api-client/api';
import { CURRENT_USER_STALE_MS } from '@melhor-escola/api-client/current-user';
import type { SchoolPage } from '@melhor-escola/api-client/panel';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { panelKey } from '../queries.ts';
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

/** Loads it. @throws {ApiError} 403 SECOND_FACTOR_REQUIRED or FORBIDDEN; 404 for an unknown school. */
export async function loadPage(queryClient: QueryClient, api: Api, slug: string): Promise<SchoolPage> {
  return queryClient.fetchQuery(pageQuery(api, slug));
}

const stated = (text: string) => (text.trim() === '' ? null : text);

/**
 * Saves what was typed. An empty field removes what is stated.
 *
 * @param version of the page that was changed.
 * @throws {ApiError} 409 SCHOOL_CHANGED when somebody else has changed the page meanwhile.
 */
export function savePage(
  api: Api,
  slug: string,
  { name, ...values }: PageValues,
  version: number,
): Promise<SchoolPage> {
  return readContent(
    api.PUT('/v3/panel/schools/{school}/page', {
      params: { path: { school: slug } },
      body: {
        name,
        email: stated(values.email),
        phone: stated(values.phone),
        whatsapp: stated(values.whatsapp),
        website: stated(values.website),
        visitHours: stated(values.visitHours),
        description: stated(values.description),
        ...knownSlugs(values),
        version,
      },
    }),
  );
}
