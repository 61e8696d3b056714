import { eq, like } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOneEngine } from '../../../test/each-engine.ts';
import { ana, openOrderService, type OrderService, type Person } from '../../orders/testing/order-service.ts';
import { account, auditEvent } from '../../platform/database/account-schema.ts';
import { schoolMember } from '../../platform/database/panel-schema.ts';
import { foundAccountsBody } from './schema.ts';

const cpf = '52998224725';

describeOneEngine('the search for an account by our team', (test) => {
  let service: OrderService;
  let person: Person;
  let code: string;
  beforeAll(async () => {
    service = await openOrderService(test().database);
    ({ person, code } = await service.reservation());
    const { db } = test().database;
    await db
      .update(account)
      .set({ cpf, name: 'Conceição da Silva Sauro', email: 'conceicao@exemplo.com.br' })
      .where(eq(account.id, person.accountId));
    const { accountId } = person;
    await db.insert(schoolMember).values({ schoolId: service.school.id, accountId, role: 'owner' });
  });
  beforeEach(() => test().database.db.delete(auditEvent).where(like(auditEvent.action, 'account.%')));

  const search = async (text: string) =>
    service.server.inject({
      method: 'POST',
      url: '/v3/panel/operation/accounts/find',
      headers: (await service.operator()).headers,
      payload: { text },
    });
  const find = async (text: string) => foundAccountsBody.parse((await search(text)).json());
  const recorded = () =>
    test().database.db.select().from(auditEvent).where(eq(auditEvent.action, 'account.searched'));

  it.each([
    ['email', 'Conceicao@Exemplo.com.br'],
    ['cpf', cpf],
    ['cpf', '529.982.247-25'],
    ['name', 'CONCEIÇÃO  da silva sauro'],
  ] as const)('S36 finds it by its whole %s, %s, masked', async (by, text) => {
    const answer = await search(text);
    expect(answer.json()).toMatchObject({
      by,
      hasMore: false,
      accounts: [
        {
          id: person.accountId,
          name: 'C••• d••• S••• S•••',
          email: 'c•••@e•••.com.br',
          cpf: '***.982.247-**',
          schools: [{ slug: 'anglo', role: 'owner' }],
          orders: [{ code, status: 'initiated', school: { slug: 'anglo' } }],
        },
      ],
    });
    for (const hidden of ['Silva', 'conceicao', cpf, ana.name]) expect(answer.body).not.toContain(hidden);
  });

  it.each(['conceicao', 'Conceição da Silva', 'exemplo.com.br', '5299822472', 'conceicao@exemplo.com'])(
    'S36 finds nobody by %s, a part of it',
    async (text) => {
      const answer = await search(text);
      expect([200, 400]).toContain(answer.statusCode);
      const { accounts = [] }: { accounts?: readonly unknown[] } = answer.json();
      expect(accounts).toEqual([]);
    },
  );

  it('S36 records who has looked for whom, without what was typed', async () => {
    const { row } = await service.operator();
    await find(cpf);
    await find('ninguem@exemplo.com.br');
    const events = await recorded();
    expect(events).toMatchObject([
      { actor: `account:${row.id}`, subject: `account:${person.accountId}`, after: { by: 'cpf' } },
      { actor: `account:${row.id}`, subject: 'account:none', after: { by: 'email' } },
    ]);
    expect(JSON.stringify(events)).not.toMatch(/529|ninguem/);
  });

  it('S36 shows ten of those who share a name', async () => {
    const { db } = test().database;
    for (let n = 0; n < 11; n += 1) {
      const other = await service.reservation();
      await db.update(account).set({ name: 'Ana Maria Braga' }).where(eq(account.id, other.person.accountId));
    }
    const found = await find('Ana Maria Braga');
    expect([found.accounts.length, found.hasMore]).toEqual([10, true]);
  });
});
