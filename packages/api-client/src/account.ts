import type { components } from './generated/rest.generated.ts';
import type { Http } from './http.ts';

type Schemas = components['schemas'];

/** A person who is signed in, as they see themselves (EN-01). */
export type User = Readonly<Schemas['User']>;
/** Who uses the site, signed in or not (EN-02). `sessionToken` only where it was made with the call. */
export type BaseUser = Readonly<Schemas['BaseUser']>;
/** What a service tells people after what they did. */
export type MessageResponse = Readonly<Schemas['Message']>;

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** What is asked of who opens an account. */
export interface Registration extends Credentials {
  readonly name: string;
  readonly phone?: string | undefined;
  /** With it one is registered, and may reserve (EN-01). */
  readonly cpf?: string | undefined;
}

/** What a visitor leaves in a form before there is an account. */
export interface Lead {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

/** Every call of the account feature, in a browser: the site adds and keeps the tokens. Each may throw `ApiError`. */
export type AccountClient = ReturnType<typeof createAccountClient>;

/**
 * Binds the calls of the account API (CA-01, CA-04, CA-05).
 *
 * @param http leads to the site's own /api, which knows whose call it is by cookies that no script reads.
 */
export function createAccountClient(http: Http) {
  const post = <Result>(path: string, body: Record<string, unknown> = {}) =>
    http<Result>(`/v3/account${path}`, { method: 'POST', body });

  return {
    /** Signs in. What the site answers holds no token: see `user` for who it is. */
    async login(credentials: Credentials): Promise<void> {
      await post('/auth/login', { ...credentials });
    },

    /** Ends the session, on the service and on this device. */
    async logout(): Promise<void> {
      await http<undefined>('/v3/account/auth/logout', { method: 'POST', mayBeEmpty: true });
    },

    /** Opens an account and signs in. */
    async register({ phone, cpf, ...person }: Registration): Promise<User> {
      const { user } = await post<Schemas['SavedUser']>('/user', {
        ...person,
        ...(phone && { phone }),
        ...(cpf && { cpf }),
      });
      return user;
    },

    /** Leaves a form: its visitor is a pre-user from then on, with no account to sign in to (EN-02). */
    async submitLead(lead: Lead): Promise<void> {
      await post('/user', { ...lead });
    },

    /** Asks for a link to choose a new password. The same answer whoever the e-mail belongs to (S4). */
    recoverPassword: (email: string): Promise<MessageResponse> => post('/auth/recover-password', { email }),

    /** Chooses a new password by the link of the mail. All sessions of the account end. */
    resetPassword: (token: string, password: string): Promise<MessageResponse> =>
      post('/auth/reset-password', { token, password }),

    /** Proves the mailbox by the link of the mail. */
    confirmEmail: (token: string): Promise<MessageResponse> => post('/auth/confirm-email', { token }),

    /** Asks for another link to prove the mailbox. */
    resendConfirmation: (email: string): Promise<MessageResponse> =>
      post('/auth/resend-confirmation', { email }),

    /** Where to send who signs in with Google. */
    async googleAuthorizationUrl(): Promise<string> {
      const { authorizationUrl } = await http<{ readonly authorizationUrl: string }>(
        '/v3/account/auth/social-login/google/start',
      );
      return authorizationUrl;
    },

    /** Signs in with what Google has sent back. */
    async loginWithGoogle(answer: { readonly code: string; readonly state: string }): Promise<void> {
      await post('/auth/social-login/google', answer);
    },

    /** Who is signed in. 401 where nobody is. */
    user: (signal?: AbortSignal): Promise<User> => http('/v3/account/user', { signal }),

    /** Who uses the site, signed in or not. */
    baseUser: (signal?: AbortSignal): Promise<BaseUser> => http('/v3/account/user/me', { signal }),
  };
}
