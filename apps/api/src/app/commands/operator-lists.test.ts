import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openCliHarness, type CliHarness } from '../../../test/cli-process.ts';
import { signedInWithRole } from '../../accounts/testing/panel-people.ts';
import type { Database } from '../../platform/database/database.ts';
import { mailOutbox } from '../../platform/database/operation-schema.ts';
import { scholarshipOrder } from '../../platform/database/order-schema.ts';
import { importRun } from '../../platform/database/import-schema.ts';
import { testMail } from '../../platform/mail/testing/test-mail.ts';
import { openOrderService } from '../../orders/testing/order-service.ts';

describe('pnpm api orders, mails and accounts', () => {
  let cli: CliHarness;
  let oversoldCode = '';
  let mails: readonly number[];
  /** Of our team, with a second factor. */
  let operatorEmail = '';

  const storeOrders = async (database: Database): Promise<void> => {
    const service = await openOrderService(database);
    oversoldCode = (await service.reservation()).code;
    const { code: paidCode } = await service.reservation();
    const pay = (code: string, seatMissing: boolean) =>
      database.db
        .update(scholarshipOrder)
        .set({ status: 'paid', seatMissing })
        .where(eq(scholarshipOrder.code, code));
    await pay(oversoldCode, true);
    await pay(paidCode, false);
    await service.server.close();
  };
  const storeMails = async ({ db }: Database): Promise<void> => {
    await db.delete(mailOutbox);
    const deadLetter = {
      kind: 'welcome',
      ...testMail(),
      failedAt: new Date('2026-05-04T12:00:00Z'),
      attempts: 12,
    };
    const stored = await db
      .insert(mailOutbox)
      .values([
        { ...deadLetter, recipient: 'ana@exemplo.com', lastError: 'ESOCKET' },
        { ...deadLetter, recipient: 'bia@exemplo.com', lastError: 'EENVELOPE 550 5.1.1' },
        { ...deadLetter, recipient: 'caio@exemplo.com' },
      ])
      .returning();
    mails = stored.map(({ id }) => id);
  };

  beforeAll(async () => {
    cli = await openCliHarness();
    await cli.fill(async (database) => {
      await storeOrders(database);
      await storeMails(database);
      operatorEmail = (await signedInWithRole(database, 'operator', 0)).row.email;
      // Otherwise the service would load the demonstration data.
      await database.db.insert(importRun).values({ kind: 'inep', report: { outcome: 'complete' } });
    });
  });
  afterAll(() => cli.remove());

  it('EN-09 S28 list orders of all schools without the families’ data', async () => {
    const list = await cli.run('orders', 'list', '--status', 'paid', '--school', 'anglo');
    expect(list).toMatchObject({ code: 0, stderr: '' });
    expect(list.stdout).toMatch(
      /^ME-\S+ {2}paid {2}anglo .*\nME-\S+ {2}paid, no seat {2}anglo {2}.+ {2}R\$\s[\d.,]+\n2 of 2\n$/,
    );
    expect(list.stdout).not.toMatch(/Ana|Maria|@/);
    const oversold = JSON.parse((await cli.run('orders', 'list', '--oversold', '--json')).stdout);
    expect(oversold).toMatchObject([{ internalTransactionCode: oversoldCode }]);
  });

  it('S36 remove the second factor of somebody who has lost it, once', async () => {
    const reset = () => cli.run('accounts', 'reset-second-factor', operatorEmail);
    expect(await reset()).toEqual({
      code: 0,
      stdout: `${operatorEmail}  Maria das Dores: removed 0 passkeys, the authenticator app and the recovery codes. No session is privileged.\n`,
      stderr: '',
    });
    expect(await reset()).toEqual({
      code: 1,
      stdout: '',
      stderr: `No account with the confirmed e-mail ${operatorEmail} has a second factor\n`,
    });
  });

  it('S26 list dead letters, and retry one or all of them', async () => {
    const [ana, bia, caio] = mails;
    expect((await cli.run('mails', 'dead-letters')).stdout).toBe(
      [
        `${caio}  welcome  2026-05-04  tries: 12  <caio@exemplo.com>  unknown`,
        `${bia}  welcome  2026-05-04  tries: 12  <bia@exemplo.com>  EENVELOPE 550 5.1.1`,
        `${ana}  welcome  2026-05-04  tries: 12  <ana@exemplo.com>  ESOCKET`,
        '3 of 3\n',
      ].join('\n'),
    );
    expect(await cli.run('mails', 'retry', String(bia))).toEqual({
      code: 0,
      stdout: '1 mail is sent again by the service.\n',
      stderr: '',
    });
    expect(await cli.run('mails', 'retry', String(bia))).toMatchObject({
      code: 1,
      stderr: 'Não há um e-mail não entregue com este número.\n',
    });
    expect((await cli.run('mails', 'retry-all')).stdout).toBe('2 mails are sent again by the service.\n');
    expect((await cli.run('mails', 'dead-letters')).stdout).toBe('0 of 0\n');
  });
});
