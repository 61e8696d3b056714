import { routes } from '@melhor-escola/domain/routes';
import { breadcrumbJsonLd, pageTitle, type PageHead } from '@melhor-escola/config/page-head';

/** The first breadcrumb steps of these pages. */
export const methodologySteps = [
  { name: 'Início', path: routes.home.path() },
  { name: 'Metodologias de ensino', path: routes.methodologies.path() },
] as const;

/** The head of the page that lists the methodologies. */
export function methodologiesHead(origin: string): PageHead {
  const [, { name, path }] = methodologySteps;
  return {
    title: pageTitle(`${name}: qual combina com vocês?`, name),
    description:
      'Tradicional, construtivista, montessoriana, Waldorf, freiriana, sociointeracionista e bilíngue: o que é cada uma e como é um dia lá.',
    canonicalPath: path,
    jsonLd: [breadcrumbJsonLd(methodologySteps, origin)],
  };
}
