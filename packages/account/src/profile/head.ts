import { routes } from '@melhor-escola/domain/routes';
import type { PageHead } from '@melhor-escola/config/page-head';
import { accountHead } from '../account-head.ts';

export function profileHead(): PageHead {
  return accountHead(routes.profile.path(), {
    title: 'Minha conta',
    description: 'Seus dados, seu acesso, suas buscas salvas e suas escolas favoritas.',
  });
}
