import { type PageSearch, readPageSearch } from '../page-search.ts';

export const ordersViews = ['sem-vaga', 'aguardando', 'matriculadas', 'encerradas'] as const;

/** Paid or enrolled without a seat; waiting for payment; enrolled; canceled, refused or expired. Those to enroll have no name of their own. */
export type OrdersView = (typeof ordersViews)[number];

/** The shown reservations of a school: without a view those to enroll. A code shows one reservation alone. */
export interface SchoolOrdersSearch extends PageSearch {
  readonly situacao?: OrdersView | undefined;
  readonly codigo?: string | undefined;
}

/** Drops what is invalid. All keys are in the result, because the router lets its keys win over those of the URL. */
export function readSchoolOrdersSearch(query: Readonly<Record<string, unknown>>): SchoolOrdersSearch {
  const code = query['codigo'];
  return {
    situacao: ordersViews.find((view) => view === query['situacao']),
    ...readPageSearch(query),
    codigo: typeof code === 'string' && /^[\w-]{1,40}$/.test(code) ? code : undefined,
  };
}
