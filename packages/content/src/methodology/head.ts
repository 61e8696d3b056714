import {
  breadcrumbJsonLd,
  descriptionLimit,
  firstThatFits,
  pageTitle,
  type PageHead,
} from '@melhor-escola/config/page-head';
import { site } from '@melhor-escola/config/site';
import type { Methodology } from '../methodologies/methodology.ts';

const list = 'Metodologias de ensino';
const path = '/metodologias';

/** The head of the page that lists them. */
export function methodologiesHead(origin: string): PageHead {
  return {
    title: pageTitle(`${list}: qual combina com vocês?`, list),
    description:
      'Tradicional, construtivista, montessoriana, Waldorf, freiriana, sociointeracionista e bilíngue: o que é cada uma e como é um dia lá.',
    canonicalPath: path,
    jsonLd: [
      breadcrumbJsonLd(
        [
          { name: 'Início', path: `/${site.pathPrefix}` },
          { name: list, path: path },
        ],
        origin,
      ),
    ],
  };
}

/** The head of one methodology's page. */
export function methodologyHead({ slug, title, summary }: Methodology, origin: string): PageHead {
  return {
    title: pageTitle(`${title}: o que é e como é um dia`, title),
    description: firstThatFits(
      descriptionLimit,
      `${summary} Veja um dia comum, para quem serve e o que perguntar na visita.`,
      summary,
    ),
    canonicalPath: `${path}/${slug}`,
    jsonLd: [
      breadcrumbJsonLd(
        [
          { name: 'Início', path: `/${site.pathPrefix}` },
          { name: list, path: path },
          { name: title, path: `${path}/${slug}` },
        ],
        origin,
      ),
    ],
  };
}
