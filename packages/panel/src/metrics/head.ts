import type { PageHead } from '@melhor-escola/config/page-head';
import { site } from '@melhor-escola/config/site';
import { routes } from '@melhor-escola/domain/routes';

/** The head of the page with the metrics of the site. */
export function metricsHead(): PageHead {
  return {
    title: `Métricas | ${site.name}`,
    description: 'A velocidade das páginas, os erros e até onde as visitas chegam.',
    canonicalPath: routes.panelMetrics.path(),
    robots: 'noindex',
  };
}
