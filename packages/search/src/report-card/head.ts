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

/**
 * Styles of the printed page: one A5 sheet, black on white. Part of the page's head instead of the site's stylesheet,
 * because no other page may become A5. A named page, because the rule for A4 comes later in the document.
 */
export const reportCardStyles = `@page boletim{size:A5;margin:8mm}
@media print{:root{page:boletim;font-size:12px;--paper:#fff!important;--card:#fff!important;--wash:#fff!important;--info-wash:#fff!important;--ink:#000!important;--ink-soft:#000!important;--brand:#000!important;--hairline:#000!important;--control-line:#000!important}}`;
