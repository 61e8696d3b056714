import { routes } from '@melhor-escola/domain/routes';
import { allowsPrefetch } from '@melhor-escola/search/visitor';
import { HydrationBoundary } from '@melhor-escola/ui/hooks';
import { createIsomorphicFn } from '@tanstack/react-start';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { lazy, type ComponentType } from 'react';
import * as pages from './failure-pages.tsx';
import type { FailurePageProps } from './failure-pages.tsx';

const load = () => import('./failure-pages.tsx');

/** By then the page has loaded its own code, and the connection is probably still there. */
const PREFETCH_DELAY_MS = 3_000;

/** Prefetches the error pages, which cannot be loaded without a connection. With Save-Data or a slow connection `MinimalErrorPage` is shown instead. */
export function prefetchFailurePages(): void {
  if (!allowsPrefetch()) return;
  setTimeout(() => void load().catch(() => undefined), PREFETCH_DELAY_MS);
}

/** Shown if the error page itself cannot be loaded. Its plain link loads a new document. */
function MinimalErrorPage() {
  return (
    <p>
      Não conseguimos mostrar esta página. <a href={routes.results.path()}>Encontrar minha bolsa</a>
    </p>
  );
}

// The server renders it without Suspense.
const FailurePage = createIsomorphicFn()
  .client((): ComponentType<FailurePageProps> =>
    lazy(async () => ({
      default: await load().then(
        (loaded) => loaded.FailurePage,
        () => MinimalErrorPage,
      ),
    })),
  )
  .server((): ComponentType<FailurePageProps> => pages.FailurePage)();

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
