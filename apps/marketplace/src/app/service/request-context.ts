import type { AccountFormOutcome } from '@melhor-escola/account/form';
import type { LinkProblem } from '@melhor-escola/api-client/posted-form';
import type { SubmissionOutcome } from '@melhor-escola/search/submission';
import { isSaveDataOn } from '@melhor-escola/search/visitor';
import { notFound, redirect } from '@tanstack/react-router';
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';
import { getRequestHeader } from '@tanstack/react-start/server';
import type { SharedResponses } from './shared-responses.ts';

/** A form that was submitted without JavaScript and rejected, or only its problem. */
export interface FormOutcome extends SubmissionOutcome, AccountFormOutcome {
  /** Why the alerts of a saved search could not be stopped. */
  readonly stopProblem?: LinkProblem;
}

/** What the site's server passes to a page that it renders, such as the current user. */
export interface PageContext extends FormOutcome {
  /** Executes the page's calls to the service; sent directly by default. */
  readonly executeCall?: ExecuteCall;
  /** Cached responses that pages share; by default each page makes its own calls. */
  readonly sharedResponses?: SharedResponses;
  /** Aborts the page's calls to the service; they have no deadline by default. */
  readonly deadline?: AbortSignal;
  /** Logs why a page could not be rendered. @param route pattern of its path. */
  readonly logError?: (error: unknown, route: string) => void;
  /** Logs a call to the service that failed, also where the page shows something else instead (ER-03). */
  readonly logFailedCall?: (error: unknown) => void;
  /** The playground may be seen: the request carries the operator's credentials. */
  readonly showsPlayground?: boolean;
  /** Access to the service for the current user; absent without one. */
  readonly authenticated?: AuthenticatedAccess;
}

/** Renders the page at a URL: the built site's `fetch`. `context` is passed on to the page. */
export type RenderPage = (request: Request, context?: PageContext) => Response | Promise<Response>;

/**
 * Makes a call to the service through the circuit breaker.
 *
 * @param shouldTrip whether an error is an outage of the service, rather than its response to the call.
 */
export type ExecuteCall = <Result>(
  call: () => Promise<Result>,
  shouldTrip: (error: unknown) => boolean,
) => Promise<Result>;

/** Access to the service for the current user. Their token is in these headers and in no page (S1). */
export interface AuthenticatedAccess {
  readonly serviceUrl: string;
  readonly headers: Readonly<Record<string, string>>;
}

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: PageContext };
  }
}

/** What became of the form to which the page responds: submitted without JavaScript, and rejected. */
export const formOutcome = createIsomorphicFn()
  .client((): FormOutcome => ({}))
  .server((): FormOutcome => getGlobalStartContext() ?? {});

/**
 * Lets through who may see the playground: anyone outside production, and the operator. A browser cannot decide that: navigating there
 * loads the whole page, so that the server asks for the operator's password.
 */
export const requirePlaygroundAccess = createIsomorphicFn()
  .client((href: string): void => {
    throw redirect({ href, reloadDocument: true });
  })
  .server((_href: string): void => {
    const isOpen = process.env['NODE_ENV'] !== 'production' || getGlobalStartContext()?.showsPlayground;
    if (!isOpen) throw notFound();
  });

/**
 * Whether the visitor saves data: by the request's `Save-Data` header, which their choice in the footer replaces. In a browser by the
 * page's `data-save-data`. Not by the media query: on a cheap phone the first one takes 15 ms, during hydration.
 */
export const saveData = createIsomorphicFn()
  .client(isSaveDataOn)
  .server(() => getRequestHeader('save-data')?.toLowerCase() === 'on');
