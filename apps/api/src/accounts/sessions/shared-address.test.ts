import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { describeOneEngine } from '../../../test/each-engine.ts';
import { scholarshipOrder } from '../../platform/database/order-schema.ts';
import { openOrderService, type OrderService } from '../../orders/testing/order-service.ts';
import { accountCalls, bearer, newPerson, type AccountCalls } from '../testing/account-calls.ts';

describeOneEngine('an address that several accounts have typed', (test) => {
  let calls: AccountCalls;
  let orders: OrderService;
  beforeAll(async () => {
    calls = await accountCalls(test().database);
    orders = await openOrderService(test().database);
  });

  it('S32 strangers who register it do not push out an account with a paid scholarship', async () => {
    const family = newPerson();
    const session = await calls.register(family);
    const { id } = (await calls.get('/user', { headers: bearer(session) })).json();
    const { code } = await orders.reservation();
    await orders.report({ id: `paid-${code}`, type: 'payment.succeeded', internalTransactionCode: code });
    const own = { accountId: Number(id) };
    await test().database.db.update(scholarshipOrder).set(own).where(eq(scholarshipOrder.code, code));
    for (const n of [1, 2, 3]) await calls.register({ ...family, password: `frase de quem ataca ${n}` });

    const { email, password } = family;
    expect((await calls.post('/auth/login', { email, password })).statusCode).toBe(200);
    await calls.post('/auth/recover-password', { email });
    const token = await calls.linkToken('recover-password', email);
    const chosen = 'uma frase nova da família';
    await calls.post('/auth/reset-password', { token, password: chosen });
    const again = await calls.post('/auth/login', { email, password: chosen });
    const user = await calls.get('/user', { headers: bearer(again.json().token) });
    expect(user.json()).toMatchObject({ id, emailConfirmed: true });
  });
});
