import { and, asc, count, eq, ilike, or } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import type { z } from 'zod';
import { recordAuditEvent } from '../../../platform/audit/record-audit-event.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { redirectRule } from '../../../platform/database/operation-schema.ts';
import { ServiceError } from '../../../platform/http/errors/service-error.ts';
import type { PanelOperator } from '../../../platform/http/panel-caller.ts';
import { countPages } from '../../../platform/http/slice-routes.ts';
import { isSameRule, type RedirectRule, redirectStatuses } from '../redirect-rule.ts';
import { lockRules, storeRules } from '../store-rules.ts';
import type { redirectRulesBody } from './schema.ts';

export interface RuleFilter {
  /** What path or target contain; '' for all rules. */
  readonly text: string;
  /** The number of the page, from 1. */
  readonly page: number;
  readonly size: number;
}

/** A page of the rules, by path. */
export async function findRules(
  db: NodePgDatabase,
  { text, page, size }: RuleFilter,
): Promise<z.input<typeof redirectRulesBody>> {
  const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const condition =
    text === '' ? undefined : or(ilike(redirectRule.path, pattern), ilike(redirectRule.target, pattern));
  const [{ total } = { total: 0 }] = await db.select({ total: count() }).from(redirectRule).where(condition);
  const rows = await db
    .select()
    .from(redirectRule)
    .where(condition)
    .orderBy(asc(redirectRule.path), asc(redirectRule.kind))
    .limit(size)
    .offset((page - 1) * size);
  return { total, pages: countPages(total, size), rules: rows.map(toRule) };
}

/** The rule of a row. @throws for a status that the table's check does not allow either. */
export function toRule(row: typeof redirectRule.$inferSelect): RedirectRule {
  const { kind, path, target, startsOn, endsOn } = row;
  const status = redirectStatuses.find((one) => one === row.status);
  if (status === undefined) throw new Error(`The redirect of ${path} has the status ${row.status}.`);
  return { kind, path, target, status, startsOn, endsOn };
}

export interface RuleChange {
  readonly rule: RedirectRule;
  /** The rule that it replaces, as it was shown; null for a new one. */
  readonly seen: RedirectRule | null;
}

/**
 * Adds a rule, or replaces the one that was seen, also by one of another path. The same change again, whose answer was lost, succeeds.
 *
 * @throws {ServiceError} 400 REDIRECT_REJECTED when it would lead in a circle; 409 CONFLICT when the replaced rule is another by now, or a
 * new one would take the place of a rule that was not seen. Then nothing changed.
 */
export async function changeRule(
  database: Database,
  { rule, seen }: RuleChange,
  operator: PanelOperator,
): Promise<void> {
  await inTransaction(database, async (client) => {
    await lockRules(client);
    const tx = drizzle({ client });
    if (await isChanged(tx, { rule, seen })) return;
    if (seen) await requireSeen(tx, seen);
    const isMoved = seen !== null && !isSameKey(seen, rule);
    const other = seen === null || isMoved ? await findRule(tx, rule) : undefined;
    if (other) throw ruleExists(other);
    if (isMoved) await deleteRule(tx, seen);
    const [problem] = await storeRules(client, [rule]);
    if (problem !== undefined) throw ruleRejected(problem);
    await recordRuleEvent(client, operator, rule, {
      action: 'redirect.written',
      ...(seen && { before: { ...seen } }),
      after: { ...rule },
    });
  });
}

/** Removes a rule that was seen, or is gone already. @throws {ServiceError} 409 CONFLICT when it is another by now. */
export async function removeRule(
  database: Database,
  seen: RedirectRule,
  operator: PanelOperator,
): Promise<void> {
  await inTransaction(database, async (client) => {
    await lockRules(client);
    const tx = drizzle({ client });
    if ((await findRule(tx, seen)) === undefined) return;
    await requireSeen(tx, seen);
    await deleteRule(tx, seen);
    await recordRuleEvent(client, operator, seen, { action: 'redirect.removed', before: { ...seen } });
  });
}

/** The rejection of a rule or a file. @param problem for people. */
export function ruleRejected(problem: string, cause?: unknown): ServiceError {
  return new ServiceError('REDIRECT_REJECTED', `O redirecionamento não foi aceito: ${problem}.`, { cause });
}

const ruleExists = ({ path, target }: RedirectRule) =>
  new ServiceError('CONFLICT', `Já existe um redirecionamento de ${path}, para ${target}: mude aquele.`);

type RuleKey = Pick<RedirectRule, 'kind' | 'path'>;

const isSameKey = (one: RuleKey, other: RuleKey) => one.kind === other.kind && one.path === other.path;

const isRule = ({ kind, path }: RuleKey) => and(eq(redirectRule.kind, kind), eq(redirectRule.path, path));

async function findRule(tx: NodePgDatabase, key: RuleKey): Promise<RedirectRule | undefined> {
  const [row] = await tx.select().from(redirectRule).where(isRule(key));
  return row && toRule(row);
}

/** Whether the rules are already as this change leaves them. */
async function isChanged(tx: NodePgDatabase, { rule, seen }: RuleChange): Promise<boolean> {
  const stored = await findRule(tx, rule);
  if (!stored || !isSameRule(stored, rule)) return false;
  return seen === null || isSameKey(seen, rule) || (await findRule(tx, seen)) === undefined;
}

async function requireSeen(tx: NodePgDatabase, seen: RedirectRule): Promise<void> {
  const stored = await findRule(tx, seen);
  if (stored && isSameRule(stored, seen)) return;
  throw new ServiceError(
    'CONFLICT',
    stored
      ? `Alguém mudou este redirecionamento: agora ${stored.path} leva a ${stored.target}.`
      : 'Alguém apagou este redirecionamento.',
  );
}

async function deleteRule(tx: NodePgDatabase, key: RuleKey): Promise<void> {
  await tx.delete(redirectRule).where(isRule(key));
}

interface RuleEvent {
  readonly action: `redirect.${string}`;
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
}

async function recordRuleEvent(
  client: PoolClient,
  { accountId, requestId }: PanelOperator,
  { kind, path }: RuleKey,
  event: RuleEvent,
): Promise<void> {
  await recordAuditEvent(drizzle({ client }), {
    actor: `account:${accountId}`,
    subject: `redirect:${kind} ${path}`,
    requestId,
    ...event,
  });
}
