import { beforeAll, expect, it } from 'vitest';

import { describeOneEngine } from '../../../test/each-engine.ts';
import { araguaina } from '../../../test/test-server.ts';
import { city } from '../../platform/database/schema.ts';
import { insertSchools } from '../../search/testing/school-rows.ts';
import { importOffers } from './import-offers.ts';
import { importPlaces } from './import-places.ts';

async function* once(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

const required = 'school_code;reference;grade;shift;year;monthly_fee;discount_percentage;seats;valid_until';
const line = (fee: string) => `17041830;A;1-ano;manha;2027;${fee};50;10;2027-03-31`;

describeOneEngine('a column that a file lacks, and a dry run', (test) => {
  beforeAll(async () => {
    const { database } = test();
    await database.db.insert(city).values(araguaina);
    await insertSchools(database, [{ name: 'Colégio Anglo', cityId: araguaina.id, codEnt: 17_041_830 }]);
  });

  const offers = (text: string, dryRun = false) =>
    importOffers(test().database, { bytes: once(text) }, { dryRun });
  const dump = async () => {
    const { pool } = test().database;
    const tables = ['offer', 'offer_price_change', 'import_run', 'city', 'directory_total'];
    const rows = await Promise.all(
      tables.map((table) => pool.query(`SELECT * FROM ${table} AS t ORDER BY t::text`)),
    );
    return rows.map((result) => result.rows);
  };

  it('S37 S27 leaves an offer’s extras, enrollment fee and title as stored', async () => {
    await offers(
      `${required};title;enrollment_fee;material_fee\n${line('1000,00')};Turma da manhã;300,00;900,00`,
    );
    const changed = `${required};uniform_fee\n${line('1100,00')};120,00`;
    const before = await dump();
    const rehearsed = await offers(changed, true);
    expect(await dump()).toEqual(before);
    const report = await offers(changed);
    expect(report).toMatchObject({ changed: 1 });
    expect(report.notes.join()).toContain('stays: title, enrollment_fee, material_fee, meals_fee');
    expect({ ...rehearsed, dryRun: false, seconds: 0 }).toEqual({ ...report, seconds: 0 });
    const { rows } = await test().database.pool.query(
      'SELECT title, monthly_fee, enrollment_fee, material_fee, uniform_fee FROM offer',
    );
    expect(rows).toEqual([
      {
        title: 'Turma da manhã',
        monthly_fee: 110_000,
        enrollment_fee: 30_000,
        material_fee: 90_000,
        uniform_fee: 12_000,
      },
    ]);
  });

  it('S27 writes no places in a dry run', async () => {
    const before = await dump();
    expect(await importPlaces(test().database, { dryRun: true })).toMatchObject({ new: 5570, dryRun: true });
    expect(await dump()).toEqual(before);
  });
});
