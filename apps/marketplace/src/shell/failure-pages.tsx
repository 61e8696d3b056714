import { ApiError, isTemporary } from '@melhor-escola/api-client/api-error';
import { useHydrated } from '@melhor-escola/ui/hooks';
import { useRouter, type AnyRouter } from '@tanstack/react-router';
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';
import { getRequestHeader, setResponseHeader, setResponseStatus } from '@tanstack/react-start/server';
import { useEffect, useState } from 'react';
import { failedRequestId, requestIdMeta } from '../app/failed-page.ts';
import { focusHeading } from '../app/page-focus.ts';
import { reportCaught, routePattern } from '@melhor-escola/tracking/error-reporting/caught-errors';
import {
  type ConnectionProblem,
  ErrorMeta,
  ErrorScreen,
  NoConnectionScreen,
  NotFoundScreen,
} from './error-screens.tsx';

export interface FailurePageProps {
  /** Absent for a page that does not exist (RT-18). */
  readonly error?: unknown;
}

/** Replaces a page that failed or does not exist. */
export function FailurePage({ error }: FailurePageProps) {
  useFocusAfterReplacing();
  return error === undefined ? <NotFoundPage /> : <FailedPage error={error} />;
}

/** Focuses the heading, unless the server rendered this page: what had the focus may be gone with the page that failed (A2). */
function useFocusAfterReplacing(): void {
  const isHydrated = useHydrated();
  const [replacesPage] = useState(isHydrated);
  useEffect(() => {
    if (replacesPage) focusHeading();
  }, [replacesPage]);
}

function NotFoundPage() {
  useEffect(() => reportCaught(new Error(`Page not found: ${window.location.pathname}`)), []);
  return (
    <>
      <ErrorMeta />
      <NotFoundScreen />
    </>
  );
}

/** If the connection failed the visitor can retry; anything else is an internal error. */
function FailedPage({ error }: { error: unknown }) {
  const problem = connectionProblem(error);
  return (
    <>
      <ErrorMeta />
      {problem ? <NoConnectionScreen problem={problem} /> : <OurFailure error={error} />}
    </>
  );
}

/** Why the browser could not load code or data. `undefined` on the server, whose connections are not the visitor's. */
const connectionProblem = createIsomorphicFn()
  .client((error: unknown): ConnectionProblem | undefined => {
    const reason = error instanceof ApiError ? error.reason : undefined;
    // The messages of Chromium, Firefox and Safari.
    const isModuleMissing =
      error instanceof TypeError && /dynamically imported module|importing a module/i.test(error.message);
    if (!navigator.onLine || reason === 'network' || isModuleMissing) return 'lost';
    // The site itself responds, or reports a failure, in less time than the client waits (S29).
    return reason === 'timeout' ? 'slow' : undefined;
  })
  .server((_error: unknown): ConnectionProblem | undefined => undefined);

/** Shows details in development only (RT-22). */
function OurFailure({ error }: { error: unknown }) {
  const router = useRouter();
  respondWithStatus(error);
  logRenderError(error, router);
  useEffect(() => reportCaught(error), [error]);
  const details =
    import.meta.env.DEV && error instanceof Error ? { message: error.message, stack: error.stack } : {};
  const id = requestId();
  return (
    <>
      {id && <meta name={requestIdMeta} content={id} />}
      <ErrorScreen {...details} requestId={id} />
    </>
  );
}

/** Logs on the server why a page could not be rendered, with its route (CA-13). */
const logRenderError = createIsomorphicFn()
  .client((_error: unknown, _router: AnyRouter): void => {})
  .server((error: unknown, { state: { matches } }: AnyRouter): void => {
    getGlobalStartContext()?.logError?.(error, routePattern(matches));
  });

/** Seconds after which a page that failed for a temporary reason may be requested again. */
const retryAfter = 5;

/**
 * Sets the page's status to that of the failed call (RT-10, ER-04): 503 if the service is unavailable or timed out (S29), with a
 * `retry-after` header (S26). Any other error stays a 500.
 */
const respondWithStatus = createIsomorphicFn()
  .client((_error: unknown): void => {})
  .server((error: unknown): void => {
    if (!(error instanceof ApiError)) return;
    setResponseStatus(error.reason === 'timeout' ? 503 : error.status);
    if (isTemporary(error)) setResponseHeader('retry-after', String(retryAfter));
  });

/** The request id of this page in the logs; `undefined` for a page that the browser rendered. */
const requestId = createIsomorphicFn()
  .client(failedRequestId)
  .server((): string | undefined => getRequestHeader('x-request-id'));
