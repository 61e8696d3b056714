import type { Database } from '../../../platform/database/database.ts';
import { quoted, readCatalog, type Column, type Table } from '../database-tables.ts';

/** Rows per table: the first with a value in every column, the last with as few as allowed. */
const ROWS_PER_TABLE = 3;

/**
 * Fills every table of the schema, including future ones, with values that are hard to back up for the
 * column's type, and nulls wherever allowed. Sequences end up beyond the rows, as after deletions.
 */
export async function fillEveryTable({ sessions }: Database): Promise<void> {
  const client = await sessions.connect();
  try {
    const { tables, sequences } = await readCatalog(client);
    const nullable = await readNullable(client);
    await client.query('BEGIN');
    for (const table of tables) {
      for (let row = 1; row <= ROWS_PER_TABLE; row += 1) {
        const columns = table.columns.filter(
          ({ name }) =>
            row < ROWS_PER_TABLE ||
            !nullable.has(`${table.name}.${name}`) ||
            `${table.name}.${name}` === 'saved_search.email',
        );
        const names = columns.map(({ name }) => quoted(name)).join(', ');
        const values = columns.map((column) => sampleValue(table, column, row));
        await client.query(`INSERT INTO ${quoted(table.name)} (${names}) VALUES (${values.join(', ')})`);
      }
    }
    for (const [index, name] of sequences.entries()) {
      await client.query(`SELECT setval('${quoted(name)}', ${100 + index}, ${index % 2 === 0})`);
    }
    await client.query('COMMIT');
  } finally {
    client.release();
  }
}

async function readNullable(client: {
  query(text: string): Promise<{ rows: { name: string }[] }>;
}): Promise<Set<string>> {
  const { rows } = await client.query(
    `SELECT table_name || '.' || column_name AS name FROM information_schema.columns
      WHERE table_schema = 'public' AND is_nullable = 'YES'`,
  );
  return new Set(rows.map(({ name }) => name));
}

/** Values that check constraints require, by column. */
const requiredValues: Readonly<Record<string, (row: number) => string>> = {
  uf: (row) => ["'SP'", "'TO'", "''"][row - 1] ?? '',
  'city.uf': () => "'SP'",
  'redirect_rule.status': () => '301',
  'redirect_rule.kind': (row) => (row === 1 ? "'exact'" : "'prefix'"),
  'scholarship_order.status': () => "'paid'",
  'order_status_change.status': () => "'paid'",
  'review.status': () => "'held'",
  'question.status': () => "'held'",
  'school_visit.status': () => "'moved'",
  'school_visit.times': () => `'["2026-03-05T14:00"]'`,
  'offer.discount_percentage': (row) => `${row}.50`,
  'offer.seats_total': () => '5',
  'offer.seats_left': (row) => String(row),
  // Of an account, or of an address without one.
  'saved_search.email': (row) => (row < ROWS_PER_TABLE ? 'NULL' : "'ana@exemplo.com.br'"),
  'visit.id': (row) => `'visit-${row}'`,
  'visit_step.visit_id': (row) => `'visit-${row}'`,
};

function sampleValue(table: Table, { name, type }: Column, row: number): string {
  const own = requiredValues[`${table.name}.${name}`] ?? requiredValues[name];
  if (own) return own(row);
  // Primary and foreign keys.
  if (/^(id|\w+_id)$/.test(name) && /^(integer|bigint)$/.test(type)) return String(row);
  if (type === 'uuid') return `'00000000-0000-4000-8000-${String(row).padStart(12, '0')}'`;
  const length = Number(/\((\d+)\)/.exec(type)?.[1] ?? 0);
  if (type.startsWith('character(')) return `'${String(row).repeat(length)}'`;
  if (type === 'text') return `E'${row} \\\\ "Ação" ''de'' {,}\\n\\t[null] \u{1F393} ${name}'`;
  if (type === 'text[]') return `array['{a,"b\\"}', null, '${row}']`;
  if (type === 'boolean') return String(row === 1);
  if (type === 'smallint') return String(row);
  if (type === 'integer') return String(2_147_483_640 + row);
  if (type === 'bigint') return String(9_007_199_254_740_993n + BigInt(row));
  if (type.startsWith('numeric')) return `${row}.05`;
  if (type === 'real') return `0.1::real + ${row}`;
  if (type === 'double precision') return `-23.567387123456789 + ${row}`;
  if (type === 'date') return `date '2026-02-28' + ${row}`;
  if (type.startsWith('timestamp'))
    return `timestamptz '2026-02-28 23:59:59.123456-03' + interval '${row} hours'`;
  if (type === 'bytea') return `'\\x00ff0a5c27${String(row).padStart(2, '0')}'`;
  if (type === 'polygon') return `'((-48.1,-7.2),(${row},-7.2),(-48.1,${row}.5))'`;
  if (type === 'jsonb')
    return row === 1 ? `'null'` : `'{"a":[1.10,null,"\\\\u00e7\\"\\\\\\\\"],"":{"x":-0.00}}'`;
  throw new Error(`No test value for ${table.name}.${name} of type ${type}: add one.`);
}
