import { maskEmail } from '@melhor-escola/domain/email-address';
import type { SchoolRole } from '@melhor-escola/domain/panel-role';
import { routes } from '@melhor-escola/domain/routes';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { z } from 'zod';
import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts';
import { account } from '../../platform/database/account-schema.ts';
import { schoolInvitation, schoolMember } from '../../platform/database/panel-schema.ts';
import { city, school } from '../../platform/database/schema.ts';
import { ServiceError } from '../../platform/http/errors/service-error.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import { ownsEmail } from '../account.ts';
import { lockSchoolPeople } from '../school-people.ts';
import { digestToken, linkInvalid, newOpaqueToken } from '../sessions/one-time-token.ts';
import { lockPeople, type PeopleChange } from './members.ts';
import { invitationMail } from './people-mails.ts';
import type { invitationBody } from './schema.ts';

/** Lifetime of an invitation. */
const INVITATION_DAYS = 7;

/** Open invitations of a school. */
const MAX_OPEN_INVITATIONS = 50;

interface NewInvitation {
  /** The address in lower case. */
  readonly email: string;
  readonly role: SchoolRole;
  readonly siteUrl: string;
}

/**
 * Invites a mailbox. Inviting it again replaces the link. The answer is the same whether or not an account with the address exists.
 *
 * @throws {ServiceError} 409 ALREADY_MEMBER, or INVITATIONS_LIMIT; 403 when the caller is no owner any more.
 */
export async function invite(
  tx: NodePgDatabase,
  change: PeopleChange,
  { email, role, siteUrl }: NewInvitation,
): Promise<void> {
  await lockPeople(tx, change);
  const { caller, school: own, requestId } = change;
  const members = await tx
    .select({ id: account.id })
    .from(account)
    .innerJoin(schoolMember, and(eq(schoolMember.accountId, account.id), eq(schoolMember.schoolId, own.id)))
    .where(ownsEmail(email));
  if (members.length > 0) throw new ServiceError('ALREADY_MEMBER', 'Esta pessoa já cuida desta escola.');
  const open = and(eq(schoolInvitation.schoolId, own.id), isNull(schoolInvitation.endedAt));
  await tx.delete(schoolInvitation).where(and(open, eq(schoolInvitation.email, email)));
  if ((await tx.$count(schoolInvitation, open)) >= MAX_OPEN_INVITATIONS)
    throw new ServiceError('INVITATIONS_LIMIT', 'Há convites demais sem resposta. Cancele algum primeiro.');
  const token = newOpaqueToken();
  const [stored] = await tx
    .insert(schoolInvitation)
    .values({
      schoolId: own.id,
      email,
      role,
      tokenDigest: digestToken(token),
      expiresAt: sql`now() + make_interval(days => ${INVITATION_DAYS})`,
    })
    .returning({ id: schoolInvitation.id });
  if (!stored) throw new Error('The insert returned no row.');
  await recordAuditEvent(tx, {
    actor: `account:${caller.accountId}`,
    action: 'invitation.sent',
    subject: `invitation:${stored.id}`,
    schoolId: own.id,
    after: { role },
    requestId,
  });
  const [named] = await tx.select({ name: school.name }).from(school).where(eq(school.id, own.id));
  const acceptUrl = `${siteUrl}${routes.panelInvitation.path()}?codigo=${token}`;
  const message = invitationMail({ school: named?.name ?? '', role, acceptUrl, days: INVITATION_DAYS });
  await enqueueMail(tx, 'school-invitation', { email }, message);
}

/**
 * Withdraws an open invitation: its link stops working.
 *
 * @throws {ServiceError} 404 INVITATION_NOT_FOUND; 403 when the caller is no owner any more.
 */
export async function withdrawInvitation(
  tx: NodePgDatabase,
  change: PeopleChange,
  id: number,
): Promise<void> {
  await lockPeople(tx, change);
  const { caller, school: own, requestId } = change;
  const [ended] = await tx
    .update(schoolInvitation)
    .set({ endedAt: sql`now()` })
    .where(
      and(
        eq(schoolInvitation.id, id),
        eq(schoolInvitation.schoolId, own.id),
        isNull(schoolInvitation.endedAt),
      ),
    )
    .returning({ id: schoolInvitation.id });
  if (!ended) throw new ServiceError('INVITATION_NOT_FOUND', 'Este convite já foi aceito ou cancelado.');
  await recordAuditEvent(tx, {
    actor: `account:${caller.accountId}`,
    action: 'invitation.withdrawn',
    subject: `invitation:${id}`,
    schoolId: own.id,
    requestId,
  });
}

const usable = (token: string) =>
  and(
    eq(schoolInvitation.tokenDigest, digestToken(token)),
    isNull(schoolInvitation.endedAt),
    gt(schoolInvitation.expiresAt, sql`now()`),
  );

/** The invitation of this link, for an account. @throws {ServiceError} 400 LINK_INVALID for a used, withdrawn or expired one. */
export async function findInvitation(
  db: NodePgDatabase,
  { accountId, token }: { readonly accountId: number; readonly token: string },
): Promise<z.input<typeof invitationBody>> {
  const [found] = await db
    .select({
      invitation: schoolInvitation,
      school: { slug: school.slug, name: school.name, city: city.name, uf: city.uf },
    })
    .from(schoolInvitation)
    .innerJoin(school, eq(school.id, schoolInvitation.schoolId))
    .innerJoin(city, eq(city.id, school.cityId))
    .where(usable(token));
  if (!found) throw linkInvalid();
  const { email, role, expiresAt } = found.invitation;
  const invited = and(eq(account.id, accountId), ownsEmail(email));
  return {
    school: found.school,
    role,
    email: maskEmail(email),
    isForCurrentUser: (await db.$count(account, invited)) > 0,
    expiresAt: expiresAt.toISOString(),
  };
}

interface Acceptance {
  readonly accountId: number;
  readonly token: string;
  readonly requestId: string;
}

/**
 * Accepts an invitation: of two calls at once, one succeeds. Only for the account that has confirmed the invited address, so that a
 * forwarded link is worth nothing. An invitation never takes a role away.
 *
 * @returns the slug of the school.
 * @throws {ServiceError} 400 LINK_INVALID; 409 INVITATION_OTHER_EMAIL
 */
export async function acceptInvitation(
  tx: NodePgDatabase,
  { accountId, token, requestId }: Acceptance,
): Promise<string> {
  const [found] = await tx
    .select({ schoolId: schoolInvitation.schoolId, email: schoolInvitation.email, slug: school.slug })
    .from(schoolInvitation)
    .innerJoin(school, eq(school.id, schoolInvitation.schoolId))
    .where(usable(token));
  if (!found) throw linkInvalid();
  const { schoolId, email, slug } = found;
  if ((await tx.$count(account, and(eq(account.id, accountId), ownsEmail(email)))) === 0)
    throw new ServiceError(
      'INVITATION_OTHER_EMAIL',
      'Este convite é de outro e-mail. Entre com a conta que tem o e-mail convidado, já confirmado.',
    );
  await lockSchoolPeople(tx, schoolId);
  const [used] = await tx
    .update(schoolInvitation)
    .set({ endedAt: sql`now()` })
    .where(usable(token))
    .returning();
  if (!used) throw linkInvalid();
  const { id, role } = used;
  await tx
    .insert(schoolMember)
    .values({ schoolId, accountId, role })
    .onConflictDoUpdate({
      target: [schoolMember.schoolId, schoolMember.accountId],
      set: { role },
      setWhere: eq(schoolMember.role, 'staff'),
    });
  await recordAuditEvent(tx, {
    actor: `account:${accountId}`,
    action: 'invitation.accepted',
    subject: `invitation:${id}`,
    schoolId,
    after: { role },
    requestId,
  });
  return slug;
}
