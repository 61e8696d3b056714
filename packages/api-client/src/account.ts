import type { ErrorCode } from './api-error.ts';
import type { components, paths } from './generated/rest.generated.ts';

type Schemas = components['schemas'];

/** The current user, as they see their own account (EN-01). */
export type User = Readonly<Schemas['User']>;
/** A visitor, signed in or anonymous (EN-02). `sessionToken` is set only if this call created it. */
export type BaseUser = Readonly<Schemas['BaseUser']>;
/** Message to show after an action, in Portuguese. */
export type MessageResponse = Readonly<Schemas['Message']>;

type OrderPath = `/v3/account/user/orders${string}`;
/** The error codes of all account calls except those of orders, which have their own messages. */
export type AccountErrorCode = ErrorCode<Exclude<Extract<keyof paths, `/v3/account/${string}`>, OrderPath>>;

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Fields of the registration form. */
export interface Registration extends Credentials {
  readonly name: string;
  readonly phone?: string | undefined;
  /** A user with a CPF is registered and may reserve (EN-01). */
  readonly cpf?: string | undefined;
}

/** Contact details that a visitor submits before they have an account. */
export interface Lead {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}
