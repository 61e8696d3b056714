import type { AccountCalls } from '../../testing/account-calls.ts';
import type { OpenIdServer } from './openid-server.ts';

const path = '/auth/social-login/google';

/** A person at Google. */
export interface GooglePerson {
  readonly subject: string;
  readonly email: string;
}

/** Signs this person in with Google, in a new browser. @returns the response of the service. */
export async function signInWithGoogle(
  calls: AccountCalls,
  google: OpenIdServer,
  { subject, email }: GooglePerson,
) {
  const begun = await calls.get(`${path}/start`);
  const answered = await google.visit(begun.json().authorizationUrl, subject, {
    email,
    email_verified: true,
    name: 'Pessoa do Google',
  });
  return calls.post(
    path,
    { code: answered.get('code'), state: answered.get('state') },
    { headers: { 'x-session-token': String(begun.headers['x-session-token']) } },
  );
}
