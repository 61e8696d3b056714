import { readContent, type Api } from '@melhor-escola/api-client/api';
import { CURRENT_USER_STALE_MS } from '@melhor-escola/api-client/current-user';
import type { ClaimedPage } from '@melhor-escola/api-client/panel';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { toPageInput } from '../page/queries.ts';
import { toPageValues, type PageValues } from '../page/page-values.ts';
import { panelKey } from '../queries.ts';

const school = (slug: string) => ({ params: { path: { school: slug } } });

/** A school's page as its claimant prepares it. */
export function claimedPageQuery(api: Api, slug: string) {
  return queryOptions({
    queryKey: [...panelKey, 'claimed-page', slug],
    queryFn: ({ signal }) =>
      readContent(api.GET('/v3/panel/claims/{school}/page', { ...school(slug), signal })),
    staleTime: CURRENT_USER_STALE_MS,
  });
}

/** What a claimant may type: not the e-mail, which may be the proof of the claim. */
export const claimedPageValues = (page: ClaimedPage): PageValues => toPageValues({ ...page, email: null });

/** Loads it. @throws {ApiError} 404 CLAIM_NOT_FOUND without an open claim. */
export async function loadClaimedPage(
  queryClient: QueryClient,
  api: Api,
  slug: string,
): Promise<ClaimedPage> {
  return queryClient.fetchQuery(claimedPageQuery(api, slug));
}

/** Stores what was typed in the service, for the claimant alone. */
export function prepareClaimedPage(api: Api, slug: string, values: PageValues): Promise<ClaimedPage> {
  return readContent(
    api.PUT('/v3/panel/claims/{school}/page', { ...school(slug), body: toPageInput(values) }),
  );
}
