import { Column, Name, Param, SQL, sql, type SQLChunk, StringChunk, Table } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Database } from '../database.ts';
import type { Reads } from '../replica-reads.ts';

/**
 * Renders a fragment without parameters once, instead of with each statement. Throws for one with parameters, because
 * their values would be fixed too.
 */
export function fixed(fragment: SQL): SQL {
  const { text, values } = render(fragment);
  if (values.length > 0) throw new Error(`Only a fragment without parameters can be fixed: ${text}`);
  return sql.raw(text);
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
  const { text, values } = render(statement);
  const name = database.namedStatements ? preparedName(text) : undefined;
  const { rows } = await client.query<Row>({ ...(name && { name }), text, values: [...values] });
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

const dialect = new PgDialect();

/** A statement in the driver's form. */
interface RenderedStatement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/**
 * Renders a statement like drizzle's dialect, about ten times faster: the dialect determines the type of each chunk
 * along its prototype chain, which takes longer than PostgreSQL takes to suggest a city. A test compares both.
 */
export function render(statement: SQL): RenderedStatement {
  const values: unknown[] = [];
  let text = '';
  const append = (chunk: SQLChunk): void => {
    if (chunk instanceof StringChunk) text += chunk.value.join('');
    else if (chunk instanceof SQL) chunk.queryChunks.forEach(append);
    else if (chunk instanceof Name) text += dialect.escapeName(chunk.value);
    else if (chunk instanceof Column || chunk instanceof Table) text += nameOf(chunk);
    // As in drizzle, `undefined` renders nothing: an unset optional condition.
    else if (chunk !== undefined) {
      values.push(chunk instanceof Param ? chunk.encoder.mapToDriverValue(chunk.value) : chunk);
      text += dialect.escapeParam(values.length - 1);
    }
  };
  append(statement);
  return { text, values };
}

const names = new WeakMap<Column | Table, string>();

function nameOf(named: Column | Table): string {
  const known = names.get(named) ?? dialect.sqlToQuery(sql`${named}`).sql;
  names.set(named, known);
  return known;
}

/**
 * A set of rows with one column of text: these ids. Not an array, whose length PostgreSQL estimates better with the value than without:
 * it would plan a prepared statement again each time, which takes longer than running it.
 */
export function rowsOf(ids: readonly number[]): SQL {
  return sql`jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)`;
}

/** Condition for a value that does not exist. */
export const matchesNothing: SQL = sql`FALSE`;

const always: SQL = sql`TRUE`;

/** Whether all conditions are true, ignoring absent ones. */
export function allOf(conditions: readonly (SQL | undefined)[]): SQL {
  const present = conditions.filter((condition) => condition !== undefined);
  if (present.length === 1 && present[0]) return present[0];
  return present.length > 0 ? sql`(${sql.join(present, sql` AND `)})` : always;
}

/** Whether any of the conditions is true. */
export function anyOf(conditions: readonly SQL[]): SQL {
  if (conditions.length === 1 && conditions[0]) return conditions[0];
  return conditions.length > 0 ? sql`(${sql.join([...conditions], sql` OR `)})` : matchesNothing;
}
