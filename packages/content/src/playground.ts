import type { PlaygroundScreen, PortDescriptions } from '@melhor-escola/config/playground';
import { articleSlugs, routes } from '@melhor-escola/domain/routes';
import { methodologies } from './methodologies/index.ts';
import type { ContentPorts } from './ports.tsx';

/** What the host binds to the ports of this package. */
export const portDescriptions: PortDescriptions<ContentPorts> = {
  links: 'Aonde leva cada papel de link: os resultados, uma metodologia, os termos.',
  company: 'A empresa que responde pelo site, como o rodapé a mostra.',
  service: 'A chamada dos depoimentos.',
  track: 'Recebe os eventos da visita.',
};

/** Every screen of this package in every state that has a path. */
export function playgroundScreens(): readonly PlaygroundScreen[] {
  return [
    {
      name: 'Ajuda',
      states: [
        { name: 'Central de ajuda', path: routes.helpCenter.path() },
        { name: 'Uma busca na ajuda', path: `${routes.helpCenter.path()}?q=cancelar` },
        { name: 'Uma busca sem resposta', path: `${routes.helpCenter.path()}?q=paralelep%C3%ADpedo` },
        { name: 'Privacidade', path: routes.article.path({ article: articleSlugs.privacy }) },
        { name: 'Termos de uso', path: routes.article.path({ article: articleSlugs.terms }) },
        { name: 'Quem somos', path: routes.article.path({ article: articleSlugs.aboutUs }) },
        { name: 'Sobre os dados', path: routes.article.path({ article: articleSlugs.data }) },
      ],
    },
    {
      name: 'Metodologias',
      states: [
        { name: 'Metodologias', path: routes.methodologies.path() },
        ...methodologies.map(({ name, slug }) => ({ name, path: routes.methodology.path({ slug }) })),
      ],
    },
  ];
}
