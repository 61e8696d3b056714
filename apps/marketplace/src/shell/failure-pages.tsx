import { ApiError, isTemporary } from '@melhor-escola/api-client/api-error';
import { useRouter, type AnyRouter } from '@tanstack/react-router';
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';
import { getRequestHeader, setResponseHeader, setResponseStatus } from '@tanstack/react-start/server';
import { useEffect } from 'react';
import { reportCaught, routePattern } from '../tracking/error-reports.ts';
import { ErrorMeta, ErrorScreen, NoConnectionScreen, NotFoundScreen } from './error-screens.tsx';

export interface FailurePageProps {
  /** Absent: the address is unknown (RT-18). */
  readonly error?: unknown;
}

/** Stands in place of a page that failed or does not exist. */
export function FailurePage({ error }: FailurePageProps) {
  return error === undefined ? <NotFoundPage /> : <FailedPage error={error} />;
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

/** Without a connection the visitor can try again; anything else is an error of ours. */
function FailedPage({ error }: { error: unknown }) {
  return (
    <>
      <ErrorMeta />
      {isConnectionLost(error) ? <NoConnectionScreen /> : <OurFailure error={error} />}
    </>
  );
}

/** Whether a browser could not fetch what it needed, code or data. Of a server's connections the visitor knows nothing. */
const isConnectionLost = createIsomorphicFn()
  .client(
    (error: unknown): boolean =>
      !navigator.onLine ||
      (error instanceof ApiError && error.reason === 'network') ||
      // In the words of Chromium, Firefox and Safari.
      (error instanceof TypeError && /dynamically imported module|importing a module/i.test(error.message)),
  )
  .server((_error: unknown): boolean => false);

/** Details of an error are for developers: production pages never carry them (RT-22). */
function OurFailure({ error }: { error: unknown }) {
  const router = useRouter();
  answerWithStatusOf(error);
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
 * Gives a page that could not be rendered the status of the call that failed (RT-10, ER-04): 503 if the service is unavailable
 * or timed out (S29), with a `retry-after` header (S26). Any other error leaves the page its 500.
 */
const answerWithStatusOf = createIsomorphicFn()
  .client((_error: unknown): void => {})
  .server((error: unknown): void => {
    if (!(error instanceof ApiError)) return;
    setResponseStatus(error.reason === 'timeout' ? 503 : error.status);
    if (isTemporary(error)) setResponseHeader('retry-after', String(retryAfter));
  });

/** Name of the `<meta>` that carries the request id of a failed page to the browser. */
const requestIdMeta = 'request-id';

/** The id under which the logs list the request of this page; `undefined` for a page that the browser renders by itself. */
const requestId = createIsomorphicFn()
  .client(
    (): string | undefined => document.querySelector<HTMLMetaElement>(`meta[name=${requestIdMeta}]`)?.content,
  )
  .server((): string | undefined => getRequestHeader('x-request-id'));
