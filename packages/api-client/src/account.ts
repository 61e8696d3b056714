import type { ErrorCode } from './api-error.ts';
import type { components, paths } from './generated/rest.generated.ts';
import type { Http } from './http.ts';

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

/** Calls of the account feature in a browser; the site adds and stores the tokens. Each may throw `ApiError`. */
export type AccountClient = ReturnType<typeof createAccountClient>;

/**
 * Binds the calls of the account API (CA-01, CA-04, CA-05).
 *
 * @param http sends to the site's own /api, which authenticates by HttpOnly cookies.
 */
export function createAccountClient(http: Http) {
  const post = <Result>(path: string, body: Record<string, unknown> = {}) =>
    http<Result>(`/v3/account${path}`, { method: 'POST', body });

  return {
    /** Signs in. The response contains no token; `user` returns the current user. */
    async login(credentials: Credentials): Promise<void> {
      await post('/auth/login', { ...credentials });
    },

    /** Signs out: ends the session on the service and on this device. */
    async logout(): Promise<void> {
      await http<undefined>('/v3/account/auth/logout', { method: 'POST', mayBeEmpty: true });
    },

    /** Creates an account and signs in. */
    async register({ phone, cpf, ...person }: Registration): Promise<User> {
      const { user } = await post<Schemas['SavedUser']>('/user', {
        ...person,
        ...(phone && { phone }),
        ...(cpf && { cpf }),
      });
      return user;
    },

    /** Submits a lead form. The visitor becomes a pre-user, without an account to sign in to (EN-02). */
    async submitLead(lead: Lead): Promise<void> {
      await post('/user', { ...lead });
    },

    /** Requests a password-reset link. The response is the same for known and unknown e-mails (S4). */
    recoverPassword: (email: string): Promise<MessageResponse> => post('/auth/recover-password', { email }),

    /** Sets a new password with the token of the mail. Ends all sessions of the account. */
    resetPassword: (token: string, password: string): Promise<MessageResponse> =>
      post('/auth/reset-password', { token, password }),

    /** Requests another confirmation mail. */
    resendConfirmation: (email: string): Promise<MessageResponse> =>
      post('/auth/resend-confirmation', { email }),

    /** The Google URL to redirect to for sign-in. */
    async googleAuthorizationUrl(): Promise<string> {
      const { authorizationUrl } = await http<{ readonly authorizationUrl: string }>(
        '/v3/account/auth/social-login/google/start',
      );
      return authorizationUrl;
    },

    /** Signs in with the parameters of Google’s redirect. */
    async loginWithGoogle(callback: { readonly code: string; readonly state: string }): Promise<void> {
      await post('/auth/social-login/google', callback);
    },

    /** The current user; 401 if signed out. */
    user: (signal?: AbortSignal): Promise<User> => http('/v3/account/user', { signal }),

    /** The visitor, signed in or anonymous. */
    baseUser: (signal?: AbortSignal): Promise<BaseUser> => http('/v3/account/user/me', { signal }),
  };
}
