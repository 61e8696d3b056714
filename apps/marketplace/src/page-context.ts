import type { AccountAttempt } from '@melhor-escola/account/form/account-attempt';
import type { OwnerCalls } from '@melhor-escola/api-client/owner';
import type { ConfirmProblem } from '@melhor-escola/search/review/confirm-screen';
import type { ReviewAttempt } from '@melhor-escola/search/review/review-attempt';
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';

/** What the site's server tells a page it renders: the end of a form that was sent without scripts, and whose page it is. */
export interface PageContext {
  readonly reviewAttempt?: ReviewAttempt;
  readonly confirmAttempt?: ConfirmAttempt;
  readonly stopProblem?: StopProblem;
  readonly accountAttempt?: AccountAttempt;
  /** The calls of who is signed in, with their authorization: it is nowhere else, and in no page (S1). */
  readonly owner?: OwnerCalls;
}

/** Why the alerts of a saved search could not be stopped: `link`, it never will by this one; `later`, it may. */
export type StopProblem = 'link' | 'later';

/** A link's button that was pressed to no avail. */
export interface ConfirmAttempt {
  readonly token?: string | undefined;
  readonly problem: ConfirmProblem;
}

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: PageContext };
  }
}

/** The review that the server could not take, on the page that is its answer. */
export const reviewAttempt = createIsomorphicFn()
  .client((): ReviewAttempt | undefined => undefined)
  .server((): ReviewAttempt | undefined => getGlobalStartContext()?.reviewAttempt);

/** The confirmation that came to nothing, on the page that is its answer. */
export const confirmAttempt = createIsomorphicFn()
  .client((): ConfirmAttempt | undefined => undefined)
  .server((): ConfirmAttempt | undefined => getGlobalStartContext()?.confirmAttempt);

/** What kept the alerts of a saved search from being stopped, on the page that is its answer. */
export const stopProblem = createIsomorphicFn()
  .client((): StopProblem | undefined => undefined)
  .server((): StopProblem | undefined => getGlobalStartContext()?.stopProblem);

/** The form of the account that the server could not take, on the page that is its answer. */
export const accountAttempt = createIsomorphicFn()
  .client((): AccountAttempt | undefined => undefined)
  .server((): AccountAttempt | undefined => getGlobalStartContext()?.accountAttempt);
