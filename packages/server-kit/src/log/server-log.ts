import { errorReport } from './error-report.ts';

export interface ServerLogOptions {
  /** Name of the program in error reports. */
  readonly program: 'site' | 'service';
  /** pino's level, or 'silent'. */
  readonly level: string;
  /** Build that error lines name, to find their sources. */
  readonly release: string | undefined;
  /** stdout by default. */
  readonly logTo?: LogDestination | undefined;
  /** Receives errors as well (CA-13). */
  readonly errorReports?: ErrorReportService | undefined;
}

/** pino's number of the level `error`. */
const ERROR_LEVEL = 50;

/** Fastify's `logger` option, without the serializers, which differ by server. */
export function serverLog({ program: name, level, release, logTo, errorReports }: ServerLogOptions) {
  const program = { name, environment: process.env['NODE_ENV'] ?? 'development' };
  const stream = errorReports
    ? new ErrorLog({
        service: errorReports,
        to: logTo ?? process.stdout,
        buildReport: (line) => errorReport(line, program),
      })
    : logTo;
  return {
    level,
    mixin: (_line: object, lineLevel: number) => (release && lineLevel >= ERROR_LEVEL ? { release } : {}),
    ...(stream && { stream }),
  };
}

/** Error reporting service: Rollbar, or one with its API. */
export interface ErrorReportService {
  /** Origin. */
  readonly url: string;
  /** Token with the scope `post_server_item`. */
  readonly token: string;
}

/** Destination of log lines, one JSON object each. */
export interface LogDestination {
  write(line: string): unknown;
}

export interface ErrorLogOptions {
  readonly service: ErrorReportService;
  /** The report of a line; `undefined` for a line without an error. */
  readonly buildReport: (line: string) => object | undefined;
  /** Receives every line. */
  readonly to: LogDestination;
}

/** CO-04. */
const MAX_REPORTS_PER_MINUTE = 60;
/** Bounds the memory held while the service does not answer. */
const MAX_CONCURRENT_REPORTS = 10;
const REPORT_TIMEOUT_MS = 5_000;
/** Start of pino's lines of level `error` and `fatal`. */
const errorLine = /^\{"level":[56]0\b/;

/**
 * Log stream that also reports errors (CA-13), so that the log and the reports agree by construction. Writing never waits for a
 * report, and a report that fails is dropped silently: the log has the error.
 */
export class ErrorLog {
  readonly #options: ErrorLogOptions;
  #inFlight = 0;
  #minute = 0;
  #reportsInMinute = 0;

  constructor(options: ErrorLogOptions) {
    this.#options = options;
  }

  write(line: string): void {
    this.#options.to.write(line);
    if (!errorLine.test(line) || !this.#takeSlot()) return;
    const report = this.#options.buildReport(line);
    if (report) void this.#send(report);
  }

  /** Counts a report. @returns false over the limits. */
  #takeSlot(): boolean {
    const minute = Math.floor(performance.now() / 60_000);
    if (minute !== this.#minute) this.#reportsInMinute = 0;
    this.#minute = minute;
    if (this.#reportsInMinute >= MAX_REPORTS_PER_MINUTE || this.#inFlight >= MAX_CONCURRENT_REPORTS)
      return false;
    this.#reportsInMinute += 1;
    return true;
  }

  async #send(report: object): Promise<void> {
    const { url, token } = this.#options.service;
    this.#inFlight += 1;
    try {
      const response = await fetch(`${url}/api/1/item/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-rollbar-access-token': token },
        body: JSON.stringify(report),
        signal: AbortSignal.timeout(REPORT_TIMEOUT_MS),
        redirect: 'error',
      });
      await response.body?.cancel();
    } catch {
      // Logging this failure would report it again.
    } finally {
      this.#inFlight -= 1;
    }
  }
}
