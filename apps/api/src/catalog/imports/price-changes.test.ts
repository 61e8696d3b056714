import { readFileSync } from 'node:fs';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOneEngine } from '../../../test/each-engine.ts';
import { fillWithMunicipalities } from '../../../test/municipalities.ts';
import { inepFiles } from '../../../test/inep-files.ts';
import { importBytes } from './testing/school-import.ts';
import { importOffers } from './import-offers.ts';

const columns =
  'school_code;reference;grade;shift;year;monthly_fee;discount_percentage;enrollment_fee;seats;valid_until';

async function* once(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

describeOneEngine('changes of an offer by imports', (test) => {
  beforeAll(async () => {
    await fillWithMunicipalities(test().database);
    await importBytes(test().database, readFileSync(inepFiles.microdata));
  });
  beforeEach(async () => {
    await test().database.pool.query('DELETE FROM offer');
  });

  /** Imports one offer. */
  const load = (fee: string, { year = 2027, seats = 10, discount = 50 } = {}) =>
    importOffers(test().database, {
      bytes: once(`${columns}\n17041830;A;1-ano;manha;${year};${fee};${discount};100;${seats};2999-03-31\n`),
      fileName: 'offers.csv',
    });

  const changes = async () =>
    (
      await test().database.pool.query(
        'SELECT old_price, new_price, old_monthly_fee, new_monthly_fee FROM offer_price_change ORDER BY id',
      )
    ).rows;

  it('EN-08 records each change of price or full fee once', async () => {
    await load('1000,00');
    expect(await changes()).toEqual([]);
    await load('900,00');
    await load('900,00');
    await load('900,00', { discount: 40 });
    await load('900,00', { discount: 40, seats: 3 });
    expect(await changes()).toEqual([
      { old_price: 50_000, new_price: 45_000, old_monthly_fee: 100_000, new_monthly_fee: 90_000 },
      { old_price: 45_000, new_price: 54_000, old_monthly_fee: 90_000, new_monthly_fee: 90_000 },
    ]);
  });

  it('EN-08 a reference for another school year starts without earlier prices', async () => {
    await load('1000,00');
    await load('900,00');
    await load('1200,00', { year: 2028 });
    expect(await changes()).toEqual([]);
  });

  it('S28 stores when a full offer has a seat again, and deletes changes with the offer', async () => {
    const again = async () =>
      (await test().database.pool.query('SELECT seats_again_at FROM offer')).rows[0].seats_again_at;
    await load('1000,00', { seats: 5 });
    await load('900,00', { seats: 0 });
    expect(await again()).toBeNull();
    await load('900,00', { seats: 2 });
    const first = await again();
    expect(first).toBeInstanceOf(Date);
    await load('900,00', { seats: 4 });
    expect(await again()).toEqual(first);
    await test().database.pool.query('DELETE FROM offer');
    expect(await changes()).toEqual([]);
  });
});
