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
type SecondFactorPath = `/v3/account/user/second-factor${string}`;
/** The error codes of all account calls except those of orders and of the second factor, which have their own messages. */
export type AccountErrorCode = ErrorCode<
  Exclude<Extract<keyof paths, `/v3/account/${string}`>, OrderPath | SecondFactorPath>
>;

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

/** A reserved scholarship with the prices at reservation time (EN-09). Money in centavos, times in ISO 8601. */
export type Order = Readonly<Schemas['Order']>;
export type OrderStatus = Order['status'];
/** A partner benefit for account holders (EN-09). */
export type Benefit = Readonly<Schemas['Benefit']>;
/** A device on which the user is signed in. */
export type DeviceSession = Readonly<Schemas['Session']>;
/** A saved search, with alerts about new offers. */
export type SavedSearch = Readonly<Schemas['SavedSearch']>;
/** A favorite school with its current offers. */
export type FavoriteSchool = Readonly<Schemas['Favorites']['items'][number]>;
/** Data held about the user, its purposes, consents and requests (LGPD). */
export type PrivacyPanel = Readonly<Schemas['PrivacyPanel']>;
/** A scholarship without an enrollment, which is lost with the account. */
export type UnusedScholarship = PrivacyPanel['unusedScholarships'][number];

export interface DeletionRequest {
  /** Whether the user's reviews are anonymized or removed. */
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

/** Changes to the user's own data; absent fields stay unchanged. */
export type UserChange = Readonly<Omit<Schemas['AccountFieldsInput'], 'gaToken' | 'gaCampaignParams'>>;

/** Result of a change. */
export interface ChangedUser {
  readonly user: User;
  /** Protocol number of the correction of personal data (LGPD, art. 18, III), if there was one. */
  readonly protocol?: string;
}
