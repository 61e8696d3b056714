import { loadBenefits, readBenefitsSearch } from '@melhor-escola/account/benefits';
import { AuthenticatedScope } from '@melhor-escola/account/authenticated';
import type { LinkTarget } from '@melhor-escola/account/ports';
import { loadOrder } from '@melhor-escola/account/order';
import { loadOrders, readOrdersSearch } from '@melhor-escola/account/orders';
import { loadPrivacy } from '@melhor-escola/account/privacy';
import { loadProfile } from '@melhor-escola/account/profile';
import { ApiError } from '@melhor-escola/api-client/api-error';
import type { AuthenticatedClient } from '@melhor-escola/api-client/authenticated-client';
import type { QueryClient } from '@tanstack/react-query';
import { lazyRouteComponent, notFound, redirect, type AsyncRouteComponent } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { accountLinks } from './account-links.ts';
import { ownerCalls } from './owner-calls.ts';
import { signInFor, type OwnerPath } from './owner-paths.ts';

/** Which page of who is signed in, as its address says. */
export interface OwnerAddress {
  readonly path: OwnerPath;
  /** What stands in the place of '$' in the path. */
  readonly code: string;
  readonly query: Readonly<Record<string, unknown>>;
}

/** What such a page is called, and what it is for. */
interface OwnerPageWords {
  readonly title: string;
  readonly description: string;
}

/** One such page, whatever it is made of. */
interface OwnerPage {
  readonly words: OwnerPageWords;
  readonly load: (
    queryClient: QueryClient,
    calls: AuthenticatedClient,
    address: OwnerAddress,
  ) => Promise<unknown>;
  readonly show: (address: OwnerAddress) => ReactNode;
}

/** @param parts `read` gives the screen's props from the address; `load` fetches what the screen reads into the query cache. */
function ownerPage<Props extends object>(parts: {
  readonly words: readonly [title: string, description: string];
  readonly read: (address: OwnerAddress) => Props;
  readonly load: (queryClient: QueryClient, calls: AuthenticatedClient, props: Props) => Promise<unknown>;
  readonly Screen: AsyncRouteComponent<Props>;
}): OwnerPage {
  const { words, read, load, Screen } = parts;
  const [title, description] = words;
  return {
    words: { title, description },
    load: (queryClient, calls, address) =>
      Promise.all([load(queryClient, calls, read(address)), Screen.preload?.()]),
    show: (address) => <Screen {...read(address)} />,
  };
}

/** The page of each path. One without a page does not compile. */
const pages: Readonly<Record<OwnerPath, OwnerPage>> = {
  '/minhas-bolsas': ownerPage({
    words: ['Minhas Bolsas', 'As bolsas que você reservou, com o prazo e o próximo passo de cada uma.'],
    read: ({ query }) => ({ search: readOrdersSearch(query) }),
    load: async (queryClient, calls, { search }) =>
      leadToLastPage(search, await loadOrders(queryClient, calls, search), accountLinks.orders),
    Screen: lazyRouteComponent(() => import('@melhor-escola/account/orders'), 'OrdersScreen'),
  }),
  '/detalhes-da-bolsa/$code': ownerPage({
    words: ['Detalhes da bolsa', 'A reserva de uma bolsa: o prazo, o pagamento e o que vem depois.'],
    read: ({ code }) => ({ code }),
    load: (queryClient, calls, { code }) => loadOrder(queryClient, calls, code),
    Screen: lazyRouteComponent(() => import('@melhor-escola/account/order'), 'OrderScreen'),
  }),
  '/meus-beneficios': ownerPage({
    words: ['Meus Benefícios', 'Descontos de parceiros para quem tem conta no site.'],
    read: ({ query }) => ({ search: readBenefitsSearch(query) }),
    load: async (queryClient, calls, { search }) =>
      leadToLastPage(search, await loadBenefits(queryClient, calls, search), accountLinks.benefits),
    Screen: lazyRouteComponent(() => import('@melhor-escola/account/benefits'), 'BenefitsScreen'),
  }),
  '/minha-conta': ownerPage({
    words: ['Minha conta', 'Seus dados, seu acesso, suas buscas salvas e suas escolas favoritas.'],
    read: () => ({}),
    load: loadProfile,
    Screen: lazyRouteComponent(() => import('@melhor-escola/account/profile'), 'ProfileScreen'),
  }),
  '/minha-conta/privacidade': ownerPage({
    words: ['Privacidade e dados', 'O que guardamos sobre você, por quê, e tudo o que você pode pedir.'],
    read: () => ({}),
    load: loadPrivacy,
    Screen: lazyRouteComponent(() => import('@melhor-escola/account/privacy'), 'PrivacyScreen'),
  }),
};

/**
 * Leads on from a page beyond the last, which an old link may name (CA-05).
 *
 * @param last how many there are, at least 1.
 * @throws the router's redirect to the last.
 */
function leadToLastPage(
  search: { readonly pagina?: number | undefined },
  last: number,
  pageOf: (search: Record<string, unknown>) => LinkTarget,
): void {
  if ((search.pagina ?? 1) <= last) return;
  const { pagina: _, ...rest } = search;
  throw redirect({ ...pageOf(last > 1 ? { ...rest, pagina: last } : rest), statusCode: 302 });
}

export const ownerPageWords = ({ path }: OwnerAddress): OwnerPageWords => pages[path].words;

/**
 * Fetches what a page of who is signed in shows. In a browser nobody guards the page but its data: who turns out not to be
 * signed in is led on as the server does (RT-07).
 *
 * @param href of the page.
 * @throws what the router takes for a redirect or its 404 page (S20).
 */
export async function loadOwnerPage(
  queryClient: QueryClient,
  address: OwnerAddress,
  href: string,
): Promise<void> {
  const calls = ownerCalls();
  if (!calls) throw redirect({ href: signInFor(href), statusCode: 302 });
  try {
    await pages[address.path].load(queryClient, calls, address);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401)
      throw redirect({ href: signInFor(href), statusCode: 302 });
    if (error instanceof ApiError && error.status === 404) throw notFound();
    throw error;
  }
}

/** The screen of such a page. */
export function OwnerScreen({ address }: { address: OwnerAddress }) {
  return <AuthenticatedScope>{pages[address.path].show(address)}</AuthenticatedScope>;
}
