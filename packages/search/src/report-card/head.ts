import {
  firstThatFits,
  MAX_DESCRIPTION_LENGTH,
  pageTitle,
  type PageHead,
} from '@melhor-escola/config/page-head';
import { routes } from '@melhor-escola/domain/routes';
import type { School } from '../school/school.ts';

/** The head of a report card. It is noindex and its canonical URL is the school's page, which has the same facts. */
export function reportCardHead({ name, slug, address }: School): PageHead {
  const facts = 'preço, avaliação das famílias, estrutura e turmas, com a fonte e a data de cada dado.';
  return {
    title: pageTitle(`Boletim: ${name}`, 'Boletim da escola'),
    description: firstThatFits(
      MAX_DESCRIPTION_LENGTH,
      `${name}, em ${address.city}: ${facts}`,
      `Boletim da escola: ${facts}`,
    ),
    canonicalPath: routes.school.path({ slug }),
    robots: 'noindex',
  };
}
