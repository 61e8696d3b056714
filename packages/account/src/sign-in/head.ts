import { routes } from '@melhor-escola/domain/routes';
import type { PageHead } from '@melhor-escola/config/page-head';
import { accountHead } from '../account-head.ts';

export function signInHead(): PageHead {
  return accountHead(routes.signIn.path(), {
    title: 'Entrar',
    description: 'Entre na sua conta para acompanhar reservas, escolas favoritas e buscas salvas.',
  });
}
