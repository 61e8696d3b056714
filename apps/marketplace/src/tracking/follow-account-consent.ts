import { privacyKey } from '@melhor-escola/account/privacy';
import type { DeviceAnswer } from '@melhor-escola/api-client/authenticated-client';
import type { ConsentStore } from '@melhor-escola/tracking/consent/consent-store';
import type { QueryClient } from '@tanstack/react-query';
import { browserOwnerCalls as owner } from '../account/owner-calls.ts';
import { AccountConsent, sharedPurpose } from './account-consent.ts';
import { hearAccount } from './said-in-account.ts';

let followed: AccountConsent | undefined;

/** Keeps the account's consent and the device's the same from now on. @param person the account's number; nobody's any more. */
export function followAccountConsent(
  consent: ConsentStore,
  queryClient: QueryClient,
  person: number | undefined,
): void {
  followed ??= begin(consent, queryClient);
  if (person === undefined) followed.leave();
  else void followed.follow(person);
}

function begin(consent: ConsentStore, queryClient: QueryClient): AccountConsent {
  // The account's panel may be what is shown.
  const showAnew = () => queryClient.invalidateQueries({ queryKey: privacyKey });
  const accountConsent = new AccountConsent({
    consent,
    read: async () => {
      const { consents } = await owner.privacy();
      return consents.find(({ purpose }) => purpose === sharedPurpose) ?? { granted: false, since: null };
    },
    grant: (answer: DeviceAnswer) => owner.grantConsent(sharedPurpose, answer).then(showAnew),
    withdraw: (answer: DeviceAnswer) => owner.withdrawConsent(sharedPurpose, answer).then(showAnew),
    onFailure: (error) => globalThis.console.warn('The account could not be asked about consent.', error),
  });
  hearAccount((purpose, granted) => {
    if (purpose === sharedPurpose) accountConsent.said(granted);
  });
  return accountConsent;
}
