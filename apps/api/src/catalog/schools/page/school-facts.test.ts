import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeEachEngine } from '../../../../test/each-engine.ts';
import { inepFiles } from '../../../../test/inep-files.ts';
import { searchHeaders } from '../../../../test/test-server.ts';
import { editedSlug, openEditedPage, type EditedPage } from '../../../accounts/testing/edited-page.ts';
import { auditEvent } from '../../../platform/database/account-schema.ts';
import { offer, school } from '../../../platform/database/schema.ts';
import { importOffers } from '../../imports/import-offers.ts';
import { importBytes } from '../../imports/testing/school-import.ts';

const census = () => readFileSync(inepFiles.microdata, 'utf8');

/** The census, with a phone of each school as the years before 2025 had it. */
function censusWithPhones(): string {
  const [header = '', ...lines] = census().trimEnd().split(/\r?\n/);
  return [`${header};NU_TELEFONE`, ...lines.map((line) => `${line};33120001`)].join('\n');
}

async function* once(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

const publicFacts = `{ schools(search: { slugs: ["${editedSlug}"] }) { hits {
  whatsapp censusYear
  tags { slug } amenities { slug available statedBySchool } stated { field at } factYears { fact year }
} } }`;

describeEachEngine('how a school teaches and what it has, edited by its people', (test) => {
  let edited: EditedPage;

  beforeAll(async () => {
    const { database } = test();
    edited = await openEditedPage(database);
    await importOffers(database, {
      bytes: once(
        `school_slug;reference;grade;shift;year;monthly_fee;discount_percentage;seats;valid_until
${editedSlug};A;1-ano;manha;2027;1000,00;50;10;2027-03-31\n`,
      ),
    });
  });
  afterAll(() => edited.calls.server.close());

  const shown = async () => {
    const answer = await edited.calls.server.inject({
      method: 'POST',
      url: '/graphql',
      headers: searchHeaders,
      payload: { query: publicFacts },
    });
    expect(answer.json().errors).toBeUndefined();
    const [hit] = answer.json().data.schools.hits;
    return {
      ...hit,
      tags: hit.tags.map((tag: { slug: string }) => tag.slug),
      amenity: (name: string) => hit.amenities.find((one: { slug: string }) => one.slug === name),
    };
  };
  const offerTags = async () => {
    const { db } = test().database;
    const rows = await db.select().from(offer).where(eq(offer.schoolId, edited.schoolId));
    return rows.map(({ tagMask }) => tagMask);
  };

  it('shows what the school states, and searches find it by that', async () => {
    const before = await edited.read();
    expect(before.census).toMatchObject({ year: 2025, amenities: { piscina: false, biblioteca: true } });
    expect(before).toMatchObject({ methodologies: [], whatsapp: null });
    const changed = await edited.change({
      whatsapp: '(63) 99211-1000',
      methodologies: ['bilingue', 'montessoriana'],
      amenities: [...before.amenities, 'piscina'].filter((name) => name !== 'biblioteca'),
    });
    expect(changed.statusCode).toBe(200);
    expect(changed.json()).toMatchObject({
      whatsapp: '63992111000',
      methodologies: ['montessoriana', 'bilingue'],
      version: before.version + 1,
      // The census stays what it is.
      census: before.census,
      stated: {
        whatsapp: expect.any(String),
        methodologies: expect.any(String),
        amenities: expect.any(String),
      },
    });
    const page = await shown();
    expect(page.whatsapp).toBe('63992111000');
    expect(page.tags).toEqual(expect.arrayContaining(['bilingue', 'montessoriana', 'piscina']));
    expect(page.tags).not.toContain('biblioteca');
    expect(page.amenity('piscina')).toMatchObject({ available: true, statedBySchool: true });
    expect(page.amenity('biblioteca')).toMatchObject({ available: false, statedBySchool: true });
    expect(page.amenity('alimentacao')).toMatchObject({ statedBySchool: false });
    expect(page.stated).toContainEqual({ field: 'methodologies', at: changed.json().stated.methodologies });
    const { db } = test().database;
    const [row] = await db.select().from(school).where(eq(school.id, edited.schoolId));
    expect(await offerTags()).toEqual([row?.tagMask]);
    const [event] = await db.select().from(auditEvent).where(eq(auditEvent.schoolId, edited.schoolId));
    expect(event).toMatchObject({
      before: { methodologies: [], amenities: before.amenities },
      after: { methodologies: ['montessoriana', 'bilingue'] },
    });
  });

  it('S37 no census overwrites it, and the report names it', async () => {
    const before = await edited.read();
    await edited.change({ name: 'Adventista de Gurupi', phone: '(63) 3312-2000' });
    const report = await importBytes(test().database, censusWithPhones());
    expect(report.notes.at(-1)).toBe(
      `Left as the schools themselves state it: name of ${editedSlug}; phone of ${editedSlug}; amenities of ${editedSlug}.`,
    );
    expect(await edited.read()).toEqual({
      ...before,
      name: 'Adventista de Gurupi',
      phone: '6333122000',
      version: before.version + 1,
      stated: { ...before.stated, name: expect.any(String), phone: expect.any(String) },
    });
    const [row] = await test().database.db.select().from(school).where(eq(school.id, edited.schoolId));
    expect(await offerTags()).toEqual([row?.tagMask]);
    expect((await shown()).tags).toEqual(expect.arrayContaining(['bilingue', 'montessoriana', 'piscina']));
  });

  it('S37 no partner overwrites it, and the report names it', async () => {
    await edited.change({ visitHours: 'seg-sex 08:00-11:30', email: 'secretaria@adventista.com.br' });
    const before = await edited.read();
    const { db } = test().database;
    await db
      .update(school)
      .set({
        images: ['/fotos/fachada.webp'],
        stated: { ...before.stated, images: '2026-11-30T12:00:00.000Z' },
      })
      .where(eq(school.id, edited.schoolId));
    const file = {
      bytes: once(
        `school_slug;reference;grade;shift;year;monthly_fee;discount_percentage;seats;valid_until;school_phone;school_email;visit_hours;photos
${editedSlug};A;1-ano;manha;2027;1000,00;50;10;2027-03-31;(63) 3415-1000;secretaria@adventista.com.br;ter 14:00-17:00;https://fotos.example/frente.jpg A fachada\n`,
      ),
    };
    const report = await importOffers(test().database, file, { imageOrigins: ['https://fotos.example'] });
    // The same e-mail is no other statement.
    expect(report.notes.at(-1)).toBe(
      `Left as the schools themselves state it: phone of ${editedSlug}; visitHours of ${editedSlug}; images of ${editedSlug}.`,
    );
    expect(await edited.read()).toEqual(before);
  });

  it('follows the census again where the school says the same', async () => {
    const { amenities } = await edited.read();
    await edited.change({
      amenities: [...amenities, 'biblioteca'].filter((name: string) => name !== 'piscina'),
      methodologies: [],
    });
    const page = await shown();
    expect(page.amenities.filter((one: { statedBySchool: boolean }) => one.statedBySchool)).toEqual([]);
    expect(page.tags).toContain('biblioteca');
    expect(page.tags).not.toContain('montessoriana');
    const report = await importBytes(test().database, census());
    expect(report.notes.join()).not.toContain('amenities');
  });

  it.each([
    { whatsapp: '3415-1000' },
    { methodologies: ['piscina'] },
    { methodologies: 'bilingue' },
    { amenities: ['helipad'] },
  ])('S30 rejects %j', async (fields) => {
    expect((await edited.change(fields)).statusCode).toBe(400);
  });
});
