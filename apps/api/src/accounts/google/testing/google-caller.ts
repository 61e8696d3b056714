import { testEnvironment } from '../../../../test/test-server.ts';
import type { Database } from '../../../platform/database/database.ts';
import { accountCalls, type AccountCalls } from '../../testing/account-calls.ts';
import { googleRedirectUri } from '../google-sign-in.ts';
import { startOpenIdServer, type OpenIdServer } from './openid-server.ts';

export const googleClient = {
  clientId: 'melhor-escola',
  clientSecret: 'a-client-secret-for-tests',
  redirectUri: googleRedirectUri(testEnvironment.siteUrl),
};

export const googlePath = '/auth/social-login/google';

/** A person at Google. */
export interface GooglePerson {
  readonly subject: string;
  readonly email: string;
  /** @default true */
  readonly verified?: boolean;
}

/** Calls to a service that is configured for a Google of its own. */
export interface GoogleCalls {
  readonly google: OpenIdServer;
  readonly calls: AccountCalls;
  close(): Promise<void>;
}

export async function openGoogleCalls(database: Database): Promise<GoogleCalls> {
  const google = await startOpenIdServer(googleClient);
  const environment = { ...testEnvironment, google: { ...googleClient, issuer: google.issuer } };
  const calls = await accountCalls(database, { environment });
  return {
    google,
    calls,
    async close() {
      await calls.server.close();
      await google.close();
    },
  };
}

/**
 * Simulates a browser that signs in at Google and returns to the site.
 *
 * @param visit token of the visitor; a new browser by default.
 */
export async function goToGoogle(
  { google, calls }: GoogleCalls,
  { subject, email, verified = true }: GooglePerson,
  visit?: string,
) {
  const begun = await calls.get(`${googlePath}/start`, {
    headers: visit ? { 'x-session-token': visit } : {},
  });
  const { authorizationUrl } = begun.json();
  const answered = await google.visit(authorizationUrl, subject, {
    email,
    email_verified: verified,
    name: 'MARIA DAS DORES',
    picture: 'https://lh3.example/maria',
  });
  return {
    authorizationUrl: new URL(authorizationUrl),
    answer: { code: answered.get('code') ?? '', state: answered.get('state') ?? '' },
    headers: { 'x-session-token': visit ?? String(begun.headers['x-session-token']) },
  };
}

/** Signs this person in with Google, in a new browser. @returns the response of the service. */
export async function signInWithGoogle(google: GoogleCalls, person: GooglePerson) {
  const { answer, headers } = await goToGoogle(google, person);
  return google.calls.post(googlePath, answer, { headers });
}
