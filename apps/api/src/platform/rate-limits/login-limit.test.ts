import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOneEngine } from '../../../test/each-engine.ts';
import {
  accountCalls,
  newPerson,
  type AccountCalls,
  type Person,
} from '../../accounts/testing/account-calls.ts';
import { rateLimit } from '../database/account-schema.ts';

const wrong = 'não é esta a senha';
/** Wrong passwords allowed per e-mail and address in a quarter of an hour. */
const allowed = 5;

const countStatus = (statuses: readonly number[], status: number) =>
  statuses.filter((each) => each === status).length;

describeOneEngine('the login limit', (test) => {
  let calls: AccountCalls;
  let person: Person;
  beforeAll(async () => {
    calls = await accountCalls(test().database);
  });
  beforeEach(async () => {
    await test().database.db.delete(rateLimit);
    person = newPerson();
    await calls.register(person);
  });

  const login = (password: string, from?: string, headers: Record<string, string> = {}) =>
    calls.post('/auth/login', { email: person.email, password }, { from, headers });
  const exhaust = async (from?: string) => {
    await Promise.all(Array.from({ length: allowed }, () => login(wrong, from)));
  };

  it('S6 checks exactly 5 of 50 parallel attempts; the others get Retry-After', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => login(wrong)));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect([countStatus(statuses, 401), countStatus(statuses, 429)]).toEqual([allowed, 45]);
    for (const answer of answers.filter(({ statusCode }) => statusCode === 429)) {
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(14 * 60);
      expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(15 * 60);
      expect(answer.json()).toMatchObject({
        code: 'TOO_MANY_REQUESTS',
        message: 'Muitas tentativas. Tente novamente em 15 minutos.',
      });
    }
  });

  it('S6 an unknown e-mail is limited like a known one', async () => {
    const { email } = newPerson();
    const tries = Array.from({ length: 6 }, () => calls.post('/auth/login', { email, password: wrong }));
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
    expect([countStatus(statuses, 401), countStatus(statuses, 429)]).toEqual([allowed, 1]);
  });

  it('S6 rejects the right password too, until the time is over', async () => {
    await exhaust();
    expect((await login(person.password)).statusCode).toBe(429);
    await test()
      .database.db.update(rateLimit)
      .set({ expire: sql`${rateLimit.expire} - ${16 * 60 * 1000}` });
    expect((await login(person.password)).statusCode).toBe(200);
  });

  it('S6 does not block other addresses or other e-mails', async () => {
    await exhaust('198.51.100.7');
    expect((await login(person.password, '198.51.100.7')).statusCode).toBe(429);
    expect((await login(person.password, '198.51.100.8')).statusCode).toBe(200);
    const other = newPerson();
    await calls.register(other);
    const answer = await calls.post('/auth/login', other, { from: '198.51.100.7' });
    expect(answer.statusCode).toBe(200);
  });

  it('S6 a successful login resets the count of a confirmed e-mail', async () => {
    await calls.confirmEmail('welcome', person);
    for (let round = 0; round < 2; round += 1) {
      await Promise.all(Array.from({ length: allowed - 1 }, () => login(wrong)));
      expect((await login(person.password)).statusCode).toBe(200);
    }
  });

  it('S6 signing in to an own account with the same e-mail resets no count of wrong passwords', async () => {
    await calls.confirmEmail('welcome', person);
    const attackers = 'frase de quem ataca contas';
    await calls.register({ ...person, password: attackers });
    for (let n = 1; n < allowed; n += 1) expect((await login(wrong)).statusCode).toBe(401);
    expect((await login(attackers)).statusCode).toBe(200);
    expect((await login(wrong)).statusCode).toBe(401);
    expect((await login(wrong)).statusCode).toBe(429);
  });

  it('S6 allows 50 attempts per address in total, for any e-mails', async () => {
    const from = '198.51.100.9';
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        calls.post('/auth/login', { email: `a${index}@b.com`, password: wrong }, { from }),
      ),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect([countStatus(statuses, 401), countStatus(statuses, 429)]).toEqual([50, 10]);
  });

  it.each(['x-forwarded-for', 'x-real-ip', 'forwarded', 'x-client-ip'])(
    'S7 a forged %s resets nothing',
    async (header) => {
      await exhaust();
      for (const forged of ['192.0.2.1', '192.0.2.2, 127.0.0.1', 'for=192.0.2.3', '::1']) {
        expect((await login(person.password, undefined, { [header]: forged })).statusCode).toBe(429);
      }
    },
  );

  it('S7 counts an IPv6 /64 as one address', async () => {
    await exhaust('2001:db8:1:2::1');
    expect((await login(person.password, '2001:db8:1:2:ffff::2')).statusCode).toBe(429);
    expect((await login(person.password, '2001:db8:1:3::1')).statusCode).toBe(200);
  });

  it('S6 limits 60 guesses from 60 IPv6 subnets of one network, and no other network', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 60; n += 1)
      statuses.push((await login(wrong, `2001:db8:1:${n.toString(16)}::1`)).statusCode);
    expect([countStatus(statuses, 401), countStatus(statuses, 429)]).toEqual([4 * allowed, 60 - 4 * allowed]);
    expect((await login(person.password, '2001:db8:2:1::1')).statusCode).toBe(200);
    expect((await login(person.password, '198.51.100.7')).statusCode).toBe(200);
  });

  it('S6 S32 wrong passwords of one IPv6 subnet leave the others of its network their tries', async () => {
    await Promise.all(Array.from({ length: 50 }, () => login(wrong, '2001:db8:1:2::1')));
    expect((await login(person.password, '2001:db8:1:3::1')).statusCode).toBe(200);
  });

  it('S6 stores no personal data in the counters', async () => {
    await exhaust('198.51.100.7');
    const rows = JSON.stringify(await test().database.db.select().from(rateLimit));
    expect(rows).not.toContain(person.email);
    expect(rows).not.toContain('198.51.100.7');
  });
});
