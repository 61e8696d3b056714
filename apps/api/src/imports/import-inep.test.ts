import { readFileSync } from 'node:fs';
import path from 'node:path';

import { parse } from 'csv-parse/sync';
import iconv from 'iconv-lite';
import { beforeAll, describe, expect, it } from 'vitest';

import { describeEachEngine } from '../../test/each-engine.ts';
import type { Database } from '../database/database.ts';
import { ImportFileError } from './csv/import-file-error.ts';
import { importInep, type InepOptions } from './import-inep.ts';
import { importPlaces } from './import-places.ts';
import type { ImportReport } from './run/import-report.ts';

const files = path.resolve(import.meta.dirname, '../../../../../shared/data');
const microdata = readFileSync(path.join(files, 'inep-microdados-2025-to.csv'));
const catalogue = readFileSync(path.join(files, 'inep-catalogo-2020-df.csv'));

async function* inChunks(bytes: Uint8Array, size = 1000): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}

function importBytes(
  database: Database,
  bytes: Uint8Array | string,
  options?: InepOptions,
): Promise<ImportReport> {
  return importInep(database, { bytes: inChunks(Buffer.from(bytes)) }, options);
}

/** The file by another reader, to count against. */
const rows: Record<string, string>[] = parse(microdata, { delimiter: ';', columns: true });
const active = rows.filter(
  (row) => row['TP_DEPENDENCIA'] === '4' && row['TP_SITUACAO_FUNCIONAMENTO'] === '1',
);

function digits(value: number): string {
  return String(Math.abs(value)).replace('.', '').replace(/^0+/, '');
}

async function dump(database: Database): Promise<unknown> {
  const { rows: schools } = await database.pool.query('SELECT * FROM school ORDER BY cod_ent');
  const { rows: neighborhoods } = await database.pool.query('SELECT * FROM neighborhood ORDER BY id');
  return { schools, neighborhoods };
}

describeEachEngine('import of the census microdata of 2025', (test) => {
  beforeAll(async () => {
    await importPlaces(test().database);
  });

  it('takes the private schools in activity of Tocantins and says why it left the others', async () => {
    const report = await importBytes(test().database, microdata);
    expect(active.length).toBeGreaterThan(50);
    expect(report).toMatchObject({
      outcome: 'complete',
      read: rows.length,
      new: active.length,
      changed: 0,
      skipped: { 'not in activity': { count: rows.length - active.length, broken: false } },
    });
    const { rows: codes } = await test().database.pool.query('SELECT cod_ent FROM school ORDER BY cod_ent');
    expect(codes.map((row) => row.cod_ent)).toEqual(
      active.map((row) => Number(row['CO_ENTIDADE'])).toSorted((one, other) => one - other),
    );
  });

  it('S27 changes nothing the second time, and finds nothing new in the same file as Latin-1', async () => {
    const { database } = test();
    const before = await dump(database);
    const again = await importBytes(database, microdata);
    expect(again).toMatchObject({ new: 0, changed: 0, unchanged: active.length });
    const latin1 = await importBytes(database, iconv.encode(microdata.toString('utf8'), 'latin1'));
    expect(latin1).toMatchObject({ new: 0, changed: 0, unchanged: active.length });
    expect(latin1.notes).toContain('Read as Latin-1.');
    expect(await dump(database)).toEqual(before);
  });

  it('EN-07 sets a school’s name, address, stages, amenities and tags from the census', async () => {
    const { rows: found } = await test().database.pool.query(
      `SELECT s.*, c.slug AS city, n.name AS neighborhood, n.full_slug FROM school s JOIN city c ON c.id = s.city_id
       LEFT JOIN neighborhood n ON n.id = s.neighborhood_id WHERE cod_ent = 17041830`,
    );
    expect(found).toMatchObject([
      {
        name: 'Colégio Adventista de Araguaína',
        slug: 'colegio-adventista-de-araguaina',
        city: 'araguaina-to',
        neighborhood: 'Loteamento Dona Nélcia',
        full_slug: 'to-araguaina-loteamento-dona-nelcia',
        street: 'Ipameri',
        number: '170',
        zip_code: '77813450',
        cnpj: '60833910008161',
        lat: -7.198493333,
        lng: -48.21158833,
        position_precision: 'exact',
        stage_mask: 15,
        census_year: 2025,
        enrollments: null,
        administrative_dependency: 4,
        source: 'inep',
        demo: false,
        is_partner: false,
      },
    ]);
    const census = rows.find((row) => row['CO_ENTIDADE'] === '17041830');
    expect(found[0].amenities).toMatchObject({
      biblioteca: census?.['IN_BIBLIOTECA'] === '1',
      piscina: census?.['IN_PISCINA'] === '1',
      'quadra-coberta': census?.['IN_QUADRA_ESPORTES_COBERTA'] === '1',
    });
    expect(Boolean(found[0].tag_mask & (1 << 11))).toBe(census?.['IN_BIBLIOTECA'] === '1');
  });

  it('puts the decimal point back where the city makes it certain, and otherwise says that the place is the city’s', async () => {
    const { rows: schools } = await test().database.pool.query(
      `SELECT s.cod_ent, s.lat, s.lng, s.position_precision AS precision, c.lat AS city_lat, c.lng AS city_lng
       FROM school s JOIN city c ON c.id = s.city_id`,
    );
    const byCode = new Map(active.map((row) => [Number(row['CO_ENTIDADE']), row]));
    const exact = schools.filter((school) => school.precision === 'exact');
    for (const school of exact) {
      const written = byCode.get(school.cod_ent);
      expect(digits(Number(written?.['LATITUDE']))).toContain(digits(school.lat));
      expect(Math.hypot(school.lat - school.city_lat, school.lng - school.city_lng)).toBeLessThan(0.6);
    }
    const located = active.filter((row) => row['LATITUDE'] !== '').length;
    expect(exact.length).toBeGreaterThan(located * 0.95);
    const others = schools.filter((school) => school.precision === 'city');
    expect(others.length).toBe(active.length - exact.length);
    expect(others.every((school) => school.lat === school.city_lat && school.lng === school.city_lng)).toBe(
      true,
    );
  });

  it('takes closed schools too when asked', async () => {
    const report = await importBytes(test().database, microdata, { inactive: true });
    expect(report).toMatchObject({ new: rows.length - active.length, unchanged: active.length, skipped: {} });
  });
});

describeEachEngine('import of a catalogue', (test) => {
  beforeAll(async () => {
    await importPlaces(test().database);
  });

  it('leaves the public schools of the Distrito Federal unless asked for them', async () => {
    const { database } = test();
    const total = catalogue.toString('utf8').trim().split('\n').length - 1;
    const unasked = await importBytes(database, catalogue);
    expect(unasked).toMatchObject({
      read: total,
      new: 0,
      skipped: { 'not a private school': { count: total } },
    });
    const asked = await importBytes(database, catalogue, { dependency: 'all' });
    const closed = catalogue.toString('utf8').match(/^ESCOLA (?:PARALISADA|EXTINTA)/gm)?.length ?? 0;
    expect(closed).toBeGreaterThan(0);
    expect(asked).toMatchObject({ new: total - closed, skipped: { 'not in activity': { count: closed } } });
    expect(await importBytes(database, catalogue, { dependency: 'all' })).toMatchObject({
      new: 0,
      changed: 0,
      unchanged: total - closed,
    });
  });

  it('reads its one address field, its list of stages and its positions', async () => {
    const { rows: found } = await test().database.pool.query(
      `SELECT s.name, s.slug, street, number, complement, zip_code, stage_mask, s.lat, s.lng, position_precision,
              administrative_dependency, census_year, n.name AS neighborhood
       FROM school s LEFT JOIN neighborhood n ON n.id = s.neighborhood_id WHERE cod_ent = 53000714`,
    );
    expect(found).toEqual([
      {
        name: 'CEE de Deficientes Visuais',
        slug: 'cee-de-deficientes-visuais',
        street: 'Quadra SGAS 612 L2 Sul',
        number: null,
        complement: 'Conjunto J Área Especial',
        neighborhood: 'Asa Sul',
        zip_code: '70200720',
        stage_mask: 1,
        lat: -15.8318887883797,
        lng: -47.9083681851625,
        position_precision: 'exact',
        administrative_dependency: 2,
        census_year: null,
      },
    ]);
  });
});

const header =
  'NU_ANO_CENSO;CO_ENTIDADE;NO_ENTIDADE;CO_MUNICIPIO;TP_DEPENDENCIA;TP_SITUACAO_FUNCIONAMENTO;NO_BAIRRO';
const line = (code: number, name = `ESC NUMERO ${code}`, year = 2024): string =>
  `${year};${code};${name};1702109;4;1;CENTRO`;
const file = (...lines: string[]): string => [header, ...lines].join('\n');

describeEachEngine('import of difficult files', (test) => {
  beforeAll(async () => {
    await importPlaces(test().database);
  });

  it('S27 reports broken lines by their numbers and takes the rest', async () => {
    const report = await importBytes(
      test().database,
      file(
        line(17900001),
        'not a row',
        line(17900002).replace('17900002', '123'),
        '"2024;17900003;never closed;1702109;4;1;CENTRO',
        line(17900004),
        line(17900005).replace('1702109', '9999999'),
        line(17900001),
      ),
    );
    expect(report).toMatchObject({ read: 7, new: 2, outcome: 'complete' });
    expect(report.skipped).toEqual({
      '1 fields where the header has 7': { count: 1, lines: [3], broken: true },
      'the school code (CO_ENTIDADE) is not eight digits': { count: 1, lines: [4], broken: true },
      'a quote is not closed': { count: 1, lines: [5], broken: true },
      'unknown municipality': { count: 1, lines: [7], broken: true },
      'the school is in the file twice': { count: 1, lines: [8], broken: true },
    });
  });

  it('S27 strict: takes nothing of a file with a broken line', async () => {
    const { database } = test();
    const before = await dump(database);
    const many = Array.from({ length: 1100 }, (_, n) => line(17_910_000 + n));
    const report = await importBytes(database, file(...many, 'broken'), { strict: true });
    expect(report).toMatchObject({ outcome: 'refused', new: 0, changed: 0 });
    expect(report.skipped).toMatchObject({ '1 fields where the header has 7': { lines: [1102] } });
    expect(await dump(database)).toEqual(before);
    expect(await importBytes(database, file(...many), { strict: true })).toMatchObject({
      outcome: 'complete',
      new: 1100,
    });
  });

  it('S27 loses nothing when stopped half-way, and completes when run again', async () => {
    const { database } = test();
    const many = file(...Array.from({ length: 1200 }, (_, n) => line(17_920_000 + n)));
    const stop = new AbortController();
    async function* stopping(): AsyncGenerator<Uint8Array> {
      yield Buffer.from(many.slice(0, 40_000));
      stop.abort();
      yield Buffer.from(many.slice(40_000));
    }
    const stopped = await importInep(database, { bytes: stopping() }, { signal: stop.signal });
    expect(stopped.outcome).toBe('stopped');
    expect(stopped.new).toBeGreaterThanOrEqual(500);
    expect(stopped.new).toBeLessThan(1200);
    const completed = await importBytes(database, many);
    expect(completed).toMatchObject({ outcome: 'complete', new: 1200 - stopped.new, unchanged: stopped.new });
  });

  it('keeps what its batches wrote when the file breaks off', async () => {
    const { database } = test();
    const many = file(...Array.from({ length: 600 }, (_, n) => line(17_930_000 + n)));
    async function* broken(): AsyncGenerator<Uint8Array> {
      yield Buffer.from(many);
      throw new Error('connection reset');
    }
    await expect(importInep(database, { bytes: broken() })).rejects.toThrow('connection reset');
    expect(await importBytes(database, many)).toMatchObject({ new: 100, unchanged: 500 });
  });

  it('gives schools of one name slugs of their own, which a later import keeps (RT-02)', async () => {
    const { database } = test();
    const gurupi = line(17940004, 'ESCOLA IGUAL').replace('1702109', '1709500');
    const text = file(
      line(17940001, 'ESCOLA IGUAL'),
      line(17940002, 'ESCOLA IGUAL'),
      line(17940003, 'ESCOLA IGUAL').replace('CENTRO', 'VILA NOVA'),
      gurupi,
      line(17940005, 'TOCANTINS'),
      line(17940006, 'EDUCACAO INFANTIL'),
      line(17940007, '***'),
    );
    await importBytes(database, text);
    const slugs = async (): Promise<string[]> =>
      (
        await database.pool.query<{ slug: string }>(
          'SELECT slug FROM school WHERE cod_ent BETWEEN 17940001 AND 17940007 ORDER BY cod_ent',
        )
      ).rows.map((row) => row.slug);
    const chosen = await slugs();
    expect(chosen).toEqual([
      'escola-igual',
      'escola-igual-araguaina-to',
      'escola-igual-vila-nova-araguaina-to',
      'escola-igual-gurupi-to',
      'tocantins-araguaina-to',
      'educacao-infantil-araguaina-to',
      'escola-araguaina-to',
    ]);
    await importBytes(
      database,
      text.replaceAll('ESCOLA IGUAL', 'ESCOLA COM OUTRO NOME').replaceAll('2024;', '2025;'),
    );
    expect(await slugs()).toEqual(chosen);
  });

  it('takes a newer census for newer, never an older one', async () => {
    const { database } = test();
    await importBytes(database, file(line(17950001, 'NOME DE 2024')));
    expect(await importBytes(database, file(line(17950001, 'NOME DE 2025', 2025)))).toMatchObject({
      changed: 1,
    });
    expect(await importBytes(database, file(line(17950001, 'NOME DE 2023', 2023)))).toMatchObject({
      changed: 0,
      skipped: { 'a newer census is stored': { count: 1, broken: false } },
    });
    const { rows: found } = await database.pool.query('SELECT name FROM school WHERE cod_ent = 17950001');
    expect(found).toEqual([{ name: 'Nome de 2025' }]);
  });

  it('reads the stages of 2023 and 2024, and enrolments where there are any', async () => {
    const { database } = test();
    const columns = `${header};IN_INF;IN_FUND_AI;IN_FUND_AF;IN_MED;QT_MAT_BAS;QT_MAT_MED;NU_DDD;NU_TELEFONE`;
    await importBytes(
      database,
      [columns, `${line(17960001)};0;1;1;0;321;;63;34141234`, `${line(17960002)};;;;;7;7;63;`].join('\r\n'),
    );
    const { rows: found } = await database.pool.query(
      'SELECT stage_mask, enrollments, phone FROM school WHERE cod_ent IN (17960001, 17960002) ORDER BY cod_ent',
    );
    expect(found).toEqual([
      { stage_mask: 0b0110, enrollments: 321, phone: '6334141234' },
      { stage_mask: 0b1000, enrollments: 7, phone: null },
    ]);
  });

  it('says which columns are missing', async () => {
    const wrong = importBytes(test().database, 'CO_ENTIDADE;NOME\n1;2');
    await expect(wrong).rejects.toThrow(ImportFileError);
    await expect(importBytes(test().database, 'CO_ENTIDADE;NOME\n1;2')).rejects.toThrow(
      'missing columns nu_ano_censo, no_entidade, co_municipio, tp_dependencia, tp_situacao_funcionamento',
    );
    await expect(importBytes(test().database, '')).rejects.toThrow('The file is empty.');
  });

  it('refuses to run beside another import', async () => {
    const { database } = test();
    const both = await Promise.allSettled([
      importPlaces(database),
      importBytes(database, file(line(17970001))),
    ]);
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  });
});

describe('a file for no database', () => {
  it('is the census as its dictionary has it: the columns we read exist in 2025', () => {
    expect(Object.keys(rows[0] ?? {})).toEqual(
      expect.arrayContaining([
        'NU_ANO_CENSO',
        'CO_ENTIDADE',
        'IN_COMUM_CRECHE',
        'IN_COMUM_MEDIO_MEDIO',
        'LATITUDE',
      ]),
    );
  });
});
