import type { PageHead } from '@melhor-escola/config/page-head';
import { Link } from '@melhor-escola/ui/link';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, HeadContent, Link as RouteLink, Outlet } from '@tanstack/react-router';
import { ContentPortsProvider, type ContentPorts } from '../src/ports.tsx';

/** Context of every loader. */
export interface LiveContext {
  readonly queryClient: QueryClient;
  readonly ports: ContentPorts;
  /** Origin of absolute URLs in heads: this server. */
  readonly origin: string;
}

export const root = createRootRouteWithContext<LiveContext>()({ component: Frame });

/** Minimal frame instead of the site: links to the screens. */
function Frame() {
  const { queryClient, ports } = root.useRouteContext();
  return (
    <QueryClientProvider client={queryClient}>
      <HeadContent />
      <ContentPortsProvider ports={ports}>
        <header className="border-b border-hairline px-4 py-3 sm:px-6">
          <Link asChild>
            <RouteLink to="/">Telas de packages/content</RouteLink>
          </Link>
        </header>
        <main>
          <Outlet />
        </main>
      </ContentPortsProvider>
    </QueryClientProvider>
  );
}

/** Maps a page's head to the tags that the browser tab and the inspector show. */
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
