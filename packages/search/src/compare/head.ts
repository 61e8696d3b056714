import { routes } from '@melhor-escola/domain/routes';
import { pageTitle, type PageHead } from '@melhor-escola/config/page-head';
import type { School } from '../school/school.ts';

/** The head of a comparison: for the visitor alone, since its addresses have no end (quality A5). */
export function compareHead(schools: readonly Pick<School, 'name'>[]): PageHead {
  const names = schools.map((school) => school.name);
  return {
    title:
      names.length > 1
        ? pageTitle(`Comparar ${names.join(' e ')}`, `Comparar ${names.length} escolas`)
        : pageTitle('Comparar escolas'),
    description:
      'Mensalidade com bolsa, custo do ano, etapas, turnos, estrutura e avaliações de até quatro escolas, lado a lado.',
    canonicalPath: routes.compare.path(),
    robots: 'noindex',
  };
}
