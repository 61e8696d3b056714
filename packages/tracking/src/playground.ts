import type { PlaygroundScreen, PortDescriptions } from '@melhor-escola/config/playground';
import { articleSlugs, routes } from '@melhor-escola/domain/routes';
import type { TrackingPorts } from './ports.ts';

/** What the host binds to the ports of this package. */
export const portDescriptions: PortDescriptions<TrackingPorts> = {
  configuration: 'O que está configurado: gerenciador de tags, coletor, serviço de erros.',
  nonce: 'O nonce dos scripts da página.',
  route: 'O padrão do endereço da página aberta.',
  onNavigation: 'Avisa quando outra página é mostrada.',
  findLocation: 'Onde a pessoa está, pelo IP; só com consentimento.',
  findBaseUser: 'O número de quem já se identificou; só com consentimento.',
  reloadOnNextNavigation: 'Faz a próxima página vir do servidor.',
  log: 'Anota o que deu errado, para quem desenvolve.',
};

/** The states of this package, each on a page that shows it. */
export function playgroundScreens(): readonly PlaygroundScreen[] {
  return [
    {
      name: 'Consentimento',
      states: [
        { name: 'A pergunta, a quem não respondeu', path: routes.home.path() },
        {
          name: 'O que fica no aparelho',
          path: `${routes.article.path({ article: articleSlugs.privacy })}#no-seu-aparelho`,
        },
      ],
    },
  ];
}
