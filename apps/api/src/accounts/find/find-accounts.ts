import type { AccountKey } from '@melhor-escola/domain/account-key';
import { cpfDigits, maskCpf } from '@melhor-escola/domain/cpf';
import { maskEmail, normalizeEmail } from '@melhor-escola/domain/email-address';
import { formatPersonName } from '@melhor-escola/domain/full-name';
import { desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { z } from 'zod';
import { recordAuditEvents } from '../../platform/audit/record-audit-event.ts';
import { account } from '../../platform/database/account-schema.ts';
import { scholarshipOrder } from '../../platform/database/order-schema.ts';
import { operatorAccount, schoolMember } from '../../platform/database/panel-schema.ts';
import { school } from '../../platform/database/schema.ts';
import type { AccountRow } from '../account.ts';
import type { foundAccountsBody } from './schema.ts';

/** Many people share a name: beyond these, anyone who searches asks for the e-mail. */
const MAX_FOUND = 10;

export interface AccountSearch {
  readonly by: AccountKey;
  readonly text: string;
  /** The account of our team that searches. */
  readonly accountId: number;
  readonly requestId: string;
}

/** Finds accounts for our team, and records who looked for whom: an event for each that was found, or one that none was. */
export async function findAccounts(
  tx: NodePgDatabase,
  { by, text, accountId, requestId }: AccountSearch,
): Promise<z.input<typeof foundAccountsBody>> {
  const rows = await tx
    .select()
    .from(account)
    .where(conditions[by](text))
    .orderBy(desc(account.id))
    .limit(MAX_FOUND + 1);
  const found = rows.slice(0, MAX_FOUND);
  const event = {
    actor: `account:${accountId}`,
    action: 'account.searched',
    after: { by },
    requestId,
  } as const;
  const subjects =
    found.length === 0 ? (['account:none'] as const) : found.map(({ id }) => `account:${id}` as const);
  await recordAuditEvents(
    tx,
    subjects.map((subject) => ({ ...event, subject })),
  );
  return { by, hasMore: rows.length > MAX_FOUND, accounts: await describeAccounts(tx, found) };
}

const conditions: Readonly<Record<AccountKey, (text: string) => SQL>> = {
  email: (text) => eq(account.email, normalizeEmail(text)),
  cpf: (text) => eq(account.cpf, cpfDigits(text)),
  name: (text) => sql`lower(${account.name}) = lower(${formatPersonName(text.normalize('NFC'))})`,
};

async function describeAccounts(tx: NodePgDatabase, rows: readonly AccountRow[]) {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const operators = await tx.select().from(operatorAccount).where(inArray(operatorAccount.accountId, ids));
  const members = await tx
    .select({
      accountId: schoolMember.accountId,
      slug: school.slug,
      name: school.name,
      role: schoolMember.role,
    })
    .from(schoolMember)
    .innerJoin(school, eq(school.id, schoolMember.schoolId))
    .where(inArray(schoolMember.accountId, ids))
    .orderBy(school.name);
  const orders = await tx
    .select({
      accountId: scholarshipOrder.accountId,
      code: scholarshipOrder.code,
      status: scholarshipOrder.status,
      createdAt: scholarshipOrder.createdAt,
      school: { slug: school.slug, name: school.name },
    })
    .from(scholarshipOrder)
    .leftJoin(school, eq(school.id, scholarshipOrder.schoolId))
    .where(inArray(scholarshipOrder.accountId, ids))
    .orderBy(desc(scholarshipOrder.id));
  return rows.map(({ id, name, email, emailConfirmedAt, cpf, createdAt, demo }) => ({
    id,
    name: maskName(name),
    email: maskEmail(email),
    isEmailConfirmed: emailConfirmedAt !== null,
    cpf: cpf && maskCpf(cpf),
    createdAt: createdAt.toISOString(),
    isOperator: operators.some(({ accountId }) => accountId === id),
    demo,
    schools: members.flatMap(({ accountId, ...member }) => (accountId === id ? [member] : [])),
    orders: orders.flatMap(({ accountId, ...order }) =>
      accountId === id ? [{ ...order, createdAt: order.createdAt.toISOString() }] : [],
    ),
  }));
}

/** 'Maria das Dores' → 'M••• d••• D•••'. */
function maskName(name: string): string {
  return (
    name
      .split(/\s+/u)
      // A name has letters only.
      .map((word) => `${word.charAt(0)}•••`)
      .join(' ')
  );
}
