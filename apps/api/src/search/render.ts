import { Column, Name, Param, SQL, StringChunk, Table, sql, type SQLChunk } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';

const dialect = new PgDialect();

/** A statement as the driver takes it. */
export interface RenderedStatement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/**
 * Puts a statement into words as drizzle's dialect does, about ten times faster: the dialect finds out what each chunk
 * is along its prototype chain, which takes longer than PostgreSQL takes to suggest a city. Kept equal by a test.
 */
export function render(statement: SQL): RenderedStatement {
  const values: unknown[] = [];
  let text = '';
  const append = (chunk: SQLChunk): void => {
    if (chunk instanceof StringChunk) text += chunk.value.join('');
    else if (chunk instanceof SQL) chunk.queryChunks.forEach(append);
    else if (chunk instanceof Name) text += dialect.escapeName(chunk.value);
    else if (chunk instanceof Column || chunk instanceof Table) text += nameOf(chunk);
    // What is not there stands for nothing, as in drizzle: a condition that nobody asked for.
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
