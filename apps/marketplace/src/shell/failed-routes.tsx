import { routes } from '@melhor-escola/domain/routes';
import { HydrationBoundary } from '@melhor-escola/ui/hooks';
import { createIsomorphicFn } from '@tanstack/react-start';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { lazy, type ComponentType } from 'react';
import { saveData } from '../app/request-context.ts';
import * as pages from './failure-pages.tsx';
import type { FailurePageProps } from './failure-pages.tsx';

const load = () => import('./failure-pages.tsx');

/** By then the page has what it needs itself, and the connection is probably still there. */
const PREFETCH_DELAY_MS = 3_000;

/** Prefetches the error pages: without a connection it would be too late. Not for visitors who save data, who see `LastWords` then. */
export function fetchFailurePages(): void {
  if (saveData()) return;
  setTimeout(() => void load().catch(() => undefined), PREFETCH_DELAY_MS);
}

/** Shown where not even the error page can be fetched. A plain link loads a new document. */
function LastWords() {
  return (
    <p>
      Não conseguimos mostrar esta página. <a href={routes.results.path()}>Encontrar minha bolsa</a>
    </p>
  );
}

// The server renders it at once.
const FailurePage = createIsomorphicFn()
  .client((): ComponentType<FailurePageProps> =>
    lazy(async () => ({
      default: await load().then(
        (loaded) => loaded.FailurePage,
        () => LastWords,
      ),
    })),
  )
  .server((): ComponentType<FailurePageProps> => pages.FailurePage)();

/** What every route shows at an unknown address. */
export function UnknownRoute() {
  return (
    <HydrationBoundary>
      <FailurePage />
    </HydrationBoundary>
  );
}

/** What every route shows when it fails. */
export function FailedRoute({ error }: ErrorComponentProps) {
  return (
    <HydrationBoundary>
      <FailurePage error={error} />
    </HydrationBoundary>
  );
}
