import { privacyKey } from '@melhor-escola/account/privacy';
import { readContent } from '@melhor-escola/api-client/api';
import { AccountConsent, sharedPurpose } from '@melhor-escola/tracking/consent/account-consent';
import type { ConsentStore } from '@melhor-escola/tracking/consent/consent-store';
import type { QueryClient } from '@tanstack/react-query';
import { browserApi } from '../service/browser-service.ts';
import { consentChanges } from './consent-ports.ts';

/** Synchronizes the consent of account and device while there is a current user (`onSignIn`, `onSignOut`). */
export function startAccountConsent(consent: ConsentStore, queryClient: QueryClient): AccountConsent {
  // The account's privacy panel may be open.
  const refreshPanel = () => queryClient.invalidateQueries({ queryKey: privacyKey });
  const accountConsent = new AccountConsent({
    consent,
    read: async () => {
      const { consents } = await readContent(browserApi.GET('/v3/account/user/privacy'));
      return consents.find(({ purpose }) => purpose === sharedPurpose) ?? { granted: false, since: null };
    },
    grant: (device) =>
      browserApi
        .POST('/v3/account/user/privacy/grant', { body: { purpose: sharedPurpose, device } })
        .then(refreshPanel),
    withdraw: (device) =>
      browserApi
        .POST('/v3/account/user/privacy/withdraw', { body: { purpose: sharedPurpose, device } })
        .then(refreshPanel),
    onFailure: (error) =>
      globalThis.console.warn('Consent could not be synchronised with the account.', error),
  });
  consentChanges.listen((purpose, granted) => {
    if (purpose === sharedPurpose) accountConsent.onAccountChange(granted);
  });
  return accountConsent;
}
