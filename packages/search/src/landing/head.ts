import { routes } from '@melhor-escola/domain/routes';
import { formatWholeBRL } from '@melhor-escola/domain/money';
import { site } from '@melhor-escola/config/site';
import type { Offer } from '../offer/offer.ts';
import {
  breadcrumbJsonLd,
  MAX_DESCRIPTION_LENGTH,
  firstThatFits,
  pageTitle,
  siteOrigin,
  type PageHead,
} from '@melhor-escola/config/page-head';
import { pluralize } from '@melhor-escola/domain/count';
import { isIndexed, listParts, quotedFees, type Landing } from './landing.ts';
import { placePath, landingSteps } from './place-link.ts';
import { listQuestions } from './sections/questions.ts';
import { landingHeading } from './sentences.ts';

/**
 * The head of a landing page. Only pages with enough content of their own are indexed (quality A5).
 *
 * @param origin of absolute URLs, without a trailing slash.
 */
export function landingHead(
  landing: Landing,
  offers: readonly Offer[],
  origin: string = siteOrigin,
): PageHead {
  return {
    title: landingTitle(landing),
    description: landingDescription(landing),
    canonicalPath: placePath(landing.filter),
    ...(isIndexed(landing) ? {} : { robots: 'noindex' as const }),
    jsonLd: [
      breadcrumbJsonLd([{ name: 'Início', path: routes.home.path() }, ...landingSteps(landing)], origin),
      ...faqJsonLd(landing),
      ...listJsonLd(landing, offers, origin),
    ],
  };
}

function landingTitle(landing: Landing): string {
  const { kind, stage, state, where, summary } = landing;
  // City names are ambiguous without the state; a neighborhood with its city does not fit with the state. The shortest
  // unambiguous form is used.
  const place = kind === 'city' || kind === 'stage-city' ? `${where}, ${state?.uf ?? ''}` : where;
  if (kind === 'all-stages') return pageTitle('Educação básica: etapas, idades e mensalidades');
  if (stage && kind === 'stage') {
    return pageTitle(
      `${stage.name}: escolas particulares e mensalidades`,
      `${stage.name} em escolas particulares`,
    );
  }
  if (stage) {
    return pageTitle(`${stage.name} particular ${place}`, `${stage.name} ${place}`);
  }
  const what = summary.offers > 0 ? ': mensalidades e bolsas' : '';
  return pageTitle(
    `Escolas particulares ${place}${what}`,
    `Escolas particulares ${place}`,
    `Escolas ${place}`,
  );
}

function landingDescription(landing: Landing): string {
  const { schools, offers, lowestPrice } = landing.summary;
  const heading = landingHeading(landing);
  // 'Ensino Médio: escolas particulares e bolsas' has its colon.
  const opening = heading.includes(':') ? `${heading}. ` : `${heading}: `;
  const listed = pluralize(schools, 'escola', 'escolas');
  if (offers === 0 || lowestPrice === null) {
    return firstThatFits(
      MAX_DESCRIPTION_LENGTH,
      `${opening}${listed}, com endereço, etapas de ensino, estrutura e dados oficiais do Censo Escolar.`,
      `${opening}${listed}, com endereço, etapas e dados oficiais.`,
    );
  }
  const promise = `Descontos de até ${site.discountPromise.landing}%.`;
  const found = `${listed} e ${pluralize(offers, 'bolsa', 'bolsas')} a partir de ${formatWholeBRL(lowestPrice)} por mês.`;
  const fees = quotedFees(landing);
  const median = fees
    ? ` ${fees.stage.name}: metade cobra até ${formatWholeBRL(fees.full.median, 'full')}.`
    : '';
  return firstThatFits(
    MAX_DESCRIPTION_LENGTH,
    `${opening}${found}${median} ${promise}`,
    `${opening}${found} ${promise}`,
    `${opening}${found}`,
  );
}

function faqJsonLd(landing: Landing): object[] {
  const questions = listQuestions(landing);
  if (questions.length === 0) return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
}

/** The schools with an offer on the page; without offers, the places that the page links to. */
function listJsonLd(landing: Landing, offers: readonly Offer[], origin: string): object[] {
  const { of, parts } = listParts(landing);
  const items =
    offers.length > 0
      ? offers.map(({ school }) => ({ name: school.name, path: routes.school.path({ slug: school.slug }) }))
      : parts.slice(0, 10).map(({ name, slug }) => ({
          name,
          path: placePath({ ...landing.filter, allStages: undefined, [of]: slug }),
        }));
  if (items.length === 0) return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      itemListElement: items.map(({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        url: origin + path,
      })),
    },
  ];
}
