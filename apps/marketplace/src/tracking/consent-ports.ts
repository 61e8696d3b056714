import type { AccountPorts } from '@melhor-escola/account/ports';
import type { MapConsent } from '@melhor-escola/search/ports';
import type { ConsentStore } from '@melhor-escola/tracking/consent/consent-store';

/**
 * Whether the visitor agreed to maps of another host (CO-05). Nothing is granted before tracking has started, once a page is
 * idle.
 */
class DeferredMapConsent implements MapConsent {
  #consent: ConsentStore | undefined;
  readonly #listeners = new Set<() => void>();

  readonly isGranted = (): boolean => this.#consent?.allows('maps') ?? false;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** From now on the visitor's choice decides. */
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

/** Changes of consent that were made in the account's panel. Without a listener they are dropped: the next page load settles them. */
class ConsentChanges {
  #listener: ChangeListener | undefined;

  readonly publish: ChangeListener = (purpose, granted) => this.#listener?.(purpose, granted);

  listen(listener: ChangeListener): void {
    this.#listener = listener;
  }
}

/** What the search feature reads of consent. */
export const mapConsent = new DeferredMapConsent();

/** What the account feature publishes of it. */
export const consentChanges = new ConsentChanges();
