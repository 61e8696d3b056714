import { routes } from '@melhor-escola/domain/routes';
import type { PageHead } from '@melhor-escola/config/page-head';
import { accountHead } from '../account-head.ts';

export function confirmEmailHead(): PageHead {
  return accountHead(routes.confirmEmail.path(), {
    title: 'Confirme seu e-mail',
    description: 'Confirme o e-mail da sua conta pelo link que enviamos.',
  });
}
