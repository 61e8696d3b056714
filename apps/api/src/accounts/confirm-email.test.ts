import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describeOneEngine } from '../../test/each-engine.ts';
import { account, oneTimeToken, rateLimit } from '../platform/database/account-schema.ts';
import { mailOutbox } from '../platform/database/operation-schema.ts';
import { deliverMail } from '../platform/mail/testing/deliver-mail.ts';
import { accountCalls, bearer, newPerson, type AccountCalls, type Person } from './testing/account-calls.ts';

describeOneEngine('confirming an e-mail', (test) => {
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

  const own = async () => (await calls.get('/user', { headers: bearer(session) })).json();
  const login = async (who: Pick<Person, 'email' | 'password'>) =>
    (await calls.post('/auth/login', { email: who.email, password: who.password })).statusCode;

  const moveTo = (email: string) =>
    calls.post('/user', { email, currentPassword: person.password }, { headers: bearer(session) });
  const confirmOwn = () => calls.confirmEmail('welcome', person);

  describe('POST /v3/account/auth/confirm-email', () => {
    it('CA-01 confirms the mailbox once, in a session of the account', async () => {
      const headers = bearer(session);
      const confirmed = await calls.confirmEmail('welcome', { email: person.email }, { headers });
      expect(confirmed.json()).toEqual({ message: 'E-mail confirmado. Obrigado.', replaced: false });
      expect((await own()).emailConfirmed).toBe(true);
      const again = await calls.confirmEmail('welcome', { email: person.email }, { headers });
      expect(again.json().code).toBe('LINK_INVALID');
    });

    it('S34 elsewhere it needs the password of the account: a stranger’s account is not confirmed by a tap', async () => {
      const stranger = await calls.register(newPerson());
      for (const headers of [{}, bearer(stranger)]) {
        const tapped = await calls.confirmEmail('welcome', { email: person.email }, { headers });
        expect([tapped.statusCode, tapped.json().code]).toEqual([403, 'CONFIRMATION_PASSWORD_WRONG']);
      }
      const guessed = await calls.confirmEmail('welcome', { email: person.email, password: 'girassol' });
      expect(guessed.statusCode).toBe(403);
      expect((await own()).emailConfirmed).toBe(false);
      expect((await calls.confirmEmail('welcome', person)).statusCode).toBe(200);
      expect((await own()).emailConfirmed).toBe(true);
    });

    it('S34 of two accounts with one address the first confirmed keeps it', async () => {
      const second = { ...person, password: 'violeta azul no quintal' };
      const other = await calls.register(second);
      const late = await calls.linkToken('welcome', person.email);
      await calls.post('/auth/resend-confirmation', { email: person.email }, { headers: bearer(session) });
      expect((await calls.confirmEmail('confirm-email', person)).statusCode).toBe(200);
      const refused = await calls.post('/auth/confirm-email', { token: late, password: second.password });
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'EMAIL_CONFIRMED_ELSEWHERE']);
      const left = await calls.get('/user', { headers: bearer(other) });
      expect(left.json()).toMatchObject({ email: person.email, emailConfirmed: false });
    });

    it('S4 can be requested again: the same answer for every e-mail, and a link only for an unconfirmed account', async () => {
      const resend = (email: string) => calls.post('/auth/resend-confirmation', { email });
      const waiting = await resend(person.email.toUpperCase());
      expect([waiting.statusCode, waiting.json().message]).toEqual([
        200,
        expect.stringContaining('Se houver uma conta com este e-mail'),
      ]);
      expect((await resend(newPerson().email)).body).toBe(waiting.body);
      expect((await calls.confirmEmail('confirm-email', person)).statusCode).toBe(200);
      expect((await resend(person.email)).body).toBe(waiting.body);
      expect(await calls.mailsTo(person.email)).toEqual(['welcome', 'confirm-email']);
    });

    it('S4 S6 S32 limits an address to three requests an hour, and a mailbox to four mails', async () => {
      for (const email of [person.email, newPerson().email]) {
        const path = '/auth/resend-confirmation';
        expect(await calls.requestMail('198.51.100.1', path, email, 4)).toEqual([200, 200, 200, 429]);
        for (const from of ['198.51.100.2', '198.51.100.3', '198.51.100.4'])
          expect(await calls.requestMail(from, path, email)).toEqual([200]);
      }
      expect((await calls.confirmEmail('confirm-email', person)).statusCode).toBe(200);
      const { mails } = await deliverMail(test().database);
      expect(mails.filter(({ to }) => to === person.email)).toHaveLength(4);
    });

    it('CA-01 the link works for seven days', async () => {
      const [link] = await test()
        .database.db.select({
          days: sql<number>`extract(epoch FROM ${oneTimeToken.expiresAt} - ${oneTimeToken.createdAt})::int / 86400`,
        })
        .from(oneTimeToken)
        .where(eq(oneTimeToken.subjectId, (await own()).id));
      expect(link?.days).toBe(7);
    });
  });

  describe('changing the e-mail', () => {
    it('S34 the old address stays in force until the new one is confirmed', async () => {
      await confirmOwn();
      const { email } = newPerson();
      const moved = await moveTo(email);
      expect(moved.statusCode).toBe(200);
      expect(moved.json().user).toMatchObject({
        email: person.email,
        emailConfirmed: true,
        pendingEmail: email,
      });
      expect(await calls.mailsTo(person.email)).toEqual(['welcome', 'email-change-requested']);
      expect([await login(person), await login({ ...person, email })]).toEqual([200, 401]);
      await calls.post('/auth/recover-password', { email });
      expect(await calls.mailsTo(email)).toEqual(['confirm-email']);
    });

    it('S34 confirming the new address ends the other sessions and the links to the old one, and says so', async () => {
      await confirmOwn();
      const other = (await calls.post('/auth/login', person)).json().token;
      await calls.post('/auth/recover-password', { email: person.email });
      const oldLink = await calls.linkToken('recover-password', person.email);
      const { email } = newPerson();
      await moveTo(email);
      const confirmed = await calls.confirmEmail('confirm-email', { email }, { headers: bearer(session) });
      expect(confirmed.json().message).toMatch(
        /^E-mail confirmado: ele substitui o anterior\. Encerramos as outras sessões da sua conta\. Protocolo da correção: LGPD-/,
      );
      expect(await own()).toMatchObject({ email, emailConfirmed: true, pendingEmail: null });
      expect((await calls.get('/user', { headers: bearer(other) })).statusCode).toBe(401);
      expect([await login(person), await login({ ...person, email })]).toEqual([401, 200]);
      const reset = await calls.post('/auth/reset-password', {
        token: oldLink,
        password: 'outra frase longa',
      });
      expect(reset.json().code).toBe('LINK_INVALID');
      expect(await calls.mailsTo(person.email)).toContain('email-changed');
    });

    it('S23 takes over no mail to a school whose address it had: it stays the family’s, or the school’s', async () => {
      const { db } = test().database;
      await confirmOwn();
      const family = newPerson();
      await calls.register(family);
      const [ofFamily] = await db.select().from(account).where(eq(account.email, family.email));
      const [secretary] = await db.select().from(account).where(eq(account.email, person.email));
      const familyId = ofFamily?.id ?? 0;
      const secretaryId = secretary?.id ?? 0;
      const mail = (kind: string, accountId: number | null) =>
        ({ kind, recipient: person.email, accountId, subject: '', text: '', html: '' }) as const;
      await db
        .insert(mailOutbox)
        .values([
          mail('order-paid-school', familyId),
          mail('order-reserved-school', null),
          mail('visit-requested', null),
        ]);
      const mails = async () => {
        const rows = await db.select().from(mailOutbox).where(eq(mailOutbox.recipient, person.email));
        return Object.fromEntries(rows.map(({ kind, accountId }) => [kind, accountId]));
      };
      const { email } = newPerson();
      await moveTo(email);
      await calls.confirmEmail('confirm-email', { email }, { headers: bearer(session) });
      const kept = { 'order-paid-school': familyId, 'order-reserved-school': null };
      expect(await mails()).toMatchObject({ ...kept, 'visit-requested': secretaryId });
      const deleted = await calls.post('/user/privacy/delete', {}, { headers: bearer(session) });
      expect(deleted.statusCode).toBe(200);
      expect(await mails()).toEqual(kept);
    });

    it('S34 a later change and a cancellation invalidate the earlier link', async () => {
      const [first, second] = [newPerson().email, newPerson().email];
      await moveTo(first);
      await moveTo(second);
      const outdated = await calls.confirmEmail('confirm-email', { ...person, email: first });
      expect(outdated.json().code).toBe('LINK_INVALID');
      const cancelled = await calls.remove('/user/pending-email', { headers: bearer(session) });
      expect(cancelled.statusCode).toBe(204);
      const late = await calls.confirmEmail('confirm-email', { ...person, email: second });
      expect(late.json().code).toBe('LINK_INVALID');
      expect(await own()).toMatchObject({ email: person.email, pendingEmail: null });
    });

    it('S34 a new password by mail cancels it', async () => {
      const { email } = newPerson();
      await moveTo(email);
      await calls.post('/auth/recover-password', { email: person.email });
      const token = await calls.linkToken('recover-password', person.email);
      const password = 'outra frase bem comprida';
      await calls.post('/auth/reset-password', { token, password });
      const late = await calls.confirmEmail('confirm-email', { email, password });
      expect(late.json().code).toBe('LINK_INVALID');
    });

    it('CA-04 the link can be requested again by its account only', async () => {
      const { email } = newPerson();
      await moveTo(email);
      await calls.post('/auth/resend-confirmation', { email });
      expect(await calls.mailsTo(email)).toEqual(['confirm-email']);
      await calls.post('/auth/resend-confirmation', { email }, { headers: bearer(session) });
      expect(await calls.mailsTo(email)).toEqual(['confirm-email', 'confirm-email']);
    });

    it('S35 a fifth change in an hour is the last', async () => {
      const statuses: number[] = [];
      for (let tries = 0; tries < 6; tries += 1) statuses.push((await moveTo(newPerson().email)).statusCode);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    });

    it('S34 the database allows one confirmed account per address', async () => {
      await confirmOwn();
      await calls.register(person);
      const rows = await test()
        .database.db.select({ confirmed: account.emailConfirmedAt })
        .from(account)
        .where(eq(account.email, person.email));
      expect(rows).toHaveLength(2);
      const both = test()
        .database.db.update(account)
        .set({ emailConfirmedAt: sql`now()` })
        .where(eq(account.email, person.email));
      await expect(both).rejects.toThrow('Failed query');
    });
  });
});
