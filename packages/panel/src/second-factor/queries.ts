import { readContent, type Api } from '@melhor-escola/api-client/api';
import { CURRENT_USER_STALE_MS } from '@melhor-escola/api-client/current-user';
import type { AddedFactor } from '@melhor-escola/api-client/panel';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { panelKey } from '../queries.ts';

/** The second factor of the current user. */
export function secondFactorQuery(api: Api) {
  return queryOptions({
    queryKey: [...panelKey, 'second-factor'],
    queryFn: ({ signal }) => readContent(api.GET('/v3/account/user/second-factor', { signal })),
    staleTime: CURRENT_USER_STALE_MS,
  });
}

/** Loads it. @throws {ApiError} 401 without a session. */
export async function loadSecondFactor(queryClient: QueryClient, api: Api): Promise<void> {
  await queryClient.fetchQuery(secondFactorQuery(api));
}

/**
 * Creates a passkey on this device. The library is loaded with the first use.
 *
 * @throws {ApiError} of the service; {DOMException} of the browser, as when the user cancels.
 */
export async function createPasskey(api: Api, password: string | undefined): Promise<AddedFactor> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = await readContent(
    api.POST('/v3/account/user/second-factor/passkeys/options', { body: { password } }),
  );
  const { id, rawId, type, response } = await startRegistration({ optionsJSON });
  const { clientDataJSON, attestationObject, transports } = response;
  return readContent(
    api.POST('/v3/account/user/second-factor/passkeys', {
      body: { id, rawId, type, response: { clientDataJSON, attestationObject, transports } },
    }),
  );
}

/**
 * Shows a passkey, which makes the session privileged.
 *
 * @throws {ApiError} of the service; {DOMException} of the browser, as when the user cancels.
 */
export async function showPasskey(api: Api): Promise<void> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = await readContent(api.POST('/v3/account/user/second-factor/verify/options'));
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON });
  const { clientDataJSON, authenticatorData, signature } = response;
  await api.POST('/v3/account/user/second-factor/verify', {
    body: {
      method: 'passkey',
      passkey: { id, rawId, type, response: { clientDataJSON, authenticatorData, signature } },
    },
  });
}
