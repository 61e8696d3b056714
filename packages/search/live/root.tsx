import type { PageHead } from '@melhor-escola/config/page-head';
import { routes } from '@melhor-escola/domain/routes';
import { Link } from '@melhor-escola/ui/link';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, HeadContent, Outlet, useMatches } from '@tanstack/react-router';
import { LazyCompareTray } from '../src/compare/index.ts';
import { HeaderLists } from '../src/header-lists.tsx';
import { SearchPortsProvider, type SearchPorts } from '../src/ports.tsx';
import { RouteLink } from '../src/route-link.tsx';
import { landingOfSlug } from '../src/search-params.ts';

/** Context of every loader. */
export interface LiveContext {
  readonly queryClient: QueryClient;
  readonly ports: SearchPorts;
  /** Origin of absolute URLs in heads: this server. */
  readonly origin: string;
}

export const root = createRootRouteWithContext<LiveContext>()({ component: Frame });

/** Minimal frame instead of the site: a link to the home page, and this package's part of the header. */
function Frame() {
  const { queryClient, ports } = root.useRouteContext();
  const isSchool = useMatches({
    select: (matches) =>
      matches.some(({ routeId, params }) => routeId === routes.school.pattern && !landingOfSlug(params.slug)),
  });
  return (
    <QueryClientProvider client={queryClient}>
      <HeadContent />
      <SearchPortsProvider ports={ports}>
        <header className="flex flex-wrap items-center justify-between gap-4 border-b border-hairline px-4 py-3 sm:px-6">
          <Link asChild>
            <RouteLink to={ports.links.home()}>Telas de packages/search</RouteLink>
          </Link>
          <HeaderLists />
        </header>
        <main>
          <Outlet />
          {!isSchool && <LazyCompareTray />}
        </main>
      </SearchPortsProvider>
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
