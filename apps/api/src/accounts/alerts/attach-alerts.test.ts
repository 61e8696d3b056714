import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOneEngine } from '../../../test/each-engine.ts';
import { tokensIn } from '../../../test/form-service.ts';
import { savedSearch } from '../../platform/database/account-schema.ts';
import { issueOneTimeToken } from '../sessions/one-time-token.ts';
import { signedInAccount } from '../testing/signed-in-account.ts';
import { type AlertService, email, openAlertService, query } from './testing/alert-service.ts';

describeOneEngine('alerts of an address with an account', (test) => {
  let service: AlertService;
  beforeAll(async () => {
    service = await openAlertService(test().database);
  });
  beforeEach(() => service.clear());

  const newAccount = (fields: { readonly emailConfirmedAt?: null } = {}) =>
    signedInAccount(test().database, { email, ...fields });
  const listSearches = async (headers: Awaited<ReturnType<typeof signedInAccount>>['headers']) => {
    const { items } = (
      await service.call('GET', '/account/user/saved-searches', undefined, { headers })
    ).json<{
      items: { name: string; query: string; alerts: boolean }[];
    }>();
    return items.map(({ query: saved, alerts }) => [saved, alerts]);
  };

  it('product 8 a confirmed account gets them as its saved search', async () => {
    const owner = await newAccount();
    await service.ask();
    expect(await listSearches(owner.headers)).toEqual([]);
    expect((await service.confirm((await service.tokensFor())[0] ?? '')).json()).toMatchObject({
      inAccount: true,
    });
    expect(await listSearches(owner.headers)).toEqual([[query, true]]);
    const [alert] = await service.alertsOfNewOffer();
    expect(alert).toMatchObject({ accountId: owner.row.id });
    expect(alert?.text).toContain('/buscas-salvas/parar?token=');
  });

  it('product 8 S34 an account that has only typed the address gets nothing', async () => {
    const stranger = await newAccount({ emailConfirmedAt: null });
    expect(await service.begin()).toMatchObject({ inAccount: false });
    expect(await listSearches(stranger.headers)).toEqual([]);
  });

  it('product 8 the same search of the account is kept once, with its alerts on, and old links stop it', async () => {
    const owner = await newAccount({ emailConfirmedAt: null });
    const { db } = test().database;
    await service.begin();
    const [alert] = await service.alertsOfNewOffer();
    await db.insert(savedSearch).values({ accountId: owner.row.id, name: 'Minha', query, alerts: false });
    await confirmAccount(owner);
    expect(await listSearches(owner.headers)).toEqual([[query, true]]);
    const [token] = tokensIn([alert ?? { text: '' }]);
    expect((await service.stop(token)).json()).toEqual({
      name: 'Minha',
    });
    expect(await listSearches(owner.headers)).toEqual([[query, false]]);
  });

  type Owner = Awaited<ReturnType<typeof newAccount>>;

  /** Follows the link that confirms the account's address. */
  async function confirmAccount({ row, headers }: Owner) {
    const use = { purpose: 'confirm-email', subjectId: row.id } as const;
    const token = await issueOneTimeToken(test().database.db, use, 1);
    const answer = await service.call('POST', '/account/auth/confirm-email', { token }, { headers });
    if (answer.statusCode !== 200) throw new Error(answer.body);
  }

  /** Chooses a new password by the mailed link, which confirms the address too. */
  async function resetPassword({ row }: Owner) {
    const use = { purpose: 'reset-password', subjectId: row.id } as const;
    const token = await issueOneTimeToken(test().database.db, use, 1);
    const answer = await service.call('POST', '/account/auth/reset-password', {
      token,
      password: 'girassol amarelo na varanda',
    });
    if (answer.statusCode !== 200) throw new Error(answer.body);
  }

  it('product 8 one who registers later gets them once the address is confirmed, and only the confirmed ones', async () => {
    const owner = await newAccount({ emailConfirmedAt: null });
    await service.begin();
    await service.ask(email, 'state=bahia');
    await confirmAccount(owner);
    expect(await listSearches(owner.headers)).toEqual([[query, true]]);
    expect(await service.stored()).toMatchObject([
      { accountId: owner.row.id, email: null, confirmedAt: null },
      { accountId: null, email, query: 'state=bahia' },
    ]);
  });

  it.each([
    ['the link of the account', confirmAccount],
    ['a new password', resetPassword],
  ])('product 8 confirmations of both at once, by %s, lose no alert', async (_, way) => {
    const owner = await newAccount({ emailConfirmedAt: null });
    await service.ask();
    const [token = ''] = await service.tokensFor();
    const [confirmed] = await Promise.all([service.confirm(token), way(owner)]);
    expect(confirmed.statusCode).toBe(200);
    expect(await service.stored()).toMatchObject([{ accountId: owner.row.id, email: null, query }]);
  });
});
