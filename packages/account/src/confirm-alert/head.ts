import { routes } from '@melhor-escola/domain/routes';
import type { PageHead } from '@melhor-escola/config/page-head';
import { accountHead } from '../account-head.ts';

export function confirmAlertHead(): PageHead {
  return accountHead(routes.confirmAlert.path(), {
    title: 'Confirmar avisos por e-mail',
    description: 'Confirme que quer receber por e-mail as novidades de uma busca ou de uma escola.',
  });
}
