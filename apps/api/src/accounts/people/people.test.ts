import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOneEngine } from '../../../test/each-engine.ts';
import { auditEvent, rateLimit } from '../../platform/database/account-schema.ts';
import { mailOutbox } from '../../platform/database/operation-schema.ts';
import { schoolInvitation, schoolMember } from '../../platform/database/panel-schema.ts';
import { insertCities } from '../../search/testing/place-rows.ts';
import { insertSchools } from '../../search/testing/school-rows.ts';
import { panelCalls, type PanelCalls, rejectionCode } from '../testing/panel-calls.ts';
import { signedInWithRole } from '../testing/panel-people.ts';
import { signedInAccount } from '../testing/signed-in-account.ts';
import { invitationBody, schoolPeopleBody } from './schema.ts';

type Person = Awaited<ReturnType<typeof signedInWithRole>>;

describeOneEngine('the people of a school', (test) => {
  let calls: PanelCalls;
  let slug = '';
  let schoolId = 0;
  let schools = 0;
  let owner: Person;
  let staff: Person;

  beforeAll(async () => {
    await insertCities(test().database);
    calls = await panelCalls(test().database);
  });
  afterAll(() => calls.server.close());
  beforeEach(async () => {
    const { database } = test();
    await database.db.delete(rateLimit);
    await database.db.delete(mailOutbox);
    schools += 1;
    slug = `girassol-${schools}`;
    const [row] = await insertSchools(database, [{ name: 'Girassol', slug, cityId: 1702109 }]);
    if (!row) throw new Error('Expected a school.');
    schoolId = row.id;
    owner = await signedInWithRole(database, 'owner', schoolId);
    staff = await signedInWithRole(database, 'staff', schoolId);
  });

  const list = (who: Person) => calls.call(who, 'GET', `/schools/${slug}/people`);
  const change = (who: Person, of: Person, role: string) =>
    calls.call(who, 'PATCH', `/schools/${slug}/people/${of.row.id}`, { role });
  const remove = (who: Person, of: Person) =>
    calls.call(who, 'DELETE', `/schools/${slug}/people/${of.row.id}`);
  const invite = (who: Person, email: string, role = 'staff') =>
    calls.call(who, 'POST', `/schools/${slug}/invitations`, { email, role });
  const find = (who: Person, token: string) => calls.call(who, 'POST', '/invitations/find', { token });
  const accept = (who: Person, token: string) => calls.call(who, 'POST', '/invitations/accept', { token });
  const mailedToken = async (email: string): Promise<string> => {
    const [mail] = await calls.mailsTo(email);
    const token = /\?codigo=([\w-]{43})/.exec(mail?.text ?? '')?.[1];
    if (token === undefined) throw new Error('No invitation was mailed.');
    return token;
  };
  const roles = async () => {
    const rows = await test()
      .database.db.select()
      .from(schoolMember)
      .where(eq(schoolMember.schoolId, schoolId));
    return rows.map(({ role }) => role).toSorted();
  };

  it('are listed for staff, with what they need to know', async () => {
    const people = schoolPeopleBody.parse((await list(staff)).json());
    expect(people).toMatchObject({ school: { slug, name: 'Girassol' }, mayManage: false, invitations: [] });
    expect(people.members).toMatchObject([
      { account: owner.row.id, role: 'owner', isCurrentUser: false, hasSecondFactor: true },
      { account: staff.row.id, role: 'staff', isCurrentUser: true, hasSecondFactor: false },
    ]);
    expect(people.members[1]?.lastSeenAt).not.toBeNull();
  });

  it('change roles, which is logged and mailed', async () => {
    expect((await change(owner, staff, 'owner')).statusCode).toBe(204);
    expect(await roles()).toEqual(['owner', 'owner']);
    const events = await test()
      .database.db.select()
      .from(auditEvent)
      .where(eq(auditEvent.schoolId, schoolId));
    expect(events).toMatchObject([
      { action: 'member.role-changed', before: { role: 'staff' }, after: { role: 'owner' } },
    ]);
    expect((await calls.mailsTo(staff.row.email)).map(({ kind }) => kind)).toEqual(['member-changed']);
  });

  it('the last owner can neither leave nor be demoted', async () => {
    expect(rejectionCode(await remove(owner, owner))).toBe('LAST_OWNER');
    expect(rejectionCode(await change(owner, owner, 'staff'))).toBe('LAST_OWNER');
    const operator = await signedInWithRole(test().database, 'operator', schoolId);
    expect(rejectionCode(await remove(operator, owner))).toBe('LAST_OWNER');
    expect(await roles()).toEqual(['owner', 'staff']);
  });

  it('of two owners who remove each other at once, one stays', async () => {
    const other = await signedInWithRole(test().database, 'owner', schoolId);
    const answers = await Promise.all([remove(owner, other), remove(other, owner)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, two) => one - two)).toEqual([204, 403]);
    expect(await roles()).toEqual(['owner', 'staff']);
  });

  it('of two owners who step down at once, one stays', async () => {
    const other = await signedInWithRole(test().database, 'owner', schoolId);
    const answers = await Promise.all([change(owner, owner, 'staff'), change(other, other, 'staff')]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, two) => one - two)).toEqual([204, 409]);
    expect(await roles()).toEqual(['owner', 'staff', 'staff']);
  });

  it('an open session of a removed member ends at once', async () => {
    expect((await list(staff)).statusCode).toBe(200);
    await remove(owner, staff);
    expect(rejectionCode(await list(staff))).toBe('FORBIDDEN');
    expect(rejectionCode(await remove(owner, staff))).toBe('MEMBER_NOT_FOUND');
  });

  it('staff leave by themselves, which is logged and mailed to nobody, and remove nobody else', async () => {
    const { database } = test();
    const other = await signedInWithRole(database, 'staff', schoolId);
    expect(rejectionCode(await remove(staff, other))).toBe('FORBIDDEN');
    expect(rejectionCode(await remove(staff, owner))).toBe('FORBIDDEN');
    expect((await remove(staff, staff)).statusCode).toBe(204);
    expect(rejectionCode(await list(staff))).toBe('FORBIDDEN');
    expect(await roles()).toEqual(['owner', 'staff']);
    const events = await database.db.select().from(auditEvent).where(eq(auditEvent.schoolId, schoolId));
    expect(events).toMatchObject([
      { actor: `account:${staff.row.id}`, action: 'member.left', subject: `account:${staff.row.id}` },
    ]);
    expect(await database.db.select().from(mailOutbox)).toEqual([]);
  });

  it('an owner leaves once there is another', async () => {
    expect(rejectionCode(await remove(owner, owner))).toBe('LAST_OWNER');
    await change(owner, staff, 'owner');
    expect((await remove(owner, owner)).statusCode).toBe(204);
    expect(await roles()).toEqual(['owner']);
  });

  it('an owner hands the school over', async () => {
    const answer = await calls.call(owner, 'POST', `/schools/${slug}/people/${staff.row.id}/hand-over`);
    expect(answer.statusCode).toBe(204);
    const people = schoolPeopleBody.parse((await list(owner)).json());
    expect(people.members.map(({ account, role }) => [account, role])).toEqual([
      [owner.row.id, 'staff'],
      [staff.row.id, 'owner'],
    ]);
    expect(rejectionCode(await change(owner, owner, 'owner'))).toBe('FORBIDDEN');
  });

  it('S36 ids of another school are unknown', async () => {
    const { database } = test();
    const [other] = await insertSchools(database, [
      { name: 'Outra', slug: `outra-${schools}`, cityId: 1702109 },
    ]);
    if (!other) throw new Error('Expected a school.');
    const stranger = await signedInWithRole(database, 'staff', other.id);
    const head = await signedInWithRole(database, 'owner', other.id);
    await calls.call(head, 'POST', `/schools/${other.slug}/invitations`, { email: 'a@b.com', role: 'staff' });
    const [open] = await database.db
      .select()
      .from(schoolInvitation)
      .where(eq(schoolInvitation.schoolId, other.id));
    const withdraw = calls.call(owner, 'DELETE', `/schools/${slug}/invitations/${open?.id ?? 0}`);
    expect(rejectionCode(await withdraw)).toBe('INVITATION_NOT_FOUND');
    expect(rejectionCode(await change(owner, stranger, 'owner'))).toBe('MEMBER_NOT_FOUND');
    expect(rejectionCode(await remove(owner, stranger))).toBe('MEMBER_NOT_FOUND');
    const handOver = calls.call(owner, 'POST', `/schools/${slug}/people/${stranger.row.id}/hand-over`);
    expect(rejectionCode(await handOver)).toBe('MEMBER_NOT_FOUND');
  });

  it('an invitation is accepted once, by the account that has confirmed the address', async () => {
    const { database } = test();
    const guest = await signedInAccount(database);
    const { email } = guest.row;
    expect((await invite(owner, email.toUpperCase())).statusCode).toBe(204);
    const token = await mailedToken(email);
    expect(invitationBody.parse((await find(guest, token)).json())).toMatchObject({
      school: { slug },
      role: 'staff',
      email: 'm•••@e•••.com.br',
      isForCurrentUser: true,
    });
    const stranger = await signedInAccount(database);
    expect(invitationBody.parse((await find(stranger, token)).json()).isForCurrentUser).toBe(false);
    expect(rejectionCode(await accept(stranger, token))).toBe('INVITATION_OTHER_EMAIL');
    // Typed, and not confirmed (S34).
    const typed = await signedInAccount(database, { email, emailConfirmedAt: null });
    expect(rejectionCode(await accept(typed, token))).toBe('INVITATION_OTHER_EMAIL');
    const answers = await Promise.all([accept(guest, token), accept(guest, token)]);
    expect(new Set(answers.map(rejectionCode))).toEqual(new Set(['LINK_INVALID', undefined]));
    expect((await list(guest)).statusCode).toBe(200);
    // Replayed after the person was removed.
    await remove(owner, guest);
    expect(rejectionCode(await accept(guest, token))).toBe('LINK_INVALID');
  });

  it('expired, withdrawn and replaced invitations are worth nothing', async () => {
    const { database } = test();
    const guest = await signedInAccount(database);
    const { email } = guest.row;
    await invite(owner, email);
    const first = await mailedToken(email);
    await invite(owner, email, 'owner');
    const second = await mailedToken(email);
    expect(rejectionCode(await accept(guest, first))).toBe('LINK_INVALID');
    const { invitations } = schoolPeopleBody.parse((await list(owner)).json());
    expect(invitations).toMatchObject([{ email, role: 'owner' }]);
    await database.db
      .update(schoolInvitation)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(eq(schoolInvitation.schoolId, schoolId));
    expect(rejectionCode(await find(guest, second))).toBe('LINK_INVALID');
    expect(rejectionCode(await accept(guest, second))).toBe('LINK_INVALID');
    await invite(owner, email);
    const third = await mailedToken(email);
    const { invitations: open } = schoolPeopleBody.parse((await list(owner)).json());
    await calls.call(owner, 'DELETE', `/schools/${slug}/invitations/${open[0]?.id ?? 0}`);
    expect(rejectionCode(await accept(guest, third))).toBe('LINK_INVALID');
    expect(await roles()).toEqual(['owner', 'staff']);
  });

  it('an invitation never takes a role away, and none is sent to members', async () => {
    const { database } = test();
    const guest = await signedInAccount(database);
    await invite(owner, guest.row.email);
    const token = await mailedToken(guest.row.email);
    await database.db.insert(schoolMember).values({ schoolId, accountId: guest.row.id, role: 'owner' });
    expect(rejectionCode(await invite(owner, guest.row.email))).toBe('ALREADY_MEMBER');
    expect((await accept(guest, token)).statusCode).toBe(200);
    expect(await roles()).toEqual(['owner', 'owner', 'staff']);
  });

  it('S35 a school invites no more than 20 times a day', async () => {
    const answers = [];
    for (let time = 0; time < 21; time += 1)
      answers.push((await invite(owner, `pessoa.${time}@exemplo.com`)).statusCode);
    expect(answers.filter((status) => status === 204)).toHaveLength(20);
    expect(answers.at(-1)).toBe(429);
  });
});
