import type { PageHead } from '@melhor-escola/config/page-head';
import { site } from '@melhor-escola/config/site';
import { routes } from '@melhor-escola/domain/routes';

/** The head of the page about the second factor. */
export function secondFactorHead(): PageHead {
  return {
    title: `Segurança | ${site.name}`,
    description: 'Confirme em duas etapas que é você: com uma chave de acesso ou um aplicativo de códigos.',
    canonicalPath: routes.secondFactor.path(),
    robots: 'noindex',
  };
}
