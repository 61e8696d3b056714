import { ServiceError } from '../server/service-error.ts';
import type { AccountLimits } from './account-limits.ts';
import { isPassword } from './password-hash.ts';
import type { AccountRow } from './user-body.ts';

/**
 * Lets only who knows the account's password go on: a device left open is not enough. Tries are limited by account,
 * wherever they are made.
 *
 * @param refusal what somebody is told who does not know it.
 * @throws {ServiceError} 403 CURRENT_PASSWORD_WRONG, or PASSWORD_NOT_SET for an account that signs in with Google alone;
 *   429 after too many tries.
 */
export async function requireOwnPassword(
  limits: AccountLimits,
  own: Pick<AccountRow, 'id' | 'passwordHash'>,
  password: string | undefined,
  refusal: string,
): Promise<void> {
  if (own.passwordHash === null) {
    throw new ServiceError(
      403,
      'PASSWORD_NOT_SET',
      'Você entra com o Google e ainda não tem uma senha. Crie uma em “Esqueci minha senha”.',
    );
  }
  const subject = `account:${own.id}`;
  await limits.login.count(subject);
  if (!(await isPassword(password ?? '', own.passwordHash)))
    throw new ServiceError(403, 'CURRENT_PASSWORD_WRONG', refusal);
  await limits.login.clear(subject);
}
