import { ApiError } from '@melhor-escola/api-client/api-error';
import { createRoute, notFound, redirect } from '@tanstack/react-router';
import { BenefitsScreen } from '../src/benefits/benefits-screen.tsx';
import { loadBenefits } from '../src/benefits/queries.ts';
import { readBenefitsSearch } from '../src/benefits/search-params.ts';
import { OrderScreen } from '../src/order/order-screen.tsx';
import { loadOrder } from '../src/order/queries.ts';
import { OrdersScreen } from '../src/orders/orders-screen.tsx';
import { loadOrders } from '../src/orders/queries.ts';
import { readOrdersSearch } from '../src/orders/search-params.ts';
import { AuthenticatedScope } from '../src/authenticated/authenticated-scope.tsx';
import { PrivacyScreen } from '../src/privacy/privacy-screen.tsx';
import { loadPrivacy } from '../src/privacy/queries.ts';
import { ProfileScreen } from '../src/profile/profile-screen.tsx';
import { loadProfile } from '../src/profile/queries.ts';
import { root } from './root.tsx';

/**
 * Fetches what a page of who is signed in shows; whoever is not is led to the form first, and back (RT-07).
 *
 * @throws what the router takes for a redirect or its 404 page.
 */
async function orSignIn(fetched: Promise<unknown>, href: string): Promise<void> {
  try {
    await fetched;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401)
      throw redirect({ to: '/entrar', search: { redirect: href } });
    if (error instanceof ApiError && error.status === 404) throw notFound();
    throw error;
  }
}

const orders = createRoute({
  getParentRoute: () => root,
  path: '/minhas-bolsas',
  validateSearch: readOrdersSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient, ports }, deps, location }) =>
    orSignIn(loadOrders(queryClient, ports.client, deps), location.href),
  component: function Orders() {
    return (
      <AuthenticatedScope>
        <OrdersScreen search={orders.useSearch()} />
      </AuthenticatedScope>
    );
  },
});

const order = createRoute({
  getParentRoute: () => root,
  path: '/detalhes-da-bolsa/$code',
  loader: ({ context: { queryClient, ports }, params, location }) =>
    orSignIn(loadOrder(queryClient, ports.client, params.code), location.href),
  component: function Order() {
    return (
      <AuthenticatedScope>
        <OrderScreen code={order.useParams().code} />
      </AuthenticatedScope>
    );
  },
});

const benefits = createRoute({
  getParentRoute: () => root,
  path: '/meus-beneficios',
  validateSearch: readBenefitsSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient, ports }, deps, location }) =>
    orSignIn(loadBenefits(queryClient, ports.client, deps), location.href),
  component: function Benefits() {
    return (
      <AuthenticatedScope>
        <BenefitsScreen search={benefits.useSearch()} />
      </AuthenticatedScope>
    );
  },
});

const profile = createRoute({
  getParentRoute: () => root,
  path: '/minha-conta',
  loader: ({ context: { queryClient, ports }, location }) =>
    orSignIn(loadProfile(queryClient, ports.client), location.href),
  component: () => (
    <AuthenticatedScope>
      <ProfileScreen />
    </AuthenticatedScope>
  ),
});

const privacy = createRoute({
  getParentRoute: () => root,
  path: '/minha-conta/privacidade',
  loader: ({ context: { queryClient, ports }, location }) =>
    orSignIn(loadPrivacy(queryClient, ports.client), location.href),
  component: () => (
    <AuthenticatedScope>
      <PrivacyScreen />
    </AuthenticatedScope>
  ),
});

/** The pages of who is signed in. */
export const ownerPages = [orders, order, benefits, profile, privacy];
