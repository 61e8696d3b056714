import { readFileSync } from 'node:fs';
import path from 'node:path';

import { beforeAll, expect, it } from 'vitest';

import { describeOneEngine } from '../../../test/each-engine.ts';
import { fillWithMunicipalities } from '../../../test/municipalities.ts';
import { inepFiles } from '../../../test/inep-files.ts';
import type { Database } from '../../platform/database/database.ts';
import { importBytes } from './testing/school-import.ts';
import { importOffers } from './import-offers.ts';
import type { FileImportOptions } from './run/csv-import.ts';
import type { ImportReport } from './run/import-report.ts';

const sample = readFileSync(
  path.resolve(import.meta.dirname, '../../../docs/partner-offers.sample.csv'),
  'utf8',
);

/** Colégio Adventista de Araguaína, and a school of Gurupi by slug. */
const realSample = sample
  .replaceAll('99000001', '17041830')
  .replace('colegio-de-exemplo-palmas-to', 'colegio-adventista-de-gurupi');

async function* once(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

function importText(database: Database, text: string, options?: FileImportOptions): Promise<ImportReport> {
  return importOffers(database, { bytes: once(text), fileName: 'offers.csv' }, options);
}

const columns =
  'school_code;reference;grade;shift;year;monthly_fee;discount_percentage;enrollment_fee;seats;valid_until';
const good = '17041830;A;1-ano;manha;2027;1000,00;50;100;10;2027-03-31';

/** A line with the columns `material_fee` and `meals_fee`. */
const withExtras = (reference: string, material: string, meals: string) =>
  `${good.replace(';A;', `;${reference};`)};${material};${meals}`;

const titled = (reference: string, title: string) => `${good.replace(';A;', `;${reference};`)};${title}`;

describeOneEngine('importOffers', (test) => {
  beforeAll(async () => {
    const { database } = test();
    await fillWithMunicipalities(database);
    await importBytes(database, readFileSync(inepFiles.microdata));
  });

  it('rejects the unchanged sample, whose schools do not exist', async () => {
    const report = await importText(test().database, sample);
    expect(report).toMatchObject({
      read: 5,
      new: 0,
      skipped: { 'unknown school': { count: 5, lines: [2, 3, 4, 5, 6] } },
    });
  });

  it('EN-08 imports the sample with real schools, in centavos, and makes them partners', async () => {
    const { database } = test();
    expect(await importText(database, realSample)).toMatchObject({ read: 5, new: 5, skipped: {} });
    const { rows } = await database.pool.query(
      `SELECT o.external_id, o.title, o.grade, o.stage, o.shift, o.year, o.monthly_fee, o.price, o.discount_percentage,
              o.enrollment_fee, o.seats_total, o.seats_left, o.valid_until::text, o.source, o.demo, s.is_partner,
              o.city_id = s.city_id AND o.lat = s.lat AND o.neighborhood_id IS NOT DISTINCT FROM s.neighborhood_id
                AND o.tag_mask = s.tag_mask AS copied, o.relevance > 0 AS relevant
       FROM offer o JOIN school s ON s.id = o.school_id ORDER BY o.external_id`,
    );
    expect(rows).toHaveLength(5);
    expect(
      rows.every((row) => row.is_partner && row.copied && row.relevant && row.source === 'partner'),
    ).toBe(true);
    expect(rows[0]).toMatchObject({
      external_id: 'CA-2027-1A-M',
      title: '1º ano – Manhã',
      grade: 5,
      stage: 1,
      shift: 0,
      year: 2027,
      monthly_fee: 123456,
      price: 61728,
      discount_percentage: '50.00',
      enrollment_fee: 35000,
      seats_total: 10,
      seats_left: 10,
      valid_until: '2027-03-31',
    });
    expect(rows[3]).toMatchObject({
      external_id: 'CA-2027-6A-M',
      monthly_fee: 145990,
      title: '6º ano com robótica',
    });
  });

  it('product 1 imports declared extras as centavos a year: 0 is included, null not disclosed', async () => {
    const { rows } = await test().database.pool.query(
      'SELECT material_fee, uniform_fee, meals_fee, transport_fee FROM offer ORDER BY external_id',
    );
    const extras = [90_000, 0, 480_000, null];
    expect(rows.map((row) => Object.values(row))).toEqual([
      extras,
      [90_000, 0, null, null],
      [null, null, 0, null],
      [115_000, null, null, null],
      [null, null, null, null],
    ]);
  });

  it('EN-10 counts the offers and partner schools of the state and the country', async () => {
    const { rows } = await test().database.pool.query(
      `SELECT trim(uf) AS uf, active_offers, partner_schools, enrolled_students, version > 1 AS bumped
       FROM directory_total WHERE uf IN ('', 'TO') ORDER BY uf`,
    );
    const open = await test().database.pool.query(
      'SELECT count(*)::int AS n FROM offer WHERE valid_until >= current_date',
    );
    const totals = { active_offers: open.rows[0].n, partner_schools: 2, enrolled_students: 0 };
    expect(rows).toMatchObject([
      { uf: '', ...totals, bumped: true },
      { uf: 'TO', ...totals },
    ]);
  });

  it('S27 changes nothing the second time, not even the data version', async () => {
    const { database } = test();
    const state = async (): Promise<unknown> => [
      (await database.pool.query('SELECT * FROM offer ORDER BY id')).rows,
      (await database.pool.query('SELECT * FROM directory_total ORDER BY uf')).rows,
    ];
    const before = await state();
    expect(await importText(database, realSample)).toMatchObject({ new: 0, changed: 0, unchanged: 5 });
    expect(await state()).toEqual(before);
  });

  it('S28 keeps reserved seats when the number of seats changes', async () => {
    const { database } = test();
    await database.pool.query(
      `UPDATE offer SET seats_left = seats_left - 3 WHERE external_id = 'CA-2027-1A-M'`,
    );
    expect(await importText(database, realSample)).toMatchObject({ changed: 1, unchanged: 4 });
    const seats = async (): Promise<unknown> =>
      (
        await database.pool.query(
          `SELECT seats_total, seats_left FROM offer WHERE external_id = 'CA-2027-1A-M'`,
        )
      ).rows;
    expect(await seats()).toEqual([{ seats_total: 10, seats_left: 7 }]);
    await importText(database, realSample.replace(';10;', ';2;'));
    expect(await seats()).toEqual([{ seats_total: 2, seats_left: 0 }]);
  });

  const rejections: readonly (readonly [reason: string, line: string])[] = [
    ['unknown school', good.replace('17041830', '17999999')],
    ['school_code is not the eight digits of an INEP code', good.replace('17041830', '1704')],
    ['neither school_code nor school_slug', good.replace('17041830', '')],
    ['discount over 100 %', good.replace(';50;', ';100,01;')],
    ['discount below zero', good.replace(';50;', ';-1;')],
    ['discount of 100 % without a word (use integral)', good.replace(';50;', ';100%;')],
    ['monthly_fee is below R$ 50,00: zeros may be lost (use 1.500,00)', good.replace('1000,00', '1.5')],
    ['monthly_fee is no amount (use 1.234,56 or 1234.56)', good.replace('1000,00', 'grátis')],
    ['monthly_fee is above R$ 100.000,00', good.replace('1000,00', '100.000,01')],
    ['enrollment_fee is below R$ 50,00: zeros may be lost (use 1.500,00)', good.replace(';100;', ';1.5;')],
    ['unknown grade', good.replace('1-ano', '10-ano')],
    ['unknown shift', good.replace('manha', 'madrugada')],
    ['valid_until is no date (use 2026-12-31 or 31/12/2026)', good.replace('2027-03-31', '31/02/2027')],
    ['seats is no whole number from 0 to 100000', good.replace(';10;', ';1,5;')],
    ['year is no whole number from 2000 to 2100', good.replace('2027;', '27;')],
    ['reference is empty or longer than 80 characters', good.replace(';A;', ';;')],
    ['discount_percentage is no percentage', good.replace(';50;', ';half;')],
    ['9 fields where the header has 10', good.replace(';10;', ';')],
    ['a quote is not closed', good.replace(';A;', ';"A;')],
  ];

  it('rejects by line, with the reason', async () => {
    const lines = [good.replace(';A;', ';GOOD;'), ...rejections.map(([, line]) => line)];
    const report = await importText(test().database, `${columns}\n${lines.join('\n')}\n`);
    expect(report.skipped).toEqual(
      Object.fromEntries(
        rejections.map(([reason], index) => [reason, { count: 1, lines: [index + 3], broken: true }]),
      ),
    );
    expect(report.new).toBe(1);
  });

  it('documents every rejection reason word for word', () => {
    const document = readFileSync(
      path.resolve(import.meta.dirname, '../../../docs/partner-offers.md'),
      'utf8',
    );
    const reasons = rejections
      .map(([reason]) => reason.replace('has 10', 'has 12').replace('enrollment_fee', 'monthly_fee'))
      .concat('material_fee is no amount (use 1.234,56, 120,00/mês or incluído)')
      .concat('the reference is in the file twice for this school', 'bytes that are not text')
      .concat('title holds text in a wrong encoding');
    expect(reasons.filter((reason) => !document.includes(`\`${reason}\``))).toEqual([]);
  });

  it('rejects a duplicate reference, even with the school given by code and by slug', async () => {
    const both = `school_code;school_slug;${columns.split(';').slice(1).join(';')}`;
    const [, ...rest] = good.replace(';A;', ';TWICE;').split(';');
    const byCode = ['17041830', '', ...rest].join(';');
    const bySlug = ['', 'colegio-adventista-de-araguaina', ...rest].join(';');
    const report = await importText(test().database, [both, byCode, bySlug, byCode].join('\n'));
    expect(report.new).toBe(1);
    expect(report.skipped).toEqual({
      'the reference is in the file twice for this school': { count: 2, lines: [4, 3], broken: true },
    });
  });

  it('S30 reports long texts and control characters by line and field', async () => {
    const report = await importText(
      test().database,
      [
        `${columns};title`,
        titled('LONG', 'T'.repeat(161)),
        titled('NUL', 'T\0T'),
        titled('FINE', 'T'.repeat(160)),
        titled('RE\u0007F', 'T'),
      ].join('\n'),
    );
    expect(report).toMatchObject({
      new: 1,
      skipped: {
        'title is longer than 160 characters': { lines: [2], broken: true },
        'title holds control characters': { lines: [3], broken: true },
        'reference holds control characters': { lines: [5], broken: true },
      },
    });
  });

  it("product 14 stores a school's visiting hours, and '-' takes them back", async () => {
    const { database } = test();
    const send = (hours: string) =>
      importText(database, `${columns};visit_hours\n${good.replace(';A;', ';HOURS;')};${hours}`);
    const stored = async (): Promise<unknown> =>
      (await database.pool.query('SELECT visit_hours FROM school WHERE cod_ent = 17041830')).rows;
    expect(await send('seg-sex 08:00-11:30 13:30-17:00')).toMatchObject({ new: 1, skipped: {} });
    expect(await send('')).toMatchObject({ unchanged: 1 });
    expect(await stored()).toEqual([{ visit_hours: 'seg-sex 08:00-11:30 13:30-17:00' }]);
    expect((await send('das 8h às 11h')).skipped).toEqual({
      'visit_hours are no hours (use seg-sex 08:00-11:30 13:30-17:00)': {
        count: 1,
        lines: [2],
        broken: true,
      },
    });
    expect(await send('-')).toMatchObject({ changed: 1 });
    expect(await stored()).toEqual([{ visit_hours: null }]);
  });

  it('strict: rejects the file for an offer of an unknown school', async () => {
    const { database } = test();
    const unknown = good.replace('17041830', '17999999');
    const report = await importText(database, `${columns}\n${good.replace(';A;', ';STRICT;')}\n${unknown}`, {
      strict: true,
    });
    expect(report).toMatchObject({
      outcome: 'rejected',
      new: 0,
      skipped: { 'unknown school': { lines: [3] } },
    });
    const { rows } = await database.pool.query(`SELECT 1 FROM offer WHERE external_id = 'STRICT'`);
    expect(rows).toEqual([]);
  });

  it('accepts commas between fields and quotes around amounts', async () => {
    const text = `${columns.replaceAll(';', ',')}\n17041830,COMMA,1º ano,Manhã,2027,"1.234,56",50%,,3,31/03/2027`;
    expect(await importText(test().database, text)).toMatchObject({ new: 1, skipped: {} });
  });

  it('product 1 rejects a broken extra by line, and withdraws one that is empty later', async () => {
    const { database } = test();
    const header = `${columns};material_fee;meals_fee`;
    const report = await importText(
      database,
      [
        header,
        withExtras('X1', '900,00', '400/mês'),
        withExtras('X2', 'consulte', ''),
        withExtras('X3', '', '9.000,00/mês'),
        withExtras('X4', '-1', ''),
      ].join('\n'),
    );
    expect(report).toMatchObject({
      new: 1,
      skipped: {
        'material_fee is no amount (use 1.234,56, 120,00/mês or incluído)': { lines: [3], broken: true },
        'meals_fee is above R$ 100.000,00': { lines: [4], broken: true },
        'material_fee is below zero': { lines: [5], broken: true },
      },
    });
    expect(await importText(database, `${header}\n${withExtras('X1', '', '0')}`)).toMatchObject({
      changed: 1,
    });
    const { rows } = await database.pool.query(
      `DELETE FROM offer WHERE external_id = 'X1' RETURNING material_fee, uniform_fee, meals_fee`,
    );
    expect(rows).toEqual([{ material_fee: null, uniform_fee: null, meals_fee: 0 }]);
  });
});
