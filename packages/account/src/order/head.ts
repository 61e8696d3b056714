import { routes } from '@melhor-escola/domain/routes';
import type { PageHead } from '@melhor-escola/config/page-head';
import { accountHead } from '../account-head.ts';

export function orderHead(code: string): PageHead {
  return accountHead(routes.order.path({ code }), {
    title: 'Detalhes da bolsa',
    description: 'A reserva de uma bolsa: o prazo, o pagamento e o que vem depois.',
  });
}
