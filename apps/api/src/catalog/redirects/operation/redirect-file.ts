import { createHash } from 'node:crypto';
import { formatCount } from '@melhor-escola/domain/count';
import { redirectFileLimits } from '@melhor-escola/domain/redirect-file';
import { desc, eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import { z } from 'zod';
import { recordAuditEvent } from '../../../platform/audit/record-audit-event.ts';
import { auditEvent } from '../../../platform/database/account-schema.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { redirectRule } from '../../../platform/database/operation-schema.ts';
import { ServiceError } from '../../../platform/http/errors/service-error.ts';
import type { PanelOperator } from '../../../platform/http/panel-caller.ts';
import { type CsvValues, openCsv, requireColumns } from '../../imports/csv/csv-table.ts';
import type { Numbered } from '../../imports/run/csv-import.ts';
import { ImportFileError } from '../../imports/run/import-report.ts';
import { redirectKinds, type Reading } from '../redirect-path.ts';
import { isSameRule, readRule, type RedirectRule } from '../redirect-rule.ts';
import type { RedirectSites } from '../redirect-target.ts';
import { lockRules, storeRules } from '../store-rules.ts';
import { ruleRejected, toRule } from './change-rules.ts';

interface RejectedLine {
  /** The header is line 1. */
  readonly line: number;
  readonly message: string;
}

/** What a file changes. */
export interface RedirectFilePlan {
  /** Names the changes: the same as long as they are the same. */
  readonly digest: string;
  readonly added: readonly RedirectRule[];
  readonly changed: readonly { readonly before: RedirectRule; readonly after: RedirectRule }[];
  readonly unchanged: number;
  readonly rejected: readonly RejectedLine[];
}

/**
 * What a file of rules (docs/redirects.md) would change; nothing is written.
 *
 * @throws {ServiceError} 400 REDIRECT_REJECTED when it is no such file.
 */
export async function previewRedirectFile(
  database: Database,
  bytes: Buffer,
  sites: RedirectSites,
): Promise<RedirectFilePlan> {
  const file = await readFile(bytes, sites);
  return inTransaction(
    database,
    (client) => storeFile(client, file),
    () => false,
  );
}

/**
 * Stores the rules of a previewed file, all or none. The same file again, whose answer was lost, succeeds.
 *
 * @param digest of the preview.
 * @returns how many rules it has added and changed.
 * @throws {ServiceError} 400 REDIRECT_REJECTED when it is no such file or a line is rejected; 409 CONFLICT when rules have changed since the
 * preview, so that the file would change others now.
 */
export async function applyRedirectFile(
  database: Database,
  operator: PanelOperator,
  {
    bytes,
    sites,
    digest,
  }: { readonly bytes: Buffer; readonly sites: RedirectSites; readonly digest: string },
): Promise<AppliedFile> {
  const file = await readFile(bytes, sites);
  return inTransaction(database, async (client) => {
    const plan = await storeFile(client, file);
    const [first] = plan.rejected;
    if (first) throw ruleRejected(`linha ${first.line}, ${first.message}`);
    const applied = { added: plan.added.length, changed: plan.changed.length };
    if (plan.digest !== digest) {
      const earlier = applied.added + applied.changed === 0 ? await findApplied(client, digest) : undefined;
      if (earlier) return earlier;
      throw new ServiceError(
        'CONFLICT',
        'Os redirecionamentos mudaram depois da prévia: envie o arquivo de novo e confira.',
      );
    }
    await recordAuditEvent(drizzle({ client }), {
      actor: `account:${operator.accountId}`,
      action: 'redirect.imported',
      subject: `redirect-file:${digest}`,
      after: applied,
      requestId: operator.requestId,
    });
    return applied;
  });
}

const appliedFile = z.object({ added: z.int(), changed: z.int() });

type AppliedFile = z.output<typeof appliedFile>;

/** What this plan changed when it was applied; undefined if it never was. */
async function findApplied(client: PoolClient, digest: string): Promise<AppliedFile | undefined> {
  const [event] = await drizzle({ client })
    .select({ after: auditEvent.after })
    .from(auditEvent)
    .where(eq(auditEvent.subject, `redirect-file:${digest}`))
    .orderBy(desc(auditEvent.id))
    .limit(1);
  return event && appliedFile.parse(event.after);
}

/** Columns that a file may lack, with their fields: then what is stored stays. An empty field is the default. */
const optionalColumns = [
  ['status', 'status'],
  ['starts_on', 'startsOn'],
  ['ends_on', 'endsOn'],
] as const;

interface RedirectFile {
  readonly rows: readonly Numbered<RedirectRule>[];
  readonly rejected: readonly RejectedLine[];
  /** Fields of columns that the file lacks. */
  readonly kept: readonly (typeof optionalColumns)[number][1][];
}

async function readFile(bytes: Buffer, sites: RedirectSites): Promise<RedirectFile> {
  try {
    const table = await openCsv(once(bytes));
    requireColumns(table, 'a file of redirect rules (docs/redirects.md)', [['path'], ['target']]);
    const rows: Numbered<RedirectRule>[] = [];
    const rejected: RejectedLine[] = [];
    for await (const line of table.lines) {
      if (rows.length + rejected.length === redirectFileLimits.lines)
        throw ruleRejected(`o arquivo tem mais de ${formatCount(redirectFileLimits.lines)} linhas`);
      const read = 'broken' in line ? { problem: line.broken.advice } : readLine(line.values, sites);
      if ('problem' in read) rejected.push({ line: line.line, message: read.problem });
      else rows.push({ line: line.line, row: read.value });
    }
    const kept = optionalColumns.flatMap(([column, field]) => (table.columns.has(column) ? [] : [field]));
    return { rows, rejected, kept };
  } catch (error) {
    if (!(error instanceof ImportFileError)) throw error;
    throw ruleRejected((error.advice ?? 'não conseguimos ler este arquivo').replace(/\.$/, ''), error);
  }
}

async function* once(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield bytes;
}

function readLine(values: CsvValues, sites: RedirectSites): Reading<RedirectRule> {
  const given = values.get('kind').toLowerCase() || 'exact';
  const kind = redirectKinds.find((one) => one === given);
  if (!kind) return { problem: `kind é um de ${redirectKinds.join(', ')}` };
  const status = values.get('status') || '301';
  const written = { kind, path: values.get('path'), target: values.get('target') };
  return readRule(
    {
      ...written,
      status: /^\d{3}$/.test(status) ? Number(status) : 0,
      startsOn: values.get('starts_on'),
      endsOn: values.get('ends_on'),
    },
    sites,
  );
}

/** Stores what the file changes, in a transaction with the lock. Of two lines with the same kind and path the first one is rejected. */
async function storeFile(
  client: PoolClient,
  { rows, rejected, kept }: RedirectFile,
): Promise<RedirectFilePlan> {
  await lockRules(client);
  const stored = new Map(
    (await drizzle({ client }).select().from(redirectRule)).map((row) => [ruleKey(row), toRule(row)]),
  );
  const changes = new Map<string, Numbered<RedirectRule>>();
  const repeated: RejectedLine[] = [];
  for (const { line, row: stated } of rows) {
    const earlier = changes.get(ruleKey(stated));
    if (earlier)
      repeated.push({ line: earlier.line, message: `o mesmo caminho está de novo na linha ${line}` });
    const before = stored.get(ruleKey(stated));
    const keptFields = Object.fromEntries(kept.map((field) => [field, before?.[field]]));
    changes.set(ruleKey(stated), { line, row: before ? { ...stated, ...keptFields } : stated });
  }
  const written = [...changes.values()].filter(({ row }) => {
    const before = stored.get(ruleKey(row));
    return !before || !isSameRule(before, row);
  });
  const problems = await storeRules(
    client,
    written.map(({ row }) => row),
  );
  const loops = written.flatMap(({ line }, index) => {
    const message = problems[index];
    return message === undefined ? [] : [{ line, message }];
  });
  const accepted = written.filter((_, index) => problems[index] === undefined).map(({ row }) => row);
  const added = accepted.filter((row) => !stored.has(ruleKey(row)));
  const changed = accepted.flatMap((after) => {
    const before = stored.get(ruleKey(after));
    return before ? [{ before, after }] : [];
  });
  return {
    digest: createHash('sha256')
      .update(JSON.stringify([added, changed]))
      .digest('hex'),
    added,
    changed,
    unchanged: changes.size - written.length,
    rejected: [...rejected, ...repeated, ...loops].toSorted((one, other) => one.line - other.line),
  };
}

const ruleKey = ({ kind, path }: Pick<RedirectRule, 'kind' | 'path'>) => `${kind} ${path}`;
