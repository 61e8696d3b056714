import { redactPersonalData } from '@melhor-escola/domain/personal-data';
import Rollbar from 'rollbar/src/browser/core';
import scrub from 'rollbar/src/scrub';
import telemeter from 'rollbar/src/telemetry';
import truncation from 'rollbar/src/truncation';
import { MAX_TELEMETRY_EVENTS, MAX_REPORTS_PER_MINUTE, ignoredErrors } from './settings.ts';

/** Where errors are reported to. */
export interface ErrorService {
  readonly accessToken: string;
  /** Address of the items: 'https://api.rollbar.com/api/1/item/'. */
  readonly endpoint: string;
}

export interface ErrorReportingOptions {
  readonly service: ErrorService;
  readonly app: { readonly release: string; readonly environment: string };
  /** Pattern of the page's address. */
  readonly route: () => string;
}

/** Error reporting that is under way. */
export interface ErrorReporting {
  /** Reports an error that was caught. One that was not is reported by itself. */
  readonly report: (error: unknown) => void;
  /** The visitor has gone on to another page: told with the errors that come. */
  readonly navigated: (route: string) => void;
  /** Nothing is sent from now on. */
  readonly stop: () => void;
}

// Without the parts that watch clicks and requests, that keep a session in the tab, and that record what a visitor does.
Rollbar.setComponents({ scrub, telemeter, truncation });

/** Rollbar, which is one to a page: what was stopped goes on with the same. */
let running: Rollbar | undefined;

/** Has Rollbar report the errors of this page (CA-13). Call it only with consent to 'analytics': it tells another service. */
export function startErrorReporting(options: ErrorReportingOptions): ErrorReporting {
  if (running) running.configure({ enabled: true });
  else running = begin(options);
  const rollbar = running;
  let from = options.route();
  return {
    report: (error) => void rollbar.error(error instanceof Error ? error : String(error)),
    navigated: (to) => {
      rollbar.captureEvent({ from, to }, 'info');
      from = to;
    },
    stop: () => void rollbar.configure({ enabled: false }),
  };
}

function begin({ service, app, route }: ErrorReportingOptions): Rollbar {
  return new Rollbar({
    accessToken: service.accessToken,
    endpoint: service.endpoint,
    environment: app.environment,
    payload: { client: { javascript: { code_version: app.release, source_map_enabled: true } } },
    captureUncaught: true,
    captureUnhandledRejections: true,
    captureIp: false,
    // Would put a function of Rollbar's in the place of the browser's own that writes stacks.
    inspectAnonymousErrors: false,
    itemsPerMinute: MAX_REPORTS_PER_MINUTE,
    maxTelemetryEvents: MAX_TELEMETRY_EVENTS,
    // Each error is told by itself, or is one of those that are not told.
    includeItemsInTelemetry: false,
    ignoredMessages: [...ignoredErrors],
    // What cannot reach the service is no concern of the console's.
    logLevel: 'critical',
    checkIgnore: (_isUncaught, args, item) => !prepare(item, route(), args),
  });
}

/**
 * Makes a report fit to be sent, in its place: what is given here is what is sent. Rollbar asks last of all whether to send
 * a report, and sends it as it is where an option fails: so this answers in every case.
 *
 * @param reported what Rollbar was given to report: the error, and what it makes of it.
 * @returns whether it may be sent.
 */
function prepare(item: Report, route: string, reported: ArrayLike<unknown>): boolean {
  try {
    restoreMessage(item, reported);
    const { notifier: _ourConfiguration, ...fields } = item;
    const request = { url: `${window.location.origin}${route}` };
    const report = fitReport(redactPersonalData({ ...fields, context: route, request }));
    for (const key of Object.keys(item)) delete item[key];
    Object.assign(item, report, { uuid: fields['uuid'] });
    return true;
  } catch {
    return false;
  }
}

/** Puts the whole message back: of 'Page not found: /x' Rollbar takes what is before the colon for a class, and drops it. */
function restoreMessage(item: Report, reported: ArrayLike<unknown>): void {
  // Rollbar passes its own function's `arguments`.
  const error = Array.from(reported).find((value) => value instanceof Error);
  const exception = exceptionOf(item['body']);
  if (error && exception) exception['message'] = error.message;
}

/** The error in what Rollbar made of it; the last one, where others have caused it. */
function exceptionOf(body: unknown): Report | undefined {
  if (!isReport(body)) return undefined;
  const { trace, trace_chain: chain } = body;
  const last: unknown = Array.isArray(chain) ? chain[0] : trace;
  const exception = isReport(last) ? last['exception'] : undefined;
  return isReport(exception) ? exception : undefined;
}

/** The payload sent for an error. */
type Report = Record<string, unknown>;

const isReport = (value: unknown): value is Report => typeof value === 'object' && value !== null;

/**
 * Shrinks a report to the size the service accepts, by Rollbar's own rules: fewer frames, then shorter and shorter texts. Called
 * here because Rollbar 3.1 never does it by itself: it looks for what to cut one level too high.
 *
 * @throws {Error} if Rollbar cannot make it smaller.
 */
export function fitReport(report: Report): Report {
  const cut: unknown = Reflect.get(truncation, 'truncate');
  if (typeof cut !== 'function') throw new Error('Rollbar has no truncation.truncate any more.');
  const fitted: unknown = Reflect.apply(cut, undefined, [{ data: report }]);
  const sent: unknown = isReport(fitted) ? JSON.parse(String(fitted['value'])) : undefined;
  if (!isReport(sent) || !isReport(sent['data'])) throw new Error('Rollbar could not cut a report.');
  return sent['data'];
}
