import { pageTitle, type PageHead } from '@melhor-escola/config/page-head';
import { routes } from '@melhor-escola/domain/routes';
import type { School } from '../school/school.ts';

/**
 * The head of a report card. It is noindex and its canonical URL is the school's page, which has the same facts: the description is for
 * previews of a sent link, below the title with the school's name.
 */
export function reportCardHead({ name, slug }: School): PageHead {
  return {
    title: pageTitle(`Boletim: ${name}`, 'Boletim da escola'),
    description:
      'Preço, avaliação das famílias, estrutura e turmas da escola, com a fonte e a data de cada dado.',
    canonicalPath: routes.school.path({ slug }),
    robots: 'noindex',
  };
}
