import { readContent, type Api } from '@melhor-escola/api-client/api';
import { CURRENT_USER_STALE_MS } from '@melhor-escola/api-client/current-user';
import type { DecidedText, OperatedText, OperatedTexts, TextDecision } from '@melhor-escola/api-client/panel';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { panelKey } from '../queries.ts';
import type { OperatedTextsSearch } from './search-params.ts';

/** First elements of the keys of all lists of these texts. */
const textsKey = [...panelKey, 'operated-texts'] as const;

/** A page of the texts that wait, or of all about a school. */
export function operatedTextsQuery(api: Api, { escola: school, pagina: page }: OperatedTextsSearch) {
  return queryOptions({
    queryKey: [...textsKey, school ?? null, page ?? 1],
    queryFn: ({ signal }) =>
      readContent(api.GET('/v3/panel/operation/texts', { params: { query: { school, page } }, signal })),
    staleTime: CURRENT_USER_STALE_MS,
  });
}

/** Loads it. @throws {ApiError} 403 SECOND_FACTOR_REQUIRED or FORBIDDEN; 404 for an unknown school. */
export async function loadOperatedTexts(
  queryClient: QueryClient,
  api: Api,
  search: OperatedTextsSearch,
): Promise<void> {
  await queryClient.fetchQuery(operatedTextsQuery(api, search));
}

/** Where decisions are sent. */
export const DECISIONS_PATH = '/v3/panel/operation/texts/decisions';

/** Sends decisions. @returns what became of each, in their order. */
export async function sendDecisions(
  api: Api,
  decisions: readonly TextDecision[],
): Promise<readonly DecidedText[]> {
  const { results } = await readContent(api.POST(DECISIONS_PATH, { body: { decisions: [...decisions] } }));
  return results;
}

/** Identifies a text, whatever is known of it. */
export const textKey = ({ kind, id }: Pick<OperatedText, 'kind' | 'id'>): string => `${kind}-${id}`;

/**
 * Puts a text as it is now into the lists that show it. The list of what waits keeps what the page has decided as it was, so that it does not
 * come back in another place; what somebody else has decided leaves it.
 */
export function updateText(queryClient: QueryClient, { kind, id, outcome, text }: DecidedText): void {
  const update = (list: OperatedTexts): OperatedTexts => {
    const texts = list.texts.flatMap((shown) => {
      if (textKey(shown) !== textKey({ kind, id })) return shown;
      if (list.school === null && outcome === 'done') return shown;
      return text && (list.school || text.waitingSince !== null) ? text : [];
    });
    return { ...list, texts, total: list.total - (list.texts.length - texts.length) };
  };
  queryClient.setQueriesData<OperatedTexts>({ queryKey: textsKey }, (list) => list && update(list));
}

/** Has every page of the panel load again what it shows, once it is opened: lists and counts have changed. */
export async function expireTexts(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: panelKey, refetchType: 'none' });
}

/** Loads the list that is shown again. @throws {ApiError} */
export async function refreshTexts(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: textsKey }, { throwOnError: true });
}
