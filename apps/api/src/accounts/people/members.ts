import { hasRole, type SchoolRole } from '@melhor-escola/domain/panel-role';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { z } from 'zod';
import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts';
import { account, accountSession } from '../../platform/database/account-schema.ts';
import { schoolInvitation, schoolMember } from '../../platform/database/panel-schema.ts';
import { school } from '../../platform/database/schema.ts';
import type { PanelCaller, PanelSchool } from '../../platform/http/panel-caller.ts';
import { notFound, ServiceError } from '../../platform/http/errors/service-error.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import { hasSecondFactor } from '../roles/require-role.ts';
import { deleteMemberMails, findMailChoice } from '../school-mails/member-mail.ts';
import { lockSchoolPeople } from '../school-people.ts';
import { memberChangedMail, type MemberChange } from './people-mails.ts';
import type { schoolPeopleBody } from './schema.ts';

/** A change of a school's people, by somebody who may make it. */
export interface PeopleChange {
  readonly caller: PanelCaller;
  readonly school: PanelSchool;
  readonly requestId: string;
}

/** The people of a school and its open invitations, in the order in which they came. */
export async function findSchoolPeople(
  db: NodePgDatabase,
  { caller, school: { id: schoolId, slug } }: Omit<PeopleChange, 'requestId'>,
): Promise<z.input<typeof schoolPeopleBody>> {
  const [found] = await db.select({ name: school.name }).from(school).where(eq(school.id, schoolId));
  if (!found) throw notFound('School', slug);
  const seen = db
    .select({ at: sql`max(${accountSession.lastSeenAt})` })
    .from(accountSession)
    .where(eq(accountSession.accountId, account.id));
  const members = await db
    .select({
      account: account.id,
      name: account.name,
      email: account.email,
      role: schoolMember.role,
      since: schoolMember.createdAt,
      lastSeenAt: sql<Date | string | null>`(${seen})`,
      hasSecondFactor: hasSecondFactor(db, account.id),
    })
    .from(schoolMember)
    .innerJoin(account, eq(account.id, schoolMember.accountId))
    .where(eq(schoolMember.schoolId, schoolId))
    .orderBy(asc(schoolMember.createdAt), asc(account.id));
  const invitations = await db
    .select({
      id: schoolInvitation.id,
      email: schoolInvitation.email,
      role: schoolInvitation.role,
      createdAt: schoolInvitation.createdAt,
      expiresAt: schoolInvitation.expiresAt,
    })
    .from(schoolInvitation)
    .where(and(eq(schoolInvitation.schoolId, schoolId), isNull(schoolInvitation.endedAt)))
    .orderBy(asc(schoolInvitation.id));
  return {
    school: { slug, name: found.name },
    mayManage: hasRole(caller.role, 'owner'),
    mails: members.some(({ account: id }) => id === caller.accountId)
      ? await findMailChoice(db, { schoolId, accountId: caller.accountId })
      : null,
    members: members.map(({ since, lastSeenAt, ...member }) => ({
      ...member,
      isCurrentUser: member.account === caller.accountId,
      since: since.toISOString(),
      lastSeenAt: lastSeenAt === null ? null : new Date(lastSeenAt).toISOString(),
    })),
    invitations: invitations.map(({ createdAt, expiresAt, ...invitation }) => ({
      ...invitation,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
  };
}

/**
 * Locks the school's people, and checks once more that the caller may change them: of two owners who remove each other at once, one stays.
 *
 * @throws {ServiceError} 403 FORBIDDEN
 */
export async function lockPeople(tx: NodePgDatabase, { caller, school: own }: PeopleChange): Promise<void> {
  await lockSchoolPeople(tx, own.id);
  if (caller.role === 'operator' || (await findRole(tx, own.id, caller.accountId)) === 'owner') return;
  throw new ServiceError('FORBIDDEN', 'Esta conta não cuida desta escola.');
}

async function findRole(
  tx: NodePgDatabase,
  schoolId: number,
  accountId: number,
): Promise<SchoolRole | undefined> {
  const [found] = await tx
    .select({ role: schoolMember.role })
    .from(schoolMember)
    .where(and(eq(schoolMember.schoolId, schoolId), eq(schoolMember.accountId, accountId)));
  return found?.role;
}

/** @throws {ServiceError} 404 MEMBER_NOT_FOUND */
async function requireRole(tx: NodePgDatabase, schoolId: number, accountId: number): Promise<SchoolRole> {
  const role = await findRole(tx, schoolId, accountId);
  if (role === undefined) throw new ServiceError('MEMBER_NOT_FOUND', 'Esta pessoa não está mais na escola.');
  return role;
}

/** @throws {ServiceError} 409 LAST_OWNER when the school would have none. */
async function requireAnotherOwner(tx: NodePgDatabase, schoolId: number): Promise<void> {
  const owners = and(eq(schoolMember.schoolId, schoolId), eq(schoolMember.role, 'owner'));
  if ((await tx.$count(schoolMember, owners)) > 1) return;
  throw new ServiceError(
    'LAST_OWNER',
    'A escola precisa de pelo menos uma pessoa responsável. Torne outra pessoa responsável primeiro.',
  );
}

/**
 * Changes what somebody may do for the school.
 *
 * @throws {ServiceError} 404 MEMBER_NOT_FOUND; 409 LAST_OWNER; 403 when the caller is no owner any more.
 */
export async function changeRole(
  tx: NodePgDatabase,
  change: PeopleChange,
  { accountId, role }: { readonly accountId: number; readonly role: SchoolRole },
): Promise<void> {
  await lockPeople(tx, change);
  const before = await requireRole(tx, change.school.id, accountId);
  if (before === role) return;
  if (before === 'owner') await requireAnotherOwner(tx, change.school.id);
  await storeRole(tx, change, { accountId, before, role });
}

async function storeRole(
  tx: NodePgDatabase,
  change: PeopleChange,
  {
    accountId,
    before,
    role,
  }: { readonly accountId: number; readonly before: SchoolRole; readonly role: SchoolRole },
): Promise<void> {
  const { caller, school: own, requestId } = change;
  await tx
    .update(schoolMember)
    .set({ role })
    .where(and(eq(schoolMember.schoolId, own.id), eq(schoolMember.accountId, accountId)));
  await recordAuditEvent(tx, {
    actor: `account:${caller.accountId}`,
    action: 'member.role-changed',
    subject: `account:${accountId}`,
    schoolId: own.id,
    before: { role: before },
    after: { role },
    requestId,
  });
  await mailMember(tx, change, { accountId, now: role });
}

/** Notifies somebody of a change that somebody else made. */
async function mailMember(
  tx: NodePgDatabase,
  { caller, school: own }: PeopleChange,
  { accountId, now }: { readonly accountId: number; readonly now: MemberChange },
): Promise<void> {
  if (accountId === caller.accountId) return;
  const [found] = await tx
    .select({ name: account.name, email: account.email, school: school.name })
    .from(account)
    .innerJoin(school, eq(school.id, own.id))
    .where(eq(account.id, accountId));
  if (!found) return;
  const { email, ...mail } = found;
  await enqueueMail(tx, 'member-changed', { email, accountId }, memberChangedMail({ ...mail, now }));
}

/**
 * Removes somebody from the school: an owner anybody, and staff themselves. Their open sessions have no role from the next call on.
 *
 * @throws {ServiceError} 404 MEMBER_NOT_FOUND; 409 LAST_OWNER; 403 when the caller is no owner and the other is not the caller.
 */
export async function removeMember(
  tx: NodePgDatabase,
  change: PeopleChange,
  accountId: number,
): Promise<void> {
  const { caller, school: own, requestId } = change;
  await (accountId === caller.accountId ? lockSchoolPeople(tx, own.id) : lockPeople(tx, change));
  const before = await requireRole(tx, own.id, accountId);
  if (before === 'owner') await requireAnotherOwner(tx, own.id);
  await deleteMemberMails(tx, { schoolId: own.id, accountId });
  await tx
    .delete(schoolMember)
    .where(and(eq(schoolMember.schoolId, own.id), eq(schoolMember.accountId, accountId)));
  await recordAuditEvent(tx, {
    actor: `account:${caller.accountId}`,
    action: accountId === caller.accountId ? 'member.left' : 'member.removed',
    subject: `account:${accountId}`,
    schoolId: own.id,
    before: { role: before },
    requestId,
  });
  await mailMember(tx, change, { accountId, now: 'removed' });
}

/**
 * Hands the school over: the other person becomes an owner, and the caller staff.
 *
 * @throws {ServiceError} 404 MEMBER_NOT_FOUND; 403 when the caller is no owner any more.
 */
export async function handOver(tx: NodePgDatabase, change: PeopleChange, accountId: number): Promise<void> {
  await lockPeople(tx, change);
  const { caller, school: own } = change;
  const before = await requireRole(tx, own.id, accountId);
  if (before !== 'owner') await storeRole(tx, change, { accountId, before, role: 'owner' });
  const isOwner = (await findRole(tx, own.id, caller.accountId)) === 'owner';
  if (isOwner && accountId !== caller.accountId)
    await storeRole(tx, change, { accountId: caller.accountId, before: 'owner', role: 'staff' });
}
