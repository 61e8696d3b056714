import type { User } from './account.ts';
import type { components } from './generated/rest.generated.ts';
import type { Http } from './http.ts';

type Schemas = components['schemas'];

/** A reserved scholarship, its prices as they were (EN-09). Money in centavos, moments in ISO. */
export type Order = Readonly<Schemas['Order']>;
export type OrderStatus = Order['status'];
/** What a partner gives to those who have an account (EN-09). */
export type Benefit = Readonly<Schemas['Benefit']>;
/** A device on which somebody is signed in. */
export type DeviceSession = Readonly<Schemas['Session']>;
/** A search that tells its owner of new offers. */
export type SavedSearch = Readonly<Schemas['SavedSearch']>;
/** A school that somebody put aside, with what it offers now. */
export type FavoriteSchool = Readonly<Schemas['Favorites']['items'][number]>;
/** What is held of somebody, why, and what they agreed to and asked for (LGPD). */
export type PrivacyPanel = Readonly<Schemas['PrivacyPanel']>;
export type Consent = PrivacyPanel['consents'][number];
export type ConsentPurpose = Consent['purpose'];
/** An answer to the question of a device's cookies: its version, and when it was given. */
export interface DeviceConsentRecord {
  readonly version: number;
  /** ISO. */
  readonly decidedAt: string;
}
/** What became of a deletion, and what the law has us keep. */
export type AccountDeletion = Readonly<Schemas['AccountDeletion']>;

/** One page of a list. */
export interface ListPage<Item> {
  readonly items: readonly Item[];
  /** Of all pages. */
  readonly total: number;
  /** At least 1. */
  readonly pages: number;
}

/** Which page of a list. */
export interface PageRequest {
  /** From 1. */
  readonly page: number;
  readonly size: number;
}

/** What is asked of who reserves. */
export interface Reservation {
  readonly offerId: number;
  /** Centavos a month with the scholarship, as it was shown: at another price no seat is taken. */
  readonly expectedPrice: number;
  readonly student: { readonly name: string; /** 'YYYY-MM-DD' */ readonly birthDate: string };
}

/** What somebody changes of their own data: what is not named stays. */
export type UserChange = Readonly<Omit<Schemas['AccountFieldsInput'], 'gaToken' | 'gaCampaignParams'>>;

/** A change that was made. */
export interface ChangedUser {
  readonly user: User;
  /** Of the correction of personal data (LGPD, art. 18, III), where there was one. */
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
  /** A page of a list whose length is in headers (CA-05): 1 page of nothing where they do not say. */
  const list = async <Item>(
    path: string,
    query: Record<string, unknown>,
    signal?: AbortSignal,
  ): Promise<ListPage<Item>> => {
    let length = { total: 0, pages: 1 };
    const items = await http<Item[]>(`${user}${path}`, {
      query,
      signal,
      onHeaders: (headers) => {
        length = { total: count(headers, 'x-total-count', 0), pages: count(headers, 'x-total-pages', 1) };
      },
    });
    return { items, ...length };
  };

  return {
    /** The current user. */
    user: (signal?: AbortSignal): Promise<User> => http(user, { signal }),

    /** Changes the user's own data. 403 CURRENT_PASSWORD_WRONG or PASSWORD_NOT_SET, 409 EMAIL_TAKEN or CPF_TAKEN. */
    async changeUser(fields: UserChange): Promise<ChangedUser> {
      return post<ChangedUser>('', { ...fields });
    },

    /** Sets the user's picture. @param picture a file of JPEG, PNG or WebP, of 5 MB at most. 400 PICTURE_UNREADABLE. */
    setPicture: (picture: Blob): Promise<User> => http(`${user}/picture`, { method: 'PUT', body: picture }),

    /** Removes it. */
    removePicture: (): Promise<User> => http(`${user}/picture`, { method: 'DELETE' }),

    /** The user's reserved scholarships, newest first; all statuses if none is given. */
    orders: (
      { page, size, statuses = [] }: PageRequest & { readonly statuses?: readonly OrderStatus[] },
      signal?: AbortSignal,
    ): Promise<ListPage<Order>> => list('/orders', { page, size, 'status[]': statuses }, signal),

    /** One of them, by its internalTransactionCode. 404 also for another's (S20). */
    order: (code: string, signal?: AbortSignal): Promise<Order> =>
      http(`${user}/orders/${encodeURIComponent(code)}`, { signal }),

    /**
     * Reserves a seat. Refused with 403 CPF_REQUIRED, 404 OFFER_NOT_FOUND, and 409 OFFER_SOLD_OUT, OFFER_CLOSED,
     * OFFER_PRICE_CHANGED, STUDENT_ALREADY_RESERVED or RESERVATION_LIMIT.
     *
     * @param key the same for each try of one reservation: it is made once, and answered again.
     */
    reserve: (reservation: Reservation, key: string): Promise<Order> =>
      http(`${user}/orders`, {
        method: 'POST',
        headers: { 'idempotency-key': key },
        body: { ...reservation },
      }),

    /** Frees the seat of an unpaid reservation. 409 ORDER_NOT_CANCELLABLE. */
    cancelOrder: (code: string): Promise<Order> => post(`/orders/${encodeURIComponent(code)}/cancel`),

    /** What partners offer today; all categories if none is given. */
    benefits: (
      { page, size, category }: PageRequest & { readonly category?: string | undefined },
      signal?: AbortSignal,
    ): Promise<ListPage<Benefit>> => list('/benefits', { page, size, category }, signal),

    /** The devices the user is signed in on, the last used first. */
    async sessions(signal?: AbortSignal): Promise<DeviceSession[]> {
      const path = '/v3/account/auth/sessions';
      return (await http<{ readonly sessions: DeviceSession[] }>(path, { signal })).sessions;
    },

    /** Signs a device out. 404 SESSION_NOT_FOUND once it is. */
    endSession: (id: number): Promise<void> => change('DELETE', `/v3/account/auth/sessions/${id}`),

    /** The user's favourite schools, the latest first. */
    async favorites(signal?: AbortSignal): Promise<FavoriteSchool[]> {
      return (await http<Schemas['Favorites']>(`${user}/favorites`, { signal })).items;
    },

    /** Adds a favourite school. */
    addFavorite: (slug: string): Promise<void> =>
      change('PUT', `${user}/favorites/${encodeURIComponent(slug)}`),

    /** Removes a favourite school. */
    removeFavorite: (slug: string): Promise<void> =>
      change('DELETE', `${user}/favorites/${encodeURIComponent(slug)}`),

    /** Adds the favourites a browser stored before sign-in, the latest first. @returns all of them. */
    async mergeFavorites(slugs: readonly string[]): Promise<FavoriteSchool[]> {
      return (await post<Schemas['Favorites']>('/favorites/merge', { slugs })).items;
    },

    /** The user's saved searches, the latest first. */
    async savedSearches(signal?: AbortSignal): Promise<SavedSearch[]> {
      return (await http<{ readonly items: SavedSearch[] }>(`${user}/saved-searches`, { signal })).items;
    },

    /** Saves a search. @param query of its address, without '?'. */
    saveSearch: (query: string): Promise<SavedSearch> => post('/saved-searches', { query }),

    /** Renames a saved search, or turns its alerts on or off. */
    changeSavedSearch: (
      id: number,
      fields: { readonly name?: string; readonly alerts?: boolean },
    ): Promise<SavedSearch> => http(`${user}/saved-searches/${id}`, { method: 'PATCH', body: { ...fields } }),

    /** Deletes a saved search. */
    removeSavedSearch: (id: number): Promise<void> => change('DELETE', `${user}/saved-searches/${id}`),

    /** What is held about the user. */
    privacy: (signal?: AbortSignal): Promise<PrivacyPanel> => http(`${user}/privacy`, { signal }),

    /** Everything that is held about the user, as a copy for them (LGPD, art. 18, II and V). */
    exportData: (): Promise<Readonly<Record<string, unknown>>> => post('/privacy/export'),

    /** Agrees to a purpose. @param device where that was said to a device's question. @returns all consents. */
    grantConsent: (purpose: ConsentPurpose, device?: DeviceConsentRecord): Promise<Consent[]> =>
      post('/privacy/grant', { purpose, ...(device && { device }) }),

    /** Takes a consent back. @param device as of `grantConsent`. @returns the protocol number. */
    async withdrawConsent(purpose: ConsentPurpose, device?: DeviceConsentRecord): Promise<string> {
      const said = { purpose, ...(device && { device }) };
      return (await post<{ readonly protocol: string }>('/privacy/withdraw', said)).protocol;
    },

    /**
     * Deletes the account, and with it every session. 403 CURRENT_PASSWORD_WRONG where one is asked for, PASSWORD_NOT_SET where there is none.
     *
     * @param reviews whether they stay without a name, or go.
     */
    deleteAccount: (
      reviews: 'anonymize' | 'remove',
      password: string | undefined,
    ): Promise<AccountDeletion> => post('/privacy/delete', { reviews, ...(password && { password }) }),
  };
}

function count(headers: Headers, name: string, otherwise: number): number {
  const text = headers.get(name) ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : otherwise;
}
