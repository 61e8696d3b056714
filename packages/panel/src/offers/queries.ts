import { readContent, type Api } from '@melhor-escola/api-client/api';
import { CURRENT_USER_STALE_MS } from '@melhor-escola/api-client/current-user';
import type { SchoolOffer, SchoolOffers, SchoolOfferTerms } from '@melhor-escola/api-client/panel';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { panelKey } from '../queries.ts';

/** The offers of a school. */
export function offersQuery(api: Api, slug: string) {
  return queryOptions({
    queryKey: [...panelKey, 'offers', slug],
    queryFn: ({ signal }) =>
      readContent(
        api.GET('/v3/panel/schools/{school}/offers', { params: { path: { school: slug } }, signal }),
      ),
    staleTime: CURRENT_USER_STALE_MS,
  });
}

/** Loads them. @throws {ApiError} 403 SECOND_FACTOR_REQUIRED or FORBIDDEN; 404 for an unknown school. */
export async function loadOffers(queryClient: QueryClient, api: Api, slug: string): Promise<SchoolOffers> {
  return queryClient.fetchQuery(offersQuery(api, slug));
}

/** How the price of an offer changed, latest first. */
export function pricesQuery(api: Api, slug: string, offer: number) {
  return queryOptions({
    queryKey: [...panelKey, 'offers', slug, offer, 'prices'],
    queryFn: ({ signal }) =>
      readContent(
        api.GET('/v3/panel/schools/{school}/offers/{offer}/prices', {
          params: { path: { school: slug, offer } },
          signal,
        }),
      ),
    staleTime: CURRENT_USER_STALE_MS,
  });
}

/** @param key the same for each attempt to add the same offer, so that it is added once. */
export function addOffer(
  api: Api,
  slug: string,
  { terms, key }: { readonly terms: SchoolOfferTerms; readonly key: string },
): Promise<SchoolOffer> {
  return readContent(
    api.POST('/v3/panel/schools/{school}/offers', {
      params: { path: { school: slug }, header: { 'idempotency-key': key } },
      body: terms,
    }),
  );
}

/** An offer as somebody saw it. */
export interface SeenOffer {
  readonly id: number;
  readonly version: number;
}

/** @throws {ApiError} OFFER_CHANGED if the offer has another version. */
export function changeOffer(
  api: Api,
  slug: string,
  { id, version, terms }: SeenOffer & { readonly terms: SchoolOfferTerms },
): Promise<SchoolOffer> {
  return readContent(
    api.PUT('/v3/panel/schools/{school}/offers/{offer}', {
      params: { path: { school: slug, offer: id } },
      body: { ...terms, version },
    }),
  );
}

/** Closes all of them, or none. @throws {ApiError} OFFER_CHANGED if one has another version. */
export function closeOffers(api: Api, slug: string, offers: readonly SeenOffer[]): Promise<SchoolOffer[]> {
  return readContent(
    api.POST('/v3/panel/schools/{school}/offers/close', {
      params: { path: { school: slug } },
      body: { offers: offers.map(({ id, version }) => ({ id, version })) },
    }),
  );
}

/** Marks everything of the panel as stale, and loads what the page shows again. */
export function refreshPanel(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: panelKey });
}
