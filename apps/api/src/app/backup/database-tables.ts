import type { PoolClient } from 'pg';

export interface Column {
  readonly name: string;
  /** As in a cast: 'numeric(5,2)'. */
  readonly type: string;
  readonly isText: boolean;
}

/** A table of the service, from the database catalog. */
export interface Table {
  readonly name: string;
  readonly columns: readonly Column[];
  /** Columns of the primary key. */
  readonly key: readonly string[];
  readonly references: readonly string[];
}

interface Catalog {
  readonly tables: readonly Table[];
  readonly sequences: readonly string[];
}

/**
 * All tables of the service, referenced tables first, and its sequences. Excludes the migrations table and
 * pg-boss, which recreates its own schema and holds only pending jobs.
 */
export async function readCatalog(client: PoolClient): Promise<Catalog> {
  const { rows: tables } = await client.query<Table>(
    `SELECT c.relname AS name,
            (SELECT json_agg(json_build_object(
                      'name', a.attname,
                      'type', format_type(a.atttypid, a.atttypmod),
                      'isText', a.attcollation <> 0) ORDER BY a.attnum)
               FROM pg_attribute a
              WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns,
            (SELECT coalesce(json_agg(a.attname ORDER BY k.ordinal), '[]')
               FROM pg_index i
               CROSS JOIN unnest(i.indkey) WITH ORDINALITY AS k (attnum, ordinal)
               JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = k.attnum
              WHERE i.indrelid = c.oid AND i.indisprimary) AS key,
            (SELECT coalesce(json_agg(DISTINCT f.confrelid::regclass::text), '[]')
               FROM pg_constraint f
              WHERE f.conrelid = c.oid AND f.contype = 'f' AND f.confrelid <> c.oid) AS references
       FROM pg_class c
      WHERE c.relkind IN ('r', 'p') AND c.relnamespace = 'public'::regnamespace
      ORDER BY c.relname`,
  );
  const { rows: sequences } = await client.query<{ name: string }>(
    `SELECT sequencename AS name FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1`,
  );
  return { tables: sortByReferences(tables), sequences: sequences.map(({ name }) => name) };
}

/** Referenced tables first. */
function sortByReferences(tables: readonly Table[]): Table[] {
  const ordered: Table[] = [];
  let rest = tables;
  while (rest.length > 0) {
    const placed = new Set(ordered.map(({ name }) => name));
    const free = rest.filter((table) => table.references.every((name) => placed.has(name)));
    if (free.length === 0) {
      throw new Error(
        `The tables ${rest.map(({ name }) => name).join(', ')} refer to each other in a circle.`,
      );
    }
    ordered.push(...free);
    rest = rest.filter((table) => !free.includes(table));
  }
  return ordered;
}

/** Sets the output format of values for this transaction, independent of the server's settings. */
export async function setPlainOutput(client: PoolClient): Promise<void> {
  await client.query(
    `SET LOCAL statement_timeout = 0; SET LOCAL timezone = 'UTC'; SET LOCAL datestyle = 'ISO'; SET LOCAL intervalstyle = 'postgres';
     SET LOCAL bytea_output = 'hex'; SET LOCAL extra_float_digits = 1`,
  );
}

/** Rows per fetch. */
const PAGE_ROWS = 1_000;

/** A table's rows, ordered by key, as lines of a backup, page by page. Call it in a transaction after `setPlainOutput`. */
export async function* tableLines(
  client: PoolClient,
  table: Pick<Table, 'name' | 'key'>,
  columns: readonly Column[],
): AsyncGenerator<string[]> {
  const values = columns.map(({ name }) => `${quoted(name)}::text`);
  const order = table.key.map((name) => {
    // Order by bytes: another database may have another collation.
    const isText = columns.some((column) => column.name === name && column.isText);
    return `${quoted(name)}${isText ? ' COLLATE "C"' : ''}`;
  });
  await client.query(
    `DECLARE page NO SCROLL CURSOR FOR
     SELECT to_json(ARRAY[${values.join(', ')}])::text AS line FROM ${quoted(table.name)} ORDER BY ${order.join(', ')}`,
  );
  try {
    for (;;) {
      const { rows } = await client.query<{ line: string }>(`FETCH ${PAGE_ROWS} FROM page`);
      if (rows.length > 0) yield rows.map(({ line }) => line);
      if (rows.length < PAGE_ROWS) return;
    }
  } finally {
    // The cursor is already gone in a failed transaction.
    await client.query('CLOSE page').catch(() => undefined);
  }
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
