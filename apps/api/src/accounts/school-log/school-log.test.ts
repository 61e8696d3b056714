import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOneEngine } from '../../../test/each-engine.ts';
import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts';
import { insertCities } from '../../search/testing/place-rows.ts';
import { panelCalls, type PanelCalls } from '../testing/panel-calls.ts';
import { signedInWithRole } from '../testing/panel-people.ts';
import { insertTwoSchools } from '../testing/panel-schools.ts';
import { schoolLogBody } from './schema.ts';

describeOneEngine('the log of a school', (test) => {
  let calls: PanelCalls;
  let schools: Awaited<ReturnType<typeof insertTwoSchools>>;

  beforeAll(async () => {
    await insertCities(test().database);
    schools = await insertTwoSchools(test().database);
    calls = await panelCalls(test().database);
  });
  afterAll(() => calls.server.close());

  const [anglo, outra] = [() => schools.own.id, () => schools.other.id];
  const read = async (who: Awaited<ReturnType<typeof signedInWithRole>>, query = '') =>
    schoolLogBody.parse((await calls.call(who, 'GET', `/schools/anglo/log${query}`)).json());

  it('shows who changed what, before and after, and names members only', async () => {
    const { database } = test();
    const staff = await signedInWithRole(database, 'staff', anglo());
    const stranger = await signedInWithRole(database, 'user', anglo());
    const operator = await signedInWithRole(database, 'operator', anglo());
    const change = { before: { name: 'A' }, after: { name: 'B' } };
    for (const { row } of [staff, stranger, operator])
      await recordAuditEvent(database.db, {
        actor: `account:${row.id}`,
        action: 'school.page-changed',
        subject: `school:${anglo()}`,
        schoolId: anglo(),
        ...change,
      });
    // Not shown: of another school, and what a stranger begins.
    const other = { actor: `account:${stranger.row.id}`, subject: 'claim:1' } as const;
    await recordAuditEvent(database.db, { ...other, action: 'claim.begun', schoolId: anglo() });
    await recordAuditEvent(database.db, { ...other, action: 'school.page-changed', schoolId: outra() });
    const { events, next } = await read(staff);
    expect(events).toMatchObject([
      { action: 'school.page-changed', by: 'team', name: null, ...change },
      { by: 'other', name: null },
      { by: 'member', name: staff.row.name },
    ]);
    expect(events).toHaveLength(3);
    expect(next).toBeNull();
  });

  it('has pages, latest first', async () => {
    const { database } = test();
    const staff = await signedInWithRole(database, 'staff', anglo());
    const subject = `school:${anglo()}` as const;
    for (let n = 0; n < 35; n += 1)
      await recordAuditEvent(database.db, {
        actor: `account:${staff.row.id}`,
        action: 'school.page-changed',
        subject,
        schoolId: anglo(),
        after: { description: String(n) },
      });
    const first = await read(staff);
    expect(first.events).toHaveLength(30);
    const second = await read(staff, `?before=${first.next ?? 0}`);
    expect(second.events.length).toBeGreaterThanOrEqual(5);
    const ids = [...first.events, ...second.events].map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].toSorted((one, another) => another - one));
    expect(first.events[0]?.after).toEqual({ description: '34' });
  });
});
