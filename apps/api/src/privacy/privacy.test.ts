import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOneEngine } from '../../test/each-engine.ts';
import { recordAuditEvent } from '../platform/audit/record-audit-event.ts';
import { account, consent, savedSearch } from '../platform/database/account-schema.ts';
import { review } from '../platform/database/schema.ts';
import { schoolVisit } from '../platform/database/school-visit-schema.ts';
import { newProtocol } from '../platform/readable-codes.ts';
import type { PrivacyUser } from './testing/privacy-user.ts';
import {
  openPrivacyService,
  password,
  protocolForm,
  type PrivacyService,
} from './testing/privacy-service.ts';

it('S23 a protocol number is readable and cannot be guessed', () => {
  const many = Array.from({ length: 500 }, () => newProtocol());
  expect(new Set(many).size).toBe(500);
  for (const protocol of many) expect(protocol).toMatch(protocolForm);
  expect(newProtocol(new Date('2031-01-01T02:59:00Z'))).toMatch(/^LGPD-2030-/);
  expect(newProtocol(new Date('2031-01-01T03:00:00Z'))).toMatch(/^LGPD-2031-/);
});

describeOneEngine('the privacy panel', (test) => {
  let service: PrivacyService;
  let user: PrivacyUser;
  beforeAll(async () => {
    service = await openPrivacyService(test().database);
  });
  beforeEach(async () => {
    user = await service.newUser();
  });

  it('S23 lists stored data and purposes, with the CPF masked', async () => {
    const answer = await user.call();
    expect(answer.statusCode).toBe(200);
    const panel = answer.json();
    const cpf = user.row.cpf ?? '';
    expect(panel.holder.cpf).toBe(`***.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-**`);
    expect(answer.body).not.toContain(cpf);
    expect(panel.data.map(({ category }: { category: string }) => category)).toContain('orders');
    expect(panel.consents).toHaveLength(3);
    expect(panel.requests).toEqual([]);
  });

  it('S23 exports everything about the account, except secrets', async () => {
    await user.storeOneOfEach();
    await user.order('paid');
    const answer = await user.call('/export', {});
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toContain('attachment');
    expect(answer.json()).toMatchObject({
      protocol: expect.stringMatching(protocolForm),
      account: { email: user.row.email, cpf: user.row.cpf, hasPassword: true },
      sessions: [{ device: 'Firefox no Linux' }],
      orders: [{ status: 'paid', student: { name: 'João das Dores', birthDate: '2018-03-02' } }],
      reviews: [{ school: 'anglo', testimonial: 'Uma escola muito boa para as crianças.' }],
      questions: [{ school: 'anglo', text: 'O almoço está incluído no integral?' }],
      favorites: [{ school: 'anglo', grade: '6º ano' }],
      savedSearches: [{ query: 'city=araguaina-to' }],
      consents: [{ purpose: 'marketing', granted: true }],
      mails: [{ kind: 'welcome' }, { kind: 'data-export' }],
      actions: [{ action: 'account.exported' }],
    });
    for (const secret of [
      'argon2',
      'tokenDigest',
      'passwordHash',
      'secret-link',
      user.headers.authorization.slice(7),
    ])
      expect(answer.body).not.toContain(secret);
    expect((await user.call()).json().requests).toMatchObject([{ kind: 'export' }]);
  });

  it('S23 exports that its school saw the contact of a family, and why it refused', async () => {
    const { db } = test().database;
    const orderId = await user.order('cancelled');
    const event = { actor: 'account:2000000000', schoolId: 1 } as const;
    // The other order is another family's.
    for (const id of [orderId, orderId + 1_000])
      await recordAuditEvent(db, { ...event, action: 'order.contact-viewed', subject: `order:${id}` });
    await recordAuditEvent(db, {
      ...event,
      action: 'order.refused',
      subject: `order:${orderId}`,
      before: { status: 'paid' },
      after: { status: 'cancelled', reason: 'documents' },
    });
    const exported = (await user.call('/export', {})).json();
    expect(exported.orders).toMatchObject([{ id: orderId, refusal: 'documents' }]);
    expect(exported.actions.map(({ action }: { action: string }) => action)).toEqual([
      'order.contact-viewed',
      'order.refused',
      'account.exported',
    ]);
  });

  it('S23 exports that a school saw the contact of the family of a visit request', async () => {
    const { db } = test().database;
    await user.writeReview();
    const [written] = await db.select().from(review).where(eq(review.userEmail, user.row.email));
    const request = {
      schoolId: written?.schoolId ?? 0,
      contactName: 'Ana de Souza',
      times: [],
      question: 'Há vaga à tarde?',
      forwardedTo: 'school',
      endsAt: new Date('2026-12-02T14:00:00Z'),
    } as const;
    // The other request is another family's.
    const visits = await db
      .insert(schoolVisit)
      .values([
        { ...request, email: user.row.email },
        { ...request, email: 'outra-familia@exemplo.com.br' },
      ])
      .returning({ id: schoolVisit.id });
    for (const { id } of visits)
      await recordAuditEvent(db, {
        actor: 'account:2000000000',
        action: 'visit.contact-viewed',
        subject: `visit:${id}`,
        schoolId: request.schoolId,
      });
    const exported = (await user.call('/export', {})).json();
    expect(exported.visits).toMatchObject([{ email: user.row.email }]);
    expect(exported.actions.map(({ action }: { action: string }) => action)).toEqual([
      'visit.contact-viewed',
      'account.exported',
    ]);
  });

  it('S32 limits exports to five a day per account', async () => {
    const other = await service.newUser();
    for (let time = 0; time < 5; time += 1) expect((await user.call('/export', {})).statusCode).toBe(200);
    const rejected = await user.call('/export', {});
    expect(rejected.statusCode).toBe(429);
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(23 * 3600);
    expect(rejected.json().message).toBe('Muitas tentativas. Tente novamente em 24 horas.');
    expect((await other.call('/export', {})).statusCode).toBe(200);
    // A rejected request has no effect.
    expect((await user.call()).json().requests).toHaveLength(5);
  });

  it('S23 does not export reviews of an unconfirmed mailbox', async () => {
    await user.writeReview();
    const { db } = test().database;
    await db.update(account).set({ emailConfirmedAt: null }).where(eq(account.id, user.row.id));
    expect((await user.call('/export', {})).json().reviews).toEqual([]);
    await user.call('/delete', { password, reviews: 'remove' });
    expect(await db.$count(review, eq(review.userEmail, user.row.email))).toBe(1);
  });

  it('S23 records a consent once, its withdrawal, and a new consent', async () => {
    const grant = async () => (await user.call('/grant', { purpose: 'analytics' })).json();
    const granted = { purpose: 'analytics', granted: true, since: expect.any(String) as string };
    const first = await grant();
    expect(first).toContainEqual(expect.objectContaining(granted));
    expect(await grant()).toEqual(first);
    await user.call('/withdraw', { purpose: 'analytics' });
    expect((await user.call()).json().consents).toContainEqual(
      expect.objectContaining({ ...granted, granted: false }),
    );
    expect(await grant()).toContainEqual(expect.objectContaining(granted));
    const { db } = test().database;
    const decisions = await db
      .select()
      .from(consent)
      .where(eq(consent.accountId, user.row.id))
      .orderBy(consent.id);
    expect(decisions.map((decision) => decision.granted)).toEqual([true, false, true]);
    expect((await user.call('/grant', { purpose: 'breathing' })).statusCode).toBe(400);
  });

  it('S23 CA-14 records a decision on a device with the question’s version and its time, never in the future', async () => {
    const decidedAt = '2026-03-05T12:00:00.000Z';
    const answer = await user.call('/grant', { purpose: 'analytics', device: { version: 2, decidedAt } });
    expect(answer.json()).toContainEqual(
      expect.objectContaining({ purpose: 'analytics', granted: true, since: decidedAt }),
    );
    const future = new Date(Date.now() + 86_400_000).toISOString();
    await user.call('/withdraw', { purpose: 'analytics', device: { version: 2, decidedAt: future } });
    const [, entry] = (await user.call()).json().consents;
    expect(entry).toMatchObject({ purpose: 'analytics', granted: false });
    expect(Date.parse(entry.since)).toBeLessThanOrEqual(Date.now());
    const { consents } = (await user.call('/export', {})).json();
    expect(consents).toMatchObject([{ version: 2, decidedAt }, { version: 2 }]);
  });

  it.each([
    { version: 0, decidedAt: '2026-03-05T12:00:00Z' },
    { version: 9_999_999_999, decidedAt: '2026-03-05T12:00:00Z' },
    { version: 2, decidedAt: 'ontem' },
    { version: 2, decidedAt: '0000-01-01T00:00:00Z' },
  ])('S22 refuses the decision %j', async (device) => {
    expect((await user.call('/grant', { purpose: 'analytics', device })).statusCode).toBe(400);
  });

  it('S23 withdraws a consent, with the data that depended on it', async () => {
    await user.storeOneOfEach();
    const marketing = await user.call('/withdraw', { purpose: 'marketing' });
    expect(marketing.json()).toEqual({ purpose: 'marketing', protocol: expect.stringMatching(protocolForm) });
    await user.call('/withdraw', { purpose: 'analytics' });
    const { db } = test().database;
    const [own] = await db.select().from(account).where(eq(account.id, user.row.id));
    expect([own?.gaToken, own?.gaCampaign]).toEqual([null, {}]);
    expect(await db.select().from(savedSearch).where(eq(savedSearch.accountId, user.row.id))).toMatchObject([
      { alerts: false },
    ]);
    const panel = (await user.call()).json();
    expect(panel.consents[0]).toMatchObject({ purpose: 'marketing', granted: false });
    expect(panel.requests).toHaveLength(2);
    expect((await user.call('/withdraw', { purpose: 'breathing' })).statusCode).toBe(400);
  });

  it('S23 returns a protocol number for a correction only', async () => {
    const corrected = await user.write({ name: 'Maria Aparecida das Dores' });
    expect(corrected.json()).toMatchObject({
      user: { name: 'Maria Aparecida das Dores' },
      protocol: expect.stringMatching(protocolForm),
    });
    expect((await user.write({ gaToken: 'ga.2' })).json()).not.toHaveProperty('protocol');
    expect((await user.call()).json().requests).toMatchObject([
      { kind: 'correction', protocol: corrected.json().protocol },
    ]);
  });
});
