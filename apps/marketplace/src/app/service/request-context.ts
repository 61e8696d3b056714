import type { AccountFormOutcome } from '@melhor-escola/account/form';
import type { LinkProblem } from '@melhor-escola/api-client/posted-form';
import type { SubmissionOutcome } from '@melhor-escola/search/submission';
import { isSaveDataOn } from '@melhor-escola/search/visitor';
import type { RenderContext } from '@melhor-escola/site-server/rendering';
import { notFound, redirect } from '@tanstack/react-router';
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';
import { getRequestHeader } from '@tanstack/react-start/server';
import type { SharedResponses } from './shared-responses.ts';

/** A form that was submitted without JavaScript and rejected, or only its problem. */
export interface FormOutcome extends SubmissionOutcome, AccountFormOutcome {
  /** Why the e-mails of a link could not be stopped. */
  readonly stopProblem?: LinkProblem;
}

/** What the site's server passes to a page that it renders, such as the current user. */
export interface PageContext extends FormOutcome, Omit<RenderContext, 'form' | 'isOperator'> {
  /** Cached responses that pages share; by default each page makes its own calls. */
  readonly sharedResponses?: SharedResponses;
  /** The playground may be seen: the request carries the operator's credentials. */
  readonly showsPlayground?: boolean;
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
