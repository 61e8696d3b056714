import type { PoolClient } from 'pg';
import type { Database } from '../../platform/database/database.ts';
import { openCsv, requireColumns, type CsvValues } from '../imports/csv/csv-table.ts';
import {
  countBytes,
  importRows,
  type BatchOutcome,
  type FileImportOptions,
  type ImportSource,
  type Numbered,
  type RowOutcome,
} from '../imports/run/csv-import.ts';
import type { ImportReport } from '../imports/run/import-report.ts';
import { runImport } from '../imports/run/import-run.ts';
import { redirectKinds } from './redirect-path.ts';
import { isSameRule, readRule, type RedirectRule } from './redirect-rule.ts';
import type { RedirectSites } from './redirect-target.ts';
import { lockRules, storeRules } from './store-rules.ts';

/**
 * Imports redirect rules from the CSV described in docs/redirects.md. A rule is identified by kind and path:
 * importing a corrected file updates it, and removes nothing. Rejected lines are reported with a reason (S13).
 *
 * @throws {ImportFileError} when columns are missing.
 * @throws {ImportBusyError} when another import is running.
 */
export async function importRedirects(
  database: Database,
  source: ImportSource,
  sites: RedirectSites,
  options: FileImportOptions = {},
): Promise<ImportReport> {
  const run = { ...options, kind: 'redirects', fileName: source.fileName };
  return runImport(database, run, async (tally) => {
    const counter = countBytes(source);
    const table = await openCsv(counter.bytes);
    requireColumns(table, 'a file of redirect rules (docs/redirects.md)', [['path'], ['target']]);
    const missing = optionalColumns.filter(([column]) => !table.columns.has(column));
    const kept = missing.map(([, field]) => field);
    const outcome = await importRows<RedirectRule>(database, {
      ...options,
      table,
      tally,
      progress: () => counter.progress(),
      importer: {
        read: (values) => readLine(values, sites),
        write: (client, rows) => writeBatch(client, rows, kept),
      },
    });
    tally.note(`Read as ${table.encoding()}.`);
    tally.noteMissing(missing.map(([column]) => column));
    return outcome;
  });
}

function readLine(values: CsvValues, sites: RedirectSites): RowOutcome<RedirectRule> {
  const given = values.get('kind').toLowerCase() || 'exact';
  const kind = redirectKinds.find((one) => one === given);
  if (!kind) return { skip: { reason: `the kind is one of ${redirectKinds.join(', ')}` }, broken: true };
  const status = values.get('status') || '301';
  const read = readRule(
    {
      kind,
      path: values.get('path'),
      target: values.get('target'),
      status: /^\d{3}$/.test(status) ? Number(status) : 0,
      startsOn: values.get('starts_on'),
      endsOn: values.get('ends_on'),
    },
    sites,
  );
  return 'problem' in read ? { skip: { reason: read.problem }, broken: true } : { row: read.value };
}

/** Columns that a file may lack, with their fields: then what is stored stays. An empty field is the default. */
const optionalColumns = [
  ['status', 'status'],
  ['starts_on', 'startsOn'],
  ['ends_on', 'endsOn'],
] as const;

type OptionalField = (typeof optionalColumns)[number][1];

/**
 * Stores a batch of rules.
 *
 * @param kept fields that stay as stored.
 */
async function writeBatch(
  client: PoolClient,
  rows: readonly Numbered<RedirectRule>[],
  kept: readonly OptionalField[],
): Promise<BatchOutcome> {
  await lockRules(client);
  const stored = await readStored(client, rows);
  // Of two lines with the same kind and path the later one counts.
  const changes = new Map<string, Numbered<RedirectRule>>();
  for (const { line, row: stated } of rows) {
    const before = stored.get(ruleKey(stated));
    const row = before
      ? { ...stated, ...Object.fromEntries(kept.map((field) => [field, before[field]])) }
      : stated;
    changes.set(ruleKey(row), { line, row });
  }
  const isUnchanged = ({ row }: Numbered<RedirectRule>): boolean => {
    const before = stored.get(ruleKey(row));
    return before !== undefined && isSameRule(before, row);
  };
  const written = [...changes.values()].filter((change) => !isUnchanged(change));
  const problems = await storeRules(
    client,
    written.map(({ row }) => row),
  );
  const skipped = written.flatMap(({ line }, index) => {
    const reason = problems[index];
    return reason === undefined ? [] : [{ line, reason, broken: true }];
  });
  const fresh = written.filter(
    ({ row }, index) => problems[index] === undefined && !stored.has(ruleKey(row)),
  );
  const changed = written.length - skipped.length - fresh.length;
  return { new: fresh.length, changed, unchanged: rows.length - written.length, skipped };
}

/** The stored rules of the same kinds and paths. */
async function readStored(
  client: PoolClient,
  rows: readonly Numbered<RedirectRule>[],
): Promise<ReadonlyMap<string, RedirectRule>> {
  const stored = await client.query<RedirectRule>(
    `SELECT r.kind, r.path, r.target, r.status, r.starts_on::text AS "startsOn", r.ends_on::text AS "endsOn"
     FROM redirect_rule AS r WHERE (r.kind, r.path) IN (SELECT kind, path FROM json_to_recordset($1) AS row (kind text, path text))`,
    [JSON.stringify(rows.map(({ row: { kind, path } }) => ({ kind, path })))],
  );
  return new Map(stored.rows.map((rule) => [ruleKey(rule), rule]));
}

function ruleKey({ kind, path }: RedirectRule): string {
  return `${kind} ${path}`;
}
