import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describeOneEngine } from '../../../test/each-engine.ts';
import { account, oneTimeToken, rateLimit } from '../../platform/database/account-schema.ts';
import { deliverMail } from '../../platform/mail/testing/deliver-mail.ts';
import { accountCalls, bearer, newPerson, type AccountCalls, type Person } from '../testing/account-calls.ts';

const another = 'outra frase bem comprida';

describeOneEngine('passwords and mailboxes', (test) => {
  let calls: AccountCalls;
  let person: Person;
  let session: string;

  beforeAll(async () => {
    calls = await accountCalls(test().database);
  });
  beforeEach(async () => {
    await test().database.db.delete(rateLimit);
    person = newPerson();
    session = await calls.register(person);
  });

  const login = async (password: string, email = person.email) =>
    (await calls.post('/auth/login', { email, password })).statusCode;
  const recover = async () => {
    await calls.post('/auth/recover-password', { email: person.email });
    return calls.linkToken('recover-password', person.email);
  };
  const reset = (token: string, password = another) =>
    calls.post('/auth/reset-password', { token, password });
  const update = (body: object) => calls.post('/user', body, { headers: bearer(session) });
  const stored = async () => {
    const [row] = await test().database.db.select().from(account).where(eq(account.email, person.email));
    return row;
  };
  /** Sends what is due. @returns the mails that arrived, by the allowance that they use. */
  const deliveredTo = async (email: string) => {
    const { mails } = await deliverMail(test().database);
    const subjects = mails.filter(({ to }) => to === email).map(({ subject }) => subject);
    const recovery = subjects.filter((subject) => subject.includes('senha')).length;
    return { recovery, others: subjects.length - recovery };
  };

  describe('POST /v3/account/auth/recover-password', () => {
    it('S4 answers the same for a known and an unknown e-mail', async () => {
      const known = await calls.post('/auth/recover-password', { email: person.email.toUpperCase() });
      const unknown = await calls.post('/auth/recover-password', { email: newPerson().email });
      expect(known.statusCode).toBe(200);
      expect(known.json().message).toContain('Se houver uma conta com este e-mail');
      expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
      expect(await calls.mailsTo(person.email)).toEqual(['welcome', 'recover-password']);
    });

    it('S4 S32 limits one address to three requests an hour per e-mail, known or not, without blocking the user', async () => {
      for (const email of [person.email, newPerson().email]) {
        expect(await calls.requestMail('198.51.100.1', '/auth/recover-password', email, 10)).toEqual([
          ...Array.from({ length: 3 }, () => 200),
          ...Array.from({ length: 7 }, () => 429),
        ]);
        expect(await calls.requestMail('198.51.100.2', '/auth/recover-password', email)).toEqual([200]);
      }
      // The fourth is the user's own request.
      const kinds = await calls.mailsTo(person.email);
      expect(kinds.filter((kind) => kind === 'recover-password')).toHaveLength(4);
    });

    it('S6 accepts three of 50 concurrent requests from one address; wrong passwords elsewhere do not block it', async () => {
      for (let tries = 0; tries < 6; tries += 1)
        await calls.post('/auth/login', { email: person.email, password: another }, { from: '198.51.100.1' });
      const asked = Array.from({ length: 50 }, () =>
        calls.requestMail('198.51.100.1', '/auth/recover-password', person.email),
      );
      const accepted = (await Promise.all(asked)).flat().filter((status) => status === 200);
      expect(accepted).toHaveLength(3);
      expect(await login(person.password)).toBe(200);
    });

    it('S32 many addresses cannot flood a mailbox: after two mails in an hour none is sent, no request is rejected, and the links work', async () => {
      for (const email of [person.email, newPerson().email]) {
        const statuses = [];
        for (let address = 1; address <= 12; address += 1)
          statuses.push(
            ...(await calls.requestMail(`203.0.113.${address}`, '/auth/recover-password', email)),
          );
        expect(statuses).toEqual(Array.from({ length: 12 }, () => 200));
      }
      // The user asks last: any link that arrived is valid for at least another half hour.
      const answer = await calls.post('/auth/recover-password', { email: person.email });
      expect(answer.statusCode).toBe(200);
      expect(answer.json().message).toContain('um link pedido há pouco continua valendo');
      const token = await calls.linkToken('recover-password', person.email);
      expect(await deliveredTo(person.email)).toEqual({ recovery: 2, others: 1 });
      expect((await reset(token)).statusCode).toBe(200);
    });
  });

  describe('POST /v3/account/auth/reset-password', () => {
    it('S5 changes the password, confirms the mailbox and ends the sessions', async () => {
      const answer = await reset(await recover());
      expect([answer.statusCode, answer.json().message]).toEqual([
        200,
        'Senha alterada. Encerramos todas as sessões da sua conta. Entre com a nova senha.',
      ]);
      expect((await calls.get('/user', { headers: bearer(session) })).statusCode).toBe(401);
      expect([await login(person.password), await login(another)]).toEqual([401, 200]);
      expect((await stored())?.emailConfirmedAt).toBeInstanceOf(Date);
      expect(await calls.mailsTo(person.email)).toEqual(['welcome', 'recover-password', 'password-changed']);
    });

    it('S5 a link works once, even with two concurrent uses', async () => {
      const token = await recover();
      const answers = await Promise.all([reset(token, another), reset(token, `${another}!`)]);
      expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 400]);
      const third = await reset(token);
      expect([third.statusCode, third.json().code]).toEqual([400, 'LINK_INVALID']);
    });

    it('S5 using one link invalidates the others', async () => {
      const [first, second] = [await recover(), await recover()];
      expect((await reset(second)).statusCode).toBe(200);
      expect((await reset(first)).json().code).toBe('LINK_INVALID');
    });

    it('S5 a link expires after an hour', async () => {
      const token = await recover();
      const [{ lasts } = { lasts: 0 }] = await test()
        .database.db.select({
          lasts: sql<number>`extract(epoch FROM ${oneTimeToken.expiresAt} - ${oneTimeToken.createdAt})::int`,
        })
        .from(oneTimeToken)
        .where(eq(oneTimeToken.purpose, 'reset-password'))
        .orderBy(sql`${oneTimeToken.createdAt} DESC`);
      expect(lasts).toBe(3600);
      await test()
        .database.db.update(oneTimeToken)
        .set({ expiresAt: sql`now() - interval '1 second'` });
      expect((await reset(token)).json().code).toBe('LINK_INVALID');
      expect(await login(person.password)).toBe(200);
    });

    it('S5 neither a confirmation link nor an unknown token changes a password', async () => {
      const confirm = await calls.linkToken('welcome', person.email);
      for (const token of [confirm, 'x'.repeat(43), '', '\0']) {
        expect((await reset(token)).statusCode).toBe(400);
      }
    });

    it('S24 a weak password does not consume the link', async () => {
      const token = await recover();
      expect((await reset(token, 'password')).json().code).toBe('PASSWORD_COMMON');
      expect((await reset(token)).statusCode).toBe(200);
    });
  });

  describe('POST /v3/account/user, signed in', () => {
    it('CA-04 changes only the given fields', async () => {
      await update({ phone: '(71) 3123-4567' });
      const answer = await update({ name: 'ANA DE SOUZA', cpf: '86288366757' });
      expect(answer.statusCode).toBe(200);
      expect(answer.json().token).toBeUndefined();
      expect(answer.json().user).toMatchObject({
        name: 'Ana de Souza',
        phone: '(71) 3123-4567',
        cpf: '86288366757',
        email: person.email,
      });
      expect((await update({ phone: null })).json().user.phone).toBeNull();
    });

    it('CA-04 requires the current password to change e-mail or password', async () => {
      for (const change of [{ email: newPerson().email }, { password: another }]) {
        for (const currentPassword of [undefined, 'errada demais']) {
          const rejected = await update({ ...change, currentPassword });
          expect([rejected.statusCode, rejected.json().code]).toEqual([403, 'CURRENT_PASSWORD_WRONG']);
        }
      }
      await update({ password: another, currentPassword: 'errada de novo' });
      const sixth = await update({ password: another, currentPassword: person.password });
      expect(sixth.statusCode).toBe(429);
    });

    it('S32 wrong passwords in one session do not block the account’s other sessions', async () => {
      const other = (await calls.post('/auth/login', person)).json().token;
      const change = { password: another, currentPassword: 'errada demais' };
      for (let tries = 0; tries < 6; tries += 1)
        await calls.post('/user', change, { headers: bearer(other), from: '198.51.100.1' });
      expect((await update({ password: another, currentPassword: person.password })).statusCode).toBe(200);
    });

    it('CA-04 a new password ends the other sessions', async () => {
      const other = await calls.post('/auth/login', person);
      const changed = await update({ password: another, currentPassword: person.password });
      expect(changed.statusCode).toBe(200);
      expect((await calls.get('/user', { headers: bearer(other.json().token) })).statusCode).toBe(401);
      expect((await calls.get('/user', { headers: bearer(session) })).statusCode).toBe(200);
      expect(await login(another)).toBe(200);
      expect(await calls.mailsTo(person.email)).toEqual(['welcome', 'password-changed']);
    });

    it('CA-04 an ended session changes nothing and submits no form', async () => {
      const answer = await calls.post(
        '/user',
        { name: 'Ana Souza', email: 'ana@b.com' },
        { headers: bearer('x'.repeat(43)) },
      );
      expect(answer.statusCode).toBe(401);
    });
  });
});
