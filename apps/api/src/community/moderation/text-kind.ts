import type { Environment } from '@melhor-escola/server-kit/environment';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Database } from '../../platform/database/database.ts';
import type { question } from '../../platform/database/question-schema.ts';
import type { review } from '../../platform/database/schema.ts';
import type { TextStatus, textReportTable } from '../../platform/database/text-schema.ts';
import { ServiceError } from '../../platform/http/errors/service-error.ts';

/** What the mails about texts need. */
export type TextEnvironment = Pick<Environment, 'siteUrl' | 'operatorEmail'>;

/** Dependencies of the routes of texts. */
export interface TextContext {
  readonly environment: TextEnvironment;
  readonly database: Database;
}

/** What moderation needs of a stored text. */
export interface TextRow {
  readonly id: number;
  readonly schoolId: number;
  readonly userName: string;
  readonly userEmail: string | null;
  readonly status: TextStatus;
  readonly rejectionReason: string | null;
  readonly createdAt: Date;
  /** Null until its author confirmed it, whatever happened later. */
  readonly publishedAt: Date | null;
}

/**
 * A kind of texts that visitors write without an account: each is published when its author follows a mailed link, held
 * at the third report, and moderated by the operator. Its slice states here what is its own.
 */
export interface TextKind<Row extends TextRow> {
  /** In English, in URLs, the contract, error codes, the audit trail and one-time tokens. */
  readonly name: 'review' | 'question';
  readonly table: typeof review | typeof question;
  readonly reportTable: ReturnType<typeof textReportTable>;
  /** The school's answer, for kinds whose list can be filtered by it. */
  readonly answerColumn?: AnyPgColumn;
  /** The response for an unknown text, or one that the caller may not see. */
  readonly notFound: () => ServiceError;
  /** The texts with these ids that exist, in any order. */
  readonly read: (db: NodePgDatabase, ids: readonly number[]) => Promise<readonly Row[]>;
  /** Locks a text until the transaction ends. @throws {ServiceError} 404 for an unknown one. */
  readonly lock: (tx: NodePgDatabase, id: number) => Promise<Row>;
  /** Publishes a text whose author has just confirmed it. */
  readonly publish: (tx: NodePgDatabase, row: Row) => Promise<void>;
  /** Asks the school for an answer to a text that its author has just confirmed, for kinds that promise one. */
  readonly askSchool?: (tx: NodePgDatabase, row: Row, environment: TextEnvironment) => Promise<void>;
  /** Updates what is computed from a school's published texts, after one of them was published or hidden. */
  readonly refreshSchool?: (tx: NodePgDatabase, schoolId: number) => Promise<void>;
  /** Mails an author that the moderator published the text. */
  readonly notifyAuthor: (tx: NodePgDatabase, row: Row, siteUrl: string) => Promise<void>;
}

/** The error codes of each kind. */
export const textErrors = {
  review: { notFound: 'REVIEW_NOT_FOUND', unconfirmed: 'REVIEW_UNCONFIRMED' },
  question: { notFound: 'QUESTION_NOT_FOUND', unconfirmed: 'QUESTION_UNCONFIRMED' },
} as const;

/** @throws {ServiceError} 409, because only its author makes a text public (EN-16). */
export function requireConfirmed({ name }: Pick<TextKind<never>, 'name'>, { publishedAt }: TextRow): void {
  if (publishedAt !== null) return;
  throw new ServiceError(textErrors[name].unconfirmed, `The author has not confirmed this ${name}.`);
}
