import { site } from '@melhor-escola/config/site';
import type { PageHead } from '@melhor-escola/config/page-head';
import { paths } from '../paths.ts';

/** The head of the error page, of a 404 and of any other error (RT-22). */
export function errorHead(): PageHead {
  return {
    title: `Encontre bolsas de estudo perto de você | ${site.name}`,
    description: 'Procure bolsas de estudo em escolas particulares de todo o Brasil.',
    canonicalPath: paths.home,
    robots: 'noindex',
  };
}
