import { Link } from '@melhor-escola/ui/link';
import { ToastRegion } from '@melhor-escola/ui/toast';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Link as RouteLink, Outlet } from '@tanstack/react-router';
import { AccountEntry } from '../src/header/account-entry.tsx';
import { AccountPortsProvider, type AccountPorts } from '../src/ports.tsx';

/** Context of every loader. */
export interface LiveContext {
  readonly queryClient: QueryClient;
  readonly ports: AccountPorts;
}

export const root = createRootRouteWithContext<LiveContext>()({ component: Frame });

/** Minimal frame instead of the site: a link to all screens, and the account's entry in a header. */
function Frame() {
  const { queryClient, ports } = root.useRouteContext();
  return (
    <QueryClientProvider client={queryClient}>
      <AccountPortsProvider ports={ports}>
        <header className="flex flex-wrap items-center justify-between gap-4 border-b border-hairline px-4 py-3 sm:px-6">
          <Link asChild>
            <RouteLink to="/">Telas de packages/account</RouteLink>
          </Link>
          <AccountEntry />
        </header>
        <main>
          <Outlet />
        </main>
        <ToastRegion />
      </AccountPortsProvider>
    </QueryClientProvider>
  );
}
