import { CONSENT_VERSION } from './consent-choice.ts';
import type { ConsentStore } from './consent-store.ts';

/** The purpose that is synchronized between account and device (ADR 0015). */
const sharedPurpose = 'analytics';

/** Consent as stored in the account. */
export interface AccountDecision {
  readonly granted: boolean;
  /** ISO 8601; null if the account was never asked. */
  readonly since: string | null;
}

/** An answer given on this device. */
export interface DeviceAnswer {
  /** Version of the consent text. */
  readonly version: number;
  /** ISO 8601. */
  readonly decidedAt: string;
}

export interface AccountConsentOptions {
  /** The store of this device. */
  readonly consent: Pick<ConsentStore, 'choice' | 'allows' | 'decide' | 'subscribe'>;
  /** Reads the current user's decision. */
  readonly read: () => Promise<AccountDecision>;
  readonly grant: (answer: DeviceAnswer) => Promise<unknown>;
  readonly withdraw: (answer: DeviceAnswer) => Promise<unknown>;
  /** A call failed. It is retried with the next page load. */
  readonly onFailure: (error: unknown) => void;
}

/**
 * Synchronizes consent to analytics between a device and an account while the user is signed in. A choice on either side is sent
 * to the other. If they differ at sign-in, consent is never widened: a denial wins, and the account's decision is applied only to
 * a device that has not answered. A grant from before the sign-in may be another person's, so it is never sent to the account.
 */
export class AccountConsent {
  readonly #options: AccountConsentOptions;
  #userId: number | undefined;
  #unsubscribe: (() => void) | undefined;
  /** The account's decision; `undefined` until it has been read. */
  #account: boolean | undefined;

  constructor(options: AccountConsentOptions) {
    this.#options = options;
  }

  /** Reads the account's decision, and sends later choices. @param userId id of the signed-in account. */
  async onSignIn(userId: number): Promise<void> {
    if (this.#userId === userId) return;
    this.onSignOut();
    this.#userId = userId;
    const { consent, read, onFailure } = this.#options;
    const found = consent.choice();
    this.#unsubscribe = consent.subscribe(() => void this.#sendToAccount());
    try {
      const decision = await read();
      if (this.#userId !== userId) return;
      this.#account = decision.granted;
      // A choice made during the call is the current user's.
      await (consent.choice() === found ? this.#reconcile(decision) : this.#sendToAccount());
    } catch (error) {
      onFailure(error);
    }
  }

  /** Stops synchronizing. The device keeps its choice. */
  onSignOut(): void {
    this.#userId = undefined;
    this.#account = undefined;
    this.#unsubscribe?.();
    this.#unsubscribe = undefined;
  }

  /** Applies a change made in the account's privacy panel, if it is of the synchronized purpose. */
  onAccountChange(purpose: string, granted: boolean): void {
    if (purpose !== sharedPurpose) return;
    this.#account = granted;
    this.#applyToDevice(granted);
  }

  async #reconcile({ granted, since }: AccountDecision): Promise<void> {
    const { consent } = this.#options;
    const choice = consent.choice();
    if (!choice) {
      if (since !== null) this.#applyToDevice(granted);
    } else if (consent.allows(sharedPurpose) && !granted) {
      if (since !== null) this.#applyToDevice(false);
    } else if (!consent.allows(sharedPurpose) && granted && choice.decidedAt > (since ?? '')) {
      await this.#sendToAccount();
    }
  }

  /** Applies a decision to the device. Other purposes stay as they are. */
  #applyToDevice(granted: boolean): void {
    const { consent } = this.#options;
    if (consent.choice() && consent.allows(sharedPurpose) === granted) return;
    const others = consent.choice()?.granted.filter((other) => other !== sharedPurpose) ?? [];
    consent.decide(granted ? [sharedPurpose, ...others] : others);
  }

  /** Sends the device's choice to the account, if the account's decision is known and differs. */
  async #sendToAccount(): Promise<void> {
    const { consent, grant, withdraw, onFailure } = this.#options;
    const choice = consent.choice();
    const granted = consent.allows(sharedPurpose);
    if (!choice || this.#account === undefined || granted === this.#account) return;
    this.#account = granted;
    const answer = { version: CONSENT_VERSION, decidedAt: choice.decidedAt };
    try {
      await (granted ? grant(answer) : withdraw(answer));
    } catch (error) {
      this.#account = !granted;
      onFailure(error);
    }
  }
}
