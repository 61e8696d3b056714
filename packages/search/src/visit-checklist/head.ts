import { pageTitle, type PageHead } from '@melhor-escola/config/page-head';
import { routes } from '@melhor-escola/domain/routes';

/** The head of the checklist: noindex, as that of the favorites. */
export function visitChecklistHead(): PageHead {
  return {
    title: pageTitle('Roteiro das visitas'),
    description:
      'O que perguntar em cada escola que você salvou, com espaço para as suas anotações. Abre sem internet e pode ser impresso.',
    canonicalPath: routes.visitChecklist.path(),
    robots: 'noindex',
  };
}
