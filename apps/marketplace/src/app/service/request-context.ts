import type { SubmittedAccountForm } from '@melhor-escola/account/form';
import type { ConfirmProblem, SubmittedReviewForm } from '@melhor-escola/search/review';
import type { FailedMark, SubmittedQuestionForm } from '@melhor-escola/search/questions';
import type { SubmittedVisitForm } from '@melhor-escola/search/visit';
import { isSaveDataOn } from '@melhor-escola/search/visitor';
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';
import { getRequestHeader } from '@tanstack/react-start/server';
import type { SharedResponses } from './shared-responses.ts';

/** A form that was submitted without JavaScript and rejected, or only its problem. */
export interface FormOutcome {
  readonly reviewAttempt?: SubmittedReviewForm;
  readonly questionAttempt?: SubmittedQuestionForm;
  /** The mark of a question as helpful that was not counted. */
  readonly failedMark?: FailedMark;
  /** The confirmation of a review or a question. */
  readonly confirmAttempt?: ConfirmAttempt;
  /** The request, or its change. */
  readonly visitAttempt?: SubmittedVisitForm;
  /** Why the alerts of a saved search could not be stopped. */
  readonly stopProblem?: StopProblem;
  readonly accountAttempt?: SubmittedAccountForm;
}

/** What the site's server passes to a page that it renders, such as the current user. */
export interface PageContext extends FormOutcome {
  /** The page is publicly cacheable: it has no nonce (`src/server/pages/page-cache.ts`). */
  readonly isPublic?: true;
  /** Executes the page's calls to the service; sent directly by default. */
  readonly executeCall?: ExecuteCall;
  /** Cached responses that pages share; by default each page makes its own calls. */
  readonly sharedResponses?: SharedResponses;
  /** Aborts the page's calls to the service; they have no deadline by default. */
  readonly deadline?: AbortSignal;
  /** Logs why a page could not be rendered. @param route pattern of its path. */
  readonly logError?: (error: unknown, route: string) => void;
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

/** Why the alerts of a saved search could not be stopped: `link`, the link is invalid; `later`, a retry may succeed. */
export type StopProblem = 'link' | 'later';

/** A confirmation, by the button on a link's page, that failed. */
export interface ConfirmAttempt {
  readonly token?: string | undefined;
  readonly problem: ConfirmProblem;
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

/** Whether `/playground` exists: outside production, and for the operator. A browser that navigates to it has loaded it before. */
export const showsPlayground = createIsomorphicFn()
  .client(() => true)
  .server(
    () => process.env['NODE_ENV'] !== 'production' || (getGlobalStartContext()?.showsPlayground ?? false),
  );

/**
 * Whether the visitor saves data: by the request's `Save-Data` header, which their choice in the footer replaces. In a browser by the
 * page's `data-save-data`. Not by the media query: on a cheap phone the first one takes 15 ms, during hydration.
 */
export const saveData = createIsomorphicFn()
  .client(isSaveDataOn)
  .server(() => getRequestHeader('save-data')?.toLowerCase() === 'on');
