import { routes } from '@melhor-escola/domain/routes';
import type { PageHead } from '@melhor-escola/config/page-head';
import { accountHead } from '../account-head.ts';

export function recoverPasswordHead(): PageHead {
  return accountHead(routes.recoverPassword.path(), {
    title: 'Criar uma nova senha',
    description: 'Esqueceu a senha? Receba por e-mail um link para escolher outra.',
  });
}
