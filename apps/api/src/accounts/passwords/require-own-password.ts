import { ServiceError } from '../../server/errors/service-error.ts';
import type { AccountLimits } from '../account-context.ts';
import type { SignedIn } from '../sessions/account-session.ts';
import { isPassword } from './password-hash.ts';
import type { AccountRow } from '../account.ts';

/**
 * Lets only who knows the account's password go on: a device left open is not enough. Tries are limited by session:
 * of which an account has twenty at the most, and none keeps another out (S32).
 *
 * @param refusal what somebody is told who does not know it.
 * @throws {ServiceError} 403 CURRENT_PASSWORD_WRONG, or PASSWORD_NOT_SET for an account that signs in with Google alone;
 *   429 after too many tries.
 */
export async function requireOwnPassword(
  limits: AccountLimits,
  { own, caller }: { readonly own: Pick<AccountRow, 'passwordHash'>; readonly caller: SignedIn },
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
  const subject = `session:${caller.sessionId}`;
  await limits['own-password'].count(subject);
  if (!(await isPassword(password ?? '', own.passwordHash)))
    throw new ServiceError(403, 'CURRENT_PASSWORD_WRONG', refusal);
  await limits['own-password'].clear(subject);
}
