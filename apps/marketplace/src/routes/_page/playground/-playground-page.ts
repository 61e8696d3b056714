import { version as account } from '@melhor-escola/account/package.json';
import * as accountPlayground from '@melhor-escola/account/playground';
import type { ApiOptions } from '@melhor-escola/api-client/api';
import { ApiError } from '@melhor-escola/api-client/api-error';
import { version as apiClient } from '@melhor-escola/api-client/package.json';
import type { Service } from '@melhor-escola/api-client/service';
import type { PlaygroundScreen, PortDescriptions } from '@melhor-escola/config/playground';
import { version as content } from '@melhor-escola/content/package.json';
import * as contentPlayground from '@melhor-escola/content/playground';
import { version as domain } from '@melhor-escola/domain/package.json';
import { routes } from '@melhor-escola/domain/routes';
import { version as search } from '@melhor-escola/search/package.json';
import * as searchPlayground from '@melhor-escola/search/playground';
import { version as tracking } from '@melhor-escola/tracking/package.json';
import * as trackingPlayground from '@melhor-escola/tracking/playground';
import * as kitPlayground from '@melhor-escola/ui/playground';
import { version as ui } from '@melhor-escola/ui/package.json';

/** A package as the playground lists it. */
export interface PlaygroundPackage {
  /** Folder. */
  readonly name: string;
  /** From its package.json, when the site was built. */
  readonly version: string;
  /** Command that runs it by itself. */
  readonly command: string;
  /** Descriptions of the ports that a host must provide, by name; empty for a package without ports. */
  readonly ports: Readonly<Record<string, string>>;
  /** Empty for a package without pages. */
  readonly screens: readonly PlaygroundScreen[];
}

/** Data of `/playground`: each package with its version, its ports and the paths of its screens' states with live data; and the head. */
export async function playgroundPage(service: Service) {
  const samples = await searchPlayground.liveSamples(service);
  const reservable = { offer: samples.offer, schoolWithoutOffers: samples.schools.withoutOffers };
  const packages: readonly PlaygroundPackage[] = [
    listed('search', search, searchPlayground, [...searchPlayground.playgroundScreens(samples), siteErrors]),
    listed('content', content, contentPlayground, contentPlayground.playgroundScreens()),
    listed('account', account, accountPlayground, accountPlayground.playgroundScreens(reservable)),
    listed('tracking', tracking, trackingPlayground, trackingPlayground.playgroundScreens()),
    listed('ui', ui, {}, kitPlayground.playgroundScreens(routes.playgroundKit.path())),
    listed('api-client', apiClient, { portDescriptions: apiClientPorts }),
    listed('domain', domain),
  ];
  return { packages, meta: [{ title: 'Playground' }, { name: 'robots', content: 'noindex' }] };
}

function listed(
  name: string,
  version: string,
  { portDescriptions: ports = {} }: { readonly portDescriptions?: Readonly<Record<string, string>> } = {},
  screens: readonly PlaygroundScreen[] = [],
): PlaygroundPackage {
  const command = `pnpm --filter @melhor-escola/${name} dev`;
  return { name: `packages/${name}`, command, version, ports, screens };
}

/** Ways in which the service can fail a page, as the client reports them. */
const pageFailures = [
  {
    slug: 'servico-fora-do-ar',
    name: 'O serviço não responde',
    error: () => new ApiError('Shown by the playground.', { reason: 'network', status: 503 }),
  },
  {
    slug: 'servico-lento',
    name: 'O serviço demora demais',
    error: () => new ApiError('Shown by the playground.', { reason: 'timeout', status: 504 }),
  },
  {
    slug: 'resposta-quebrada',
    name: 'O serviço responde o que ninguém entende',
    error: () => new ApiError('Shown by the playground.', { reason: 'malformed', status: 502 }),
  },
  {
    slug: 'erro-interno',
    name: 'Um erro nosso',
    error: () => new Error('Shown by the playground.'),
  },
] as const;

/** The error of a slug; `undefined` for an unknown slug. */
export function pageFailure(slug: string): Error | undefined {
  return pageFailures.find((failure) => failure.slug === slug)?.error();
}

const siteErrors: PlaygroundScreen = {
  name: 'Erros',
  states: [
    { name: 'Página que não existe', path: '/pagina-que-nao-existe' },
    ...pageFailures.map(({ slug, name }) => ({
      name,
      path: routes.playgroundFailure.path({ failure: slug }),
    })),
  ],
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
