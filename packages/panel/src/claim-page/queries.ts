import { readContent, type Api } from '@melhor-escola/api-client/api';
import { CURRENT_USER_STALE_MS } from '@melhor-escola/api-client/current-user';
import type { ClaimedPage } from '@melhor-escola/api-client/panel';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { toPageInput } from '../page/queries.ts';
import { differentFields, type PageValues } from '../page/page-values.ts';
import { panelKey } from '../queries.ts';
import type { ClaimDraft } from './claim-draft.ts';

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

/** Loads it. @throws {ApiError} 404 CLAIM_NOT_FOUND without an open claim. */
export async function loadClaimedPage(
  queryClient: QueryClient,
  api: Api,
  slug: string,
): Promise<ClaimedPage> {
  return queryClient.fetchQuery(claimedPageQuery(api, slug));
}

/** Stores what was typed in this tab, for the claimant alone; also a field that is set back to what the claimant saw. */
export function prepareClaimedPage(
  api: Api,
  slug: string,
  { values, seen, stored }: ClaimDraft,
): Promise<ClaimedPage> {
  const changed = differentFields(values, stored);
  const pick = (from: PageValues) =>
    Object.fromEntries(
      Object.entries(toPageInput(from)).filter(([field]) => changed.some((one) => one === field)),
    );
  return readContent(
    api.PUT('/v3/panel/claims/{school}/page', {
      ...school(slug),
      body: { page: pick(values), seen: pick(seen) },
    }),
  );
}
