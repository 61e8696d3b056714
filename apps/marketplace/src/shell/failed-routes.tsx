import { routes } from '@melhor-escola/domain/routes';
import { createIsomorphicFn } from '@tanstack/react-start';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { lazy, Suspense, type ComponentType } from 'react';
import * as pages from './failure-pages.tsx';

const load = () => import('./failure-pages.tsx');

/** Milliseconds after the page has come: what it needs itself is there, and the connection not yet gone. */
const quietAfter = 3_000;

/** Fetches the pages for what fails, few of which are ever seen: without a connection it would be too late. */
export function fetchFailurePages(): void {
  setTimeout(() => void load().catch(() => undefined), quietAfter);
}

/** Where not even the page that tells of a failure can be fetched. A link of the browser's own starts anew. */
function LastWords() {
  return (
    <p>
      Não conseguimos mostrar esta página. <a href={routes.results.path()}>Encontrar minha bolsa</a>
    </p>
  );
}

const lastWords = { default: LastWords };

// On the server both are at hand: what failed is sent whole.
const NotFoundPage = createIsomorphicFn()
  .client((): ComponentType =>
    lazy(() =>
      load().then(
        ({ NotFoundPage: found }) => ({ default: found }),
        () => lastWords,
      ),
    ),
  )
  .server((): ComponentType => pages.NotFoundPage)();

const FailedPage = createIsomorphicFn()
  .client((): ComponentType<{ error: unknown }> =>
    lazy(() =>
      load().then(
        ({ FailedPage: failed }) => ({ default: failed }),
        () => lastWords,
      ),
    ),
  )
  .server((): ComponentType<{ error: unknown }> => pages.FailedPage)();

/** What every route shows at an address nothing is at. */
export function UnknownRoute() {
  return (
    <Suspense>
      <NotFoundPage />
    </Suspense>
  );
}

/** What every route shows in place of what failed. */
export function FailedRoute({ error }: ErrorComponentProps) {
  return (
    <Suspense>
      <FailedPage error={error} />
    </Suspense>
  );
}
