import { routes } from '@melhor-escola/domain/routes';
import type { PageHead } from '@melhor-escola/config/page-head';
import { accountHead } from '../account-head.ts';

export function privacyHead(): PageHead {
  return accountHead(routes.privacyPanel.path(), {
    title: 'Privacidade e dados',
    description: 'O que guardamos sobre você, por quê, e tudo o que você pode pedir.',
  });
}
