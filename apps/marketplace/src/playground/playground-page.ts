import { articleSlugs, routes } from '@melhor-escola/domain/routes';
import { version as account } from '@melhor-escola/account/package.json';
import type { AccountPorts } from '@melhor-escola/account/ports';
import type { ApiOptions } from '@melhor-escola/api-client/api';
import { version as apiClient } from '@melhor-escola/api-client/package.json';
import type { Service } from '@melhor-escola/api-client/service';
import { methodologies } from '@melhor-escola/content/methodologies';
import { version as content } from '@melhor-escola/content/package.json';
import type { ContentPorts } from '@melhor-escola/content/ports';
import { version as domain } from '@melhor-escola/domain/package.json';
import { version as search } from '@melhor-escola/search/package.json';
import type { SearchPorts } from '@melhor-escola/search/ports';
import { version as tracking } from '@melhor-escola/tracking/package.json';
import type { TrackingPorts } from '@melhor-escola/tracking/ports';
import { version as ui } from '@melhor-escola/ui/package.json';
import { accountStates } from './account-states.ts';
import { liveSamples, type LiveSamples } from './live-samples.ts';
import type { PlaygroundPackage, PlaygroundScreen } from './playground-package.ts';
import { searchStates } from './search-states.ts';

/** Data of `/playground`: each package with its version, its ports and the paths of its screens' states with live data; and the head. */
export async function playgroundPage(service: Service) {
  return {
    packages: packagesOf(await liveSamples(service)),
    meta: [{ title: 'Playground' }, { name: 'robots', content: 'noindex' }],
  };
}

function packagesOf(samples: LiveSamples): readonly PlaygroundPackage[] {
  return [
    listed('search', { version: search, ports: searchPorts, screens: searchStates(samples) }),
    listed('content', { version: content, ports: contentPorts, screens: contentStates() }),
    listed('account', { version: account, ports: accountPorts, screens: accountStates(samples) }),
    listed('tracking', { version: tracking, ports: trackingPorts, screens: trackingStates() }),
    listed('ui', { version: ui, ports: {}, screens: uiStates() }),
    listed('api-client', { version: apiClient, ports: apiClientPorts, screens: [] }),
    listed('domain', { version: domain, ports: {}, screens: [] }),
  ];
}

function listed(
  name: string,
  rest: Pick<PlaygroundPackage, 'version' | 'ports' | 'screens'>,
): PlaygroundPackage {
  return { name: `packages/${name}`, command: `pnpm --filter @melhor-escola/${name} dev`, ...rest };
}

/** Every screen of packages/content in every state that has a path. */
function contentStates(): readonly PlaygroundScreen[] {
  return [
    {
      name: 'Ajuda',
      states: [
        { name: 'Central de ajuda', path: routes.helpCenter.path() },
        { name: 'Uma busca na ajuda', path: `${routes.helpCenter.path()}?q=cancelar` },
        { name: 'Uma busca sem resposta', path: `${routes.helpCenter.path()}?q=paralelep%C3%ADpedo` },
        { name: 'Privacidade', path: routes.article.path({ article: articleSlugs.privacy }) },
        { name: 'Termos de uso', path: routes.article.path({ article: articleSlugs.terms }) },
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

/** States of components that no page shows for long, or at will. */
function uiStates(): readonly PlaygroundScreen[] {
  const path = routes.playgroundKit.path();
  return [
    {
      name: 'Componentes',
      states: [
        { name: 'Carrossel, nas três velocidades', path: `${path}#carrossel` },
        { name: 'Sugestões que carregam, faltam ou falham', path: `${path}#sugestoes` },
        { name: 'Controle deslizante com limites trocados', path: `${path}#controle-deslizante` },
      ],
    },
  ];
}

/** The states of packages/tracking, each on a page that shows it. */
function trackingStates(): readonly PlaygroundScreen[] {
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

/** Descriptions of a package's ports. A missing or removed port does not compile. */
type PortDescriptions<Ports> = Readonly<Record<keyof Ports, string>>;

const searchPorts: PortDescriptions<SearchPorts> = {
  links: 'Aonde leva cada papel de link: uma escola, uma cidade, a reserva.',
  service: 'O cliente do serviço: buscas, lugares, avaliações.',
  favorites: 'A lista das escolas salvas.',
  compared: 'A lista das escolas a comparar.',
  photo: 'Os arquivos de uma foto, a partir do endereço dela.',
  track: 'Recebe os eventos da visita.',
  mapConsent: 'Se os mapas podem abrir sem um toque; sem isso, cada um espera.',
  saveData: 'Se a página veio sem fotos, para economizar dados.',
};

const contentPorts: PortDescriptions<ContentPorts> = {
  links: 'Aonde leva cada papel de link: os resultados, uma metodologia, os termos.',
  service: 'A chamada dos depoimentos.',
  track: 'Recebe os eventos da visita.',
};

const accountPorts: PortDescriptions<AccountPorts> = {
  links: 'Aonde leva cada papel de link: entrar, uma reserva, os termos.',
  session: 'De onde a sessão vem: as chamadas, os cookies e o que o aparelho guarda.',
  api: 'As chamadas da conta: entrar, criar e ver o que é de quem entrou.',
  findSchool: 'Uma escola com as bolsas, para reservar.',
  track: 'Recebe os eventos da visita.',
  onConsentChange: 'Fica sabendo do que a pessoa autorizou ou retirou na conta.',
  hasGoogle: 'Se dá para entrar com o Google aqui.',
  leaveFor: 'Sai do site, para o Google.',
  pictureSource: 'O endereço da foto de quem entrou.',
  showToast: 'Mostra um aviso passageiro.',
  deviceFavorites: 'As escolas salvas neste aparelho.',
  teamPages: 'Os links do menu que são só da equipe.',
  isAuthenticatedPage: 'Se uma página é só de quem entrou: quem sai nela vai para a página inicial.',
  pages: 'As páginas da conta no menu, em ordem.',
};

const trackingPorts: PortDescriptions<TrackingPorts> = {
  configuration: 'O que está configurado: gerenciador de tags, coletor, serviço de erros.',
  nonce: 'O nonce dos scripts da página.',
  route: 'O padrão do endereço da página aberta.',
  onNavigation: 'Avisa quando outra página é mostrada.',
  findLocation: 'Onde a pessoa está, pelo IP; só com consentimento.',
  findBaseUser: 'O número de quem já se identificou; só com consentimento.',
  reloadOnNextNavigation: 'Faz a próxima página vir do servidor.',
  log: 'Anota o que deu errado, para quem desenvolve.',
};

/** The options of its calls: the closest thing to ports in a client without screens. */
const apiClientPorts: PortDescriptions<ApiOptions> = {
  baseUrl: 'Onde os caminhos começam: a origem do serviço, ou /api no navegador.',
  headers: 'Os cabeçalhos de todas as chamadas; as chaves, só no servidor.',
  timeout: 'Quantos milissegundos uma tentativa pode durar.',
  deadline: 'Quando desistir de todas as chamadas de uma página; sem ele, nunca.',
  fetch: 'O que leva as chamadas; sem ele, o fetch da plataforma.',
  execute: 'Por onde cada chamada passa, como um disjuntor; sem ele, vai direto.',
};
