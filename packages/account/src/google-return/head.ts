import { routes } from '@melhor-escola/domain/routes';
import type { PageHead } from '@melhor-escola/config/page-head';
import { accountHead } from '../account-head.ts';

export function googleReturnHead(): PageHead {
  return accountHead(routes.googleReturn.path(), {
    title: 'Entrando com o Google',
    description: 'Entre na sua conta com o Google.',
  });
}
