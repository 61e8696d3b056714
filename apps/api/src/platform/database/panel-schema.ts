import type { SchoolRole } from '@melhor-escola/domain/panel-role';
import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  date,
  foreignKey,
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
import { account } from './account-schema.ts';
import { school } from './schema.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

const createdAt = () => timestamp('created_at', { withTimezone: true }).notNull().defaultNow();
const accountId = () =>
  integer('account_id')
    .notNull()
    .references(() => account.id, { onDelete: 'cascade' });
const schoolId = () =>
  integer('school_id')
    .notNull()
    .references(() => school.id, { onDelete: 'cascade' });

/** A photo that people of a school have uploaded. `school.images` has the paths of those that its page shows. */
export const schoolPhoto = pgTable(
  'school_photo',
  {
    id: serial().primaryKey(),
    schoolId: schoolId(),
    /** SHA-256 of the image, in hexadecimal digits: its public name. */
    digest: text().notNull(),
    /** WebP, upright, without metadata. */
    image: bytes().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** Since when no page shows it; null for one that the page shows. After a day it is deleted. */
    unusedSince: timestamp('unused_since', { withTimezone: true }),
  },
  (t) => [
    uniqueIndex('school_photo_digest_key').on(t.digest, t.schoolId),
    index('school_photo_school').on(t.schoolId),
    index('school_photo_unused')
      .on(t.unusedSince)
      .where(sql`${t.unusedSince} IS NOT NULL`),
  ],
);

/** Who speaks for a school. */
export const schoolMember = pgTable(
  'school_member',
  {
    schoolId: schoolId(),
    accountId: accountId(),
    role: text().$type<SchoolRole>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.schoolId, t.accountId] }), index('school_member_account').on(t.accountId)],
);

/** What somebody is mailed about a school they care for. Without a row, everything. */
export const memberMail = pgTable(
  'member_mail',
  {
    /** What the links in these mails are for. */
    id: serial().primaryKey(),
    schoolId: integer('school_id').notNull(),
    accountId: integer('account_id').notNull(),
    /** Whether they get a mail each morning with what waits. */
    digest: boolean().notNull().default(true),
    /** Whether they get a mail for each new visit request and each new scholarship. */
    urgent: boolean().notNull().default(true),
    /** The school's local day of the latest digest, sent or found empty. */
    digestedOn: date('digested_on', { mode: 'string' }),
  },
  (t) => [
    uniqueIndex('member_mail_member_key').on(t.schoolId, t.accountId),
    foreignKey({
      name: 'member_mail_member',
      columns: [t.schoolId, t.accountId],
      foreignColumns: [schoolMember.schoolId, schoolMember.accountId],
    }).onDelete('cascade'),
  ],
);

/** Accounts of our own team, which may do everything of every school. Only `pnpm api operators` writes it. */
export const operatorAccount = pgTable('operator_account', {
  accountId: integer('account_id')
    .primaryKey()
    .references(() => account.id, { onDelete: 'cascade' }),
  createdAt: createdAt(),
});

/** How a claimant shows that the school sent them: a code by e-mail, one read out by telephone, or a document. */
export type ClaimProof = 'email' | 'phone' | 'document';

/** 'code' waits for the claimant to enter the code, 'waiting' for an operator. */
export type ClaimStatus = 'code' | 'waiting' | 'approved' | 'rejected';

/** A request to speak for a school. */
export const schoolClaim = pgTable(
  'school_claim',
  {
    id: serial().primaryKey(),
    schoolId: schoolId(),
    accountId: accountId(),
    proof: text().$type<ClaimProof>().notNull(),
    status: text().$type<ClaimStatus>().notNull(),
    /** SHA-256 of the claim's id and the code, which has few digits: `codeTries` limits guesses. */
    codeDigest: bytes('code_digest'),
    codeExpiresAt: timestamp('code_expires_at', { withTimezone: true }),
    codeTries: smallint('code_tries').notNull().default(0),
    /** A CNPJ card as PDF or image; removed with the decision. */
    document: bytes(),
    documentType: text('document_type'),
    /** What the claimant changes of the school's page, and what they saw there. Only they see it; published by them, or removed with a rejection. */
    pageDraft: jsonb('page_draft').$type<object>(),
    /** The operator's reason for a rejection. */
    reason: text(),
    createdAt: createdAt(),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
  },
  (t) => [
    // One open claim per person and school.
    uniqueIndex('school_claim_open_key')
      .on(t.schoolId, t.accountId)
      .where(sql`${t.status} IN ('code', 'waiting')`),
    index('school_claim_status').on(t.status, t.id),
    index('school_claim_account').on(t.accountId),
  ],
);

/** An invitation by e-mail to join a school. Its link is used once. */
export const schoolInvitation = pgTable(
  'school_invitation',
  {
    id: serial().primaryKey(),
    schoolId: schoolId(),
    /** The address in lower case. */
    email: text().notNull(),
    role: text().$type<SchoolRole>().notNull(),
    tokenDigest: bytes('token_digest').notNull(),
    createdAt: createdAt(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** When it was accepted or withdrawn. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (t) => [
    uniqueIndex('school_invitation_token_key').on(t.tokenDigest),
    // One open invitation per school and mailbox.
    uniqueIndex('school_invitation_open_key')
      .on(t.schoolId, t.email)
      .where(sql`${t.endedAt} IS NULL`),
  ],
);
