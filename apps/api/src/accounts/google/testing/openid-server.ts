import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { interactionPolicy, Provider } from 'oidc-provider';
import { askIdentity, type ProviderAccount } from './openid-page.ts';

/**
 * A real OpenID provider on loopback. It signs in the subject given to `visit` without a prompt, and shows a
 * browser its sign-in page.
 */
export interface OpenIdServer {
  readonly issuer: string;
  /** Follows the service's redirect, signs in there, and returns the parameters sent back to the site. */
  visit(authorizationUrl: string, subject: string, account: ProviderAccount): Promise<URLSearchParams>;
  close(): Promise<void>;
}

export interface OpenIdClient {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUri: string;
}

/** @param port to listen on; a free one by default. */
export async function startOpenIdServer(client: OpenIdClient, port = 0): Promise<OpenIdServer> {
  const server = createServer();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const issuer = `http://127.0.0.1:${address.port}`;
  const accounts = new Map<string, ProviderAccount>();
  let subject = '';
  const provider = createProvider(issuer, client, accounts);
  const answer = provider.callback();
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!request.url?.startsWith('/interaction/')) void answer(request, response);
    else if (subject === '') void askIdentity(provider, accounts, request, response);
    else {
      const login = { login: { accountId: subject }, select_account: {} };
      void provider.interactionFinished(request, response, login);
    }
  });
  return {
    issuer,
    async visit(authorizationUrl, who, account) {
      subject = who;
      accounts.set(who, account);
      return follow(authorizationUrl, client.redirectUri);
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function createProvider(
  issuer: string,
  { clientId, clientSecret, redirectUri }: OpenIdClient,
  accounts: ReadonlyMap<string, ProviderAccount>,
): Provider {
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  return new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    pkce: { required: () => true },
    // Like Google: the ID token contains the identity.
    conformIdTokenClaims: false,
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    ttl: { Interaction: 60, Grant: 60, Session: 60, AccessToken: 60, IdToken: 60 },
    cookies: { keys: ['a-key-for-tests'] },
    features: { devInteractions: { enabled: false } },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ sub, ...accounts.get(sub) }) }),
    interactions: { policy, url: (_context, { uid }) => `/interaction/${uid}` },
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({ accountId: oidc.session?.accountId, clientId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
}

/** A browser without pages: follows redirects with cookies, up to the site's. */
async function follow(start: string, redirectUri: string): Promise<URLSearchParams> {
  const cookies = new Map<string, string>();
  let url = new URL(start);
  for (let steps = 0; steps < 10; steps += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    if (location === null)
      throw new Error(`Expected a redirect, got ${answer.status}: ${await answer.text()}`);
    url = new URL(location, url);
    if (url.href.startsWith(redirectUri)) return url.searchParams;
  }
  throw new Error('The provider redirects in a loop.');
}
