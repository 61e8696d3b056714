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
import { bumpRulesVersion, lockRules, readRuleSet, writeRules } from './rule-table.ts';
import type { RuleSet } from './rule-set.ts';

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
  const run = { kind: 'redirects', fileName: source.fileName, dryRun: options.dryRun };
  return runImport(database, run, async (tally) => {
    const counter = countBytes(source);
    const table = await openCsv(counter.bytes);
    requireColumns(table, 'a file of redirect rules (docs/redirects.md)', [['path'], ['target']]);
    const missing = optionalColumns.filter(([column]) => !table.columns.has(column));
    const rules = new RuleWriter(missing.map(([, field]) => field));
    const outcome = await importRows<RedirectRule>(database, {
      ...options,
      table,
      tally,
      progress: () => counter.progress(),
      importer: {
        read: (values) => readLine(values, sites),
        write: (client, rows) => rules.write(client, rows),
      },
    });
    tally.notes.push(`Read as ${table.encoding()}.`);
    tally.noteMissing(missing.map(([column]) => column));
    return outcome;
  });
}

function readLine(values: CsvValues, sites: RedirectSites): RowOutcome<RedirectRule> {
  const given = values.get('kind').toLowerCase() || 'exact';
  const kind = redirectKinds.find((one) => one === given);
  if (!kind) return { skip: `the kind is one of ${redirectKinds.join(', ')}`, broken: true };
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
  return 'problem' in read ? { skip: read.problem, broken: true } : { row: read.value };
}

/** Columns that a file may lack, with their fields: then what is stored stays. An empty field is the default. */
const optionalColumns = [
  ['status', 'status'],
  ['starts_on', 'startsOn'],
  ['ends_on', 'endsOn'],
] as const;

type OptionalField = (typeof optionalColumns)[number][1];

/** Stores batches of rules. Keeps the rules in memory between batches unless another process changed them. */
class RuleWriter {
  readonly #kept: readonly OptionalField[];
  #known: { readonly version: number; readonly set: RuleSet } | undefined;

  /** @param kept fields that stay as stored. */
  constructor(kept: readonly OptionalField[]) {
    this.#kept = kept;
  }

  async write(client: PoolClient, rows: readonly Numbered<RedirectRule>[]): Promise<BatchOutcome> {
    const version = await lockRules(client);
    const set = this.#known?.version === version ? this.#known.set : await readRuleSet(client);
    const skipped: { line: number; reason: string; broken: boolean }[] = [];
    // By kind and path: the later of two lines wins.
    const changes = new Map<string, RedirectRule>();
    let fresh = 0;
    let unchanged = 0;
    for (const { line, row: stated } of rows) {
      const before = set.find(stated.kind, stated.path);
      const row = before
        ? { ...stated, ...Object.fromEntries(this.#kept.map((field) => [field, before[field]])) }
        : stated;
      if (before && isSameRule(before, row)) {
        unchanged += 1;
        continue;
      }
      const problem = set.put(row);
      if (problem !== undefined) {
        skipped.push({ line, reason: problem, broken: true });
        continue;
      }
      if (!before) fresh += 1;
      changes.set(`${row.kind} ${row.path}`, row);
    }
    if (changes.size > 0) await writeRules(client, [...changes.values()]);
    const now = changes.size > 0 ? await bumpRulesVersion(client) : version;
    this.#known = { version: now, set };
    const changed = rows.length - fresh - unchanged - skipped.length;
    return { new: fresh, changed, unchanged, skipped };
  }
}
