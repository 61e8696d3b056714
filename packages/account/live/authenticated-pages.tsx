import { routes } from '@melhor-escola/domain/routes';
import { createRoute } from '@tanstack/react-router';
import { BenefitsScreen, loadBenefits, readBenefitsSearch } from '../src/benefits/index.ts';
import { loadOrder, OrderScreen } from '../src/order/index.ts';
import { loadOrders, OrdersScreen, readOrdersSearch } from '../src/orders/index.ts';
import { AuthenticatedScope } from '../src/authenticated/authenticated-scope.tsx';
import { loadPrivacy, PrivacyScreen } from '../src/privacy/index.ts';
import { loadProfile, ProfileScreen } from '../src/profile/index.ts';
import { orRedirectToLogin } from './or-redirect-to-login.ts';
import { root } from './root.tsx';

const orders = createRoute({
  getParentRoute: () => root,
  path: routes.orders.pattern,
  validateSearch: readOrdersSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient, ports }, deps, location }) =>
    orRedirectToLogin(loadOrders(queryClient, ports.api, deps), location.href),
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
  path: routes.order.pattern,
  loader: ({ context: { queryClient, ports }, params, location }) =>
    orRedirectToLogin(loadOrder(queryClient, ports.api, params.code), location.href),
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
  path: routes.benefits.pattern,
  validateSearch: readBenefitsSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient, ports }, deps, location }) =>
    orRedirectToLogin(loadBenefits(queryClient, ports.api, deps), location.href),
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
  path: routes.profile.pattern,
  loader: ({ context: { queryClient, ports }, location }) =>
    orRedirectToLogin(loadProfile(queryClient, ports.api), location.href),
  component: () => (
    <AuthenticatedScope>
      <ProfileScreen />
    </AuthenticatedScope>
  ),
});

const privacy = createRoute({
  getParentRoute: () => root,
  path: routes.privacyPanel.pattern,
  loader: ({ context: { queryClient, ports }, location }) =>
    orRedirectToLogin(loadPrivacy(queryClient, ports.api), location.href),
  component: () => (
    <AuthenticatedScope>
      <PrivacyScreen />
    </AuthenticatedScope>
  ),
});

export const authenticatedPages = [orders, order, benefits, profile, privacy];
