import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { account } from './account-schema.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** What a run has read of its file, in bytes. */
export interface StoredProgress {
  readonly done: number;
  readonly total: number;
}

/** One run of an import or seed, with its final report. Previews in the panel are runs, too; dry runs of the command are not stored. */
export const importRun = pgTable('import_run', {
  id: serial().primaryKey(),
  kind: text().notNull(),
  fileName: text('file_name'),
  startedAt: timestamp('started_at', { withTimezone: true }).notNull().defaultNow(),
  finishedAt: timestamp('finished_at', { withTimezone: true }),
  report: jsonb(),
  /** Who began it in the panel; null for a command. Not a foreign key: the run outlives the account. */
  accountId: integer('account_id'),
  /** Its file. Not a foreign key: the run outlives the file. */
  uploadId: uuid('upload_id'),
  dryRun: boolean('dry_run').notNull().default(false),
  progress: jsonb().$type<StoredProgress>(),
  /** When somebody asked it to stop. */
  stopRequestedAt: timestamp('stop_requested_at', { withTimezone: true }),
  /** Why it failed as a whole, in Portuguese. */
  failure: text(),
  /** Numbers of the rejected lines, of 100,000 at most, by reason in Portuguese. */
  rejected: jsonb().$type<Readonly<Record<string, readonly number[]>>>(),
});

/** A file for an import, while it is uploaded and until it is imported: in the database, because any process may receive its next chunk. */
export const importUpload = pgTable(
  'import_upload',
  {
    id: uuid().primaryKey(),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    fileName: text('file_name').notNull(),
    /** Bytes of the whole file. */
    size: bigint({ mode: 'number' }).notNull(),
    /** When its last chunk came, or it was last read. */
    usedAt: timestamp('used_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index('import_upload_account').on(t.accountId),
    index('import_upload_age').on(t.usedAt),
    check('import_upload_size', sql`${t.size} > 0`),
  ],
);

/** Chunks of an upload, without gaps from the first. */
export const importUploadChunk = pgTable(
  'import_upload_chunk',
  {
    uploadId: uuid('upload_id')
      .notNull()
      .references(() => importUpload.id, { onDelete: 'cascade' }),
    /** 0 for the first chunk. */
    position: integer().notNull(),
    /** SHA-256 of `content`. */
    digest: bytes().notNull(),
    content: bytes().notNull(),
  },
  (t) => [primaryKey({ columns: [t.uploadId, t.position] })],
);
