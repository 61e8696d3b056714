import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** One migration file, written by drizzle-kit and possibly edited. */
export interface Migration {
  /** The file name without extension: '0007_offer_news'. */
  readonly tag: string;
  /** Creation time in milliseconds since 1970; defines the order. */
  readonly when: number;
  readonly hash: string;
  readonly statements: readonly string[];
  /**
   * Its statements run one by one, because some may not run in a transaction (CREATE INDEX CONCURRENTLY). They run
   * again after a failure, so they must be repeatable.
   */
  readonly outsideTransaction: boolean;
}

/** First line of a file whose statements run outside a transaction. */
const outsideMark = /^-- Outside a transaction\b/;

const journal = z.object({ entries: z.array(z.object({ when: z.number(), tag: z.string() })).min(1) });

/** Reads the migrations in drizzle's journal, oldest first. */
export function readMigrations(folder: string): Migration[] {
  const { entries } = journal.parse(
    JSON.parse(readFileSync(path.join(folder, 'meta/_journal.json'), 'utf8')),
  );
  return entries
    .map(({ tag, when }) => {
      const text = readFileSync(path.join(folder, `${tag}.sql`), 'utf8');
      return {
        tag,
        when,
        hash: createHash('sha256').update(text).digest('hex'),
        statements: text.split('--> statement-breakpoint').filter((statement) => statement.trim() !== ''),
        outsideTransaction: outsideMark.test(text),
      };
    })
    .toSorted((a, b) => a.when - b.when);
}
