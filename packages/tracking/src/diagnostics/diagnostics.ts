import type { VisitStep } from '@melhor-escola/domain/visit-step';
import { afterIdle } from '@melhor-escola/ui/hooks';
import type { TrackingEvent } from '../catalog/catalog.ts';
import { reachedVisitStep } from '../catalog/visit-step.ts';
import { initializeOnce } from '../initialize-once.ts';
import type { ErrorReporting } from '../error-reporting/error-reporting.ts';
import type { Monitoring } from '../monitoring/monitoring.ts';
import type { TrackingPorts } from '../ports.ts';
import { errors } from '../queue.ts';
import type { EntryPage } from '../session/entry-page.ts';
import { previousPageStep, unsentSteps } from './unsent-steps.ts';

/**
 * Analytics session, monitoring and error reporting, from consent to withdrawal. Loads the libraries when the browser is idle, and never
 * on a data-saving connection. What fails to start is retried on the next page (ST-05).
 */
export class Diagnostics {
  readonly #ports: TrackingPorts;
  readonly #entryPage: EntryPage;
  readonly #stopped = new AbortController();
  readonly #session;
  readonly #initializeMonitoring;
  readonly #initializeReporting;
  #monitoring: Monitoring | undefined;
  #reporting: ErrorReporting | undefined;
  /** Steps reached on this page, or on the one before if it was left too early to send them, each once. */
  readonly #steps = new Set<VisitStep>(unsentSteps.read()?.steps);
  #hasFailed = false;

  constructor(ports: TrackingPorts, entryPage: EntryPage) {
    this.#ports = ports;
    this.#entryPage = entryPage;
    const previousStep = previousPageStep(window);
    if (previousStep) this.#steps.add(previousStep);
    this.#session = initializeOnce(async () => {
      const { openAnalyticsSession } = await import('../session/analytics-session.ts');
      this.#stopped.signal.throwIfAborted();
      return openAnalyticsSession(entryPage, ports.findLocation);
    });
    this.#initializeMonitoring = initializeOnce(() => this.#startMonitoring());
    this.#initializeReporting = initializeOnce(() => this.#startReporting());
  }

  /** Starts what is not running yet. */
  start(): void {
    afterIdle(() => {
      if (this.#stopped.signal.aborted) return;
      const parts = [
        this.#session(),
        ...(this.#mayLoad ? [this.#initializeMonitoring(), this.#initializeReporting()] : []),
      ];
      for (const part of parts) void part.catch(this.#logError);
    });
  }

  navigated(route: string): void {
    this.#monitoring?.navigated(route);
    this.#reporting?.navigated(route);
  }

  /** Tracks the funnel step of an event; steps before monitoring has started are sent when it has. */
  trackStep(event: TrackingEvent): void {
    const step = reachedVisitStep(event);
    if (step === undefined || this.#steps.has(step)) return;
    this.#steps.add(step);
    if (this.#monitoring) this.#monitoring.trackStep(step);
    else if (this.#mayLoad) unsentSteps.write({ steps: [...this.#steps] });
  }

  /** @returns false while reporting has not started. */
  report(error: unknown): boolean {
    this.#reporting?.report(error);
    return this.#reporting !== undefined;
  }

  end(): void {
    this.#stopped.abort();
    this.#monitoring?.stop();
    this.#reporting?.stop();
  }

  get #mayLoad(): boolean {
    return !this.#ports.configuration.isDevelopment && !savesData();
  }

  async #startMonitoring(): Promise<void> {
    const { collector, app } = this.#ports.configuration;
    if (!collector) return;
    const [{ startMonitoring }, session] = await Promise.all([
      import('../monitoring/monitoring.ts'),
      this.#session(),
    ]);
    if (this.#stopped.signal.aborted) return;
    this.#monitoring = startMonitoring({
      collector,
      app,
      session,
      entryRoute: this.#entryPage.route,
      route: this.#ports.route,
    });
    for (const step of this.#steps) this.#monitoring.trackStep(step);
    unsentSteps.clear();
  }

  async #startReporting(): Promise<void> {
    const { errorService: service, app } = this.#ports.configuration;
    if (!service) return;
    const { startErrorReporting } = await import('../error-reporting/error-reporting.ts');
    if (this.#stopped.signal.aborted) return;
    this.#reporting = startErrorReporting({ service, app, route: this.#ports.route });
    errors.flush();
  }

  /** Logs only the first failure: it would recur on every page. */
  readonly #logError = (error: unknown): void => {
    if (!this.#hasFailed && !this.#stopped.signal.aborted)
      this.#ports.log('Monitoring could not be started.', error);
    this.#hasFailed = true;
  };
}

/** Whether to save data: Save-Data is on, or the connection is slow-2g (ST-14). */
function savesData(): boolean {
  // Not in every browser, so TypeScript does not declare it.
  const connection: unknown = Reflect.get(navigator, 'connection');
  if (typeof connection !== 'object' || connection === null) return false;
  return (
    Reflect.get(connection, 'saveData') === true || Reflect.get(connection, 'effectiveType') === 'slow-2g'
  );
}
