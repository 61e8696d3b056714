import { privacyKey } from '@melhor-escola/account/privacy';
import type { DeviceConsentRecord } from '@melhor-escola/api-client/authenticated-client';
import { CONSENT_VERSION } from '@melhor-escola/tracking/consent/consent-choice';
import type { ConsentStore } from '@melhor-escola/tracking/consent/consent-store';
import type { QueryClient } from '@tanstack/react-query';
import { browserClient } from '../account/authenticated-client.ts';
import { consentChanges } from './consent-ports.ts';

/** The purpose that an account and a device have in common (ADR 0015). */
const sharedPurpose = 'analytics';

/** Synchronises the account's consent and the device's, while someone is signed in (`follow` and `leave`). */
export function startAccountConsent(consent: ConsentStore, queryClient: QueryClient): AccountConsent {
  // The account's panel may be what is shown.
  const refreshPanel = () => queryClient.invalidateQueries({ queryKey: privacyKey });
  const accountConsent = new AccountConsent({
    consent,
    read: async () => {
      const { consents } = await browserClient.privacy();
      return consents.find(({ purpose }) => purpose === sharedPurpose) ?? { granted: false, since: null };
    },
    grant: (answer) => browserClient.grantConsent(sharedPurpose, answer).then(refreshPanel),
    withdraw: (answer) => browserClient.withdrawConsent(sharedPurpose, answer).then(refreshPanel),
    onFailure: (error) => globalThis.console.warn('The account could not be asked about consent.', error),
  });
  consentChanges.listen((purpose, granted) => {
    if (purpose === sharedPurpose) accountConsent.said(granted);
  });
  return accountConsent;
}

/** What an account says of it. */
export interface AccountWord {
  readonly granted: boolean;
  /** ISO; null where nothing was ever said. */
  readonly since: string | null;
}

export interface AccountConsentParts {
  /** Of this device. */
  readonly consent: Pick<ConsentStore, 'choice' | 'allows' | 'decide' | 'subscribe'>;
  /** Of who is signed in. */
  readonly read: () => Promise<AccountWord>;
  readonly grant: (answer: DeviceConsentRecord) => Promise<unknown>;
  readonly withdraw: (answer: DeviceConsentRecord) => Promise<unknown>;
  /** A call came to nothing: it is made again with the next page. */
  readonly onFailure: (error: unknown) => void;
}

/**
 * Keeps what a device and an account say of being measured the same while its owner is signed in. What is chosen on either
 * side goes to the other. Where they differ when somebody signs in nothing is widened: a refusal wins, and only who has
 * not answered on the device is taken at the account's word. What was agreed to on the device before may be somebody
 * else's word: no account ever learns it.
 */
export class AccountConsent {
  readonly #parts: AccountConsentParts;
  #owner: number | undefined;
  #endListening: (() => void) | undefined;
  /** What the account says, as far as it is known here. */
  #account: boolean | undefined;

  constructor(parts: AccountConsentParts) {
    this.#parts = parts;
  }

  /** Somebody is signed in. @param owner the account's number. */
  async follow(owner: number): Promise<void> {
    if (this.#owner === owner) return;
    this.leave();
    this.#owner = owner;
    const { consent, read, onFailure } = this.#parts;
    const found = consent.choice();
    this.#endListening = consent.subscribe(() => void this.#tell());
    try {
      const word = await read();
      if (this.#owner !== owner) return;
      this.#account = word.granted;
      // What was chosen while the account was asked is its owner's, who is signed in.
      await (consent.choice() === found ? this.#agree(word) : this.#tell());
    } catch (error) {
      onFailure(error);
    }
  }

  /** Nobody is signed in any more. The device keeps what it has. */
  leave(): void {
    this.#owner = undefined;
    this.#account = undefined;
    this.#endListening?.();
    this.#endListening = undefined;
  }

  /** The account has been told in its own panel. */
  said(granted: boolean): void {
    this.#account = granted;
    this.#decide(granted);
  }

  async #agree({ granted, since }: AccountWord): Promise<void> {
    const { consent } = this.#parts;
    const choice = consent.choice();
    if (!choice) {
      if (since !== null) this.#decide(granted);
    } else if (consent.allows(sharedPurpose) && !granted) {
      if (since !== null) this.#decide(false);
    } else if (!consent.allows(sharedPurpose) && granted && choice.decidedAt > (since ?? '')) {
      await this.#tell();
    }
  }

  /** Has the device say the same, and no more than that of any other purpose. */
  #decide(granted: boolean): void {
    const { consent } = this.#parts;
    if (consent.choice() && consent.allows(sharedPurpose) === granted) return;
    const others = consent.choice()?.granted.filter((other) => other !== sharedPurpose) ?? [];
    consent.decide(granted ? [sharedPurpose, ...others] : others);
  }

  /** Tells the account what its owner chose here, if that is news to it, once it is known what it says. */
  async #tell(): Promise<void> {
    const { consent, grant, withdraw, onFailure } = this.#parts;
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
