import { readContent, type Api } from '@melhor-escola/api-client/api';
import { CURRENT_USER_STALE_MS } from '@melhor-escola/api-client/current-user';
import type { SchoolVisit, SchoolVisits, VisitContact, VisitDecision } from '@melhor-escola/api-client/panel';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { panelKey } from '../queries.ts';

/** The visit requests of a school, and when it receives visitors. */
export function visitsQuery(api: Api, slug: string) {
  return queryOptions({
    queryKey: [...panelKey, 'visits', slug],
    queryFn: ({ signal }) =>
      readContent(
        api.GET('/v3/panel/schools/{school}/visits', { params: { path: { school: slug } }, signal }),
      ),
    staleTime: CURRENT_USER_STALE_MS,
  });
}

/** Loads them. @throws {ApiError} 403 SECOND_FACTOR_REQUIRED or FORBIDDEN; 404 for an unknown school. */
export async function loadVisits(queryClient: QueryClient, api: Api, slug: string): Promise<SchoolVisits> {
  return queryClient.fetchQuery(visitsQuery(api, slug));
}

/** @throws {ApiError} VISIT_CHANGED if the request has another version. */
export function decideVisit(
  api: Api,
  slug: string,
  { id, version }: Pick<SchoolVisit, 'id' | 'version'>,
  decision: VisitDecision,
): Promise<SchoolVisit> {
  return readContent(
    api.PUT('/v3/panel/schools/{school}/visits/{visit}/decision', {
      params: { path: { school: slug, visit: id } },
      body: { version, decision },
    }),
  );
}

/** How to reach the family. The service records each view. */
export function viewContact(api: Api, slug: string, visit: number): Promise<VisitContact> {
  return readContent(
    api.POST('/v3/panel/schools/{school}/visits/{visit}/contact', {
      params: { path: { school: slug, visit } },
    }),
  );
}

/** Closes a day to new requests, or opens it again. */
export function setClosedDay(
  api: Api,
  slug: string,
  { day, isClosed }: { readonly day: string; readonly isClosed: boolean },
): Promise<SchoolVisits> {
  return readContent(
    api.PUT('/v3/panel/schools/{school}/visits/closed-days/{day}', {
      params: { path: { school: slug, day } },
      body: { isClosed },
    }),
  );
}
