import type { SubmittedAccountForm } from '@melhor-escola/account/form';
import type { ConfirmProblem, SubmittedReviewForm } from '@melhor-escola/search/review';
import { isSaveDataOn } from '@melhor-escola/search/visitor';
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';
import { getRequestHeader } from '@tanstack/react-start/server';
import type { SharedResponses } from '../server/proxy/shared-responses.ts';

/** What the site's server passes to a page it renders: the outcome of a form that was sent without scripts, and whose page it is. */
export interface PageContext {
  /** The page is publicly cacheable: it has no nonce (`src/server/pages/page-cache.ts`). */
  readonly isPublic?: true;
  /** Executes the page's calls of the service; without it they go out directly. */
  readonly executeCall?: ExecuteCall;
  /** What pages have in common; without it each page asks for it. */
  readonly sharedResponses?: SharedResponses;
  /** Aborts the page's calls of the service; they have no deadline by default. */
  readonly deadline?: AbortSignal;
  readonly reviewAttempt?: SubmittedReviewForm;
  readonly confirmAttempt?: ConfirmAttempt;
  readonly stopProblem?: StopProblem;
  readonly accountAttempt?: SubmittedAccountForm;
  /** Logs why a page could not be rendered. @param route pattern of its address. */
  readonly logError?: (error: unknown, route: string) => void;
  /** The playground may be seen: the request carries the operator's credentials. */
  readonly showsPlayground?: boolean;
  /** How to call the service for the current user; absent where there is none. */
  readonly authenticated?: AuthenticatedAccess;
}

/** Renders the page at an address: the built site's own `fetch`. `context` is passed on to the page. */
export type RenderPage = (request: Request, context?: PageContext) => Response | Promise<Response>;

/**
 * Makes a call of the service through its circuit breaker.
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

/** Why the alerts of a saved search could not be stopped: `link`, it never will by this one; `later`, it may. */
export type StopProblem = 'link' | 'later';

/** A link's button whose action failed. */
export interface ConfirmAttempt {
  readonly token?: string | undefined;
  readonly problem: ConfirmProblem;
}

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: PageContext };
  }
}

/** The review that could not be submitted, on the page that is the response. */
export const reviewAttempt = createIsomorphicFn()
  .client((): SubmittedReviewForm | undefined => undefined)
  .server((): SubmittedReviewForm | undefined => getGlobalStartContext()?.reviewAttempt);

/** The confirmation that failed, on the page that is the response. */
export const confirmAttempt = createIsomorphicFn()
  .client((): ConfirmAttempt | undefined => undefined)
  .server((): ConfirmAttempt | undefined => getGlobalStartContext()?.confirmAttempt);

/** Why the alerts of a saved search could not be stopped, on the page that is the response. */
export const stopProblem = createIsomorphicFn()
  .client((): StopProblem | undefined => undefined)
  .server((): StopProblem | undefined => getGlobalStartContext()?.stopProblem);

/** The account form that could not be submitted, on the page that is the response. */
export const accountAttempt = createIsomorphicFn()
  .client((): SubmittedAccountForm | undefined => undefined)
  .server((): SubmittedAccountForm | undefined => getGlobalStartContext()?.accountAttempt);

/** Whether `/playground` exists: outside production, and for the operator. A browser that navigates to it was let in before. */
export const showsPlayground = createIsomorphicFn()
  .client(() => true)
  .server(
    () => process.env['NODE_ENV'] !== 'production' || (getGlobalStartContext()?.showsPlayground ?? false),
  );

/**
 * Whether the visitor asks for less data: by the header of the request on the server, by the same setting in a browser. The
 * media query is no help: a cheap phone takes 15 ms for the first one, during hydration.
 */
export const saveData = createIsomorphicFn()
  .client(isSaveDataOn)
  .server(() => getRequestHeader('save-data')?.toLowerCase() === 'on');
