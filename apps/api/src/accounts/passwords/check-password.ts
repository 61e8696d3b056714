import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { ServiceError } from '../../platform/http/errors/service-error.ts';
import type { AccountLimits } from '../account-context.ts';
import type { AccountRow } from '../account.ts';

/** OWASP's first recommendation for argon2id, the library's default: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** An accented letter has two Unicode forms; both are the same password. */
const normalized = (password: string): string => password.normalize('NFC');

/** argon2id in PHC form, with its own salt (S24). Slow on purpose: never call it within a transaction. */
export async function hashPassword(password: string): Promise<string> {
  return hash(normalized(password), cost);
}

/** Hash to compare with when an account has none: computed once, from a random secret. */
let dummyHash: Promise<string> | undefined;

/**
 * Whether the password matches. Without a hash it takes equally long and returns false, so that an unknown
 * account responds like a wrong password (S3).
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

interface PasswordCheck {
  readonly own: Pick<AccountRow, 'passwordHash'>;
  /** Whose attempts are counted. */
  readonly subject: string;
  readonly password: string | undefined;
  /** Shown for a wrong password. */
  readonly message: string;
  /** @default 'CURRENT_PASSWORD_WRONG' */
  readonly code?: 'CONFIRMATION_PASSWORD_WRONG';
}

/**
 * Requires the account's password: an unattended device must not suffice. Attempts are limited per session
 * or link, so that none blocks another (S32).
 *
 * @throws {ServiceError} 403 CURRENT_PASSWORD_WRONG (or `code`), or PASSWORD_NOT_SET for an account that signs in with
 * Google only; 429 after too many attempts.
 */
export async function requireCurrentPassword(
  limits: AccountLimits,
  { own, subject, password, message, code }: PasswordCheck,
): Promise<void> {
  if (own.passwordHash === null) {
    throw new ServiceError(
      'PASSWORD_NOT_SET',
      'Você entra com o Google e ainda não tem uma senha. Crie uma em “Esqueci minha senha”.',
    );
  }
  await limits['own-password'].count(subject);
  if (!(await isPassword(password ?? '', own.passwordHash)))
    throw new ServiceError(code ?? 'CURRENT_PASSWORD_WRONG', message);
  await limits['own-password'].clear(subject);
}
