import { beforeAll, expect, it } from 'vitest';

import { describeOneEngine } from '../../../test/each-engine.ts';
import { fillWithMunicipalities } from '../../../test/municipalities.ts';
import { importBytes } from './testing/school-import.ts';

const palmas = 1721000;

/** A census of 2024 with these rows: its columns and ordinary values, and what each row changes. */
function census(year: number, columns: readonly string[], rows: readonly Readonly<Record<string, string>>[]) {
  const ordinary: Readonly<Record<string, string>> = {
    NU_ANO_CENSO: String(year),
    CO_MUNICIPIO: String(palmas),
    TP_DEPENDENCIA: '4',
    TP_SITUACAO_FUNCIONAMENTO: '1',
    DS_ENDERECO: 'RUA DAS PALMEIRAS',
    NU_ENDERECO: '10',
    NO_BAIRRO: 'JARDIM INVENTADO',
    CO_CEP: '77001000',
    NU_DDD: '63',
    NU_TELEFONE: '32150000',
    LATITUDE: '-10.1801',
    LONGITUDE: '-48.3301',
    IN_INF: '1',
    IN_FUND_AI: '1',
    IN_COMUM_FUND_AI: '1',
    QT_MAT_BAS: '120',
    IN_BIBLIOTECA: '1',
    IN_QUADRA_ESPORTES_COBERTA: '1',
  };
  const lines = rows.map((row) => columns.map((column) => row[column] ?? ordinary[column] ?? '').join(';'));
  return [columns.join(';'), ...lines].join('\n');
}

const required = [
  'NU_ANO_CENSO',
  'CO_ENTIDADE',
  'NO_ENTIDADE',
  'CO_MUNICIPIO',
  'TP_DEPENDENCIA',
  'TP_SITUACAO_FUNCIONAMENTO',
];
const address = ['DS_ENDERECO', 'NU_ENDERECO', 'NO_BAIRRO', 'CO_CEP'];
const rest = ['NU_DDD', 'NU_TELEFONE', 'LATITUDE', 'LONGITUDE', 'QT_MAT_BAS', 'IN_QUADRA_ESPORTES_COBERTA'];
const all = [...required, ...address, ...rest, 'IN_INF', 'IN_FUND_AI', 'IN_BIBLIOTECA'];

describeOneEngine('the next census', (test) => {
  beforeAll(async () => {
    await fillWithMunicipalities(test().database);
  });

  const stored = async (code: number) => {
    const { rows } = await test().database.pool.query(
      `SELECT street, number, n.name AS neighborhood, zip_code, phone, stage_mask, tag_mask, amenities, enrollments, census_year,
              fact_years, position_precision, unlisted_reason, unlisted_year, administrative_dependency
       FROM school LEFT JOIN neighborhood n ON n.id = neighborhood_id WHERE cod_ent = $1`,
      [code],
    );
    return rows[0];
  };

  it('S37 keeps what the file’s header lacks, with its own year, and names these columns', async () => {
    const { database } = test();
    const school = { CO_ENTIDADE: '17990001', NO_ENTIDADE: 'ESCOLA PALMEIRA INVENTADA' };
    await importBytes(database, census(2024, all, [school]));
    const before = await stored(17990001);

    const withoutAddress = [...required, 'IN_BIBLIOTECA', 'IN_COMUM_FUND_AI'];
    const report = await importBytes(
      database,
      census(2025, withoutAddress, [{ ...school, IN_BIBLIOTECA: '0' }]),
    );
    expect(report).toMatchObject({ changed: 1 });
    expect(report.notes.join()).toMatch(/Columns that the file lacks.*DS_ENDERECO, .*CO_CEP.*QT_MAT_BAS/);
    expect(await stored(17990001)).toEqual({
      ...before,
      stage_mask: 0b0010,
      tag_mask: before.tag_mask & ~(1 << 11),
      amenities: { ...before.amenities, biblioteca: false },
      census_year: 2025,
      fact_years: { address: 2024, enrollments: 2024, 'quadra-coberta': 2024 },
    });

    const withoutStages = [...required, ...address, ...rest];
    await importBytes(database, census(2026, withoutStages, [{ ...school, NU_ENDERECO: '' }]));
    expect(await stored(17990001)).toMatchObject({
      street: before.street,
      number: null,
      stage_mask: 0b0010,
      enrollments: 120,
      census_year: 2026,
      fact_years: { stages: 2025, biblioteca: 2025 },
    });
    const again = await importBytes(database, census(2026, withoutStages, [{ ...school, NU_ENDERECO: '' }]));
    expect(again).toMatchObject({ changed: 0, unchanged: 1 });
  });

  it('S37 keeps what a Catálogo lacks', async () => {
    const { database } = test();
    const header = 'Código INEP;Escola;UF;Município;Dependência Administrativa;Restrição de Atendimento';
    const row = '17990002;ESCOLA LIMOEIRO INVENTADA;TO;Palmas;Privada;ESCOLA EM FUNCIONAMENTO';
    const stages = 'Etapas e Modalidade de Ensino Oferecidas;Endereço;Telefone';
    await importBytes(
      database,
      `${header};${stages}\n${row};Ensino Médio;RUA DOS LIMOEIROS, 5 CENTRO. 77001-000 Palmas - TO.;(63) 3215-0000`,
    );
    const before = await stored(17990002);
    expect(before).toMatchObject({ stage_mask: 0b1000, neighborhood: 'Centro' });
    const report = await importBytes(database, `${header}\n${row}`);
    expect(report.notes.join()).toContain('ENDERECO, TELEFONE');
    expect(await stored(17990002)).toEqual(before);
  });

  it('EN-21 S27 takes schools out that closed, stopped or became public, not by an older file, and lists them again', async () => {
    const { database } = test();
    const codes = ['17990011', '17990012', '17990013', '17990014', '17990015'];
    const rows = codes.map((code) => ({ CO_ENTIDADE: code, NO_ENTIDADE: `ESCOLA INVENTADA ${code}` }));
    const [closed = {}, stopped = {}, municipal = {}, renamed = {}, stageless = {}] = rows;
    await importBytes(database, census(2024, all, rows));
    const file2025 = census(2025, all, [
      { ...closed, TP_SITUACAO_FUNCIONAMENTO: '3' },
      { ...stopped, TP_SITUACAO_FUNCIONAMENTO: '2' },
      { ...municipal, TP_DEPENDENCIA: '3' },
      { ...renamed, NO_ENTIDADE: 'ESCOLA RENOMEADA' },
      { ...stageless, IN_INF: '0', IN_FUND_AI: '0' },
      { CO_ENTIDADE: '17990019', NO_ENTIDADE: 'ESCOLA DESCONHECIDA', TP_SITUACAO_FUNCIONAMENTO: '4' },
    ]);
    const counted = 'Closed since: 4 (1 closed, 1 suspended, 1 public, 1 no-stages).';

    const dump = async () => (await database.pool.query('SELECT * FROM school ORDER BY id')).rows;
    const runs = async () => (await database.pool.query('SELECT * FROM import_run')).rowCount;
    const before = { schools: await dump(), runs: await runs() };
    const rehearsed = await importBytes(database, file2025, { dryRun: true });
    expect({ schools: await dump(), runs: await runs() }).toEqual(before);
    const report = await importBytes(database, file2025);
    expect(report).toMatchObject({ changed: 5, skipped: { 'not in activity': { count: 1, broken: false } } });
    expect(report.notes).toContain(counted);
    expect({ ...rehearsed, dryRun: false, seconds: 0 }).toEqual({ ...report, seconds: 0 });

    const reasons = async () =>
      Promise.all(codes.map(async (code) => (await stored(Number(code))).unlisted_reason));
    expect(await reasons()).toEqual(['closed', 'suspended', 'public', null, 'no-stages']);
    expect(await stored(17990013)).toMatchObject({
      administrative_dependency: 3,
      unlisted_year: 2025,
      street: 'Rua das Palmeiras',
    });
    expect(await importBytes(database, file2025)).toMatchObject({ changed: 0, unchanged: 5 });
    await importBytes(database, census(2024, all, rows));
    expect(await reasons()).toEqual(['closed', 'suspended', 'public', null, 'no-stages']);

    const publicToo = census(2026, all, [{ ...municipal, TP_DEPENDENCIA: '3' }]);
    expect((await importBytes(database, publicToo, { dependency: 'all' })).notes).toContain(
      'Listed again: 1.',
    );
    await importBytes(database, census(2027, all, [{ ...municipal, TP_DEPENDENCIA: '3' }]));
    expect(await reasons()).toEqual(['closed', 'suspended', null, null, 'no-stages']);
    const closedPublic = { ...municipal, TP_DEPENDENCIA: '3', TP_SITUACAO_FUNCIONAMENTO: '3' };
    await importBytes(database, census(2027, all, [closedPublic]));

    const reopened = await importBytes(database, census(2027, all, [closed]));
    expect(reopened.notes).toContain('Listed again: 1.');
    expect(reopened.notes.join()).toMatch(/Not confirmed by the latest census of their state: \d /);
    expect(await reasons()).toEqual([null, 'suspended', 'closed', null, 'no-stages']);
  });

  it('EN-21 lists a school that our team took out again only by a census as new as the one that lacks it', async () => {
    const { database } = test();
    const school = { CO_ENTIDADE: '17990021', NO_ENTIDADE: 'ESCOLA AUSENTE INVENTADA' };
    await importBytes(database, census(2024, all, [school]));
    // As our team decides it (`schools/unconfirmed`): the last census that had it stays.
    await database.pool.query(
      "UPDATE school SET unlisted_reason = 'absent', unlisted_year = 2025, unlisted_at = now() WHERE cod_ent = 17990021",
    );
    const again = await importBytes(database, census(2024, all, [school]));
    expect(again).toMatchObject({ changed: 0, skipped: { 'a newer census is stored': { count: 1 } } });
    const closed = { ...school, TP_SITUACAO_FUNCIONAMENTO: '3' };
    await importBytes(database, census(2024, all, [closed]));
    expect(await stored(17990021)).toMatchObject({ unlisted_reason: 'absent', unlisted_year: 2025 });
    await importBytes(database, census(2025, all, [school]));
    expect(await stored(17990021)).toMatchObject({ unlisted_reason: null, census_year: 2025 });
  });
});
