import type { Tracking } from '@melhor-escola/tracking/start-tracking';
import type { AccountConsent } from '@melhor-escola/tracking/consent/account-consent';

/** Services that start at most once per page load and survive navigations. Part of the router's context. */
export class Visit {
  #loadNextPage: (() => void) | undefined;
  #tracking: Tracking | undefined;
  #accountConsent: AccountConsent | undefined;

  /**
   * Follows the router's navigations. @param start is called the first time.
   *
   * @returns a function that makes the next navigation a full page load.
   */
  navigation(start: () => () => void): () => void {
    this.#loadNextPage ??= start();
    return this.#loadNextPage;
  }

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

  /** Opens the consent panel. @returns false before the visitor's first click, key or scroll, which starts tracking. */
  readonly openConsentPanel = (): boolean => {
    this.#tracking?.panel.setOpen(true);
    return this.#tracking !== undefined;
  };
}
