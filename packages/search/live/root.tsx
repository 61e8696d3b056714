import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, HeadContent, Outlet } from '@tanstack/react-router';
import { CompareTrayPlace } from '../src/compare/index.ts';
import type { PageHead } from '../src/page-head.ts';
import { SearchPortsProvider, type SearchPorts } from '../src/ports.tsx';
import { SiteFrame } from '../src/site-frame.tsx';

/** What every loader is given. */
export interface LiveContext {
  readonly queryClient: QueryClient;
  readonly ports: SearchPorts;
  /** As heads want it: the address of this server. */
  readonly origin: string;
}

export const root = createRootRouteWithContext<LiveContext>()({ component: Frame });

function Frame() {
  const { queryClient, ports } = root.useRouteContext();
  return (
    <QueryClientProvider client={queryClient}>
      <HeadContent />
      <SearchPortsProvider ports={ports}>
        <SiteFrame demonstration>
          <Outlet />
          <CompareTrayPlace />
        </SiteFrame>
      </SearchPortsProvider>
    </QueryClientProvider>
  );
}

/** What a page's head says, as far as a tab and the inspector show it. */
export function headOf({ loaderData }: { readonly loaderData?: PageHead | undefined }) {
  if (!loaderData) return {};
  const { title, description, robots } = loaderData;
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      ...(robots ? [{ name: 'robots', content: robots }] : []),
    ],
  };
}
