import type { VisitStep } from '@melhor-escola/domain/visit-step';
import { afterIdle } from '@melhor-escola/ui/hooks';
import type { TrackingEvent } from '../catalog/catalog.ts';
import { visitStepOf } from '../catalog/visit-step.ts';
import { initializeOnce } from '../initialize-once.ts';
import { MAX_QUEUED_ERRORS } from '../error-reporting/settings.ts';
import type { ErrorReporting } from '../error-reporting/error-reporting.ts';
import type { Monitoring } from '../monitoring/monitoring.ts';
import type { TrackingPorts } from '../ports.ts';
import type { EntryPage } from '../session/entry-page.ts';

/**
 * What runs from one consent to its withdrawal. The libraries are fetched when the browser is idle, and not at all over a
 * connection that is to be spared. What fails to begin is tried again with the next page (ST-05).
 */
export class DiagnosticsPeriod {
  readonly #ports: TrackingPorts;
  readonly #entryPage: EntryPage;
  readonly #ended = new AbortController();
  readonly #session;
  readonly #beginMonitoring;
  readonly #beginReporting;
  #monitoring: Monitoring | undefined;
  #reporting: ErrorReporting | undefined;
  /** Those that the visit has come to in this page, each once. */
  readonly #steps = new Set<VisitStep>();
  #waiting: unknown[] = [];
  #hasFailed = false;

  constructor(ports: TrackingPorts, entryPage: EntryPage) {
    this.#ports = ports;
    this.#entryPage = entryPage;
    this.#session = initializeOnce(async () => {
      const { openAnalyticsSession } = await import('../session/analytics-session.ts');
      this.#ended.signal.throwIfAborted();
      return openAnalyticsSession(entryPage, ports.findLocation);
    });
    this.#beginMonitoring = initializeOnce(() => this.#startMonitoring());
    this.#beginReporting = initializeOnce(() => this.#startReporting());
  }

  /** Begins what has not begun. */
  begin(): void {
    afterIdle(() => {
      if (this.#ended.signal.aborted) return;
      const parts = [
        this.#session(),
        ...(this.#mayFetch ? [this.#beginMonitoring(), this.#beginReporting()] : []),
      ];
      for (const part of parts) void part.catch(this.#noteFailure);
    });
  }

  navigated(route: string): void {
    this.#monitoring?.navigated(route);
    this.#reporting?.navigated(route);
  }

  /** A step that is taken before monitoring has come is told when it has. */
  trackStep(event: TrackingEvent): void {
    const step = visitStepOf(event);
    if (step === undefined || this.#steps.has(step)) return;
    this.#steps.add(step);
    this.#monitoring?.trackStep(step);
  }

  report(error: unknown): void {
    if (this.#reporting) this.#reporting.report(error);
    else this.#waiting = [...this.#waiting, error].slice(-MAX_QUEUED_ERRORS);
  }

  end(): void {
    this.#ended.abort();
    this.#monitoring?.stop();
    this.#reporting?.stop();
  }

  get #mayFetch(): boolean {
    return !this.#ports.configuration.isDevelopment && !savesData();
  }

  async #startMonitoring(): Promise<void> {
    const { collector, app } = this.#ports.configuration;
    if (!collector) return;
    const [{ startMonitoring }, session] = await Promise.all([
      import('../monitoring/monitoring.ts'),
      this.#session(),
    ]);
    if (this.#ended.signal.aborted) return;
    this.#monitoring = startMonitoring({
      collector,
      app,
      session,
      entryRoute: this.#entryPage.route,
      route: this.#ports.route,
    });
    for (const step of this.#steps) this.#monitoring.trackStep(step);
  }

  async #startReporting(): Promise<void> {
    const { errorService: service, app } = this.#ports.configuration;
    if (!service) return;
    const { startErrorReporting } = await import('../error-reporting/error-reporting.ts');
    if (this.#ended.signal.aborted) return;
    this.#reporting = startErrorReporting({ service, app, route: this.#ports.route });
    for (const error of this.#waiting.splice(0)) this.#reporting.report(error);
  }

  /** Once: what cannot be fetched fails with every page. */
  readonly #noteFailure = (error: unknown): void => {
    if (!this.#hasFailed && !this.#ended.signal.aborted)
      this.#ports.log('Monitoring could not begin.', error);
    this.#hasFailed = true;
  };
}

/** Whether to spare the connection: Save-Data, or the slowest kind there is (ST-14). */
function savesData(): boolean {
  // Not in every browser, so TypeScript does not know it.
  const connection: unknown = Reflect.get(navigator, 'connection');
  if (typeof connection !== 'object' || connection === null) return false;
  return (
    Reflect.get(connection, 'saveData') === true || Reflect.get(connection, 'effectiveType') === 'slow-2g'
  );
}
