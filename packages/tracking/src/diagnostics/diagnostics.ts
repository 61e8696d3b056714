import { MAX_QUEUED_ERRORS } from '../error-reporting/settings.ts';
import type { Track } from '../catalog/catalog.ts';
import type { Purpose } from '../consent/consent-choice.ts';
import type { TrackingPorts } from '../ports.ts';
import type { EntryPage } from '../session/entry-page.ts';
import { DiagnosticsPeriod } from './diagnostics-period.ts';

/** Analytics session, monitoring and error reporting; active while the visitor consents to 'analytics'. */
export class Diagnostics {
  readonly #ports: TrackingPorts;
  readonly #entryPage: EntryPage;
  #period: DiagnosticsPeriod | undefined;
  #isAnswered = false;
  #heldErrors: readonly unknown[] = [];

  constructor(ports: TrackingPorts, entryPage: EntryPage) {
    this.#ports = ports;
    this.#entryPage = entryPage;
  }

  /** Starts, continues or stops. @param granted `undefined` before the visitor has answered. */
  readonly applyConsent = (granted: readonly Purpose[] | undefined): void => {
    if (granted?.includes('analytics')) {
      this.#period ??= new DiagnosticsPeriod(this.#ports, this.#entryPage);
      this.#period.start();
      for (const error of this.#heldErrors) this.#period.report(error);
    } else {
      this.#period?.end();
      this.#period = undefined;
    }
    this.#isAnswered = granted !== undefined;
    if (granted) this.#heldErrors = [];
  };

  readonly navigated = (route: string): void => this.#period?.navigated(route);

  /** Tracks the funnel step of an event. */
  readonly trackStep: Track = (event) => this.#period?.trackStep(event);

  readonly report = (error: unknown): void => {
    if (this.#period) this.#period.report(error);
    else if (!this.#isAnswered) this.#heldErrors = [...this.#heldErrors, error].slice(-MAX_QUEUED_ERRORS);
  };
}
