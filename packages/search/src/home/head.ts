import { routes } from '@melhor-escola/domain/routes';
import { site } from '@melhor-escola/config/site';
import { pageTitle, siteOrigin, type PageHead } from '@melhor-escola/config/page-head';

/**
 * The head of the home page, the same under `/` and `/escolas` (RT-01).
 *
 * @param origin of absolute URLs, without a trailing slash.
 */
export function homeHead(origin: string = siteOrigin): PageHead {
  return {
    title: pageTitle('Bolsas de estudo em escolas particulares'),
    description:
      `Encontre escola particular com bolsa de até ${site.discountPromise['home-or-search']}%, da creche ao ensino ` +
      'médio. Compare mensalidade, custo do ano e dados oficiais.',
    canonicalPath: routes.home.path(),
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: site.name,
        url: origin + routes.home.path(),
        inLanguage: site.locale,
        potentialAction: {
          '@type': 'SearchAction',
          target: {
            '@type': 'EntryPoint',
            urlTemplate: `${origin}${routes.results.path()}?city={search_term_string}`,
          },
          'query-input': 'required name=search_term_string',
        },
      },
      {
        '@context': 'https://schema.org',
        '@type': 'Organization',
        name: site.name,
        url: origin + routes.home.path(),
        contactPoint: {
          '@type': 'ContactPoint',
          telephone: site.phone.label,
          contactType: 'customer service',
          availableLanguage: site.locale,
        },
      },
    ],
  };
}
