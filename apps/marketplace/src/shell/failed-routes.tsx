import { routes } from '@melhor-escola/domain/routes';
import { allowsPrefetch } from '@melhor-escola/search/visitor';
import { HydrationBoundary } from '@melhor-escola/ui/hooks';
import { createIsomorphicFn } from '@tanstack/react-start';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { lazy, type ComponentType } from 'react';
import { failedRequestId } from '../app/failed-page.ts';
import * as pages from './failure-pages.tsx';
import type { FailurePageProps } from './failure-pages.tsx';

/** By then the page has loaded its own code, and the connection is probably still there. */
const PREFETCH_DELAY_MS = 3_000;

/** Shown if the error page itself cannot be loaded. Its plain link loads a new document. */
function MinimalErrorPage() {
  return (
    <p>
      Não conseguimos mostrar esta página. <a href={routes.results.path()}>Encontrar minha bolsa</a>
    </p>
  );
}

/** The error pages, which a browser loads when it needs them, or before. */
function loadedFailurePage() {
  let Loaded: ComponentType<FailurePageProps> | undefined;
  const load = async () => {
    Loaded ??= (await import('./failure-pages.tsx')).FailurePage;
    return { default: Loaded };
  };
  const Loading = lazy(() => load().catch(() => ({ default: MinimalErrorPage })));
  // Once it is loaded it renders without suspending: React shows what replaces suspended content for at least 0.3 s.
  const FailurePage = (props: FailurePageProps) => (Loaded ? <Loaded {...props} /> : <Loading {...props} />);
  return { FailurePage, preload: () => load().then(nothing, nothing) };
}

const nothing = (): void => {};

const { FailurePage, preload } = createIsomorphicFn()
  .client(loadedFailurePage)
  .server((): ReturnType<typeof loadedFailurePage> => ({
    FailurePage: pages.FailurePage,
    preload: async () => {},
  }))();

/** Prefetches the error pages, which cannot be loaded without a connection. With Save-Data or a slow connection `MinimalErrorPage` is shown instead. */
export function prefetchFailurePages(): void {
  if (!allowsPrefetch()) return;
  setTimeout(() => void preload(), PREFETCH_DELAY_MS);
}

/**
 * Resolves when the page may be hydrated. A failed one throws its error again, so that React renders it afresh instead of hydrating the
 * server's HTML: without the code of the error page, the page would be blank until it is loaded.
 */
export async function loadServedFailure(): Promise<void> {
  if (failedRequestId() !== undefined) await preload();
}

/** Every route's 404 component. */
export function UnknownRoute() {
  return (
    <HydrationBoundary>
      <FailurePage />
    </HydrationBoundary>
  );
}

/** Every route's error component. */
export function FailedRoute({ error }: ErrorComponentProps) {
  return (
    <HydrationBoundary>
      <FailurePage error={error} />
    </HydrationBoundary>
  );
}
