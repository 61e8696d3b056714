import { methodologies } from '@melhor-escola/content/methodologies';
import { articleSlugs, routes } from '@melhor-escola/domain/routes';
import type { PlaygroundScreen } from './playground-package.ts';

/** Every screen of packages/content in every state that has an address. */
export function contentStates(): readonly PlaygroundScreen[] {
  return [
    {
      name: 'Ajuda',
      states: [
        { name: 'Central de ajuda', address: routes.helpCenter.path() },
        { name: 'Uma busca na ajuda', address: `${routes.helpCenter.path()}?q=cancelar` },
        { name: 'Uma busca sem resposta', address: `${routes.helpCenter.path()}?q=paralelep%C3%ADpedo` },
        { name: 'Privacidade', address: routes.article.path({ article: articleSlugs.privacy }) },
        { name: 'Termos de uso', address: routes.article.path({ article: articleSlugs.terms }) },
        { name: 'Sobre os dados', address: routes.article.path({ article: articleSlugs.data }) },
      ],
    },
    {
      name: 'Metodologias',
      states: [
        { name: 'Metodologias', address: routes.methodologies.path() },
        ...methodologies.map(({ name, slug }) => ({ name, address: routes.methodology.path({ slug }) })),
      ],
    },
  ];
}
