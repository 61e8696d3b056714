import type { PageHead } from '@melhor-escola/config/page-head';
import { site } from '@melhor-escola/config/site';
import { routes } from '@melhor-escola/domain/routes';

/** The head of the questions and reviews of a school in the panel. @param school its name. */
export function textsHead(slug: string, school: string): PageHead {
  return {
    title: `Perguntas e avaliações – ${school} | ${site.name}`,
    description: `As perguntas e avaliações de ${school}.`,
    canonicalPath: routes.panelTexts.path({ slug }),
    robots: 'noindex',
  };
}
