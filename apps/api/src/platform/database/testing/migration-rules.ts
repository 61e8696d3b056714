import type { Migration } from '../migration.ts';

/** A migration step that would block a running service, or break the previous release, which runs meanwhile. */
export interface MigrationViolation {
  readonly statement: string;
  /** What to do instead. */
  readonly reason: string;
}

interface Rule {
  /** A match whose group `table` was created by the same migration is allowed, because it is not in use yet. */
  readonly pattern: RegExp;
  readonly reason: string;
  /** Condition under which the statement is allowed. */
  readonly unless?: (context: Context) => boolean;
}

interface Context {
  readonly statement: string;
  readonly migration: Migration;
  /** Statements before this one, in this and earlier migrations. */
  readonly before: readonly string[];
}

const table = String.raw`(?:only )?(?:"?public"?\.)?"?(?<table>\w+)"?`;
const alter = String.raw`^alter table (?:if exists )?${table} .*`;

const isOutside = ({ migration }: Context): boolean => migration.outsideTransaction;

const rules: readonly Rule[] = [
  {
    pattern: new RegExp(`^create (?:unique )?index (?!concurrently if not exists )(?:.*?) on ${table}`),
    reason: 'writes wait until the index is built: CREATE INDEX CONCURRENTLY IF NOT EXISTS',
  },
  {
    pattern: /^drop index (?!concurrently if exists )/,
    reason: 'locks the whole table: DROP INDEX CONCURRENTLY IF EXISTS',
  },
  {
    pattern: /\bconcurrently\b|^vacuum\b|^reindex\b/,
    reason: 'must not run in a transaction: start the file with "-- Outside a transaction: {why}"',
    unless: isOutside,
  },
  {
    pattern: new RegExp(String.raw`${alter}\badd column (?!.*\bdefault\b).*\bnot null\b`),
    reason: 'fails on a table with rows: add a DEFAULT',
  },
  {
    pattern: new RegExp(
      String.raw`${alter}\badd column .*(?:\b(?:small|big)?serial\b|\bgenerated always as\b|default (?!now\(\))\w+\()`,
    ),
    reason: 'rewrites every row: add it without a default, and fill it in batches',
  },
  {
    pattern: new RegExp(String.raw`${alter}\balter column "?(?<column>\w+)"? set not null`),
    reason:
      'reads the whole table while it is locked: first CHECK (… IS NOT NULL) NOT VALID, then VALIDATE CONSTRAINT, in migrations before this one',
    unless: ({ statement, before }) => hasValidatedNotNull(statement, before),
  },
  {
    pattern: new RegExp(String.raw`${alter}\balter column "?\w+"? (?:set data )?type\b`),
    reason: 'rewrites every row while the table is locked: add another column',
  },
  {
    pattern: new RegExp(String.raw`${alter}\badd constraint .*\b(?:foreign key|check)\b(?!.*\bnot valid\b)`),
    reason:
      'reads the whole table while it is locked: NOT VALID, and VALIDATE CONSTRAINT in the next migration',
  },
  {
    pattern: new RegExp(String.raw`${alter}\badd constraint .*\b(?:unique|primary key) (?!using index\b)`),
    reason: 'builds an index while the table is locked: build it CONCURRENTLY first, and add it USING INDEX',
  },
  {
    pattern: new RegExp(String.raw`${alter}\bvalidate constraint\b`),
    reason: 'reads the table while the transaction holds other locks: run it outside a transaction',
    unless: isOutside,
  },
  {
    pattern: new RegExp(String.raw`${alter}\brename\b`),
    reason: 'the previous release still uses the old name: add, copy, and drop in a later release',
  },
  {
    pattern: new RegExp(String.raw`${alter}\bdrop column\b|^drop table\b`),
    reason:
      'the previous release may still read it: write "-- Not read since {migration}" before the statement',
    unless: ({ statement }) => statement.startsWith('-- not read since '),
  },
  {
    pattern: /^(?:update|delete|truncate)\b/,
    reason: 'locks every row until it is done: use a job that works in batches',
  },
];

/** Statements outside a transaction run again after a later one failed. */
const repeatable =
  /\bif (?:not )?exists\b|\bdrop not null\b|\bset default\b|\bdrop default\b|\bvalidate constraint\b|^vacuum\b/;

/** Finds statements in a migration that would block others. `earlier` migrations may have prepared for them. */
export function findViolations(migration: Migration, earlier: readonly Migration[]): MigrationViolation[] {
  const own = normalizeStatements(migration);
  const made = new Set(
    own.flatMap(
      (statement) =>
        new RegExp(`^create table (?:if not exists )?${table}`).exec(statement)?.groups?.['table'] ?? [],
    ),
  );
  const past = earlier.flatMap(normalizeStatements);
  return own.flatMap((statement, index) => {
    const context: Context = { statement, migration, before: [...past, ...own.slice(0, index)] };
    const broken = rules.filter(({ pattern, unless }) => {
      const match = pattern.exec(withoutRemark(statement));
      return match && !made.has(match.groups?.['table'] ?? '') && !unless?.(context);
    });
    const violations = broken.map(({ reason }) => ({ statement, reason }));
    if (migration.outsideTransaction && !repeatable.test(statement)) {
      violations.push({
        statement,
        reason: 'runs again when a later statement fails: add IF NOT EXISTS or IF EXISTS',
      });
    }
    return violations;
  });
}

/** A string, a quoted name or a comment. */
const token = /'(?:[^']|'')*'|"[^"]*"|--.*$/gm;
const remark = /^-- Not read since \w+$/;

/** Normalizes statements: lower case, one line, without comments and strings, except a leading "not read since" remark. */
function normalizeStatements({ statements }: Migration): string[] {
  return statements
    .join(';')
    .replaceAll(token, (found) => {
      if (found.startsWith('"')) return found;
      if (found.startsWith("'")) return "''";
      return remark.test(found) ? found : ' ';
    })
    .toLowerCase()
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim())
    .filter((statement) => statement !== '');
}

function withoutRemark(statement: string): string {
  return statement.replace(/^-- not read since \w+ /, '');
}

function hasValidatedNotNull(statement: string, before: readonly string[]): boolean {
  const set = new RegExp(String.raw`${alter}\balter column "?(?<column>\w+)"? set not null`).exec(statement);
  const { table: name, column } = set?.groups ?? {};
  const check = before.find((earlier) =>
    new RegExp(
      String.raw`^alter table "?${name}"? add constraint "?\w+"? check \((?:"?${name}"?\.)?"?${column}"? is not null\) not valid`,
    ).test(earlier),
  );
  const constraint = /add constraint "?(\w+)"?/.exec(check ?? '')?.[1];
  return (
    constraint !== undefined &&
    before.some((earlier) => new RegExp(String.raw`\bvalidate constraint "?${constraint}"?`).test(earlier))
  );
}
