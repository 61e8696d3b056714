import { beforeAll, expect, it } from 'vitest';
import { describeEachEngine } from '../../test/each-engine.ts';
import { araguaina } from '../../test/test-server.ts';
import type { Database } from '../database/database.ts';
import { city, offer } from '../database/schema.ts';
import { searchSchoolOffers, type SchoolOfferResult } from '../search/school-offer.ts';
import { insertSchools } from '../search/testing/school-rows.ts';
import { importOffers } from './import-offers.ts';
import type { FileImportOptions } from './run/csv-import.ts';
import type { ImportReport } from './run/import-report.ts';

/** Offers of a file, and those of a batch: what is committed together. */
const rows = 1_250;
const batch = 500;

const columns =
  'school_code;reference;grade;shift;year;monthly_fee;discount_percentage;enrollment_fee;seats;valid_until';

/** The same offers at one monthly fee, in reais. */
function fileAt(fee: number): string {
  const lines = Array.from({ length: rows }, (_, n) => {
    const grade = `${(n % 9) + 1}-ano`;
    const shift = n % 2 === 0 ? 'manha' : 'tarde';
    return `17041830;R${n};${grade};${shift};2027;${fee},00;50;100;10;2999-12-31`;
  });
  return [columns, ...lines].join('\n');
}

async function* once(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

/** Searches as long as the import runs, and once more. */
async function searchWhile(
  database: Database,
  imported: Promise<ImportReport>,
): Promise<SchoolOfferResult[]> {
  const answers: SchoolOfferResult[] = [];
  const end = new AbortController();
  const ended = imported.finally(() => end.abort());
  const search = () =>
    searchSchoolOffers(database, {
      filterString: 'city_slug:araguaina-to',
      facets: ['grade', 'shift'],
      pagination: { page: 1, size: 100 },
    });
  while (!end.signal.aborted) answers.push(await search());
  await ended;
  return [...answers, await search()];
}

describeEachEngine('searching while an import runs', (test) => {
  beforeAll(async () => {
    const { database } = test();
    await database.db.insert(city).values(araguaina);
    await insertSchools(database, [{ name: 'Colégio Anglo', cityId: araguaina.id, codEnt: 17_041_830 }]);
  });

  const searchDuring = (fee: number, options?: FileImportOptions) => {
    const { database } = test();
    return searchWhile(database, importOffers(database, { bytes: once(fileAt(fee)) }, options));
  };

  it('CA-07 S27 each answer is of one moment: its count, its page and its facets agree, and whole batches are there', async () => {
    const answers = await searchDuring(1_000);
    for (const { total, hits, facets } of answers) {
      for (const { values } of facets) {
        expect(values.reduce((sum, { count }) => sum + count, 0)).toBe(total);
      }
      expect(hits).toHaveLength(Math.min(total, 100));
      expect([0, batch, 2 * batch, rows]).toContain(total);
    }
    expect(answers.at(-1)?.total).toBe(rows);
  });

  it('CA-07 S27 a strict import is seen wholly or not at all', async () => {
    for (const { total, hits } of await searchDuring(1_200, { strict: true })) {
      expect(total).toBe(rows);
      expect(new Set(hits.map((hit) => hit.monthlyFeeWithDiscount)).size).toBe(1);
    }
    await test().database.db.delete(offer);
    const fresh = (await searchDuring(1_400, { strict: true })).map(({ total }) => total);
    expect([0, rows]).toEqual(expect.arrayContaining([...new Set(fresh)]));
    expect(fresh.at(-1)).toBe(rows);
  });
});
