import type { User } from '@melhor-escola/api-client/account';
import { shownPicture } from '../session/current-user.ts';
import { maskCpf } from '@melhor-escola/domain/cpf';

/** Who is signed in, as their pages show them: the CPF is nowhere whole, be it in a cache or in a page's data (S23). */
export interface OwnUser {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly isEmailConfirmed: boolean;
  /** Without one they sign in with Google. */
  readonly hasPassword: boolean;
  /** '(11) 91234-5678' */
  readonly phone: string | undefined;
  /** '***.456.789-**' */
  readonly maskedCpf: string | undefined;
  /** A path of this site. */
  readonly picture: string | undefined;
}

/** @param user as the service has them. */
export function ownUserOf({
  id,
  name,
  email,
  emailConfirmed,
  hasPassword,
  phone,
  cpf,
  picture,
}: User): OwnUser {
  return {
    id,
    name,
    email,
    isEmailConfirmed: emailConfirmed,
    hasPassword,
    phone: phone ?? undefined,
    maskedCpf: cpf === null ? undefined : maskCpf(cpf),
    picture: shownPicture(picture) ?? undefined,
  };
}
