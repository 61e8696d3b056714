import { drizzle } from 'drizzle-orm/node-postgres';
import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts';
import { type Database, inTransaction } from '../../platform/database/database.ts';
import type { RedirectRule } from './redirect-rule.ts';
import { bumpRulesVersion, lockRules, readRuleSet, writeRules } from './rule-table.ts';

/**
 * Adds a rule, or replaces the one with the same kind and path.
 *
 * @returns the reason of a rejection, for the operator; then nothing changed.
 */
export async function putRule(
  database: Database,
  rule: RedirectRule,
  requestId: string,
): Promise<string | undefined> {
  return inTransaction(database, async (client) => {
    await lockRules(client);
    const problem = (await readRuleSet(client)).put(rule);
    if (problem !== undefined) return problem;
    await writeRules(client, [rule]);
    await bumpRulesVersion(client);
    await recordAuditEvent(drizzle({ client }), {
      actor: 'operator',
      action: 'redirect.written',
      subject: `redirect:${rule.kind} ${rule.path}`,
      requestId,
    });
    return undefined;
  });
}

/** Removes a rule, which cannot create a loop among the others. @returns false when there is none. */
export async function removeRule(
  database: Database,
  { kind, path }: Pick<RedirectRule, 'kind' | 'path'>,
  requestId: string,
): Promise<boolean> {
  return inTransaction(database, async (client) => {
    await lockRules(client);
    const { rowCount } = await client.query('DELETE FROM redirect_rule WHERE kind = $1 AND path = $2', [
      kind,
      path,
    ]);
    if (rowCount === 0) return false;
    await bumpRulesVersion(client);
    await recordAuditEvent(drizzle({ client }), {
      actor: 'operator',
      action: 'redirect.removed',
      subject: `redirect:${kind} ${path}`,
      requestId,
    });
    return true;
  });
}
