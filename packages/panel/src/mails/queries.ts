import { readContent, type Api } from '@melhor-escola/api-client/api';
import { CURRENT_USER_STALE_MS } from '@melhor-escola/api-client/current-user';
import type { UnsentMails } from '@melhor-escola/api-client/panel';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { panelKey } from '../queries.ts';
import type { MailsSearch } from './search-params.ts';

const PAGE_SIZE = 20;

/** A page of the mails that could not be sent, latest first. */
export function mailsQuery(api: Api, { situacao, pagina = 1 }: MailsSearch) {
  const state = situacao === undefined ? 'failed' : 'held-back';
  return queryOptions({
    queryKey: [...panelKey, 'operation', 'mails', state, pagina],
    queryFn: ({ signal }) =>
      readContent(
        api.GET('/v3/panel/operation/mails', {
          params: { query: { state, page: pagina, size: PAGE_SIZE } },
          signal,
        }),
      ),
    staleTime: CURRENT_USER_STALE_MS,
  });
}

/** Loads it. @throws {ApiError} 403 SECOND_FACTOR_REQUIRED or FORBIDDEN */
export async function loadMails(
  queryClient: QueryClient,
  api: Api,
  search: MailsSearch,
): Promise<UnsentMails> {
  return queryClient.fetchQuery(mailsQuery(api, search));
}

/** Sends all that no server took again. */
export function retryAllMails(api: Api): Promise<unknown> {
  return api.POST('/v3/panel/operation/mails/retry');
}

/** @throws {ApiError} NOT_FOUND if it is not there any more. */
export function retryMail(api: Api, mail: number): Promise<unknown> {
  return api.POST('/v3/panel/operation/mails/{mail}/retry', { params: { path: { mail } } });
}

/** Why a mail is deleted. */
export const deletionReasons = [
  { slug: 'wrong-address', label: 'O endereço não existe' },
  { slug: 'out-of-date', label: 'Passou da hora: não serve mais' },
  { slug: 'settled-otherwise', label: 'Resolvemos por outro meio' },
] as const;

export type DeletionReason = (typeof deletionReasons)[number]['slug'];

/** @throws {ApiError} NOT_FOUND if it is not there any more. */
export function deleteMail(api: Api, mail: number, reason: DeletionReason): Promise<unknown> {
  return api.POST('/v3/panel/operation/mails/{mail}/deletion', {
    params: { path: { mail } },
    body: { reason },
  });
}
