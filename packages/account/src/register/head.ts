import { routes } from '@melhor-escola/domain/routes';
import type { PageHead } from '@melhor-escola/config/page-head';
import { accountHead } from '../account-head.ts';

export function registerHead(): PageHead {
  return accountHead(routes.register.path(), {
    title: 'Criar conta',
    description: 'Crie sua conta de graça para reservar bolsas e acompanhar suas buscas.',
  });
}
