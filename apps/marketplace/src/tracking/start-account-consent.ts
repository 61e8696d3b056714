import { privacyKey } from '@melhor-escola/account/privacy';
import type { DeviceAnswer } from '@melhor-escola/api-client/authenticated-client';
import type { ConsentStore } from '@melhor-escola/tracking/consent/consent-store';
import type { QueryClient } from '@tanstack/react-query';
import { browserClient as owner } from '../account/authenticated-client.ts';
import { AccountConsent, sharedPurpose } from './account-consent.ts';
import { consentChanges } from './consent-changes.ts';

/** Synchronises the account's consent and the device's, while someone is signed in (`follow` and `leave`). */
export function startAccountConsent(consent: ConsentStore, queryClient: QueryClient): AccountConsent {
  // The account's panel may be what is shown.
  const refreshPanel = () => queryClient.invalidateQueries({ queryKey: privacyKey });
  const accountConsent = new AccountConsent({
    consent,
    read: async () => {
      const { consents } = await owner.privacy();
      return consents.find(({ purpose }) => purpose === sharedPurpose) ?? { granted: false, since: null };
    },
    grant: (answer: DeviceAnswer) => owner.grantConsent(sharedPurpose, answer).then(refreshPanel),
    withdraw: (answer: DeviceAnswer) => owner.withdrawConsent(sharedPurpose, answer).then(refreshPanel),
    onFailure: (error) => globalThis.console.warn('The account could not be asked about consent.', error),
  });
  consentChanges.listen((purpose, granted) => {
    if (purpose === sharedPurpose) accountConsent.said(granted);
  });
  return accountConsent;
}
