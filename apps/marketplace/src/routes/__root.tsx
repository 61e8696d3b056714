import type { AuthenticatedContext } from '@melhor-escola/account/authenticated';
import { headerAccount } from '@melhor-escola/account/header-account';
import type { Service } from '@melhor-escola/api-client/service';
import { siteBrand } from '@melhor-escola/config/brand';
import { brandColors } from '@melhor-escola/config/colors';
import { ContentPortsProvider } from '@melhor-escola/content/ports';
import { LazyCompareTray } from '@melhor-escola/search/compare';
import { HeaderLists } from '@melhor-escola/search/header-lists';
import { directoryTotalsQuery } from '@melhor-escola/search/home';
import { SearchPortsProvider } from '@melhor-escola/search/ports';
import { allowsPrefetch } from '@melhor-escola/search/visitor';
import { ErrorBoundary, useHydrated } from '@melhor-escola/ui/hooks';
import { canonicalPath, routes } from '@melhor-escola/domain/routes';
import fontUrl from '@melhor-escola/ui/fonts/atkinson-hyperlegible-next.woff2?url';
import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  HeadContent,
  Outlet,
  redirect,
  Scripts,
  useMatches,
} from '@tanstack/react-router';
import { useMemo, type ReactNode } from 'react';
import { links } from '../app/links.ts';
import { createIsomorphicFn } from '@tanstack/react-start';
import { photoFiles } from '@melhor-escola/site-server/image-urls';
import { saveData } from '../app/service/request-context.ts';
import { siteSettings } from '../app/site-settings.ts';
import { track } from '@melhor-escola/tracking/track';
import { preloadFooter, SiteFrame } from '../shell/site-frame.tsx';
import type { Visit } from '@melhor-escola/tracking/visit';
import { budget, compared, favorites, grade } from '../app/visitor-lists.ts';
import '../styles.css';

interface RouterContext extends AuthenticatedContext {
  readonly queryClient: QueryClient;
  readonly service: Service;
  /** The site's public origin, without a trailing slash. */
  readonly origin: string;
  readonly visit: Visit;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /**
     * `bare`: without the site's header and footer (RT-12, RT-13). `no-tray`: without the compare tray, which would take space from a form
     * on a phone. `steps`: also with the short footer, because every other link leads away from what one is doing. Where two kinds of page share an address, the loader returns it (`escolas/$slug.tsx`).
     */
    readonly frame?: 'bare' | 'no-tray' | 'steps';
  }
}

/** In ms. A background tab does not paint and must not wait for it. */
const MAX_PAINT_WAIT_MS = 100;

/** Resolves once the browser has painted the changes so far; at once on the server. */
const nextPaint = createIsomorphicFn()
  .server((): Promise<void> | undefined => undefined)
  .client(
    (): Promise<void> | undefined =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, MAX_PAINT_WAIT_MS);
        requestAnimationFrame(() => {
          clearTimeout(timer);
          // A task queued in a frame callback runs after that frame's paint.
          setTimeout(resolve);
        });
      }),
  );

export const Route = createRootRouteWithContext<RouterContext>()({
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'format-detection', content: 'telephone=no' },
    ],
    links: [
      // Without it a page uses the device's own font (styles.css).
      ...(saveData()
        ? []
        : [
            {
              rel: 'preload',
              href: fontUrl,
              as: 'font',
              type: 'font/woff2',
              crossOrigin: 'anonymous',
            } as const,
          ]),
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      { rel: 'manifest', href: '/manifest.webmanifest' },
    ],
  }),
  beforeLoad: ({ preload, location: { pathname, searchStr, hash } }) => {
    // The site's server has redirected already (RT-08); a navigation in the browser may come from a text with links.
    const canonical = canonicalPath(pathname);
    if (canonical !== pathname)
      throw redirect({
        href: `${canonical}${searchStr}${hash && `#${hash}`}`,
        replace: true,
        statusCode: 301,
      });
    // Lets the browser paint the feedback to a tap first: rendering the next page blocks a cheap phone for some frames (P4).
    return preload ? undefined : nextPaint();
  },
  // Every page says whether the site shows demonstration data, but a page must not fail because that is unknown.
  loader: async ({ context: { queryClient, service } }) => {
    const [{ demonstration }] = await Promise.all([
      queryClient.ensureQueryData(directoryTotalsQuery(service)).catch(() => ({ demonstration: false })),
      preloadFooter(),
    ]);
    return { demonstration, ...siteSettings() };
  },
  staleTime: Number.POSITIVE_INFINITY,
  component: RootRoute,
  shellComponent: Document,
});

const HeaderAccount = headerAccount({
  signIn: routes.signIn.to(),
  account: routes.orders.to(),
  pictureSource: (path) => `/api${path}`,
  waitsForVisitor: () => !allowsPrefetch(),
  loadEntry: () => import('../app/header-entry.tsx'),
});

async function saveSearch(queryClient: QueryClient, query: string) {
  const [account, { saveSearchOptions }] = await Promise.all([
    import('@melhor-escola/account/save-search'),
    import('../app/account-ports.tsx'),
  ]);
  return account.saveSearch(saveSearchOptions(queryClient), query);
}

function RootRoute() {
  const { queryClient, service, visit } = Route.useRouteContext();
  const { demonstration, company, photoHosts: hosts } = Route.useLoaderData();
  const frame = useMatches({
    select: (matches) =>
      matches
        .map(
          ({ staticData, loaderData }) =>
            staticData.frame ?? (loaderData && 'frame' in loaderData ? loaderData.frame : undefined),
        )
        .find((chosen) => chosen !== undefined),
  });
  const user = useMatches({
    select: (matches) =>
      matches.flatMap((match) => (match.routeId === '/_page/_account' ? [match.loaderData?.user] : []))[0],
  });
  const ports = useMemo(
    () => ({
      links,
      company,
      service,
      favorites,
      compared,
      budget,
      grade,
      photo: (source: string, shownWidth?: number) => photoFiles(hosts, source, shownWidth),
      track,
      mapConsent: visit.mapConsent,
      saveData: saveData(),
      saveSearch: (query: string) => saveSearch(queryClient, query),
    }),
    [queryClient, service, company, hosts, visit],
  );
  return (
    <SearchPortsProvider ports={ports}>
      <ContentPortsProvider ports={ports}>
        {frame === 'bare' ? (
          <Outlet />
        ) : (
          <SiteFrame
            company={company}
            short={frame === 'steps'}
            demonstration={demonstration}
            lists={<HeaderLists />}
            account={<HeaderAccount user={user} />}
            openConsentPanel={visit.openConsentPanel}
          >
            <Outlet />
            <ErrorBoundary fallback={() => null}>{frame === undefined && <LazyCompareTray />}</ErrorBoundary>
          </SiteFrame>
        )}
      </ContentPortsProvider>
    </SearchPortsProvider>
  );
}

function Document({ children }: { readonly children: ReactNode }) {
  const brand = siteBrand();
  const { light, dark } = brandColors[brand];
  return (
    // An inline script sets `data-scripting` before hydration (packages/site-server/src/hydration/deferred-scripts.ts).
    <html
      lang="pt-BR"
      data-brand={brand}
      data-scripting="none"
      data-hydrated={useHydrated()}
      data-save-data={saveData()}
      suppressHydrationWarning
    >
      <head>
        <HeadContent />
        {/* Not in `head`, which keeps only the last of two elements with the same name. */}
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={light.brandWash} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={dark.brandWash} />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}
