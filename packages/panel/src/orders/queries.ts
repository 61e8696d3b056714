import { readContent, type Api } from '@melhor-escola/api-client/api';
import { CURRENT_USER_STALE_MS } from '@melhor-escola/api-client/current-user';
import type { FamilyContact, SchoolOrder, SchoolOrders } from '@melhor-escola/api-client/panel';
import type { RefusalReason } from '@melhor-escola/domain/refusal';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { panelKey } from '../queries.ts';
import type { OrdersView, SchoolOrdersSearch } from './search-params.ts';

const PAGE_SIZE = 20;

const states = {
  'sem-vaga': 'oversold',
  aguardando: 'unpaid',
  matriculadas: 'enrolled',
  encerradas: 'over',
} as const satisfies Record<OrdersView, string>;

/** A page of a school's orders in a state, oversold ones first. */
export function ordersQuery(api: Api, slug: string, { situacao, pagina = 1 }: SchoolOrdersSearch) {
  const state = situacao ? states[situacao] : 'to-enroll';
  return queryOptions({
    queryKey: [...panelKey, 'orders', slug, state, pagina],
    queryFn: ({ signal }) =>
      readContent(
        api.GET('/v3/panel/schools/{school}/orders', {
          params: { path: { school: slug }, query: { state, page: pagina, size: PAGE_SIZE } },
          signal,
        }),
      ),
    staleTime: CURRENT_USER_STALE_MS,
  });
}

/** One of them. */
export function orderQuery(api: Api, slug: string, code: string) {
  return queryOptions({
    queryKey: [...panelKey, 'orders', slug, 'code', code],
    queryFn: ({ signal }) =>
      readContent(
        api.GET('/v3/panel/schools/{school}/orders/{order}', {
          params: { path: { school: slug, order: code } },
          signal,
        }),
      ),
    staleTime: CURRENT_USER_STALE_MS,
  });
}

/**
 * Loads what the search asks for.
 *
 * @throws {ApiError} 403 SECOND_FACTOR_REQUIRED or FORBIDDEN; 404 for an unknown school or order.
 */
export async function loadOrders(
  queryClient: QueryClient,
  api: Api,
  { slug, search }: { readonly slug: string; readonly search: SchoolOrdersSearch },
): Promise<{ readonly school: SchoolOrders['school']; readonly pages: number }> {
  if (search.codigo === undefined) return queryClient.fetchQuery(ordersQuery(api, slug, search));
  const { school } = await queryClient.fetchQuery(orderQuery(api, slug, search.codigo));
  return { school, pages: 1 };
}

/** An order as somebody saw it: the service rejects a decision about another one. */
export type SeenOrder = Pick<SchoolOrder, 'internalTransactionCode' | 'status' | 'seatMissing'>;

/** Path and body of a decision about an order. */
function seenCall(slug: string, { internalTransactionCode, status, seatMissing }: SeenOrder) {
  return {
    params: { path: { school: slug, order: internalTransactionCode } },
    body: { seen: { status, seatMissing } },
  };
}

/** Confirms the enrollment. @throws {ApiError} ORDER_CHANGED */
export function confirmEnrollment(api: Api, slug: string, order: SeenOrder): Promise<SchoolOrder> {
  return readContent(api.POST('/v3/panel/schools/{school}/orders/{order}/enrollment', seenCall(slug, order)));
}

/** Gives an oversold order a seat. @throws {ApiError} ORDER_CHANGED */
export function keepOrder(api: Api, slug: string, order: SeenOrder): Promise<SchoolOrder> {
  return readContent(api.POST('/v3/panel/schools/{school}/orders/{order}/seat', seenCall(slug, order)));
}

/** Refuses it. @throws {ApiError} ORDER_CHANGED */
export function refuseOrder(
  api: Api,
  slug: string,
  { order, ...refusal }: { readonly order: SeenOrder; readonly reason: RefusalReason; readonly text: string },
): Promise<SchoolOrder> {
  const { params, body } = seenCall(slug, order);
  return readContent(
    api.POST('/v3/panel/schools/{school}/orders/{order}/refusal', { params, body: { ...body, ...refusal } }),
  );
}

/** Shows the contact of the family, which the service records. @throws {ApiError} CONTACT_UNAVAILABLE */
export function viewContact(api: Api, slug: string, code: string): Promise<FamilyContact> {
  return readContent(
    api.POST('/v3/panel/schools/{school}/orders/{order}/contact', {
      params: { path: { school: slug, order: code } },
    }),
  );
}
