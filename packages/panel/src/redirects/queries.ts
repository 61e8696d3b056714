import { readContent, type Api } from '@melhor-escola/api-client/api';
import { CURRENT_USER_STALE_MS } from '@melhor-escola/api-client/current-user';
import type { RedirectFilePreview, RedirectRule, RedirectRules } from '@melhor-escola/api-client/panel';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { panelKey } from '../queries.ts';
import type { RedirectsSearch } from './search-params.ts';

const PAGE_SIZE = 50;

/** A page of the redirects, by address. */
export function redirectsQuery(api: Api, { texto = '', pagina = 1 }: RedirectsSearch) {
  return queryOptions({
    queryKey: [...panelKey, 'operation', 'redirects', texto, pagina],
    queryFn: ({ signal }) =>
      readContent(
        api.GET('/v3/panel/operation/redirects', {
          params: { query: { text: texto, page: pagina, size: PAGE_SIZE } },
          signal,
        }),
      ),
    staleTime: CURRENT_USER_STALE_MS,
  });
}

/** Loads it. @throws {ApiError} 403 SECOND_FACTOR_REQUIRED or FORBIDDEN */
export async function loadRedirects(
  queryClient: QueryClient,
  api: Api,
  search: RedirectsSearch,
): Promise<RedirectRules> {
  return queryClient.fetchQuery(redirectsQuery(api, search));
}

/**
 * Adds a redirect, or changes one.
 *
 * @param seen the one that it replaces, as it was shown; null for a new one.
 * @throws {ApiError} REDIRECT_REJECTED with the reason; CONFLICT if somebody has changed it.
 */
export function writeRedirect(
  api: Api,
  rule: RedirectRule,
  seen: RedirectRule | null,
): Promise<RedirectRule> {
  return readContent(api.PUT('/v3/panel/operation/redirects', { body: { rule, seen } }));
}

/** @throws {ApiError} CONFLICT if somebody has changed or removed it. */
export function removeRedirect(api: Api, seen: RedirectRule): Promise<unknown> {
  return api.POST('/v3/panel/operation/redirects/removal', { body: { seen } });
}

const csv = { 'content-type': 'text/csv' };

/** @throws {ApiError} REDIRECT_REJECTED when it is no such file. */
export function previewRedirects(api: Api, file: Blob): Promise<RedirectFilePreview> {
  return readContent(api.POST('/v3/panel/operation/redirects/file/previews', { headers: csv, body: file }));
}

/** Applies a file as it was previewed, all or nothing. @throws {ApiError} CONFLICT if redirects have changed since. */
export function applyRedirects(
  api: Api,
  file: Blob,
  preview: string,
): Promise<{ readonly added: number; readonly changed: number }> {
  return readContent(
    api.POST('/v3/panel/operation/redirects/file/previews/{preview}/apply', {
      params: { path: { preview } },
      headers: csv,
      body: file,
    }),
  );
}
