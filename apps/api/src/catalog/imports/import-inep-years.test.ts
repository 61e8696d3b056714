import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import iconv from 'iconv-lite';
import { beforeAll, expect, it } from 'vitest';

import { describeOneEngine } from '../../../test/each-engine.ts';
import { fillWithMunicipalities } from '../../../test/municipalities.ts';
import { inepFiles } from '../../../test/inep-files.ts';
import { importBytes } from './testing/school-import.ts';

const microdata = readFileSync(inepFiles.microdata);
const census: Record<string, string>[] = parse(microdata, { delimiter: ';', columns: true });
const columnsOf2024 = readFileSync(inepFiles.variables, 'utf8').trim().split('\n');

/** Columns that before 2025 are one per stage, by the columns of 2025. */
const stages: Readonly<Record<string, RegExp>> = {
  IN_INF: /^IN_(COMUM|ESP_EXCLUSIVA)_(CRECHE|PRE)$/,
  IN_INF_CRE: /^IN_(COMUM|ESP_EXCLUSIVA)_CRECHE$/,
  IN_INF_PRE: /^IN_(COMUM|ESP_EXCLUSIVA)_PRE$/,
  IN_FUND: /^IN_(COMUM|ESP_EXCLUSIVA)_FUND_A[IF]$/,
  IN_FUND_AI: /^IN_(COMUM|ESP_EXCLUSIVA)_FUND_AI$/,
  IN_FUND_AF: /^IN_(COMUM|ESP_EXCLUSIVA)_FUND_AF$/,
  IN_MED: /^IN_(COMUM|ESP_EXCLUSIVA)_MEDIO_/,
};

/** The schools of 2025 in the layout of an earlier year: every column of its dictionary, Latin-1, CRLF. */
function createFile(year: number, columns: readonly string[]): Uint8Array {
  const lines = census.map((row) =>
    columns
      .map((column) => {
        const stage = stages[column];
        if (column === 'NU_ANO_CENSO') return String(year);
        if (column === 'QT_MAT_BAS') return '123';
        if (!stage) return row[column] ?? '';
        return Object.entries(row).some(([name, value]) => stage.test(name) && value === '1') ? '1' : '0';
      })
      .join(';'),
  );
  return iconv.encode([columns.join(';'), ...lines].join('\r\n'), 'latin1');
}

describeOneEngine('import of the census microdata of 2023, 2024 and 2025 in sequence', (test) => {
  const stored = async () => {
    const { rows } = await test().database.pool.query(
      `SELECT cod_ent, slug, name, stage_mask, tag_mask, amenities, street, number, zip_code, cnpj, census_year,
              fact_years, enrollments, position_precision FROM school ORDER BY cod_ent`,
    );
    return rows;
  };

  beforeAll(async () => {
    await fillWithMunicipalities(test().database);
  });

  it('reads the columns of 2023 and 2024 like those of 2025, and each year replaces the previous one', async () => {
    const { database } = test();
    const stage = /^IN_(COMUM|ESP_EXCLUSIVA)_(CRECHE|PRE|FUND|MEDIO)/u;
    const active = census.filter(
      (row) =>
        row['TP_SITUACAO_FUNCIONAMENTO'] === '1' &&
        Object.entries(row).some(([name, value]) => stage.test(name) && value === '1'),
    ).length;
    const of2023 = await importBytes(database, createFile(2023, columnsOf2024.toReversed()));
    expect.soft(of2023).toMatchObject({ outcome: 'complete', read: census.length, new: active });
    expect.soft(of2023.notes).toContain('Read as Latin-1.');
    const schoolsOf2023 = await stored();
    expect.soft(schoolsOf2023[0]).toMatchObject({
      census_year: 2023,
      enrollments: 123,
      position_precision: 'city',
    });

    expect.soft(await importBytes(database, createFile(2024, columnsOf2024))).toMatchObject({
      new: 0,
      changed: active,
    });
    const schoolsOf2024 = await stored();
    expect.soft(schoolsOf2024).toEqual(schoolsOf2023.map((row) => ({ ...row, census_year: 2024 })));

    expect.soft(await importBytes(database, microdata)).toMatchObject({ new: 0, changed: active });
    const schoolsOf2025 = await stored();
    expect.soft(schoolsOf2025.map(withoutYear)).toEqual(schoolsOf2024.map(withoutYear));
    expect.soft(schoolsOf2025[0]).toMatchObject({
      census_year: 2025,
      enrollments: 123,
      fact_years: { enrollments: 2024 },
    });

    expect.soft(await importBytes(database, createFile(2024, columnsOf2024))).toMatchObject({
      changed: 0,
      skipped: { 'a newer census is stored': { count: active, broken: false } },
    });
    expect.soft(await stored()).toEqual(schoolsOf2025);
  });
});

/** Fields that do not depend on the year's columns. */
function withoutYear(row: Record<string, unknown>): unknown {
  const { census_year: _year, fact_years: _years, position_precision: _precision, ...rest } = row;
  return rest;
}
