import type { PageHead } from '@melhor-escola/config/page-head';
import { site } from '@melhor-escola/config/site';
import { routes } from '@melhor-escola/domain/routes';

/** The head of our team's first page. */
export function operationHead(): PageHead {
  return {
    title: `Operação | ${site.name}`,
    description: 'O que espera pela nossa equipe.',
    canonicalPath: routes.panelOperation.path(),
    robots: 'noindex',
  };
}
