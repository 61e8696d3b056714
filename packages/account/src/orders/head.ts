import { routes } from '@melhor-escola/domain/routes';
import type { PageHead } from '@melhor-escola/config/page-head';
import { accountHead } from '../account-head.ts';

export function ordersHead(): PageHead {
  return accountHead(routes.orders.path(), {
    title: 'Minhas Bolsas',
    description: 'As bolsas que você reservou, com o prazo e o próximo passo de cada uma.',
  });
}
