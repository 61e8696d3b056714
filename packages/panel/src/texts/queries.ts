import { readContent, type Api } from '@melhor-escola/api-client/api';
import { CURRENT_USER_STALE_MS } from '@melhor-escola/api-client/current-user';
import type { SchoolText, SchoolTexts } from '@melhor-escola/api-client/panel';
import type { ReviewReportReason } from '@melhor-escola/domain/review-rules';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { panelKey } from '../queries.ts';
import { toTextFilter, type TextsSearch } from './search-params.ts';

/** A page of the questions and reviews of a school. */
export function textsQuery(api: Api, slug: string, search: TextsSearch) {
  const filter = toTextFilter(search);
  return queryOptions({
    queryKey: [...panelKey, 'texts', slug, filter],
    queryFn: ({ signal }) =>
      readContent(
        api.GET('/v3/panel/schools/{school}/texts', {
          params: { path: { school: slug }, query: filter },
          signal,
        }),
      ),
    staleTime: CURRENT_USER_STALE_MS,
  });
}

/** Loads it. @throws {ApiError} 403 SECOND_FACTOR_REQUIRED or FORBIDDEN; 404 for an unknown school. */
export async function loadTexts(
  queryClient: QueryClient,
  api: Api,
  slug: string,
  search: TextsSearch,
): Promise<SchoolTexts> {
  return queryClient.fetchQuery(textsQuery(api, slug, search));
}

/** A text, whatever else is known of it. */
export type TextKey = Pick<SchoolText, 'kind' | 'id'>;

/** @throws {ApiError} TEXT_CHANGED if the answer has another version. */
export function changeAnswer(
  api: Api,
  slug: string,
  { kind, id }: TextKey,
  body: { readonly answer: string | null; readonly version: string | null },
): Promise<SchoolText> {
  return readContent(
    kind === 'question'
      ? api.PUT('/v3/panel/schools/{school}/questions/{question}/answer', {
          params: { path: { school: slug, question: id } },
          body,
        })
      : api.PUT('/v3/panel/schools/{school}/reviews/{review}/answer', {
          params: { path: { school: slug, review: id } },
          body,
        }),
  );
}

/** Reports a text to our team. Again, it changes nothing. */
export function reportText(
  api: Api,
  slug: string,
  { kind, id }: TextKey,
  body: { readonly reason: ReviewReportReason; readonly details: string | null },
): Promise<SchoolText> {
  return readContent(
    kind === 'question'
      ? api.POST('/v3/panel/schools/{school}/questions/{question}/reports', {
          params: { path: { school: slug, question: id } },
          body,
        })
      : api.POST('/v3/panel/schools/{school}/reviews/{review}/reports', {
          params: { path: { school: slug, review: id } },
          body,
        }),
  );
}
