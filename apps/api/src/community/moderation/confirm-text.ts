import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import {
  findOneTimeToken,
  linkInvalid,
  redeemOneTimeToken,
  revokeOneTimeTokens,
} from '../../accounts/sessions/one-time-token.ts';
import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts';
import { bumpDataVersionIn } from '../../catalog/data-version.ts';
import type { TextEnvironment, TextKind, TextRow } from './text-kind.ts';
import { schoolOfText, type TextSchool } from './text-school.ts';

/** Lifetime in hours of the link that confirms a text. */
export const CONFIRM_TEXT_HOURS = 7 * 24;

/**
 * Publishes the text of this link: all or nothing.
 *
 * @returns the text's id and its school, for a link to its page.
 * @throws {ServiceError} 400 LINK_INVALID for a used, expired or unknown link, and for a text that the moderator
 * rejected; 404 for one that was deleted.
 */
export async function confirmText<Row extends TextRow>(
  tx: NodePgDatabase,
  kind: TextKind<Row>,
  {
    token,
    requestId,
    environment,
  }: { readonly token: string; readonly requestId: string; readonly environment: TextEnvironment },
): Promise<{ readonly id: number; readonly school: TextSchool }> {
  const { name } = kind;
  const purpose = `confirm-${name}` as const;
  const id = await findOneTimeToken(tx, purpose, token);
  if (id === undefined) throw linkInvalid();
  // The text is locked before its token, in the same order everywhere, to avoid a deadlock.
  const row = await kind.lock(tx, id);
  if ((await redeemOneTimeToken(tx, purpose, token)) === undefined) throw linkInvalid();
  if (row.status !== 'unconfirmed') throw linkInvalid();
  await kind.publish(tx, row);
  await revokeOneTimeTokens(tx, { purpose, subjectId: id });
  await kind.askSchool?.(tx, row, environment);
  await kind.refreshSchool?.(tx, row.schoolId);
  await recordAuditEvent(tx, {
    actor: 'system',
    action: `${name}.confirmed`,
    subject: `${name}:${id}`,
    requestId,
  });
  const school = await schoolOfText(tx, row);
  await bumpDataVersionIn(tx, row.schoolId);
  return { id, school };
}
