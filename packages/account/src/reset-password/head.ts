import { routes } from '@melhor-escola/domain/routes';
import type { PageHead } from '@melhor-escola/config/page-head';
import { accountHead } from '../account-head.ts';

export function resetPasswordHead(): PageHead {
  return accountHead(routes.resetPassword.path(), {
    title: 'Escolha a nova senha',
    description: 'Escolha a nova senha da sua conta pelo link que enviamos.',
  });
}
