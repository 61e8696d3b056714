import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  char,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { school } from './schema.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
/** SHA-256 of a secret. The stored value cannot be used in its place. */
const digest = bytes;

const createdAt = () => timestamp('created_at', { withTimezone: true }).notNull().defaultNow();

/** A visitor, identified or not (EN-02): what is stored before there is an account. */
export const baseUser = pgTable('base_user', { id: serial().primaryKey(), createdAt: createdAt() });

/** A session token (CA-06), with or without a signed-in account. */
export const visitorSession = pgTable(
  'visitor_session',
  {
    tokenDigest: digest('token_digest').primaryKey(),
    baseUserId: integer('base_user_id')
      .notNull()
      .references(() => baseUser.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    index('visitor_session_expiry').on(t.expiresAt),
    index('visitor_session_base_user').on(t.baseUserId),
  ],
);

/** Campaign of a visit (CA-04), from the site's cookies. */
export type GaCampaign = Readonly<Record<string, string>>;

/**
 * An account (EN-01). Without password and Google identity it is a pre-user from a form. An account with a CPF is
 * registered. Typed data claims nothing (ADR 0031): the e-mail counts once it is confirmed, and many accounts may
 * contain one CPF.
 */
export const account = pgTable(
  'account',
  {
    id: serial().primaryKey(),
    baseUserId: integer('base_user_id')
      .notNull()
      .references(() => baseUser.id),
    name: text().notNull(),
    /** The address in lower case. */
    email: text().notNull(),
    /** When the owner of the mailbox confirmed the e-mail address. */
    emailConfirmedAt: timestamp('email_confirmed_at', { withTimezone: true }),
    /** The address that replaces `email` once it is confirmed, in lower case. */
    pendingEmail: text('pending_email'),
    /** Digits only. */
    cpf: char({ length: 11 }),
    /** Digits only, with the area code. */
    phone: text(),
    /** URL of the stored picture (`account_picture`), or of Google's. */
    picture: text(),
    gaToken: text('ga_token'),
    gaCampaign: jsonb('ga_campaign').$type<GaCampaign>().notNull().default({}),
    /** argon2id in PHC form. */
    passwordHash: text('password_hash'),
    /** Google's `sub`. */
    googleSubject: text('google_subject'),
    demo: boolean().notNull().default(false),
    createdAt: createdAt(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('account_base_user_key').on(t.baseUserId),
    // Only among confirmed addresses: typing one reserves nothing.
    uniqueIndex('account_confirmed_email_key')
      .on(t.email)
      .where(sql`${t.emailConfirmedAt} IS NOT NULL`),
    index('account_email').on(t.email, t.id),
    // For our team's search.
    index('account_cpf').on(t.cpf),
    index('account_name').on(sql`lower(${t.name})`),
    uniqueIndex('account_google_subject_key').on(t.googleSubject),
  ],
);

/** A picture uploaded by the user. In its own table, because few queries need the bytes. */
export const accountPicture = pgTable('account_picture', {
  accountId: integer('account_id')
    .primaryKey()
    .references(() => account.id, { onDelete: 'cascade' }),
  /** WebP. */
  picture: bytes().notNull(),
  createdAt: createdAt(),
});

/** A signed-in device. */
export const accountSession = pgTable(
  'account_session',
  {
    id: serial().primaryKey(),
    tokenDigest: digest('token_digest').notNull(),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** Device name shown to the user: 'Chrome no Android'. */
    device: text().notNull(),
    createdAt: createdAt(),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull().defaultNow(),
    /** When a second factor was shown in this session; null: only the password or Google. */
    secondFactorAt: timestamp('second_factor_at', { withTimezone: true }),
    /** When a call that needs the second factor was last made, accurate to the minute. */
    privilegedSeenAt: timestamp('privileged_seen_at', { withTimezone: true }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    uniqueIndex('account_session_token_key').on(t.tokenDigest),
    index('account_session_account').on(t.accountId),
    index('account_session_expiry').on(t.expiresAt),
  ],
);

/** Purpose of a single-use link in a mail. */
export type OneTimePurpose =
  | 'confirm-email'
  | 'change-email'
  | 'reset-password'
  | 'confirm-review'
  | 'confirm-question'
  | 'confirm-alert'
  | 'stop-alert'
  | 'stop-digest'
  | 'stop-urgent-mails'
  | 'change-visit';

export const oneTimeToken = pgTable(
  'one_time_token',
  {
    tokenDigest: digest('token_digest').primaryKey(),
    purpose: text().$type<OneTimePurpose>().notNull(),
    /** Id of its subject: an account, a review, a question, a saved search, a visit request, somebody's mails about a school. */
    subjectId: integer('subject_id').notNull(),
    createdAt: createdAt(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (t) => [
    index('one_time_token_subject').on(t.purpose, t.subjectId),
    index('one_time_token_expiry').on(t.expiresAt),
  ],
);

/** A pending Google sign-in, with the values its answer must match. Used once. */
export const googleSignIn = pgTable(
  'google_sign_in',
  {
    stateDigest: digest('state_digest').primaryKey(),
    nonce: text().notNull(),
    codeVerifier: text('code_verifier').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('google_sign_in_expiry').on(t.expiresAt)],
);

/** Counters in the format of the rate limiter: exact across processes (S6). */
export const rateLimit = pgTable(
  'rate_limit',
  {
    key: text().primaryKey(),
    points: integer().notNull().default(0),
    /** Milliseconds since 1970; null for never. */
    expire: bigint({ mode: 'number' }),
  },
  (t) => [index('rate_limit_expire').on(t.expire)],
);

/** A favorite school, for the grade of one child. */
export const favorite = pgTable(
  'favorite',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    schoolId: integer('school_id')
      .notNull()
      .references(() => school.id, { onDelete: 'cascade' }),
    /** Order of the grade, as in `offer.grade`; null: for none. */
    grade: smallint(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.schoolId] }),
    index('favorite_school').on(t.schoolId, t.createdAt),
  ],
);

/** What a saved search may be mailed about. */
export const alertKinds = ['new-offers', 'lower-prices', 'free-seats'] as const;
export type AlertKind = (typeof alertKinds)[number];

/** Hours for which the alerts of an address without an account wait for its owner's confirmation. */
export const CONFIRM_ALERT_HOURS = 48;

/** Days for which they are kept after it. */
export const ALERT_DAYS = 365;

/** A saved search with e-mail alerts: of an account, or of an address without one. */
export const savedSearch = pgTable(
  'saved_search',
  {
    id: serial().primaryKey(),
    /** Null for an address without an account. */
    accountId: integer('account_id').references(() => account.id, { onDelete: 'cascade' }),
    /** The address, in lower case; null in an account, whose own address gets the alerts. */
    email: text(),
    /** When the owner of the address confirmed the alerts; null before, and in an account. */
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    name: text().notNull(),
    /** The URL's query without '?', in canonical form: 'city=sao-paulo-sp&grade=1-ano'. */
    query: text().notNull(),
    /** Later offers, prices and seats are news to the user. */
    seenUntil: timestamp('seen_until', { withTimezone: true }).notNull().defaultNow(),
    alerts: boolean().notNull().default(true),
    alertKinds: text('alert_kinds')
      .array()
      .$type<AlertKind[]>()
      .notNull()
      .default([...alertKinds]),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('saved_search_query_key').on(t.accountId, t.query),
    uniqueIndex('saved_search_email_query_key').on(t.email, t.query),
    check('saved_search_owner', sql`(${t.accountId} IS NULL) <> (${t.email} IS NULL)`),
  ],
);

/** Purposes a user may consent to, and withdraw (LGPD). */
export type ConsentPurpose = 'marketing' | 'analytics' | 'partner-contact';

export const consent = pgTable(
  'consent',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    purpose: text().$type<ConsentPurpose>().notNull(),
    granted: boolean().notNull(),
    /** Version of the question, if answered on a device (packages/tracking). */
    version: integer(),
    /** When it was answered on the device; null for an answer given to the service directly. */
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    createdAt: createdAt(),
  },
  (t) => [index('consent_account').on(t.accountId, t.purpose, t.id)],
);

export type PrivacyRequestKind = 'export' | 'correction' | 'deletion' | 'withdrawal';

/** A privacy request (LGPD, art. 18). Outlives the account as evidence that it was fulfilled. */
export const privacyRequest = pgTable(
  'privacy_request',
  {
    protocol: text().primaryKey(),
    kind: text().$type<PrivacyRequestKind>().notNull(),
    /** The account's id; not a foreign key, because deletion removes the account. */
    accountId: integer('account_id').notNull(),
    purpose: text().$type<ConsentPurpose>(),
    createdAt: createdAt(),
    completedAt: timestamp('completed_at', { withTimezone: true }),
  },
  (t) => [index('privacy_request_account').on(t.accountId)],
);

/**
 * The authenticator app of an account (TOTP, RFC 6238). Counts once a code has been shown.
 */
export const accountTotp = pgTable('account_totp', {
  accountId: integer('account_id')
    .primaryKey()
    .references(() => account.id, { onDelete: 'cascade' }),
  secret: bytes().notNull(),
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  /** The last time step whose code was used, so that none is used twice. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  createdAt: createdAt(),
});

/** A passkey (WebAuthn). */
export const accountPasskey = pgTable(
  'account_passkey',
  {
    /** The credential's id, base64url. */
    id: text().primaryKey(),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    publicKey: bytes('public_key').notNull(),
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull().default([]),
    /** Device name shown to the user: 'Chrome no Android'. */
    device: text().notNull(),
    createdAt: createdAt(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  },
  (t) => [index('account_passkey_account').on(t.accountId)],
);

/** The challenge that a session's next passkey must sign. Used once. */
export const passkeyChallenge = pgTable('passkey_challenge', {
  sessionId: integer('session_id')
    .primaryKey()
    .references(() => accountSession.id, { onDelete: 'cascade' }),
  challenge: text().notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

/** Codes for somebody who has lost the second factor. Each is used once. */
export const recoveryCode = pgTable(
  'recovery_code',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    codeDigest: digest('code_digest').notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.codeDigest] })],
);

/** What a school said of itself or an offer before or after a change. Never a family's data. */
export type AuditedValues = Readonly<Record<string, unknown>>;

/** The audit trail: ids and kinds; of a school's own statements also their values, which are public. */
export const auditEvent = pgTable(
  'audit_event',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** 'account:12', 'operator', 'system'. */
    actor: text().notNull(),
    /** 'account.deleted', 'review.rejected'. */
    action: text().notNull(),
    /** 'account:12', 'review:7'. */
    subject: text().notNull(),
    /** The school whose log shows the event. Not a foreign key: the trail outlives the school. */
    schoolId: integer('school_id'),
    before: jsonb().$type<AuditedValues>(),
    after: jsonb().$type<AuditedValues>(),
    requestId: text('request_id'),
    createdAt: createdAt(),
  },
  (t) => [
    index('audit_event_subject').on(t.subject, t.id),
    index('audit_event_time').on(t.createdAt),
    index('audit_event_school').on(t.schoolId, t.id),
    index('audit_event_refused')
      .on(t.subject)
      .where(sql`${t.action} = 'order.refused'`),
  ],
);
