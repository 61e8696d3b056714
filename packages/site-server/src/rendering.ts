/** What the site's server passes to a page that it renders. */
export interface RenderContext<Outcome = never> {
  /** Executes the page's calls to the service; sent directly by default. */
  readonly executeCall?: ExecuteCall;
  /** Aborts the page's calls to the service; they have no deadline by default. */
  readonly deadline?: AbortSignal;
  /** Logs why a page could not be rendered. @param route pattern of its path. */
  readonly logError?: (error: unknown, route: string) => void;
  /** Logs a call to the service that failed, also where the page shows something else instead (ER-03). */
  readonly logFailedCall?: (error: unknown) => void;
  /** Access to the service for the current user; absent without one. */
  readonly authenticated?: AuthenticatedAccess;
  /** The request carries the operator's credentials. */
  readonly isOperator?: boolean;
  /** What became of the form to which the page responds: submitted without JavaScript, and rejected. */
  readonly form?: Outcome;
}

/**
 * Renders the page at a URL.
 *
 * @typeParam Outcome of the site's forms.
 */
export type RenderPage<Outcome = never> = (
  request: Request,
  context?: RenderContext<Outcome>,
) => Response | Promise<Response>;

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
