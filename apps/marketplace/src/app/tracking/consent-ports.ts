import type { AccountPorts } from '@melhor-escola/account/ports';
import type { MapConsent } from '@melhor-escola/search/ports';
import type { ConsentStore } from '@melhor-escola/tracking/consent/consent-store';

/**
 * Whether the visitor consented to third-party maps (CO-05). Denied until tracking has started, once a page is idle.
 */
class DeferredMapConsent implements MapConsent {
  #consent: ConsentStore | undefined;
  readonly #listeners = new Set<() => void>();

  readonly isGranted = (): boolean => this.#consent?.allows('maps') ?? false;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Uses the visitor's choice from now on. */
  connect(consent: ConsentStore): void {
    this.#consent = consent;
    consent.subscribe(this.#notify);
    this.#notify();
  }

  readonly #notify = (): void => {
    for (const listener of this.#listeners) listener();
  };
}

type ChangeListener = AccountPorts['onConsentChange'];

/** Changes of consent made in the account's panel. Without a listener they are dropped: the next page load synchronizes them. */
class ConsentChanges {
  #listener: ChangeListener | undefined;

  readonly publish: ChangeListener = (purpose, granted) => this.#listener?.(purpose, granted);

  listen(listener: ChangeListener): void {
    this.#listener = listener;
  }
}

/** Port of the search feature: reads consent. */
export const mapConsent = new DeferredMapConsent();

/** Port of the account feature: publishes changes. */
export const consentChanges = new ConsentChanges();
