import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readMigrations, type Migration } from './migration.ts';
import { findViolations } from './testing/migration-rules.ts';

function createMigration(text: string): Migration {
  const outsideTransaction = text.startsWith('-- Outside a transaction');
  return { tag: 'tried', when: 1, hash: '', statements: text.split(';'), outsideTransaction };
}
const reasons = (text: string, ...earlier: string[]): string[] =>
  findViolations(createMigration(text), earlier.map(createMigration)).map(({ reason }) => reason);

describe('migrations', () => {
  const all = readMigrations(fileURLToPath(new URL('./migrations', import.meta.url)));

  it.each(all)('$tag does not block a large table', (migration) => {
    expect(findViolations(migration, all.slice(0, all.indexOf(migration)))).toEqual([]);
  });
});

describe('the migration rules', () => {
  it.each([
    ['CREATE INDEX "i" ON "offer" USING btree ("a")', /CONCURRENTLY IF NOT EXISTS/],
    ['CREATE UNIQUE INDEX IF NOT EXISTS i ON public.offer (a)', /CONCURRENTLY/],
    ['DROP INDEX "i"', /CONCURRENTLY IF EXISTS/],
    ['CREATE INDEX CONCURRENTLY IF NOT EXISTS "i" ON "offer" ("a")', /must not run in a transaction/],
    ['ALTER TABLE "offer" ADD COLUMN "a" text NOT NULL', /DEFAULT/],
    ['ALTER TABLE "offer" ADD COLUMN "a" uuid DEFAULT gen_random_uuid() NOT NULL', /rewrites every row/],
    ['ALTER TABLE "offer" ADD COLUMN "a" serial', /rewrites every row/],
    ['ALTER TABLE "offer" ALTER COLUMN "a" SET NOT NULL', /NOT VALID/],
    ['ALTER TABLE "offer" ALTER COLUMN "a" SET DATA TYPE bigint', /another column/],
    ['ALTER TABLE "offer" ADD CONSTRAINT "c" CHECK ("offer"."a" > 0)', /NOT VALID/],
    ['ALTER TABLE "offer" ADD CONSTRAINT "f" FOREIGN KEY ("a") REFERENCES "city"("id")', /NOT VALID/],
    ['ALTER TABLE "offer" ADD CONSTRAINT "u" UNIQUE ("a")', /USING INDEX/],
    ['ALTER TABLE "offer" VALIDATE CONSTRAINT "c"', /outside/],
    ['ALTER TABLE "offer" RENAME COLUMN "a" TO "b"', /old name/],
    ['ALTER TABLE "offer" DROP COLUMN "a"', /Not read since/],
    ['UPDATE "offer" SET a = 1', /batches/],
    ['-- Outside a transaction: why\nALTER TABLE "offer" ADD COLUMN "a" text', /runs again/],
  ])('reject %s', (text, reason) => {
    expect(reasons(text)).toEqual([expect.stringMatching(reason)]);
  });

  it.each([
    'ALTER TABLE "offer" ADD COLUMN "a" text',
    'ALTER TABLE "offer" ADD COLUMN "a" timestamp DEFAULT now() NOT NULL',
    `ALTER TABLE "offer" ADD COLUMN "a" text DEFAULT 'a;b -- not null' NOT NULL`,
    'ALTER TABLE "offer" ALTER COLUMN "a" DROP NOT NULL',
    'ALTER TABLE "offer" ADD CONSTRAINT "c" CHECK ("offer"."a" > 0) NOT VALID',
    'ALTER TABLE "offer" ADD CONSTRAINT "u" UNIQUE USING INDEX "i"',
    'CREATE TABLE "fresh" ("a" int NOT NULL); CREATE INDEX "i" ON "fresh" ("a")',
    '-- Outside a transaction: why\nCREATE INDEX CONCURRENTLY IF NOT EXISTS "i" ON "offer" ("a")',
    '-- Outside a transaction: why\nALTER TABLE "offer" VALIDATE CONSTRAINT "c"',
    '-- The author\'s; see CREATE INDEX\nALTER TABLE "offer" ADD COLUMN "a" text',
    '-- Not read since 0009\nALTER TABLE "offer" DROP COLUMN "a"',
  ])('allow %s', (text) => {
    expect(reasons(text)).toEqual([]);
  });

  it('allow SET NOT NULL after its check was validated', () => {
    const set = 'ALTER TABLE "offer" ALTER COLUMN "a" SET NOT NULL';
    const check = 'ALTER TABLE "offer" ADD CONSTRAINT "c" CHECK ("offer"."a" IS NOT NULL) NOT VALID';
    const validate = '-- Outside a transaction: why\nALTER TABLE "offer" VALIDATE CONSTRAINT "c"';
    expect(reasons(set, check, validate)).toEqual([]);
    expect(reasons(set, check)).toHaveLength(1);
    expect(reasons(set.replace('"a"', '"b"'), check, validate)).toHaveLength(1);
  });
});
