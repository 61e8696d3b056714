import { redactPersonalData } from '@melhor-escola/domain/personal-data';
import Rollbar from 'rollbar/src/browser/core';
import scrub from 'rollbar/src/scrub';
import telemeter from 'rollbar/src/telemetry';
import truncation from 'rollbar/src/truncation';
import { MAX_TELEMETRY_EVENTS, MAX_REPORTS_PER_MINUTE, ignoredErrors } from './settings.ts';

/** Error reporting service. */
export interface ErrorService {
  readonly accessToken: string;
  /** URL of the item API: 'https://api.rollbar.com/api/1/item/'. */
  readonly endpoint: string;
}

export interface ErrorReportingOptions {
  readonly service: ErrorService;
  readonly app: { readonly release: string; readonly environment: string };
  /** Current route pattern. */
  readonly route: () => string;
}

/** Running error reporting. */
export interface ErrorReporting {
  /** Reports a caught error. Uncaught errors are reported automatically. */
  readonly report: (error: unknown) => void;
  /** Records a navigation, as context of later errors. */
  readonly navigated: (route: string) => void;
  /** Stops sending. */
  readonly stop: () => void;
}

// Without the components that record clicks, requests, sessions and replays.
Rollbar.setComponents({ scrub, telemeter, truncation });

/** One instance per page: restarting reuses it. */
let running: Rollbar | undefined;

/** Starts reporting errors to Rollbar (CA-13). Call it only with consent to 'analytics': it sends data to a third party. */
export function startErrorReporting(options: ErrorReportingOptions): ErrorReporting {
  if (running) running.configure({ enabled: true });
  else running = createRollbar(options);
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

function createRollbar({ service, app, route }: ErrorReportingOptions): Rollbar {
  return new Rollbar({
    accessToken: service.accessToken,
    endpoint: service.endpoint,
    environment: app.environment,
    payload: { client: { javascript: { code_version: app.release, source_map_enabled: true } } },
    captureUncaught: true,
    captureUnhandledRejections: true,
    captureIp: false,
    // Would replace the browser's `Error.prepareStackTrace`.
    inspectAnonymousErrors: false,
    itemsPerMinute: MAX_REPORTS_PER_MINUTE,
    maxTelemetryEvents: MAX_TELEMETRY_EVENTS,
    // Errors are sent as items or deliberately not at all.
    includeItemsInTelemetry: false,
    ignoredMessages: [...ignoredErrors],
    // Failures to reach the service must not appear in the console.
    logLevel: 'critical',
    checkIgnore: (_isUncaught, args, item) => !prepare(item, route(), args),
  });
}

/**
 * Prepares a report for sending by mutating it: redacts personal data and limits the size. Never throws, because Rollbar would then send
 * the unredacted report.
 *
 * @param reported arguments of the Rollbar call: the error and additional data.
 * @returns whether to send it.
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

/** Restores the full message: Rollbar parses 'Page not found' in 'Page not found: /x' as the error class and drops it. */
function restoreMessage(item: Report, reported: ArrayLike<unknown>): void {
  // Rollbar passes its function's `arguments`.
  const error = Array.from(reported).find((value) => value instanceof Error);
  const exception = findException(item['body']);
  if (error && exception) exception['message'] = error.message;
}

/** The exception in Rollbar's report; the outermost one of a cause chain. */
function findException(body: unknown): Report | undefined {
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
 * Truncates a report to the size the service accepts, by Rollbar's rules: fewer frames, then shorter texts. Called explicitly because
 * Rollbar 3.1 looks for the payload one level too high and never truncates.
 *
 * @throws {Error} if Rollbar cannot truncate it.
 */
export function fitReport(report: Report): Report {
  const truncate: unknown = Reflect.get(truncation, 'truncate');
  if (typeof truncate !== 'function') throw new Error('Rollbar no longer exports truncation.truncate.');
  const fitted: unknown = Reflect.apply(truncate, undefined, [{ data: report }]);
  const sent: unknown = isReport(fitted) ? JSON.parse(String(fitted['value'])) : undefined;
  if (!isReport(sent) || !isReport(sent['data'])) throw new Error('Rollbar could not truncate a report.');
  return sent['data'];
}
