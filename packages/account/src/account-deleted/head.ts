import { routes } from '@melhor-escola/domain/routes';
import type { PageHead } from '@melhor-escola/config/page-head';
import { accountHead } from '../account-head.ts';

export function accountDeletedHead(): PageHead {
  return accountHead(routes.accountDeleted.path(), {
    title: 'Conta excluída',
    description: 'Sua conta e os seus dados foram apagados, como você pediu.',
  });
}
