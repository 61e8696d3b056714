import type { PageHead } from '@melhor-escola/config/page-head';
import { site } from '@melhor-escola/config/site';
import { routes } from '@melhor-escola/domain/routes';

/** The head of the texts that our team decides on. */
export function operatedTextsHead(): PageHead {
  return {
    title: `Textos – Operação | ${site.name}`,
    description: 'Perguntas e avaliações que esperam por uma decisão.',
    canonicalPath: routes.panelModeration.path(),
    robots: 'noindex',
  };
}
