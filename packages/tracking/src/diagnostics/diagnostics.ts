import { MAX_QUEUED_ERRORS } from '../error-reporting/settings.ts';
import type { Track } from '../catalog/catalog.ts';
import type { Purpose } from '../consent/consent-choice.ts';
import type { TrackingPorts } from '../ports.ts';
import type { EntryPage } from '../session/entry-page.ts';
import { DiagnosticsPeriod } from './diagnostics-period.ts';

/** The analytics session, monitoring and error reporting: all of it from consent to 'analytics' until it is withdrawn. */
export class Diagnostics {
  readonly #ports: TrackingPorts;
  readonly #entryPage: EntryPage;
  #period: DiagnosticsPeriod | undefined;
  #isAnswered = false;
  #held: readonly unknown[] = [];

  constructor(ports: TrackingPorts, entryPage: EntryPage) {
    this.#ports = ports;
    this.#entryPage = entryPage;
  }

  /** Begins, goes on or ends. @param granted `undefined` while the visitor has not answered. */
  readonly applyConsent = (granted: readonly Purpose[] | undefined): void => {
    if (granted?.includes('analytics')) {
      this.#period ??= new DiagnosticsPeriod(this.#ports, this.#entryPage);
      this.#period.begin();
      for (const error of this.#held) this.#period.report(error);
    } else {
      this.#period?.end();
      this.#period = undefined;
    }
    this.#isAnswered = granted !== undefined;
    if (granted) this.#held = [];
  };

  readonly navigated = (route: string): void => this.#period?.navigated(route);

  /** Notes how far the visit has come. */
  readonly trackStep: Track = (event) => this.#period?.trackStep(event);

  readonly report = (error: unknown): void => {
    if (this.#period) this.#period.report(error);
    else if (!this.#isAnswered) this.#held = [...this.#held, error].slice(-MAX_QUEUED_ERRORS);
  };
}
