/*
 * Forms submitted without JavaScript (P3). A feature says which call to the service each of its forms is; the site's server makes the
 * calls, redirects after a success and otherwise renders the form's page again.
 */
import { findByCode, type ErrorCode, type FailedResponse } from './api-error.ts';

/** A form as submitted without JavaScript. */
export interface PostedForm {
  readonly fields: URLSearchParams;
  /** The school's, in the path of its pages; otherwise empty. */
  readonly slug: string;
  readonly cookie: string;
  /** `User-Agent` header. */
  readonly browser: string;
}

/**
 * How one form is handled.
 *
 * @typeParam Outcome what the form's page gets, to render the form again with its values and problems.
 */
export interface FormCall<Outcome> {
  /** Path of a POST to the service. Below '/v3/account' the call has the current user's session. */
  readonly path: string;
  readonly body: object;
  readonly headers?: Readonly<Record<string, string>>;
  /** What the call does to the session: `start` starts one; `signOut` ends it whatever the response. */
  readonly effect?: 'start' | 'signOut';
  /** Validation errors; the service is not called then. */
  readonly invalid?: Outcome | undefined;
  /** Redirect target after a success; `undefined` if the service's response lacks it. */
  readonly redirect: string | ((content: unknown) => string | undefined);
  readonly reject: (error: FailedResponse) => Outcome;
}

/** The forms of a feature, by the route pattern of their page. */
export type PostedForms<Outcome> = Readonly<Record<string, (form: PostedForm) => FormCall<Outcome>>>;

/** The token of the e-mail's link that the form's page was opened with. */
export const formToken = ({ fields }: PostedForm): string => fields.get('token') ?? '';

/** Why a link of an e-mail failed. `link`: its token was used, has expired or was replaced. `later`: a retry may succeed. */
export type LinkProblem = 'link' | 'later';

/** Without the limit of alerts, which the page of their confirmation explains. */
type LinkErrorCode = Exclude<
  ErrorCode<
    | '/v3/saved-searches/stop'
    | '/v3/school-mails/stop'
    | '/v3/reviews/confirm'
    | '/v3/questions/confirm'
    | '/v3/alerts/confirm'
  >,
  'SAVED_SEARCHES_LIMIT'
>;

const linkProblems: Readonly<Record<LinkErrorCode, LinkProblem>> = {
  LINK_INVALID: 'link',
  QUESTION_NOT_FOUND: 'link',
  REVIEW_NOT_FOUND: 'link',
  // A token that was truncated or changed.
  BAD_REQUEST: 'link',
  PAYLOAD_TOO_LARGE: 'link',
  TENANT_MISSING: 'later',
  TENANT_UNKNOWN: 'later',
  TOO_MANY_REQUESTS: 'later',
  UNAVAILABLE: 'later',
  UNSUPPORTED_MEDIA_TYPE: 'later',
};

export const linkProblem = ({ code }: FailedResponse): LinkProblem =>
  findByCode(linkProblems, code) ?? 'later';
