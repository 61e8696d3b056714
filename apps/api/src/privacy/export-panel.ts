import { and, asc, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { z } from 'zod';
import type { AccountRow } from '../accounts/account.ts';
import { accountPasskey, accountTotp } from '../platform/database/account-schema.ts';
import {
  memberMail,
  operatorAccount,
  schoolClaim,
  schoolInvitation,
  schoolMember,
} from '../platform/database/panel-schema.ts';
import { school } from '../platform/database/schema.ts';

const moment = z.iso.datetime();
const text = z.string();

/** What the panel stores of somebody who uses it, in the export of their data. */
export const exportedPanel = z.object({
  operatorSince: moment.nullable(),
  authenticatorSince: moment.nullable(),
  passkeys: z.array(z.object({ device: text, createdAt: moment, lastUsedAt: moment.nullable() })),
  schools: z.array(
    z.object({
      school: text,
      role: text,
      since: moment,
      mails: z.object({ digest: z.boolean(), urgent: z.boolean() }),
      lastDigest: z.iso.date().nullable(),
    }),
  ),
  claims: z.array(
    z.object({
      school: text,
      proof: text,
      status: text,
      reason: text.nullable(),
      createdAt: moment,
      decidedAt: moment.nullable(),
    }),
  ),
  invitations: z.array(
    z.object({ school: text, role: text, createdAt: moment, expiresAt: moment, endedAt: moment.nullable() }),
  ),
});

const iso = (date: Date): string => date.toISOString();

/** Collects it, in the shape of {@link exportedPanel}. Invitations are the account's once it has confirmed its e-mail. */
export async function exportPanel(
  db: NodePgDatabase,
  { id, email, emailConfirmedAt }: AccountRow,
): Promise<z.input<typeof exportedPanel>> {
  const [operator] = await db.select().from(operatorAccount).where(eq(operatorAccount.accountId, id));
  const [totp] = await db.select().from(accountTotp).where(eq(accountTotp.accountId, id));
  const passkeys = await db
    .select()
    .from(accountPasskey)
    .where(eq(accountPasskey.accountId, id))
    .orderBy(asc(accountPasskey.createdAt));
  const schools = await db
    .select({
      school: school.slug,
      role: schoolMember.role,
      since: schoolMember.createdAt,
      digest: memberMail.digest,
      urgent: memberMail.urgent,
      lastDigest: memberMail.digestedOn,
    })
    .from(schoolMember)
    .innerJoin(school, eq(school.id, schoolMember.schoolId))
    .leftJoin(
      memberMail,
      and(eq(memberMail.schoolId, schoolMember.schoolId), eq(memberMail.accountId, schoolMember.accountId)),
    )
    .where(eq(schoolMember.accountId, id))
    .orderBy(asc(school.id));
  const claims = await db
    .select({ claim: schoolClaim, school: school.slug })
    .from(schoolClaim)
    .innerJoin(school, eq(school.id, schoolClaim.schoolId))
    .where(eq(schoolClaim.accountId, id))
    .orderBy(asc(schoolClaim.id));
  const invitations = await db
    .select({ invitation: schoolInvitation, school: school.slug })
    .from(schoolInvitation)
    .innerJoin(school, eq(school.id, schoolInvitation.schoolId))
    .where(eq(schoolInvitation.email, email))
    .orderBy(asc(schoolInvitation.id));
  return {
    operatorSince: operator ? iso(operator.createdAt) : null,
    authenticatorSince: totp?.confirmedAt ? iso(totp.confirmedAt) : null,
    passkeys: passkeys.map(({ device, createdAt, lastUsedAt }) => ({
      device,
      createdAt: iso(createdAt),
      lastUsedAt: lastUsedAt && iso(lastUsedAt),
    })),
    schools: schools.map(({ digest, urgent, since, ...row }) => ({
      ...row,
      since: iso(since),
      mails: { digest: digest ?? true, urgent: urgent ?? true },
    })),
    claims: claims.map(({ claim: { proof, status, reason, createdAt, decidedAt }, school: slug }) => ({
      school: slug,
      proof,
      status,
      reason,
      createdAt: iso(createdAt),
      decidedAt: decidedAt && iso(decidedAt),
    })),
    invitations:
      emailConfirmedAt === null
        ? []
        : invitations.map(({ invitation: { role, createdAt, expiresAt, endedAt }, school: slug }) => ({
            school: slug,
            role,
            createdAt: iso(createdAt),
            expiresAt: iso(expiresAt),
            endedAt: endedAt && iso(endedAt),
          })),
  };
}
