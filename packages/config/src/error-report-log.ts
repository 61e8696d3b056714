/** Where reports of errors go: Rollbar, or what stands in its place. */
export interface ErrorReportService {
  /** Origin. */
  readonly url: string;
  /** A token that may post items of servers (`post_server_item`). */
  readonly token: string;
}

export interface ErrorReportLogOptions {
  readonly service: ErrorReportService;
  /** What is told of a line; `undefined` for one that tells of no error. */
  readonly reportOf: (line: string) => object | undefined;
  /** Where the lines go on to. */
  readonly to: { write(line: string): unknown };
}

/** Reports in a minute at most (CO-04). */
const reportsPerMinute = 60;
/** Reports on their way at once. Of a service that does not answer, more would only fill the memory. */
const mostAtOnce = 10;
/** Milliseconds until a report is given up. */
const patience = 5_000;
/** Lines of errors and worse, as pino begins them. */
const beginning = /^\{"level":[56]0\b/;

/**
 * Where a server's log writes to, so that what it tells of errors is reported too (CA-13): what is in the log and what is
 * reported is the same by construction. Nobody waits for a report, and what cannot be reported is lost in silence: the
 * log has it.
 */
export class ErrorReportLog {
  readonly #options: ErrorReportLogOptions;
  #underWay = 0;
  #minute = 0;
  #inMinute = 0;

  constructor(options: ErrorReportLogOptions) {
    this.#options = options;
  }

  write(line: string): void {
    this.#options.to.write(line);
    if (!beginning.test(line) || !this.#isTaken()) return;
    const report = this.#options.reportOf(line);
    if (report) void this.#send(report);
  }

  /** Counts a report, if there is room for it. */
  #isTaken(): boolean {
    const minute = Math.floor(performance.now() / 60_000);
    if (minute !== this.#minute) this.#inMinute = 0;
    this.#minute = minute;
    if (this.#inMinute >= reportsPerMinute || this.#underWay >= mostAtOnce) return false;
    this.#inMinute += 1;
    return true;
  }

  async #send(report: object): Promise<void> {
    const { url, token } = this.#options.service;
    this.#underWay += 1;
    try {
      const answer = await fetch(`${url}/api/1/item/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-rollbar-access-token': token },
        body: JSON.stringify(report),
        signal: AbortSignal.timeout(patience),
        redirect: 'error',
      });
      await answer.body?.cancel();
    } catch {
      // To log it would be to report it.
    } finally {
      this.#underWay -= 1;
    }
  }
}
