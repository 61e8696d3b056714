import { type Api, readContent } from '@melhor-escola/api-client/api';
import type { ConsentCalls } from '@melhor-escola/tracking/visit';
import type { QueryClient } from '@tanstack/react-query';
import { privacyKey } from './queries.ts';

const purpose = 'analytics';

/** How the consent of the current user is read and changed, so that device and account have one (ADR 0015). */
export function consentCalls(api: Api, queryClient: QueryClient): ConsentCalls {
  // The account's privacy panel may be open.
  const refreshPanel = () => queryClient.invalidateQueries({ queryKey: privacyKey });
  return {
    async read() {
      const { consents } = await readContent(api.GET('/v3/account/user/privacy'));
      return consents.find((consent) => consent.purpose === purpose) ?? { granted: false, since: null };
    },
    grant: (device) =>
      api.POST('/v3/account/user/privacy/grant', { body: { purpose, device } }).then(refreshPanel),
    withdraw: (device) =>
      api.POST('/v3/account/user/privacy/withdraw', { body: { purpose, device } }).then(refreshPanel),
  };
}
