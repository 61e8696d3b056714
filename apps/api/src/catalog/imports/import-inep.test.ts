import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import iconv from 'iconv-lite';
import { beforeAll, describe, expect, it } from 'vitest';

import { describeOneEngine } from '../../../test/each-engine.ts';
import { fillWithMunicipalities } from '../../../test/municipalities.ts';
import { inepFiles } from '../../../test/inep-files.ts';
import { dumpSchools, importBytes } from './testing/school-import.ts';

const microdata = readFileSync(inepFiles.microdata);
const catalog = readFileSync(inepFiles.catalog);

/** The file parsed by another library, for comparison. */
const rows: Record<string, string>[] = parse(microdata, { delimiter: ';', columns: true });
const active = rows.filter(
  (row) => row['TP_DEPENDENCIA'] === '4' && row['TP_SITUACAO_FUNCIONAMENTO'] === '1',
);
const stageColumn = /^IN_(?:COMUM|ESP_EXCLUSIVA)_(?:CRECHE|PRE|FUND|MEDIO)/u;
const taught = active.filter((row) =>
  Object.entries(row).some(([name, value]) => stageColumn.test(name) && value === '1'),
);

function digits(value: number): string {
  return String(Math.abs(value)).replace('.', '').replace(/^0+/, '');
}

describeOneEngine('import of the census microdata of 2025', (test) => {
  beforeAll(async () => {
    await fillWithMunicipalities(test().database);
  });

  it('imports the active private schools of Tocantins, and reports why it skipped the others', async () => {
    const report = await importBytes(test().database, microdata);
    expect(active.length).toBeGreaterThan(50);
    expect(report).toMatchObject({
      outcome: 'complete',
      read: rows.length,
      new: taught.length,
      changed: 0,
      skipped: {
        'not in activity': { count: rows.length - active.length, broken: false },
        'no stage from kindergarten to high school': { count: active.length - taught.length, broken: false },
      },
    });
    const { rows: codes } = await test().database.pool.query('SELECT cod_ent FROM school ORDER BY cod_ent');
    expect(codes.map((row) => row.cod_ent)).toEqual(
      taught.map((row) => Number(row['CO_ENTIDADE'])).toSorted((one, other) => one - other),
    );
  });

  it('EN-07 leaves out SENAC and SENAI, which teach no stage, and keeps SESI, which does', async () => {
    const { rows: found } = await test().database.pool.query<{ name: string }>(
      `SELECT name FROM school WHERE name ~* 'senai|senac|servico nacional|serviço nacional|sesi' ORDER BY name`,
    );
    expect(found.map(({ name }) => name)).toEqual([
      expect.stringMatching(/SESI/u),
      expect.stringMatching(/SESI/u),
    ]);
  });

  it('S27 changes nothing the second time, nor with the same file in Latin-1', async () => {
    const { database } = test();
    const before = await dumpSchools(database);
    const again = await importBytes(database, microdata);
    expect(again).toMatchObject({ new: 0, changed: 0, unchanged: taught.length });
    const latin1 = await importBytes(database, iconv.encode(microdata.toString('utf8'), 'latin1'));
    expect(latin1).toMatchObject({ new: 0, changed: 0, unchanged: taught.length });
    expect(latin1.notes).toContain('Read as Latin-1.');
    expect(await dumpSchools(database)).toEqual(before);
  });

  it('EN-07 product 4 sets a school’s name, address, stages, amenities and tags from the census', async () => {
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

  it('restores the decimal point when the city makes it certain, and otherwise uses the city’s position', async () => {
    const { rows: schools } = await test().database.pool.query(
      `SELECT s.cod_ent, s.lat, s.lng, s.position_precision AS precision, c.lat AS city_lat, c.lng AS city_lng
       FROM school s JOIN city c ON c.id = s.city_id`,
    );
    const byCode = new Map(taught.map((row) => [Number(row['CO_ENTIDADE']), row]));
    const exact = schools.filter((school) => school.precision === 'exact');
    for (const school of exact) {
      const written = byCode.get(school.cod_ent);
      expect(digits(Number(written?.['LATITUDE']))).toContain(digits(school.lat));
      expect(Math.hypot(school.lat - school.city_lat, school.lng - school.city_lng)).toBeLessThan(0.6);
    }
    const located = taught.filter((row) => row['LATITUDE'] !== '').length;
    expect(exact.length).toBeGreaterThan(located * 0.95);
    const others = schools.filter((school) => school.precision === 'city');
    expect(others.length).toBe(taught.length - exact.length);
    expect(others.every((school) => school.lat === school.city_lat && school.lng === school.city_lng)).toBe(
      true,
    );
  });
});

describeOneEngine('import of a catalog', (test) => {
  beforeAll(async () => {
    await fillWithMunicipalities(test().database);
  });

  it('skips the public schools of the Distrito Federal by default', async () => {
    const { database } = test();
    const total = catalog.toString('utf8').trim().split('\n').length - 1;
    const unasked = await importBytes(database, catalog);
    expect(unasked).toMatchObject({
      read: total,
      new: 0,
      skipped: { 'not a private school': { count: total } },
    });
    const asked = await importBytes(database, catalog, { dependency: 'all' });
    const closed = catalog.toString('utf8').match(/^ESCOLA (?:PARALISADA|EXTINTA)/gm)?.length ?? 0;
    // One of adult education only, and one of professional education only.
    const otherStages = 2;
    expect(closed).toBeGreaterThan(0);
    expect(asked).toMatchObject({
      new: total - closed - otherStages,
      skipped: {
        'not in activity': { count: closed },
        'no stage from kindergarten to high school': { count: otherStages, broken: false },
      },
    });
    expect(await importBytes(database, catalog, { dependency: 'all' })).toMatchObject({
      new: 0,
      changed: 0,
      unchanged: total - closed - otherStages,
    });
  });

  it('reads its address field, its list of stages and its positions', async () => {
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

describe('the census data dictionary', () => {
  it('has all columns that we read in 2025', () => {
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
