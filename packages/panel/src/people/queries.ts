import { readContent, type Api } from '@melhor-escola/api-client/api';
import { CURRENT_USER_STALE_MS } from '@melhor-escola/api-client/current-user';
import type { SchoolPeople } from '@melhor-escola/api-client/panel';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { panelKey } from '../queries.ts';

/** The people of a school, and its open invitations. */
export function peopleQuery(api: Api, slug: string) {
  return queryOptions({
    queryKey: [...panelKey, 'people', slug],
    queryFn: ({ signal }) =>
      readContent(
        api.GET('/v3/panel/schools/{school}/people', { params: { path: { school: slug } }, signal }),
      ),
    staleTime: CURRENT_USER_STALE_MS,
  });
}

/** Loads it. @throws {ApiError} 403 SECOND_FACTOR_REQUIRED or FORBIDDEN; 404 for an unknown school. */
export async function loadPeople(queryClient: QueryClient, api: Api, slug: string): Promise<SchoolPeople> {
  return queryClient.fetchQuery(peopleQuery(api, slug));
}
