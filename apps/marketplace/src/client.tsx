import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { loadServedFailure, prefetchFailurePages } from './shell/failed-routes.tsx';
import { restoreEntries } from '@melhor-escola/site-server/restore-entries';
import { reportCaught } from '@melhor-escola/tracking/error-reporting/caught-errors';
import { getRouter } from './router.ts';

/*
 * Hydrates the server's page. Start's own entry does the same and adds 12 kB for server functions, which this site does not use:
 * its browser calls go through /api (ADR 0005).
 */
function hydrate(): void {
  // In a build an inline script does it before the first paint (packages/site-server/src/hydration/deferred-scripts.ts).
  if (import.meta.env.DEV) document.documentElement.dataset['scripting'] = 'enabled';
  restoreEntries();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={getRouter()} />
      </StrictMode>,
      { onCaughtError: logCaught },
    );
  });
  prefetchFailurePages();
}
/** What any error boundary of the page has caught: for developers, and for the error logger (ER-03). */
function logCaught(error: unknown): void {
  // Routers throw other objects to navigate.
  if (!(error instanceof Error)) return;
  // oxlint-disable-next-line no-console -- as React does by default
  console.error(error);
  reportCaught(error);
}
// A task of its own, because evaluating the modules is a long one on a cheap phone (P2).
setTimeout(() => void loadServedFailure().then(hydrate));
