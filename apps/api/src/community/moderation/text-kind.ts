import type { Environment } from '@melhor-escola/server-kit/environment';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Database } from '../../platform/database/database.ts';
import type { question } from '../../platform/database/question-schema.ts';
import type { review } from '../../platform/database/schema.ts';
import type { TextStatus, textReportTable } from '../../platform/database/text-schema.ts';
import type { ServiceError } from '../../platform/http/errors/service-error.ts';

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

/** What the school writes below a text. */
export interface TextAnswer<Row extends TextRow> {
  readonly column: AnyPgColumn;
  readonly timeColumn: AnyPgColumn;
  readonly read: (row: Row) => { readonly text: string | null; readonly at: Date | null };
  /** Stores it with the time, or removes it with null. */
  readonly write: (tx: NodePgDatabase, row: Row, text: string | null) => Promise<void>;
  /** Mails an author the first answer to a public text, for kinds that promise it. */
  readonly notifyAuthor?: (tx: NodePgDatabase, row: Row, text: string, siteUrl: string) => Promise<void>;
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
  readonly answer: TextAnswer<Row>;
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

/** Whether a text is public, or hidden until a decision: only such a text can be reported, and answered by its school. */
export const isPublishedOrHeld = ({ status }: Pick<TextRow, 'status'>): boolean =>
  status === 'published' || status === 'held';

/** The error code for an unknown text of each kind. */
export const textNotFound = {
  review: 'REVIEW_NOT_FOUND',
  question: 'QUESTION_NOT_FOUND',
} as const;
