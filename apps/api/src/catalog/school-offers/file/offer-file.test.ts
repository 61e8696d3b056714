import { withDiscount } from '@melhor-escola/domain/money';
import fc from 'fast-check';
import iconv from 'iconv-lite';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeEachEngine } from '../../../../test/each-engine.ts';
import { tenantHeader } from '../../../../test/test-server.ts';
import { panelCalls, type PanelCalls } from '../../../accounts/testing/panel-calls.ts';
import { signedInWithRole } from '../../../accounts/testing/panel-people.ts';
import { auditEvent } from '../../../platform/database/account-schema.ts';
import { schoolChange } from '../../../platform/database/directory-schema.ts';
import { offer } from '../../../platform/database/schema.ts';
import { insertCities } from '../../../search/testing/place-rows.ts';
import { insertSchools } from '../../../search/testing/school-rows.ts';
import { importOffers } from '../../imports/import-offers.ts';
import { csv, header, line } from './testing/offer-lines.ts';
import { appliedOfferFileBody, offerFilePreviewBody } from './schema.ts';

describeEachEngine('a file of offers in the panel', (test) => {
  let calls: PanelCalls;
  let staff: Awaited<ReturnType<typeof signedInWithRole>>;
  let schoolId = 0;

  beforeAll(async () => {
    const { database } = test();
    await insertCities(database);
    const [anglo] = await insertSchools(database, [
      { name: 'Anglo', slug: 'anglo', cityId: 1702109, codEnt: 17000001 },
      { name: 'Outra', slug: 'outra', cityId: 1702109, codEnt: 17000002 },
    ]);
    schoolId = anglo?.id ?? 0;
    staff = await signedInWithRole(database, 'staff', schoolId);
    calls = await panelCalls(database);
  });
  afterAll(() => calls.server.close());
  beforeEach(async () => {
    const { db } = test().database;
    await db.delete(offer);
    await db.delete(auditEvent);
    await db.delete(schoolChange);
  });

  const send = (path: string, payload: string | Buffer) =>
    calls.server.inject({
      method: 'POST',
      url: `/v3/panel/schools/anglo/offers/file/previews${path}`,
      headers: { ...staff.headers, 'content-type': 'text/csv' },
      payload,
    });
  const preview = async (file: string | Buffer) => {
    const answer = await send('', file);
    expect(answer.statusCode).toBe(200);
    return offerFilePreviewBody.parse(answer.json());
  };
  const apply = async (file: string | Buffer, digest: string) => send(`/${digest}/apply`, file);
  const upload = async (file: string | Buffer) => {
    const answer = await apply(file, (await preview(file)).preview);
    expect(answer.statusCode).toBe(200);
    return appliedOfferFileBody.parse(answer.json());
  };
  const download = async () => {
    const answer = await calls.server.inject({
      url: '/v3/panel/schools/anglo/offers/file',
      headers: staff.headers,
    });
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    return answer.rawPayload;
  };
  const stored = () => test().database.db.select().from(offer).orderBy(offer.id);

  it('EN-08 shows what is new, changed and to be corrected, and writes nothing before it is applied', async () => {
    await upload(csv(line('A'), line('B')));
    const before = await stored();
    const file = csv(
      line('A', { monthly_fee: '2.000,00' }),
      line('B'),
      line('C', { grade: '2º ano' }),
      line('D', { monthly_fee: '1,5' }),
      line('E', { school_code: '17000002' }),
      line('C'),
      line('F', { seats: '?', grade: '' }),
      `${line('G')};x`,
    );
    expect(await preview(file)).toMatchObject({
      counts: { added: 1, changed: 1, unchanged: 1, rejected: 5 },
      added: [{ line: 4, after: { grade: '2-ano', price: 147_723, title: '2º ano – Manhã' } }],
      changed: [{ line: 2, before: { price: 147_723 }, after: { monthlyFee: 200_000, price: 159_700 } }],
      rejected: [
        { line: 5, message: expect.stringContaining('faltam zeros?') },
        { line: 6, message: expect.stringContaining('outra escola') },
        { line: 7, message: expect.stringContaining('em outra linha') },
        { line: 8, message: expect.stringContaining('grade: escreva a série') },
        { line: 9, message: expect.stringContaining('10 células e o cabeçalho 9') },
      ],
    });
    expect(await stored()).toEqual(before);
  });

  it('applies all or nothing, as it was previewed, audited, and purges the pages of the school', async () => {
    await upload(csv(line('A'), line('B')));
    await test().database.db.delete(auditEvent);
    await test().database.db.delete(schoolChange);
    const broken = csv(line('A', { seats: '12' }), line('C', { monthly_fee: '1,5' }));
    const rejected = await apply(broken, (await preview(broken)).preview);
    expect([rejected.statusCode, rejected.json()]).toMatchObject([400, { code: 'OFFER_FILE_REJECTED' }]);
    expect((await stored()).map(({ seatsTotal }) => seatsTotal)).toEqual([10, 10]);

    expect(await upload(csv(line('A', { seats: '12' }), line('C')))).toEqual({ added: 1, changed: 1 });
    // B is not in the file and stays.
    expect(await stored()).toMatchObject([
      { externalId: 'A', seatsTotal: 12, seatsLeft: 12, version: 2, source: 'school' },
      { externalId: 'B', seatsTotal: 10, version: 1 },
      { externalId: 'C', price: 147_723, version: 1, source: 'school' },
    ]);
    const { db } = test().database;
    const events = await db.select().from(auditEvent).orderBy(auditEvent.id);
    expect(events).toMatchObject([
      { action: 'offer.added', schoolId, after: { price: 147_723 }, actor: `account:${staff.row.id}` },
      { action: 'offer.changed', schoolId, before: { seats: 10 }, after: { seats: 12 } },
    ]);
    expect(events[1]?.after).toEqual({ seats: 12 });
    expect(await db.select({ id: schoolChange.schoolId }).from(schoolChange)).toEqual([{ id: schoolId }]);
  });

  it('S28 asks for a fresh preview if the offers or the file have changed since', async () => {
    await upload(csv(line('A')));
    const file = csv(line('A', { seats: '12' }));
    const first = await preview(file);
    await test().database.db.update(offer).set({ version: 9 });
    for (const answer of [
      await apply(file, first.preview),
      await apply(csv(line('A', { seats: '13' })), first.preview),
      await apply(file, 'x'),
    ])
      expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'OFFERS_CHANGED' }]);
    expect(await stored()).toMatchObject([{ seatsTotal: 10 }]);
    // Repeated after a lost answer, it changes nothing.
    const { preview: digest } = await preview(file);
    expect((await apply(file, digest)).statusCode).toBe(200);
    expect((await apply(file, digest)).statusCode).toBe(409);
    expect(await stored()).toMatchObject([{ seatsTotal: 12, version: 10 }]);
  });

  it('S28 leaves no fewer seats than are reserved', async () => {
    await upload(csv(line('A')));
    await test().database.db.update(offer).set({ seatsLeft: 7 });
    const { rejected } = await preview(csv(line('A', { seats: '2' })));
    expect(rejected).toEqual([
      { line: 2, message: 'seats: Já há 3 vagas reservadas: o total não pode ser menor.' },
    ]);
    await upload(csv(line('A', { seats: '3' })));
    expect(await stored()).toMatchObject([{ seatsTotal: 3, seatsLeft: 0 }]);
  });

  it('S37 a column that the file lacks changes nothing, and an offer of a partner becomes the school’s own', async () => {
    const partner = csv(line('A'));
    const withTitle = partner
      .replace('valid_until', 'valid_until;title')
      .replace('31/03/2999', '31/03/2999;Bolsa para irmãos');
    await importOffers(test().database, { bytes: oneChunk(Buffer.from(withTitle)) });
    expect(await preview(partner)).toMatchObject({ counts: { unchanged: 1, changed: 0 } });
    await upload(csv(line('A', { monthly_fee: '900' })));
    expect(await stored()).toMatchObject([
      { title: 'Bolsa para irmãos', monthlyFee: 90_000, source: 'school' },
    ]);
  });

  it('a line without a school is about this one, and columns about the school are ignored', async () => {
    const file = `${header};photos\r\n${line('A', { school_code: '' })};x\r\n`;
    expect(await preview(file)).toMatchObject({ counts: { added: 1 }, ignoredColumns: ['photos'] });
  });

  it('S36 a line that names another school by its slug, beside an empty code, is not about this one', async () => {
    const file = `school_slug;${header}\r\noutra;${line('A', { school_code: '' })}\r\n`;
    expect(await preview(file)).toMatchObject({
      counts: { added: 0, rejected: 1 },
      rejected: [{ line: 2, message: expect.stringContaining('outra escola') }],
    });
  });

  it('S27 reads what spreadsheets save', async () => {
    const text = csv(line('A', { grade: '1º ano', shift: 'Manhã' }));
    for (const file of [
      `\uFEFF${text}`,
      iconv.encode(text, 'win1252'),
      iconv.encode(text, 'utf-16le', { addBOM: true }),
      text.replaceAll(/[^;\r\n]+/g, '"$&"').replaceAll(';', ','),
    ])
      expect(await preview(file)).toMatchObject({ counts: { added: 1, rejected: 0 } });
  });

  it('a downloaded file, uploaded again, changes nothing, whatever the offers are', async () => {
    const text = fc
      .string({
        unit: fc.constantFrom(
          'a',
          'é',
          "'",
          '"',
          '=',
          '+',
          '-',
          '@',
          ';',
          ',',
          '|',
          '\t',
          ' ',
          '0',
          '.',
          '\n',
        ),
        maxLength: 20,
      })
      .map((title) => title.trim());
    const terms = fc.record({
      title: text.map((title) => title || 'Bolsa'),
      reference: text.map((reference) => reference || 'x'),
      grade: fc.integer({ min: 0, max: 16 }),
      shift: fc.integer({ min: 0, max: 3 }),
      year: fc.integer({ min: 2000, max: 2100 }),
      monthlyFee: fc.integer({ min: 5_000, max: 10_000_000 }),
      discountPercentage: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
      enrollmentFee: fc.option(fc.integer({ min: 5_000, max: 10_000_000 })).map((fee) => fee ?? 0),
      materialFee: fc.option(fc.integer({ min: 0, max: 10_000_000 })),
      mealsFee: fc.option(fc.integer({ min: 0, max: 10_000_000 })),
      seatsTotal: fc.integer({ min: 0, max: 100_000 }),
    });
    const { db } = test().database;
    await upload(csv(line('seed')));
    const [seed] = await stored();
    if (!seed) throw new Error('Expected an offer.');
    const { id: _, ...like } = seed;
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(terms, { selector: ({ reference }) => reference, minLength: 1, maxLength: 12 }),
        async (offers) => {
          await db.delete(offer);
          await db.insert(offer).values(
            offers.map((one) => ({
              ...like,
              ...one,
              externalId: one.reference,
              seatsLeft: one.seatsTotal,
              price: withDiscount(one.monthlyFee, one.discountPercentage),
            })),
          );
          const { counts, rejected } = await preview(await download());
          expect({ counts, rejected }).toEqual({
            counts: { added: 0, changed: 0, unchanged: offers.length, rejected: 0 },
            rejected: [],
          });
        },
      ),
      { numRuns: 40 },
    );
  });

  it('S27 no cell of a download is run by a spreadsheet, and the text is stored without the escape', async () => {
    const file = `${header};title\r\n${line("'=cmd|' /C calc'!A0")};'@SOMA(A1)\r\n`;
    await upload(file);
    expect(await stored()).toMatchObject([{ externalId: "=cmd|' /C calc'!A0", title: '@SOMA(A1)' }]);
    const cells = (await download()).toString().split(/[;\r\n]+/u);
    expect(cells.filter((cell) => /^["']?[=+\-@\t]/u.test(cell.replace(/^"?'/u, 'x')))).toEqual([]);
    expect(cells).toContain("'@SOMA(A1)");
  });

  it('S27 a reference that spreadsheets alter is downloaded as a text, and one that was altered adds no offer', async () => {
    // As Excel saves them after reading the unescaped ones.
    const altered: Readonly<Record<string, string>> = {
      '00123': '123',
      '123456789012': '1,23457E+11',
      '1E5': '1,00E+05',
      '1-2': '01/fev',
      '3/2027': 'mar/27',
      '08:30': '08:30:00',
      true: 'VERDADEIRO',
    };
    const references = [...Object.keys(altered), '55', '1-ano-manha-2027', 'panel-9f'];
    const { db } = test().database;
    await upload(csv(line('seed')));
    const [seed] = await stored();
    if (!seed) throw new Error('Expected an offer.');
    const { id: _, ...like } = seed;
    await db.delete(offer);
    await db.insert(offer).values(references.map((externalId) => ({ ...like, externalId })));
    const saved = (await download()).toString();
    const column = saved.split('\r\n').map((row) => row.split(';')[2]?.replaceAll('"', ''));
    const escaped = Object.keys(altered).map((reference) => `'${reference}`);
    expect(new Set(column.slice(1, -1))).toEqual(new Set([...escaped, '55', '1-ano-manha-2027', 'panel-9f']));
    // A spreadsheet that drops the apostrophes of texts saves the same references.
    for (const file of [saved, saved.replaceAll("'", '')])
      expect(await preview(file)).toMatchObject({ counts: { added: 0, unchanged: references.length } });
    const { counts, rejected } = await preview(
      csv(...Object.values(altered).map((reference) => line(reference))),
    );
    expect(counts).toMatchObject({ added: 0, rejected: Object.keys(altered).length });
    expect(rejected[0]).toMatchObject({ line: 2, message: expect.stringContaining('trocou 00123 por 123') });
    for (const { message } of rejected) expect(message).toMatch(/^reference: .*planilha/u);
  });

  it.each([
    ['nothing', '', 'está vazio'],
    ['no rows', header, 'sem nenhuma linha'],
    ['a PDF', '%PDF-1.7\n1 0 obj\n<< >>\nendobj\n', 'Faltam colunas'],
    ['a spreadsheet', 'PK\u0003\u0004', 'planilha ou está compactado'],
    ['NUL bytes alone', '\0'.repeat(5_000), 'Faltam colunas'],
    ['one endless line', 'a'.repeat(3_000_000), 'não é CSV'],
    ['a column twice', `${header};seats\r\n${line('A')};1\r\n`, 'se chamam seats'],
  ])('S27 rejects %s with what to do', async (_, file, message) => {
    const answer = await send('', file);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { code: 'OFFER_FILE_UNREADABLE', message: expect.stringContaining(message) },
    ]);
  });

  it('S27 rejects a line with NUL bytes, and reads on', async () => {
    expect(await preview(csv(line('A\0'), line('B')))).toMatchObject({
      counts: { added: 1, rejected: 1 },
      rejected: [{ line: 2, message: expect.stringContaining('caracteres invisíveis') }],
    });
  });

  it('is not anybody’s: nobody, and staff of another school', async () => {
    const url = '/v3/panel/schools/outra/offers/file/previews';
    const csvType = { 'content-type': 'text/csv' };
    for (const [headers, status] of [
      [tenantHeader, 401],
      [staff.headers, 403],
    ] as const) {
      const payload = csv(line('A'));
      const { statusCode } = await calls.server.inject({
        method: 'POST',
        url,
        headers: { ...headers, ...csvType },
        payload,
      });
      expect(statusCode).toBe(status);
    }
    expect(
      (await calls.server.inject({ url: '/v3/panel/schools/outra/offers/file', headers: staff.headers }))
        .statusCode,
    ).toBe(403);
  });
});

async function* oneChunk(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield bytes;
}
