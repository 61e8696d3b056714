/** The shown reservations, in the URL: an absent key stands for all of them, and for the first page. */
export interface OrdersSearch {
  readonly situacao?: OrdersView | undefined;
  /** From 1. */
  readonly pagina?: number | undefined;
}

export const ordersViews = ['aguardando', 'confirmadas', 'encerradas'] as const;
/** Waiting for payment; paid; ended. */
export type OrdersView = (typeof ordersViews)[number];

/** Parses the query; drops invalid values. */
export function readOrdersSearch(query: Readonly<Record<string, unknown>>): OrdersSearch {
  const view = ordersViews.find((one) => one === query['situacao']);
  const page = Number(query['pagina']);
  return {
    ...(view && { situacao: view }),
    ...(Number.isInteger(page) && page > 1 && page <= 10_000 && { pagina: page }),
  };
}
