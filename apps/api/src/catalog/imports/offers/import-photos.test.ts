import { beforeAll, expect, it } from 'vitest';
import { describeOneEngine } from '../../../../test/each-engine.ts';
import { insertCities } from '../../../search/testing/place-rows.ts';
import { insertSchools } from '../../../search/testing/school-rows.ts';
import { importOffers } from '../import-offers.ts';
import type { ImportReport } from '../run/import-report.ts';

const columns =
  'school_slug;reference;grade;shift;year;monthly_fee;discount_percentage;seats;valid_until;photos';
const photos = 'https://fotos.example/frente.jpg A fachada | https://fotos.example/patio.jpg O pátio';

async function* once(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

describeOneEngine('product 13 photos in a file of offers', (test) => {
  beforeAll(async () => {
    await insertCities(test().database);
    await insertSchools(test().database, [{ name: 'Anglo', slug: 'anglo', cityId: 1702109 }]);
  });

  const importPhotos = (text: string): Promise<ImportReport> =>
    importOffers(
      test().database,
      { bytes: once(`${columns}\nanglo;A;1-ano;manha;2027;1000,00;50;10;2027-03-31;${text}\n`) },
      { imageOrigins: ['https://fotos.example'] },
    );

  const stored = async () => {
    const { rows } = await test().database.pool.query<{ images: string[]; alts: string[]; version: string }>(
      `SELECT images, image_alts AS alts, (SELECT version FROM directory_total WHERE uf = '') AS version
       FROM school WHERE slug = 'anglo'`,
    );
    return rows[0];
  };

  it('gives the school photos with texts, once, and keeps them when the column is empty', async () => {
    expect(await importPhotos(photos)).toMatchObject({ new: 1, skipped: {} });
    const before = await stored();
    expect(before).toMatchObject({
      images: ['https://fotos.example/frente.jpg', 'https://fotos.example/patio.jpg'],
      alts: ['A fachada', 'O pátio'],
    });
    expect(await importPhotos(photos)).toMatchObject({ changed: 0, unchanged: 1 });
    expect(await importPhotos('')).toMatchObject({ changed: 0, unchanged: 1 });
    expect(await stored()).toEqual(before);
  });

  it('replaces and removes them, which is a change that pages follow', async () => {
    const before = await stored();
    expect(await importPhotos('https://fotos.example/nova.jpg A nova fachada')).toMatchObject({ changed: 1 });
    expect(await stored()).toMatchObject({ alts: ['A nova fachada'] });
    expect(await importPhotos('-')).toMatchObject({ changed: 1, unchanged: 0 });
    const after = await stored();
    expect(after).toMatchObject({ images: [], alts: [] });
    expect(Number(after?.version)).toBeGreaterThan(Number(before?.version));
  });

  it('reports a line with a photo of another host by its number', async () => {
    const report = await importPhotos('https://evil.example/a.jpg A fachada');
    expect(report.skipped).toEqual({
      'photos: the host of an address is not one of IMAGE_HOSTS': { count: 1, lines: [2], broken: true },
    });
  });
});
