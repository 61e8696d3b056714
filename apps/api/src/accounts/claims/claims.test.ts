import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describeOneEngine } from '../../../test/each-engine.ts';
import { testEnvironment } from '../../../test/test-server.ts';
import { auditEvent, rateLimit } from '../../platform/database/account-schema.ts';
import { mailOutbox } from '../../platform/database/operation-schema.ts';
import { schoolClaim, schoolMember } from '../../platform/database/panel-schema.ts';
import { school } from '../../platform/database/schema.ts';
import { insertCities } from '../../search/testing/place-rows.ts';
import { heicPhoto } from '../../platform/images/testing/heic-photo.ts';
import { panelCalls, type PanelCalls, rejectionCode } from '../testing/panel-calls.ts';
import { signedInWithRole } from '../testing/panel-people.ts';
import { insertClaimableSchool, registeredContact } from '../testing/panel-schools.ts';
import { signedInAccount } from '../testing/signed-in-account.ts';
import { claimPageBody, phoneCodeBody, waitingClaimsBody } from './schema.ts';

const { email: registered } = registeredContact;
const pdf = Buffer.from('%PDF-1.7\nCNPJ');

/** Another code. */
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

describeOneEngine('claiming a school', (test) => {
  let calls: PanelCalls;
  let slug = '';
  let schoolId = 0;
  let schools = 0;

  beforeAll(async () => {
    await insertCities(test().database);
    calls = await panelCalls(test().database);
  });
  afterAll(() => calls.server.close());
  // A school of its own per test, because claims count per school.
  beforeEach(async () => {
    const { database } = test();
    await database.db.delete(rateLimit);
    await database.db.delete(mailOutbox);
    schools += 1;
    slug = `girassol-${schools}`;
    schoolId = (await insertClaimableSchool(database, slug)).id;
  });

  const person = () => signedInWithRole(test().database, 'user', schoolId);
  type Person = Awaited<ReturnType<typeof person>>;
  const begin = (who: Person, proof: string) => calls.call(who, 'POST', `/claims/${slug}`, { proof });
  const enter = (who: Person, code: string) => calls.call(who, 'POST', `/claims/${slug}/code`, { code });
  const page = async (who: Person) =>
    claimPageBody.parse((await calls.call(who, 'GET', `/claims/${slug}`)).json());
  const mailedCode = async (): Promise<string> => {
    const [mail] = await calls.mailsTo(registered);
    const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
    if (code === undefined) throw new Error('No code was mailed.');
    return code;
  };
  const role = async ({ row }: Person) => {
    const { db } = test().database;
    const rows = await db.select().from(schoolMember).where(eq(schoolMember.accountId, row.id));
    return rows.find((member) => member.schoolId === schoolId)?.role;
  };

  const operator = () => signedInWithRole(test().database, 'operator', schoolId);
  const send = (who: Person, file: Buffer) => calls.call(who, 'PUT', `/claims/${slug}/document`, file);
  const waiting = async (who: Person) => {
    const { items } = waitingClaimsBody.parse((await calls.call(who, 'GET', '/operation/claims')).json());
    const found = items.find((item) => item.school.slug === slug);
    if (!found) throw new Error('No claim of this school waits.');
    return found;
  };

  it('by the code from the registered mailbox makes the first person the owner', async () => {
    const maria = await person();
    expect(await page(maria)).toMatchObject({
      proofs: { email: 's•••@g•••.com.br', phone: true },
      emailConfirmed: true,
      role: null,
      hasOwner: false,
      claim: null,
    });
    const begun = await begin(maria, 'email');
    expect(begun.body).not.toContain(registered);
    expect(claimPageBody.parse(begun.json()).claim).toMatchObject({ status: 'code', triesLeft: 5 });
    const code = await mailedCode();
    const entered = await enter(maria, code);
    expect(claimPageBody.parse(entered.json())).toMatchObject({
      role: 'owner',
      hasOwner: true,
      claim: { status: 'approved' },
    });
    expect(await role(maria)).toBe('owner');
    const events = await test()
      .database.db.select()
      .from(auditEvent)
      .where(eq(auditEvent.schoolId, schoolId));
    expect(events.map(({ action }) => action)).toEqual(['claim.begun', 'claim.approved']);
    // Used once.
    expect(rejectionCode(await enter(maria, code))).toBe('CLAIM_NOT_FOUND');
  });

  it('mails nothing that the claimant typed, and nobody but the register’s address', async () => {
    const { database } = test();
    const named = await signedInAccount(database, { name: 'Ganhe Dinheiro' });
    await calls.call(named, 'POST', `/claims/${slug}`, { proof: 'email', email: 'eu@golpe.com' });
    const mails = await database.db.select().from(mailOutbox);
    expect(mails.map(({ recipient }) => recipient)).toEqual([registered]);
    expect(mails[0]?.text).not.toContain('Ganhe');
    expect(mails[0]?.subject).not.toMatch(/\d{6}/);
  });

  it('takes no address that people of the school have typed', async () => {
    const { db } = test().database;
    await db
      .update(school)
      .set({ email: 'eu@golpe.com', contactSources: { email: 'school', phone: 'school' } })
      .where(eq(school.id, schoolId));
    const maria = await person();
    expect((await page(maria)).proofs).toEqual({ email: null, phone: false });
    expect(rejectionCode(await begin(maria, 'email'))).toBe('CLAIM_PROOF_UNAVAILABLE');
    expect(await calls.mailsTo('eu@golpe.com')).toEqual([]);
  });

  it('counts parallel guesses exactly: the sixth fails, even with the right code', async () => {
    const maria = await person();
    await begin(maria, 'email');
    const code = await mailedCode();
    const guesses = await Promise.all(Array.from({ length: 12 }, () => enter(maria, wrong(code))));
    const codes = guesses.map(rejectionCode);
    expect(codes.filter((found) => found === 'CLAIM_CODE_WRONG')).toHaveLength(5);
    expect(codes.filter((found) => found === 'CLAIM_CODE_EXPIRED')).toHaveLength(7);
    expect(rejectionCode(await enter(maria, code))).toBe('CLAIM_CODE_EXPIRED');
    expect(await role(maria)).toBeUndefined();
  });

  it('rejects an expired code, an earlier one, and that of another person', async () => {
    const [maria, ana] = [await person(), await person()];
    await begin(maria, 'email');
    const first = await mailedCode();
    await begin(maria, 'email');
    const second = await mailedCode();
    expect(rejectionCode(await enter(maria, first))).toBe('CLAIM_CODE_WRONG');
    expect(rejectionCode(await enter(ana, second))).toBe('CLAIM_NOT_FOUND');
    await begin(ana, 'email');
    expect(rejectionCode(await enter(ana, second))).toBe('CLAIM_CODE_WRONG');
    await test()
      .database.db.update(schoolClaim)
      .set({ codeExpiresAt: sql`now() - interval '1 second'` })
      .where(eq(schoolClaim.accountId, maria.row.id));
    expect(rejectionCode(await enter(maria, second))).toBe('CLAIM_CODE_EXPIRED');
    expect([await role(maria), await role(ana)]).toEqual([undefined, undefined]);
  });

  it('of two right codes at once makes one owner; our team decides about the other', async () => {
    const [maria, ana] = [await person(), await person()];
    await begin(maria, 'email');
    const marias = await mailedCode();
    await begin(ana, 'email');
    const anas = await mailedCode();
    const answers = await Promise.all([enter(maria, marias), enter(maria, marias), enter(ana, anas)]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2);
    const roles = [await role(maria), await role(ana)];
    expect(roles.filter((found) => found === 'owner')).toHaveLength(1);
    const [owner, other] = roles[0] === 'owner' ? [maria, ana] : [ana, maria];
    expect((await page(other)).claim?.status).toBe('waiting');
    expect((await calls.mailsTo(owner.row.email)).map(({ kind }) => kind)).toContain('claim-of-another');
    expect((await calls.mailsTo(other.row.email)).map(({ kind }) => kind)).toEqual(['claim-waiting']);
  });

  it('S35 mails a school no more than three codes an hour for one account', async () => {
    const maria = await person();
    const answers = [];
    for (let time = 0; time < 4; time += 1) answers.push((await begin(maria, 'email')).statusCode);
    expect(answers).toEqual([200, 200, 200, 429]);
    expect(await calls.mailsTo(registered)).toHaveLength(3);
  });

  it('S34 needs a confirmed e-mail, and none for people of the school', async () => {
    const { database } = test();
    const unconfirmed = await signedInAccount(database, { emailConfirmedAt: null });
    expect(rejectionCode(await begin(unconfirmed, 'email'))).toBe('EMAIL_UNCONFIRMED');
    const staff = await signedInWithRole(database, 'staff', schoolId);
    expect(rejectionCode(await begin(staff, 'email'))).toBe('ALREADY_MEMBER');
  });

  describe('with our team', () => {
    it('a document waits for a decision, and is removed with it', async () => {
      const [maria, team] = [await person(), await operator()];
      expect((await send(maria, pdf)).statusCode).toBe(200);
      expect((await calls.mailsTo(testEnvironment.operatorEmail ?? '')).map(({ kind }) => kind)).toEqual([
        'claim-waiting-operator',
      ]);
      const { id, ...claim } = await waiting(team);
      expect(claim).toMatchObject({ proof: 'document', documentType: 'application/pdf', owners: [] });
      const file = await calls.call(team, 'GET', `/operation/claims/${id}/document`);
      expect(file.json()).toEqual({ type: 'application/pdf', base64: pdf.toString('base64') });
      expect(rejectionCode(await send(maria, pdf))).toBe('CLAIM_UNDER_WAY');
      const approve = () => calls.call(team, 'POST', `/operation/claims/${id}/approve`, {});
      expect((await approve()).statusCode).toBe(200);
      expect(await role(maria)).toBe('owner');
      expect(rejectionCode(await calls.call(team, 'GET', `/operation/claims/${id}/document`))).toBe(
        'CLAIM_NOT_FOUND',
      );
      expect(rejectionCode(await approve())).toBe('CLAIM_DECIDED');
    });

    it('shows our team who else has claimed the school, and how that ended', async () => {
      const [maria, ana, team] = [await person(), await person(), await operator()];
      await send(maria, pdf);
      const { id } = await waiting(team);
      await calls.call(team, 'POST', `/operation/claims/${id}/reject`, { reason: 'É de outra escola.' });
      await send(ana, pdf);
      const { claimant, others } = await waiting(team);
      expect(claimant.email).toBe(ana.row.email);
      expect(others).toMatchObject([{ email: maria.row.email, proof: 'document', status: 'rejected' }]);
      expect((await waiting(team)).moreOthers).toBe(0);
    });

    it('shows our team ten claims of others, and counts the rest', async () => {
      const [maria, ana, joao, team] = [await person(), await person(), await person(), await operator()];
      const decidedAt = new Date(Date.now() - 48 * 3_600_000);
      for (const [who, count] of [
        [joao, 2],
        [ana, 12],
        [maria, 12],
      ] as const) {
        const claim = {
          schoolId,
          accountId: who.row.id,
          proof: 'email',
          status: 'rejected',
          decidedAt,
        } as const;
        await test()
          .database.db.insert(schoolClaim)
          .values(Array.from({ length: count }, () => claim));
      }
      await send(maria, pdf);
      const { others, moreOthers } = await waiting(team);
      expect(others.map(({ email }) => email)).toEqual(Array.from({ length: 10 }, () => ana.row.email));
      expect(moreOthers).toBe(4);
    });

    it.each([
      ['a page', Buffer.from('<html><script>alert(1)</script>')],
      ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
      ['nothing', Buffer.alloc(1)],
    ])('rejects %s that is called a PDF', async (_name, file) => {
      expect(rejectionCode(await send(await person(), file))).toBe('DOCUMENT_UNREADABLE');
    });

    it('says what to do with a photo in HEIC', async () => {
      expect((await send(await person(), heicPhoto('heic'))).json()).toMatchObject({
        code: 'DOCUMENT_UNREADABLE',
        message: expect.stringMatching(/^Fotos HEIC.*salve como JPEG/),
      });
    });

    it('rejects a document of more than 5 MB', async () => {
      const file = Buffer.concat([pdf, Buffer.alloc(5 * 1024 * 1024)]);
      expect((await send(await person(), file)).statusCode).toBe(413);
    });

    it('a rejection has a reason, and may be repeated after a day', async () => {
      const [maria, team] = [await person(), await operator()];
      await send(maria, pdf);
      const { id } = await waiting(team);
      const reason = 'O cartão é de outra escola.';
      await calls.call(team, 'POST', `/operation/claims/${id}/reject`, { reason });
      expect((await page(maria)).claim).toMatchObject({ status: 'rejected', reason });
      expect(rejectionCode(await begin(maria, 'email'))).toBe('CLAIM_REJECTED_RECENTLY');
      const { db } = test().database;
      await db
        .update(schoolClaim)
        .set({ decidedAt: sql`now() - interval '25 hours'` })
        .where(eq(schoolClaim.id, id));
      expect((await begin(maria, 'email')).statusCode).toBe(200);
    });

    it('a code is read out on the telephone', async () => {
      const [maria, team] = [await person(), await operator()];
      await begin(maria, 'phone');
      expect(rejectionCode(await enter(maria, '123456'))).toBe('CLAIM_CODE_EXPIRED');
      const { id, school: claimed } = await waiting(team);
      expect(claimed.phone).toBe('6334150000');
      const issue = () => calls.call(team, 'POST', `/operation/claims/${id}/code`);
      const { code } = phoneCodeBody.parse((await issue()).json());
      expect(rejectionCode(await enter(maria, wrong(code)))).toBe('CLAIM_CODE_WRONG');
      expect((await enter(maria, code)).statusCode).toBe(200);
      expect(await role(maria)).toBe('owner');
      expect(rejectionCode(await issue())).toBe('CLAIM_DECIDED');
    });

    it('a claimant may withdraw, and nobody else', async () => {
      const [maria, ana] = [await person(), await person()];
      await send(maria, pdf);
      expect(rejectionCode(await calls.call(ana, 'DELETE', `/claims/${slug}`))).toBe('CLAIM_NOT_FOUND');
      expect((await calls.call(maria, 'DELETE', `/claims/${slug}`)).statusCode).toBe(200);
      expect((await page(maria)).claim).toBeNull();
    });
  });
});
