import { beforeAll, expect, it } from 'vitest';
import { describeOneEngine, fastEngine } from '../../../test/each-engine.ts';
import { araguaina } from '../../../test/test-server.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { city, offer } from '../../platform/database/schema.ts';
import { searchSchoolOffers, type SchoolOfferResult } from '../../search/offers/school-offer.ts';
import { searchSchools } from '../../search/schools/schools.ts';
import { insertSchools } from '../../search/testing/school-rows.ts';
import { bumpDataVersion } from '../data-version.ts';
import { importOffers } from './import-offers.ts';
import type { FileImportOptions } from './run/csv-import.ts';
import type { ImportReport } from './run/import-report.ts';
import { importBytes } from './testing/school-import.ts';

/** Offers of a file, and of a batch that is committed together. */
const rows = 1_250;
const batch = 500;

const columns =
  'school_code;reference;grade;shift;year;monthly_fee;discount_percentage;enrollment_fee;seats;valid_until';

/** The same offers with one monthly fee, in reais. */
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

/**
 * Number of schools. To try as many as Brazil's private ones: `IMPORTED_SCHOOLS=48000 pnpm vitest run
 * search-during-import`.
 */
const schools = Number(process.env['IMPORTED_SCHOOLS'] ?? 1_250);

const censusColumns =
  'NU_ANO_CENSO;CO_ENTIDADE;NO_ENTIDADE;CO_MUNICIPIO;TP_DEPENDENCIA;TP_SITUACAO_FUNCIONAMENTO;NO_BAIRRO';

/** The same schools, with the census year in their names. */
function createCensus(year: number): string {
  const lines = Array.from(
    { length: schools },
    (_, n) => `${year};${17_100_000 + n};ESCOLA ${n} DE ${year};1702109;4;1;BAIRRO ${n % 40}`,
  );
  return [censusColumns, ...lines].join('\n');
}

/** Searches repeatedly during an import, and once afterwards. */
async function searchWhile<Answer>(
  imported: Promise<ImportReport>,
  search: () => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  const end = new AbortController();
  const ended = imported.finally(() => end.abort());
  while (!end.signal.aborted) answers.push(await search());
  await ended;
  return [...answers, await search()];
}

describeOneEngine('searching during an import', (test) => {
  beforeAll(async () => {
    const { database } = test();
    await database.db.insert(city).values(araguaina);
    await insertSchools(database, [{ name: 'Colégio Anglo', cityId: araguaina.id, codEnt: 17_041_830 }]);
  });

  const searchDuring = (fee: number, options?: FileImportOptions) => {
    const { database } = test();
    const imported = importOffers(database, { bytes: once(fileAt(fee)) }, options);
    return searchWhile<SchoolOfferResult>(imported, () =>
      searchSchoolOffers(database, {
        filterString: 'city_slug:araguaina-to',
        facets: ['grade', 'shift'],
        pagination: { page: 1, size: 100 },
      }),
    );
  };

  it('CA-07 S27 each answer is consistent: count, page and facets agree, and contain complete batches', async () => {
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

  it('CA-07 S27 a strict import becomes visible all at once', async () => {
    for (const { total, hits } of await searchDuring(1_200, { strict: true })) {
      expect(total).toBe(rows);
      expect(new Set(hits.map((hit) => hit.monthly_fee_with_discount)).size).toBe(1);
    }
    await test().database.db.delete(offer);
    const fresh = (await searchDuring(1_400, { strict: true })).map(({ total }) => total);
    expect([0, rows]).toEqual(expect.arrayContaining([...new Set(fresh)]));
    expect(fresh.at(-1)).toBe(rows);
  });

  // The embedded database has one session, so that nothing happens beside a preview.
  it.skipIf(fastEngine === 'pglite')(
    'S27 other changes of the directory do not wait for a preview',
    async () => {
      const { database } = test();
      const half = Promise.withResolvers<void>();
      const resumed = Promise.withResolvers<void>();
      const [header = '', ...lines] = fileAt(1_600).split('\n');
      async function* bytes(): AsyncGenerator<Uint8Array> {
        yield Buffer.from([header, ...lines.slice(0, 2 * batch), ''].join('\n'));
        // Both batches are stored by now.
        half.resolve();
        await resumed.promise;
        yield Buffer.from(lines.slice(2 * batch).join('\n'));
      }
      const preview = importOffers(database, { bytes: bytes() }, { dryRun: true });
      await half.promise;
      const changed = inTransaction(database, async (client) => {
        await client.query("SET LOCAL lock_timeout = '2s'");
        await bumpDataVersion(client);
      });
      await expect(changed.finally(resumed.resolve)).resolves.toBeUndefined();
      expect(await preview).toMatchObject({ read: rows, outcome: 'complete' });
    },
  );

  it(
    'CA-07 S27 a census becomes visible in complete batches, and a strict one all at once',
    async () => {
      const { database } = test();
      const searchDuringCensus = (year: number, strict: boolean) =>
        searchWhile(importBytes(database, createCensus(year), { strict }), () =>
          searchSchools(database, {
            filterString: 'city_slug:araguaina-to',
            facets: ['uf'],
            sort: 'name_asc',
            pagination: { page: 1, size: 100 },
          }),
        );
      const present = 1;
      const first = await searchDuringCensus(2023, false);
      for (const { total, hits, facets } of first) {
        const imported = total - present;
        expect(imported % batch === 0 || imported === schools, `${imported} schools`).toBe(true);
        expect(hits).toHaveLength(Math.min(total, 100));
        expect(facets.flatMap(({ values }) => values.map(({ count }) => count))).toEqual([total]);
      }
      expect(first.at(-1)?.total).toBe(schools + present);
      const second = await searchDuringCensus(2024, true);
      const years = second.map(({ hits }) =>
        [...new Set(hits.flatMap(({ name }) => /20\d\d$/.exec(name) ?? []))].join(' and '),
      );
      expect(new Set(years)).toEqual(new Set(['2023', '2024']));
      expect(years.at(-1)).toBe('2024');
    },
    60_000 + schools * 20,
  );
});
