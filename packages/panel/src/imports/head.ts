import type { PageHead } from '@melhor-escola/config/page-head';
import { site } from '@melhor-escola/config/site';
import { routes } from '@melhor-escola/domain/routes';

/** The head of the page with the imports. */
export function importsHead(): PageHead {
  return {
    title: `Importações | ${site.name}`,
    description: 'Arquivos do Censo e de parceiros: prévia, importação e relatório.',
    canonicalPath: routes.panelImports.path(),
    robots: 'noindex',
  };
}
