import type { User } from './account.ts';
import type { components } from './generated/rest.generated.ts';
import type { Http } from './http.ts';

type Schemas = components['schemas'];

/** A reserved scholarship with the prices at reservation time (EN-09). Money in centavos, times in ISO 8601. */
export type Order = Readonly<Schemas['Order']>;
export type OrderStatus = Order['status'];
/** A partner benefit for account holders (EN-09). */
export type Benefit = Readonly<Schemas['Benefit']>;
/** A device on which the user is signed in. */
export type DeviceSession = Readonly<Schemas['Session']>;
/** A saved search, with alerts about new offers. */
export type SavedSearch = Readonly<Schemas['SavedSearch']>;
/** A favourite school with its current offers. */
export type FavoriteSchool = Readonly<Schemas['Favorites']['items'][number]>;
/** Data held about the user, its purposes, consents and requests (LGPD). */
export type PrivacyPanel = Readonly<Schemas['PrivacyPanel']>;
/** A scholarship without an enrollment, which is lost with the account. */
export type UnusedScholarship = PrivacyPanel['unusedScholarships'][number];

export interface DeletionRequest {
  /** Whether the user's reviews are anonymised or removed. */
  readonly reviews: 'anonymize' | 'remove';
  readonly password?: string | undefined;
  /** Codes of the unused scholarships that the user gives up. */
  readonly givenUp: readonly string[];
}
export type Consent = PrivacyPanel['consents'][number];
export type ConsentPurpose = Consent['purpose'];
/** A choice made in a device's consent banner. */
export interface DeviceConsentRecord {
  /** Version of the consent text. */
  readonly version: number;
  /** ISO 8601. */
  readonly decidedAt: string;
}
/** Result of an account deletion, and the data we must retain by law. */
export type AccountDeletion = Readonly<Schemas['AccountDeletion']>;

/** One page of a list. */
export interface ListPage<Item> {
  readonly items: readonly Item[];
  /** Items on all pages. */
  readonly total: number;
  /** At least 1. */
  readonly pages: number;
}

/** A page of a list. */
export interface PageRequest {
  /** From 1. */
  readonly page: number;
  readonly size: number;
}

/** Input of a reservation. */
export interface Reservation {
  readonly offerId: number;
  /** Displayed price in centavos a month; if the price has changed, no seat is reserved. */
  readonly expectedPrice: number;
  readonly student: { readonly name: string; /** 'YYYY-MM-DD' */ readonly birthDate: string };
}

/** Changes to the user's own data; absent fields stay unchanged. */
export type UserChange = Readonly<Omit<Schemas['AccountFieldsInput'], 'gaToken' | 'gaCampaignParams'>>;

/** Result of a change. */
export interface ChangedUser {
  readonly user: User;
  /** Protocol number of the correction of personal data (LGPD, art. 18, III), if there was one. */
  readonly protocol?: string;
}

/** Every call of the current user on their own data. Each may throw `ApiError`: 401 once the session has ended. */
export type AuthenticatedClient = ReturnType<typeof createAuthenticatedClient>;

/**
 * Binds the calls of the current user (CA-04, CA-05).
 *
 * @param http authenticates the calls: in a browser by the site's cookies, on the site's server by the authorization header it adds.
 */
export function createAuthenticatedClient(http: Http) {
  const user = '/v3/account/user';
  const post = <Result>(path: string, body: Record<string, unknown> = {}) =>
    http<Result>(`${user}${path}`, { method: 'POST', body });
  const change = async (method: 'PUT' | 'DELETE', path: string): Promise<void> => {
    await http<undefined>(path, { method, mayBeEmpty: true });
  };
  /** A page of a list; its length is in headers (CA-05). Without them: one empty page. */
  const list = async <Item>(
    path: string,
    query: Record<string, unknown>,
    signal?: AbortSignal,
  ): Promise<ListPage<Item>> => {
    let totals = { total: 0, pages: 1 };
    const items = await http<Item[]>(`${user}${path}`, {
      query,
      signal,
      onHeaders: (headers) => {
        totals = {
          total: headerNumber(headers, 'x-total-count', 0),
          pages: headerNumber(headers, 'x-total-pages', 1),
        };
      },
    });
    return { items, ...totals };
  };

  return {
    /** The current user. */
    user: (signal?: AbortSignal): Promise<User> => http(user, { signal }),

    /** Changes the user's own data. A new e-mail waits in `pendingEmail` until it is confirmed. */
    async changeUser(fields: UserChange): Promise<ChangedUser> {
      return post<ChangedUser>('', { ...fields });
    },

    /** Keeps the current e-mail: cancels the change that waits for confirmation. */
    cancelEmailChange: (): Promise<void> => change('DELETE', `${user}/pending-email`),

    /** Removes Google as a way to sign in, and ends the other sessions. */
    async removeGoogle(password: string): Promise<void> {
      const path = '/v3/account/auth/google/remove';
      await http<undefined>(path, { method: 'POST', body: { password }, mayBeEmpty: true });
    },

    /** Sets the user's picture. @param picture a file of JPEG, PNG or WebP, of 5 MB at most. */
    setPicture: (picture: Blob): Promise<User> => http(`${user}/picture`, { method: 'PUT', body: picture }),

    /** Removes the user's picture. */
    removePicture: (): Promise<User> => http(`${user}/picture`, { method: 'DELETE' }),

    /** The user's reserved scholarships, newest first; all statuses if none is given. */
    orders: (
      { page, size, statuses = [] }: PageRequest & { readonly statuses?: readonly OrderStatus[] },
      signal?: AbortSignal,
    ): Promise<ListPage<Order>> => list('/orders', { page, size, 'status[]': statuses }, signal),

    /** An order by its internalTransactionCode. 404 also for another user's (S20). */
    order: (code: string, signal?: AbortSignal): Promise<Order> =>
      http(`${user}/orders/${encodeURIComponent(code)}`, { signal }),

    /**
     * Reserves a seat.
     *
     * @param key idempotency key, the same for all retries of one reservation.
     */
    reserve: (reservation: Reservation, key: string): Promise<Order> =>
      http(`${user}/orders`, {
        method: 'POST',
        headers: { 'idempotency-key': key },
        body: { ...reservation },
      }),

    /** Cancels a reservation without a payment and frees its seat. */
    cancelOrder: (code: string): Promise<Order> => post(`/orders/${encodeURIComponent(code)}/cancel`),

    /** Current partner benefits; all categories if none is given. */
    benefits: (
      { page, size, category }: PageRequest & { readonly category?: string | undefined },
      signal?: AbortSignal,
    ): Promise<ListPage<Benefit>> => list('/benefits', { page, size, category }, signal),

    /** The devices the user is signed in on, most recently used first. */
    async sessions(signal?: AbortSignal): Promise<DeviceSession[]> {
      const path = '/v3/account/auth/sessions';
      return (await http<{ readonly sessions: DeviceSession[] }>(path, { signal })).sessions;
    },

    /** Signs a device out. 404 SESSION_NOT_FOUND if it already is. */
    endSession: (id: number): Promise<void> => change('DELETE', `/v3/account/auth/sessions/${id}`),

    /** The user's favourite schools, newest first. */
    async favorites(signal?: AbortSignal): Promise<FavoriteSchool[]> {
      return (await http<Schemas['Favorites']>(`${user}/favorites`, { signal })).items;
    },

    /** Adds a favourite school. */
    addFavorite: (slug: string): Promise<void> =>
      change('PUT', `${user}/favorites/${encodeURIComponent(slug)}`),

    /** Removes a favourite school. */
    removeFavorite: (slug: string): Promise<void> =>
      change('DELETE', `${user}/favorites/${encodeURIComponent(slug)}`),

    /** Merges the favourites stored in the browser before sign-in, newest first. @returns all favourites. */
    async mergeFavorites(slugs: readonly string[]): Promise<FavoriteSchool[]> {
      return (await post<Schemas['Favorites']>('/favorites/merge', { slugs })).items;
    },

    /** The user's saved searches, newest first. */
    async savedSearches(signal?: AbortSignal): Promise<SavedSearch[]> {
      return (await http<{ readonly items: SavedSearch[] }>(`${user}/saved-searches`, { signal })).items;
    },

    /** Saves a search. @param query of its URL, without '?'. */
    saveSearch: (query: string): Promise<SavedSearch> => post('/saved-searches', { query }),

    /** Renames a saved search, or turns its alerts on or off. */
    changeSavedSearch: (
      id: number,
      fields: {
        readonly name?: string;
        readonly alerts?: boolean;
        readonly alertKinds?: SavedSearch['alertKinds'];
      },
    ): Promise<SavedSearch> => http(`${user}/saved-searches/${id}`, { method: 'PATCH', body: { ...fields } }),

    /** Deletes a saved search. */
    removeSavedSearch: (id: number): Promise<void> => change('DELETE', `${user}/saved-searches/${id}`),

    /** The data held about the user. */
    privacy: (signal?: AbortSignal): Promise<PrivacyPanel> => http(`${user}/privacy`, { signal }),

    /** A copy of all data held about the user (LGPD, art. 18, II and V). */
    exportData: (): Promise<Readonly<Record<string, unknown>>> => post('/privacy/export'),

    /** Grants consent to a purpose. @param device set if the choice was made in a device's consent banner. @returns all consents. */
    grantConsent: (purpose: ConsentPurpose, device?: DeviceConsentRecord): Promise<Consent[]> =>
      post('/privacy/grant', { purpose, ...(device && { device }) }),

    /** Withdraws a consent. @param device as in `grantConsent`. @returns the protocol number. */
    async withdrawConsent(purpose: ConsentPurpose, device?: DeviceConsentRecord): Promise<string> {
      const body = { purpose, ...(device && { device }) };
      return (await post<{ readonly protocol: string }>('/privacy/withdraw', body)).protocol;
    },

    /**
     * Deletes the account and all its sessions. 403 CURRENT_PASSWORD_WRONG if a password is required, PASSWORD_NOT_SET if there is none;
     * 409 SCHOLARSHIP_UNUSED for an unused scholarship that is not given up.
     */
    deleteAccount: ({ password, ...deletion }: DeletionRequest): Promise<AccountDeletion> =>
      post('/privacy/delete', { ...deletion, ...(password && { password }) }),
  };
}

function headerNumber(headers: Headers, name: string, fallback: number): number {
  const text = headers.get(name) ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : fallback;
}
