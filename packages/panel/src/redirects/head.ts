import type { PageHead } from '@melhor-escola/config/page-head';
import { site } from '@melhor-escola/config/site';
import { routes } from '@melhor-escola/domain/routes';

export function redirectsHead(): PageHead {
  return {
    title: `Redirecionamentos | ${site.name}`,
    description: 'Endereços do site que mudaram, e para onde levam.',
    canonicalPath: routes.panelRedirects.path(),
    robots: 'noindex',
  };
}
