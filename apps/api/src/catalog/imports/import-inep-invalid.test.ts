import { beforeAll, expect, it } from 'vitest';

import { describeOneEngine } from '../../../test/each-engine.ts';
import { fillWithMunicipalities } from '../../../test/municipalities.ts';
import { ImportFileError } from './run/import-report.ts';
import { testEnvironment } from '../../../test/test-server.ts';
import { eventHandlers } from '../../app/event-handlers.ts';
import { importInep } from './import-inep.ts';
import { dumpSchools, importBytes } from './testing/school-import.ts';

const header =
  'NU_ANO_CENSO;CO_ENTIDADE;NO_ENTIDADE;CO_MUNICIPIO;TP_DEPENDENCIA;TP_SITUACAO_FUNCIONAMENTO;NO_BAIRRO';
const line = (code: number, name = `ESC NUMERO ${code}`, year = 2024): string =>
  `${year};${code};${name};1702109;4;1;CENTRO`;
const file = (...lines: string[]): string => [header, ...lines].join('\n');

const options = { events: eventHandlers(testEnvironment) };

describeOneEngine('import of invalid and unusual files', (test) => {
  beforeAll(async () => {
    await fillWithMunicipalities(test().database);
  });

  it('S27 reports broken lines by number and imports the rest', async () => {
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

  it('EN-07 reads a school of two years in one file as its first row says, each time', async () => {
    const closed = line(17900006).replace(/;1$/, ';3');
    for (const expected of [{ new: 1 }, { new: 0, unchanged: 1 }]) {
      const report = await importBytes(test().database, file(line(17900006), closed));
      expect(report).toMatchObject(expected);
      expect(report.skipped).toEqual({
        'the school is in the file twice': { count: 1, lines: [3], broken: true },
      });
    }
  });

  it.each(['1999', '2100', ''])('S37 rejects a school of the census year %j', async (year) => {
    const report = await importBytes(test().database, file(line(17900020).replace(/^20\d\d/, year)));
    expect(report.skipped).toEqual({
      'no census year (NU_ANO_CENSO)': { count: 1, lines: [2], broken: true },
    });
  });

  it('S30 EN-07 reports long texts and control characters by line and field', async () => {
    const report = await importBytes(
      test().database,
      file(
        line(17900010),
        line(17900011, 'E'.repeat(201)),
        line(17900012, 'ESC \0 NUL'),
        line(17900013, 'ESC \u001b[2J'),
        line(17900013, '\u202eOREVNI'),
        line(17900013, '???'),
        line(17900014).replace('CENTRO', 'C'.repeat(101)),
        line(17900015, 'E'.repeat(200)),
      ),
    );
    expect(report).toMatchObject({ read: 8, new: 2, outcome: 'complete' });
    expect(report.skipped).toEqual({
      'the school has no name (NO_ENTIDADE)': { count: 1, lines: [7], broken: true },
      'NO_ENTIDADE is longer than 200 characters': { count: 1, lines: [3], broken: true },
      'NO_ENTIDADE holds control characters': { count: 3, lines: [4, 5, 6], broken: true },
      'NO_BAIRRO is longer than 100 characters': { count: 1, lines: [8], broken: true },
    });
  });

  it('S27 strict: imports nothing from a file with a broken line', async () => {
    const { database } = test();
    const before = await dumpSchools(database);
    const many = Array.from({ length: 1100 }, (_, n) => line(17_910_000 + n));
    const report = await importBytes(database, file(...many, 'broken'), { strict: true });
    expect(report).toMatchObject({ outcome: 'rejected', new: 0, changed: 0 });
    expect(report.skipped).toMatchObject({ '1 fields where the header has 7': { lines: [1102] } });
    expect(await dumpSchools(database)).toEqual(before);
    expect(await importBytes(database, file(...many), { strict: true })).toMatchObject({
      outcome: 'complete',
      new: 1100,
    });
  });

  it('S27 loses nothing when interrupted, and completes when run again', async () => {
    const { database } = test();
    const many = file(...Array.from({ length: 1200 }, (_, n) => line(17_920_000 + n)));
    const stop = new AbortController();
    async function* stopping(): AsyncGenerator<Uint8Array> {
      yield Buffer.from(many.slice(0, 40_000));
      stop.abort();
      yield Buffer.from(many.slice(40_000));
    }
    const stopped = await importInep(database, { bytes: stopping() }, { ...options, signal: stop.signal });
    expect(stopped.outcome).toBe('stopped');
    expect(stopped.new).toBeGreaterThanOrEqual(500);
    expect(stopped.new).toBeLessThan(1200);
    const completed = await importBytes(database, many);
    expect(completed).toMatchObject({ outcome: 'complete', new: 1200 - stopped.new, unchanged: stopped.new });
  });

  it('keeps committed batches when the upload fails', async () => {
    const { database } = test();
    const many = file(...Array.from({ length: 600 }, (_, n) => line(17_930_000 + n)));
    async function* broken(): AsyncGenerator<Uint8Array> {
      yield Buffer.from(many);
      throw new Error('connection reset');
    }
    await expect(importInep(database, { bytes: broken() }, options)).rejects.toThrow('connection reset');
    expect(await importBytes(database, many)).toMatchObject({ new: 100, unchanged: 500 });
  });

  it('RT-02 gives schools with the same name different slugs, which a later import keeps', async () => {
    const { database } = test();
    const gurupi = line(17940004, 'ESCOLA IGUAL').replace('1702109', '1709500');
    const text = file(
      line(17940001, 'ESCOLA IGUAL'),
      line(17940002, 'ESCOLA IGUAL'),
      line(17940003, 'ESCOLA IGUAL').replace('CENTRO', 'VILA NOVA'),
      gurupi,
      line(17940005, 'TOCANTINS'),
      line(17940006, 'EDUCACAO INFANTIL'),
      line(17940007, 'ESCOLA'),
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
    await importBytes(database, text.replaceAll('2024;', '2025;'));
    expect(await slugs()).toEqual(chosen);
  });

  it('S27 reads numbers that a program wrote as decimals, and a name with a line break', async () => {
    const { database } = test();
    const row = '2024.0;17960003.0;"ESCOLA QUEBRADA\nBcc: ana@exemplo.com";1702109.0;4.0;1.0;CENTRO';
    await importBytes(
      database,
      `${header};IN_INF;IN_FUND_AI;QT_MAT_BAS;NU_ENDERECO;CO_CEP;LATITUDE\r\n${row};1.0;0.0;120.0;10.0;7001000.0;-7.19`,
    );
    const { rows: found } = await database.pool.query(
      "SELECT name ~ '[\\n\\r]' AS is_broken, stage_mask, enrollments, number, zip_code, census_year FROM school WHERE cod_ent = 17960003",
    );
    expect(found).toEqual([
      {
        is_broken: false,
        stage_mask: 1,
        enrollments: 120,
        number: '10',
        zip_code: '07001000',
        census_year: 2024,
      },
    ]);
  });

  it('EN-07 stores telephones and CNPJs in one form, and counts what it cannot read', async () => {
    const { database } = test();
    const contacts = [
      ['63', '81234567', '9X.0ES.C0L/0001-70'],
      ['+55', '63992123458', 'F5232658000142'],
      ['63', '32151116 / 32151117', '5232658000142'],
      ['', '08007771234', '99999999999999'],
      ['63', '3215', '9X0ESC0L000171'],
      ['', '32151111', ''],
    ];
    const rows = contacts.map((fields, n) => `${line(17980000 + n)};${fields.join(';')}`);
    const report = await importBytes(
      database,
      [`${header};NU_DDD;NU_TELEFONE;NU_CNPJ_ESCOLA_PRIVADA`, ...rows].join('\n'),
    );
    const { rows: found } = await database.pool.query(
      'SELECT phone, cnpj FROM school WHERE cod_ent BETWEEN 17980000 AND 17980009 ORDER BY cod_ent',
    );
    expect(found.map(({ phone, cnpj }) => [phone, cnpj])).toEqual([
      ['63981234567', '9X0ESC0L000170'],
      ['63992123458', 'F5232658000142'],
      ['6332151116', '05232658000142'],
      ['08007771234', null],
      [null, null],
      [null, null],
    ]);
    expect(report.notes).toContain('Left out as unreadable: telephones 2, CNPJs 1.');
  });

  it('names the missing columns', async () => {
    const wrong = importBytes(test().database, 'CO_ENTIDADE;NOME\n1;2');
    await expect(wrong).rejects.toThrow(ImportFileError);
    await expect(importBytes(test().database, 'CO_ENTIDADE;NOME\n1;2')).rejects.toThrow(
      'missing columns nu_ano_censo, no_entidade, co_municipio, tp_dependencia, tp_situacao_funcionamento',
    );
    await expect(importBytes(test().database, '')).rejects.toThrow('The file is empty.');
  });

  it('is rejected while another import runs', async () => {
    const { database } = test();
    const both = await Promise.allSettled([
      importBytes(database, file(line(17970001))),
      importBytes(database, file(line(17970002))),
    ]);
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  });
});
