import type { Tracking } from '@melhor-escola/tracking/start-tracking';
import type { AccountConsent } from './account-consent.ts';

/** What one page load starts at most once, and keeps while visitors go from page to page. Held by the router's context. */
export class Visit {
  #tracking: Tracking | undefined;
  #accountConsent: AccountConsent | undefined;

  /** @param start is called the first time. */
  tracking(start: () => Tracking): Tracking {
    this.#tracking ??= start();
    return this.#tracking;
  }

  /** @param start is called the first time. */
  accountConsent(start: () => AccountConsent): AccountConsent {
    this.#accountConsent ??= start();
    return this.#accountConsent;
  }
}
