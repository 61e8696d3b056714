import type { PageHead } from '@melhor-escola/config/page-head';
import { site } from '@melhor-escola/config/site';
import { routes } from '@melhor-escola/domain/routes';

/** The head of the panel's first page. */
export function panelHead(): PageHead {
  return {
    title: `Painel da escola | ${site.name}`,
    description: 'As escolas de que você cuida, com bolsas, página e pessoas.',
    canonicalPath: routes.panel.path(),
    robots: 'noindex',
  };
}
