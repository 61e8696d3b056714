import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** One step of the schema, from a file that drizzle-kit wrote and somebody may have changed. */
export interface Migration {
  /** The file's name without its ending: '0007_offer_news'. */
  readonly tag: string;
  /** When it was made, milliseconds since 1970: migrations are applied in this order. */
  readonly when: number;
  readonly hash: string;
  readonly statements: readonly string[];
  /**
   * Its statements run one by one, each for itself, because some may not be in a transaction (CREATE INDEX CONCURRENTLY).
   * They run again when one of them fails, and so can be repeated.
   */
  readonly outsideTransaction: boolean;
}

/** The first line of a file whose statements run one by one. */
const outsideMark = /^-- Outside a transaction\b/;

const journal = z.object({ entries: z.array(z.object({ when: z.number(), tag: z.string() })).min(1) });

/** Reads the migrations that drizzle's journal lists, the oldest first. */
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
