import { routes } from '@melhor-escola/domain/routes';
import {
  breadcrumbJsonLd,
  descriptionLimit,
  firstThatFits,
  pageTitle,
  type PageHead,
} from '@melhor-escola/config/page-head';
import { methodologySteps } from '../methodologies/head.ts';
import type { Methodology } from '../methodologies/methodology.ts';

/** The head of one methodology's page. */
export function methodologyHead({ slug, title, summary }: Methodology, origin: string): PageHead {
  const path = routes.methodology.path({ slug });
  return {
    title: pageTitle(`${title}: o que é e como é um dia`, title),
    description: firstThatFits(
      descriptionLimit,
      `${summary} Veja um dia comum, para quem serve e o que perguntar na visita.`,
      summary,
    ),
    canonicalPath: path,
    jsonLd: [breadcrumbJsonLd([...methodologySteps, { name: title, path }], origin)],
  };
}
