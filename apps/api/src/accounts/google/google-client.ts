import type { Environment } from '@melhor-escola/server-kit/environment';
import { allowInsecureRequests, discovery, type Configuration } from 'openid-client';

type GoogleSettings = NonNullable<Environment['google']>;

/** Seconds that Google gets to answer a request of ours. */
const timeout = 5;

/** A server on this machine, which tests and developers sign in with, has no certificate. */
function isLoopback({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

/**
 * Google's addresses and keys, asked for when somebody first signs in with it: the service starts without Google. A
 * failure is not remembered, so that the next one asks again.
 */
export function googleClient({
  issuer,
  clientId,
  clientSecret,
}: GoogleSettings): () => Promise<Configuration> {
  const server = new URL(issuer);
  const execute = isLoopback(server) ? [allowInsecureRequests] : [];
  let found: Promise<Configuration> | undefined;
  return async () => {
    found ??= discovery(server, clientId, clientSecret, undefined, { timeout, execute });
    try {
      return await found;
    } catch (error) {
      found = undefined;
      throw error;
    }
  };
}
