import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { ServiceError } from '../../server/errors/service-error.ts';
import type { AccountLimits } from '../account-context.ts';
import type { SignedIn } from '../sessions/account-session.ts';
import type { AccountRow } from '../account.ts';

/** OWASP's first recommendation for argon2id, the library's own kind: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** A person may type an accented letter in two ways; both are the same password. */
const normalized = (password: string): string => password.normalize('NFC');

/** argon2id in PHC form, with a salt of its own (S24). Slow on purpose: never within a transaction. */
export async function hashPassword(password: string): Promise<string> {
  return hash(normalized(password), cost);
}

/** What passwords are compared with where there is none: made once, of a secret nobody has. */
let dummyHash: Promise<string> | undefined;

/**
 * Whether this is the password. Without a hash it takes as long and is not: an account that does not exist answers like
 * one whose password is another (S3).
 */
export async function isPassword(
  password: string,
  passwordHash: string | null | undefined,
): Promise<boolean> {
  dummyHash ??= hash(randomBytes(32), cost);
  const dummy = await dummyHash;
  const same = await verify(passwordHash ?? dummy, normalized(password));
  return same && passwordHash !== null && passwordHash !== undefined;
}

/**
 * Lets only who knows the account's password go on: a device left open is not enough. Tries are limited by session:
 * of which an account has twenty at the most, and none keeps another out (S32).
 *
 * @param message what somebody is told who does not know it.
 * @throws {ServiceError} 403 CURRENT_PASSWORD_WRONG, or PASSWORD_NOT_SET for an account that signs in with Google alone;
 *   429 after too many tries.
 */
export async function requireCurrentPassword(
  limits: AccountLimits,
  { own, caller }: { readonly own: Pick<AccountRow, 'passwordHash'>; readonly caller: SignedIn },
  password: string | undefined,
  message: string,
): Promise<void> {
  if (own.passwordHash === null) {
    throw new ServiceError(
      403,
      'PASSWORD_NOT_SET',
      'Você entra com o Google e ainda não tem uma senha. Crie uma em “Esqueci minha senha”.',
    );
  }
  const subject = `session:${caller.sessionId}`;
  await limits['own-password'].count(subject);
  if (!(await isPassword(password ?? '', own.passwordHash)))
    throw new ServiceError(403, 'CURRENT_PASSWORD_WRONG', message);
  await limits['own-password'].clear(subject);
}
