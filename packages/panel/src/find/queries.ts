import { readContent, type Api } from '@melhor-escola/api-client/api';
import type { FoundAccounts, FoundSchools, SchoolOrderPage } from '@melhor-escola/api-client/panel';
import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { panelQuery } from '../queries.ts';

/** Loads what the page needs. @throws the router's 404 for everybody who is not of our team. */
export async function loadFind(queryClient: QueryClient, api: Api): Promise<void> {
  const { isOperator } = await queryClient.fetchQuery(panelQuery(api));
  if (!isOperator) throw notFound();
}

/** What is looked for. */
export type FindKind = 'school' | 'account' | 'order';

/** What was found. */
export type Finding =
  | { readonly kind: 'school'; readonly found: FoundSchools }
  | { readonly kind: 'account'; readonly found: FoundAccounts }
  | { readonly kind: 'order'; readonly found: SchoolOrderPage };

/**
 * Finds schools, accounts or a reservation. Nothing is stored in the query cache: what a search for a person shows ends with the page.
 *
 * @throws {ApiError} 404 ORDER_NOT_FOUND for a code of none.
 */
export async function find(api: Api, kind: FindKind, text: string): Promise<Finding> {
  if (kind === 'school') {
    const call = api.GET('/v3/panel/operation/schools', { params: { query: { text } } });
    return { kind, found: await readContent(call) };
  }
  if (kind === 'account') {
    const call = api.POST('/v3/panel/operation/accounts/find', { body: { text } });
    return { kind, found: await readContent(call) };
  }
  const call = api.GET('/v3/panel/operation/orders/{order}', { params: { path: { order: text } } });
  return { kind, found: await readContent(call) };
}
