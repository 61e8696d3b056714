import { beforeAll, expect, it } from 'vitest';
import { describeOneEngine } from '../../../test/each-engine.ts';
import { mailTo, openOrderService, storedOrder, type OrderService } from '../testing/order-service.ts';

describeOneEngine('enrollments confirmed by the operator', (test) => {
  let service: OrderService;
  let events = 0;

  beforeAll(async () => {
    service = await openOrderService(test().database);
  });

  const report = (type: string, code: string) => {
    events += 1;
    return service.report({ id: `enrollment-${events}`, type, internalTransactionCode: code });
  };
  const confirm = (code: string, headers?: object) =>
    service.operate(`/orders/${code}/enrollment`, 'POST', headers);

  it('EN-09 require the operator and a paid order', async () => {
    const { code } = await service.reservation();
    expect((await confirm(code, {})).statusCode).toBe(401);
    expect((await confirm('ME-0000-0000-0000')).statusCode).toBe(404);
    expect((await confirm('x')).statusCode).toBe(404);
    const unpaid = await confirm(code);
    expect(unpaid.statusCode).toBe(409);
    expect(unpaid.json()).toMatchObject({
      code: 'ORDER_STATUS_CONFLICT',
      message: 'Esta reserva não está paga.',
    });
  });

  it('EN-09 S28 count once and send one mail, however often and by whomever they are confirmed', async () => {
    const { database } = test();
    const { person, code } = await service.reservation();
    await report('payment.succeeded', code);
    const answers = await Promise.all([confirm(code), confirm(code.toLowerCase()), confirm(code)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204]);
    expect((await report('enrollment.confirmed', code)).json()).toMatchObject({ status: 'enrolled' });
    const { id, statuses } = await storedOrder(database, code);
    expect(statuses).toEqual(['initiated', 'paid', 'enrolled']);
    expect(await mailTo(database, person)).toEqual([
      'reservation',
      'payment-received',
      'enrollment-confirmed',
    ]);
    const { rows } = await database.pool.query(
      `SELECT actor FROM audit_event WHERE action = 'order.enrolled' AND subject = $1`,
      [`order:${id}`],
    );
    expect(rows).toEqual([{ actor: 'operator' }]);
  });
});
