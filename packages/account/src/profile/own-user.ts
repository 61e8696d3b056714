import type { User } from '@melhor-escola/api-client/account';
import { maskCpf } from '@melhor-escola/domain/cpf';

/** Who is signed in, as their pages show them: the CPF is nowhere whole, be it in a cache or in a page's data (S23). */
export interface OwnUser {
  readonly name: string;
  readonly email: string;
  readonly isEmailConfirmed: boolean;
  /** '(11) 91234-5678' */
  readonly phone: string | undefined;
  /** '***.456.789-**' */
  readonly maskedCpf: string | undefined;
  /** Of who signed in with Google. */
  readonly picture: string | undefined;
}

/** @param user as the service has them. */
export function ownUserOf({ name, email, emailConfirmed, phone, cpf, picture }: User): OwnUser {
  return {
    name,
    email,
    isEmailConfirmed: emailConfirmed,
    phone: phone ?? undefined,
    maskedCpf: cpf === null ? undefined : maskCpf(cpf),
    picture: picture ?? undefined,
  };
}
