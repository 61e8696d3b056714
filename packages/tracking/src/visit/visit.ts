import type { AccountConsent, AccountConsentOptions } from '../consent/account-consent.ts';
import type { Tracking } from '../start-tracking.ts';

/** How the host reads and changes the consent of the current user. */
export type ConsentCalls = Pick<AccountConsentOptions, 'read' | 'grant' | 'withdraw'>;

/**
 * The services of a visit: each starts at most once per page load and survives navigations. Part of the router's context, in the initial
 * scripts; the services' code is loaded later.
 */
export class Visit {
  #loadNextPage: (() => void) | undefined;
  #tracking: Tracking | undefined;
  #accountConsent: AccountConsent | undefined;
  readonly #mapListeners = new Set<() => void>();

  /** Whether the visitor consents to third-party maps (CO-05). Denied until tracking has started, once a page is idle. */
  readonly mapConsent = {
    isGranted: (): boolean => this.#tracking?.consent.allows('maps') ?? false,
    subscribe: (listener: () => void): (() => void) => {
      this.#mapListeners.add(listener);
      return () => this.#mapListeners.delete(listener);
    },
  };

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
    if (!this.#tracking) {
      this.#tracking = start();
      const notify = () => {
        for (const listener of this.#mapListeners) listener();
      };
      this.#tracking.consent.subscribe(notify);
      notify();
    }
    return this.#tracking;
  }

  /** Opens the consent panel. @returns false before the visitor's first click, key or scroll, which starts tracking. */
  readonly openConsentPanel = (): boolean => {
    this.#tracking?.panel.setOpen(true);
    return this.#tracking !== undefined;
  };

  /** Synchronizes the consent to analytics of device and account. @param userId of the current user; `undefined` after a sign-out. */
  async syncAccount(userId: number | undefined, calls: ConsentCalls): Promise<void> {
    const consent = this.#tracking?.consent;
    if (!consent || (userId === undefined && !this.#accountConsent)) return;
    // Loaded for a current user.
    const { AccountConsent } = await import('../consent/account-consent.ts');
    this.#accountConsent ??= new AccountConsent({
      ...calls,
      consent,
      onFailure: (error) =>
        globalThis.console.warn('Consent could not be synchronised with the account.', error),
    });
    if (userId === undefined) this.#accountConsent.onSignOut();
    else await this.#accountConsent.onSignIn(userId);
  }

  /** A change of consent in the account. Before tracking it is dropped: the next page load synchronizes it. */
  readonly onAccountConsentChange = (purpose: string, granted: boolean): void => {
    this.#accountConsent?.onAccountChange(purpose, granted);
  };
}
