import type { FailedResponse } from '@melhor-escola/api-client/api-error';
import type { FormOutcome } from '../../../app/service/request-context.ts';
import type { SessionEffect } from '../session.ts';

/** A form as submitted without JavaScript. */
export interface PostedForm {
  readonly fields: URLSearchParams;
  /** The school's, in the path of its pages; otherwise empty. */
  readonly slug: string;
  readonly cookie: string;
  /** `User-Agent` header. */
  readonly browser: string;
}

/** How one form is handled. On an error its page is rendered again with a `FormOutcome`. */
export interface FormCall {
  /** Path of a POST to the service. Below `accountPath` the call has the current user's session. */
  readonly path: string;
  readonly body: object;
  readonly headers?: Readonly<Record<string, string>>;
  readonly effect?: SessionEffect;
  /** Validation errors of the site itself; the service is not called then. */
  readonly invalid?: FormOutcome | undefined;
  /** Redirect target after a success; `undefined` if the service's response lacks it. */
  readonly redirect: string | ((content: unknown) => string | undefined);
  readonly reject: (error: FailedResponse) => FormOutcome;
}

export const tokenOf = ({ fields }: PostedForm): string => fields.get('token') ?? '';

/** `link`: the token of an e-mail's link was used, has expired, or was replaced. */
export const linkProblem = ({ status }: FailedResponse) =>
  status === 400 || status === 404 ? 'link' : 'later';
