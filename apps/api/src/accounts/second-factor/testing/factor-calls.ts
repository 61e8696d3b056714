import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { z } from 'zod';
import { account, accountTotp } from '../../../platform/database/account-schema.ts';
import type { Database } from '../../../platform/database/database.ts';
import { errorBody } from '../../../platform/http/errors/declared-errors.ts';
import { type AccountCalls, bearer, newPerson, type Person } from '../../testing/account-calls.ts';
import { addedFactor, authenticatorBody, secondFactorBody } from '../schema.ts';

const tokenAnswer = z.object({ token: z.string() });

/** The code that an authenticator app shows now. */
export function currentCode(secret: string): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate();
}

/** A code that the app shows neither now nor a minute before or after. */
export function wrongCode(secret: string): string {
  const near = new Set(
    [-60, -30, 0, 30, 60].map((seconds) =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + seconds * 1_000 }),
    ),
  );
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.has(code)) ?? '';
}

/** Calls about the second factor of people, each of whom has an account of their own. */
export function factorCalls(calls: AccountCalls, { db }: Database) {
  const path = '/user/second-factor';
  const post = (token: string, below: string, body: object = {}, from?: string) =>
    calls.post(`${path}${below}`, body, { headers: bearer(token), ...(from !== undefined && { from }) });

  const made = {
    post,
    remove: (token: string, below: string) => calls.remove(`${path}${below}`, { headers: bearer(token) }),
    async register(): Promise<{
      readonly person: Person;
      readonly token: string;
      readonly accountId: number;
    }> {
      const person = newPerson();
      const token = await calls.register(person);
      const [row] = await db.select({ id: account.id }).from(account).where(eq(account.email, person.email));
      return { person, token, accountId: row?.id ?? 0 };
    },
    async signIn({ email, password }: Person): Promise<string> {
      return tokenAnswer.parse((await calls.post('/auth/login', { email, password })).json()).token;
    },
    async state(token: string) {
      const answer = await calls.get(path, { headers: bearer(token) });
      return answer.statusCode === 200 ? secondFactorBody.parse(answer.json()) : answer.statusCode;
    },
    async begin(token: string, body: object = {}) {
      return authenticatorBody.parse((await post(token, '/authenticator', body)).json());
    },
    /** Registers a person who has set an app up. Its code of now is unused. */
    async withAuthenticator() {
      const registered = await made.register();
      const { secret } = await made.begin(registered.token);
      const answer = await post(registered.token, '/authenticator/confirm', { code: currentCode(secret) });
      const { token, recoveryCodes } = addedFactor.parse(answer.json());
      await made.reuseCodes(registered.accountId);
      return { ...registered, token, secret, recoveryCodes: recoveryCodes ?? [] };
    },
    /** Makes the code of now unused, so that no test waits for the next. */
    async reuseCodes(accountId: number): Promise<void> {
      await db.update(accountTotp).set({ lastStep: 0 }).where(eq(accountTotp.accountId, accountId));
    },
  };
  return made;
}

/** Status and error code of an answer. */
export function outcome(answer: { readonly statusCode: number; json(): unknown }): string {
  const { statusCode } = answer;
  return statusCode < 400 ? String(statusCode) : `${statusCode} ${errorBody.parse(answer.json()).code}`;
}
