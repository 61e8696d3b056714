import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Database } from '../database.ts';
import type { Reads } from '../replica-reads.ts';

const dialect = new PgDialect();

/**
 * Renders a fragment without parameters once, instead of with each statement. Throws for one with parameters, because
 * their values would be fixed too.
 */
export function fixed(fragment: SQL): SQL {
  const query = dialect.sqlToQuery(fragment);
  if (query.params.length > 0)
    throw new Error(`Only a fragment without parameters can be fixed: ${query.sql}`);
  return sql.raw(query.sql);
}

/**
 * Runs a statement and returns its rows. Frequent statements are prepared once per connection, because planning a
 * search costs PostgreSQL more than running it.
 *
 * @param client a connection, within a transaction; otherwise any to a readable database.
 */
export async function run<Row extends object>(
  database: Database,
  statement: SQL,
  client: Pick<Reads, 'query'> = database.reads,
): Promise<Row[]> {
  const { sql: text, params: values } = dialect.sqlToQuery(statement);
  const name = database.namedStatements ? preparedName(text) : undefined;
  const { rows } = await client.query<Row>({ ...(name && { name }), text, values });
  return rows;
}

/** Like {@link run}, for a statement that always returns exactly one row. */
export async function runOne<Row extends object>(
  database: Database,
  statement: SQL,
  client?: Pick<Reads, 'query'>,
): Promise<Row> {
  const [row] = await run<Row>(database, statement, client);
  if (!row) throw new Error('A statement that always returns one row returned none.');
  return row;
}

/** A prepared statement keeps its plan in the server's memory for the lifetime of the connection. */
const MAX_PREPARED = 100;
const USES_BEFORE_PREPARING = 3;
const MAX_CANDIDATES = 1000;

const prepared = new Map<string, string>();
const candidates = new Map<string, number>();

/**
 * The name of a prepared statement; `undefined` while it is rare. Filter strings have unlimited shapes, so only
 * recurring ones get a name, up to a maximum.
 */
function preparedName(text: string): string | undefined {
  const name = prepared.get(text);
  if (name !== undefined || prepared.size >= MAX_PREPARED) return name;
  const uses = (candidates.get(text) ?? 0) + 1;
  candidates.delete(text);
  if (uses >= USES_BEFORE_PREPARING) {
    prepared.set(text, `search_${prepared.size}`);
    return prepared.get(text);
  }
  candidates.set(text, uses);
  const [oldest] = candidates.keys();
  if (candidates.size > MAX_CANDIDATES && oldest !== undefined) candidates.delete(oldest);
  return undefined;
}

/**
 * A set of rows with one column of text: these ids. Not an array, whose length PostgreSQL estimates better with the value than without:
 * it would plan a prepared statement again each time, which takes longer than running it.
 */
export function idRows(ids: readonly number[]): SQL {
  return sql`jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)`;
}

/** Condition for a value that does not exist. */
export const matchesNothing: SQL = sql`FALSE`;

const always: SQL = sql`TRUE`;

/** Whether all conditions are true, ignoring absent ones. */
export function matchesAll(conditions: readonly (SQL | undefined)[]): SQL {
  const present = conditions.filter((condition) => condition !== undefined);
  if (present.length === 1 && present[0]) return present[0];
  return present.length > 0 ? sql`(${sql.join(present, sql` AND `)})` : always;
}

/** Whether any of the conditions is true. */
export function matchesAny(conditions: readonly SQL[]): SQL {
  if (conditions.length === 1 && conditions[0]) return conditions[0];
  return conditions.length > 0 ? sql`(${sql.join([...conditions], sql` OR `)})` : matchesNothing;
}
