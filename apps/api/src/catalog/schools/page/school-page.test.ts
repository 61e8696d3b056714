import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOneEngine } from '../../../../test/each-engine.ts';
import { inepFiles } from '../../../../test/inep-files.ts';
import { editedSlug, openEditedPage, type EditedPage } from '../../../accounts/testing/edited-page.ts';
import { rejectionCode } from '../../../accounts/testing/panel-calls.ts';
import { auditEvent } from '../../../platform/database/account-schema.ts';
import { schoolChange } from '../../../platform/database/directory-schema.ts';
import { school } from '../../../platform/database/schema.ts';
import { importOffers } from '../../imports/import-offers.ts';
import { setSchoolContact } from '../operate-school.ts';
import { importBytes } from '../../imports/testing/school-import.ts';

async function* once(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

describeOneEngine('the page of a school, edited by its people', (test) => {
  let edited: EditedPage;

  beforeAll(async () => {
    edited = await openEditedPage(test().database);
  });
  afterAll(() => edited.calls.server.close());

  it('stores what changed as stated by the school, audits it and purges its public page', async () => {
    const before = await edited.read();
    const changed = await edited.change({
      name: 'Colégio Adventista',
      phone: '(63) 3312-1000',
      description: '  Uma escola\r\nde bairro. ',
      visitHours: 'seg-sex 08:00-11:30',
    });
    expect(changed.json()).toMatchObject({
      name: 'Colégio Adventista',
      phone: '6333121000',
      description: 'Uma escola\nde bairro.',
      version: before.version + 1,
      stated: {
        name: expect.any(String),
        phone: expect.any(String),
        description: expect.any(String),
        visitHours: expect.any(String),
      },
    });
    expect(changed.json().stated).not.toHaveProperty('email');
    const { db } = test().database;
    const [event] = await db.select().from(auditEvent).where(eq(auditEvent.schoolId, edited.schoolId));
    expect(event).toMatchObject({
      actor: `account:${edited.person.row.id}`,
      action: 'school.page-changed',
      before: { name: before.name, description: null },
      after: { name: 'Colégio Adventista' },
    });
    expect(await db.$count(schoolChange, eq(schoolChange.schoolId, edited.schoolId))).toBe(1);
    // The same again is no change; nor is an address in another spelling.
    await db.update(school).set({ website: 'https://anglo.com.br' }).where(eq(school.id, edited.schoolId));
    expect((await edited.change({ website: 'anglo.com.br' })).json()).toMatchObject({
      version: before.version + 1,
    });
    await db.update(school).set({ website: null }).where(eq(school.id, edited.schoolId));
    expect((await edited.change({})).json()).toMatchObject({ version: before.version + 1 });
  });

  it('S37 is overwritten by no import', async () => {
    const before = await edited.read();
    await importBytes(test().database, readFileSync(inepFiles.microdata));
    await importOffers(test().database, {
      bytes: once(
        `school_slug;reference;grade;shift;year;monthly_fee;discount_percentage;seats;valid_until;school_phone;school_website;visit_hours
${editedSlug};A;1-ano;manha;2027;1000,00;50;10;2027-03-31;(63) 3415-1000;www.escola.com.br;ter 14:00-17:00\n`,
      ),
    });
    // The website is the partner's: the school has stated none.
    expect(await edited.read()).toEqual({
      ...before,
      website: 'https://www.escola.com.br/',
      version: before.version + 1,
    });
  });

  it('reverts nothing that an import or our team changes while somebody edits', async () => {
    const { database } = test();
    const fee = '1-ano;manha;2027;1000,00;50;10;2027-03-31';
    const header = 'school_slug;reference;grade;shift;year;monthly_fee;discount_percentage;seats;valid_until';
    const partner = (column: string, value: string) =>
      importOffers(database, { bytes: once(`${header};${column}\n${editedSlug};A;${fee};${value}\n`) });
    const [columns = '', ...lines] = readFileSync(inepFiles.microdata, 'utf8').trimEnd().split(/\r?\n/);
    const withPhones = [`${columns};NU_TELEFONE`, ...lines.map((line) => `${line};33129999`)].join('\n');
    await database.db
      .update(school)
      .set({ stated: { name: '2026-11-30T12:00:00.000Z' }, contactSources: {}, visitHours: null })
      .where(eq(school.id, edited.schoolId));
    for (const meanwhile of [
      () => partner('school_website', 'www.outra.com.br'),
      () => partner('visit_hours', 'ter 14:00-16:00'),
      () => importBytes(database, withPhones),
      () =>
        database.db.transaction((tx) =>
          setSchoolContact(tx, {
            slug: editedSlug,
            contact: { email: 'equipe@escola.com.br' },
            requestId: 'r',
          }),
        ),
    ]) {
      const page = await edited.readInput();
      await meanwhile();
      const now = await edited.read();
      expect(now).not.toMatchObject(page);
      const stale = await edited.send({ ...page, description: 'Velha' });
      expect(rejectionCode(stale)).toBe('SCHOOL_CHANGED');
      expect(await edited.read()).toEqual(now);
    }
  });

  it('of two people who edit at once rejects the second, who has not seen the first change', async () => {
    const input = await edited.readInput();
    const put = (description: string) => edited.send({ ...input, description });
    const answers = await Promise.all(['Um', 'Outro'].map(put));
    const codes = answers.map(rejectionCode);
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    expect(codes).toContain('SCHOOL_CHANGED');
  });

  it.each([
    { name: 'a' },
    { name: 'Col\u0000égio' },
    { email: 'secretaria@' },
    { website: 'javascript:alert(1)' },
    { visitHours: 'sempre' },
    { description: 'x'.repeat(2_001) },
  ])('S30 rejects %j', async (fields) => {
    expect((await edited.change(fields)).statusCode).toBe(400);
  });
});
