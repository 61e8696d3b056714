import { ApiError } from '@melhor-escola/api-client/api-error';
import { errorHead } from '@melhor-escola/search/error/head';
import { ErrorScreen, NoConnectionScreen, NotFoundScreen } from '@melhor-escola/search/error/screens';
import { useRouter } from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';
import { useEffect } from 'react';
import { reportCaught } from '../tracking/caught-errors.ts';
import { answerWithStatusOf, noteFailure } from './failed-page-status.ts';
import { requestId, requestIdMeta } from './request-id.ts';

/** Title and robots of an error page (RT-22). No route's `head` speaks for it; React moves these into the document's. */
function ErrorMeta() {
  const head = errorHead();
  return (
    <>
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      <meta name="robots" content={head.robots} />
    </>
  );
}

/** Of an address nothing is at (RT-18). */
export function NotFoundPage() {
  useEffect(() => reportCaught(new Error(`Page not found: ${window.location.pathname}`)), []);
  return (
    <>
      <ErrorMeta />
      <NotFoundScreen />
    </>
  );
}

/** What failed for want of a connection is not there yet; anything else is an error of ours. */
export function FailedPage({ error }: { error: unknown }) {
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
  noteFailure(error, router);
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
