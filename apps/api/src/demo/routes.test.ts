import { beforeAll, expect, it } from 'vitest';
import { describeOneEngine } from '../../test/each-engine.ts';
import { tenantHeader, testEnvironment } from '../../test/test-server.ts';
import { insertCities } from '../search/testing/place-rows.ts';
import { insertSchools } from '../search/testing/school-rows.ts';
import { buildServer } from '../app/server.ts';
import type { ZodFastify } from '../platform/http/slice-routes.ts';
import { demoPictures } from './pictures/motifs.ts';

describeOneEngine('pictures of demonstration schools', (test) => {
  const { images } = demoPictures({ slug: 'girassol-demo', stageMask: 0, amenities: {} });
  let server: ZodFastify;

  beforeAll(async () => {
    const { database } = test();
    await insertCities(database);
    await insertSchools(database, [
      { name: 'Colégio Girassol', slug: 'girassol-demo', cityId: 1702109, demo: true, images },
      { name: 'Colégio Real', slug: 'real', cityId: 1702109, images: ['/v3/pictures/demo/real/fachada.svg'] },
    ]);
    server = await buildServer({ environment: testEnvironment, database, logLevel: 'silent' });
  });

  const get = (url: string) => server.inject({ url, headers: tenantHeader });

  const statuses = async (...pictures: string[]) =>
    Promise.all(pictures.map(async (one) => (await get(`/v3/pictures/demo/${one}`)).statusCode));

  it('product 13 serves each as an SVG that runs nothing', async () => {
    for (const url of images) {
      const response = await get(url);
      expect(response.statusCode).toBe(200);
      expect(response.headers['content-type']).toBe('image/svg+xml');
      expect(response.headers['content-security-policy']).toContain("default-src 'none'");
      expect(response.body).toMatch(/^<svg /);
    }
  });

  it('responds 404 for a picture that a school does not have, and 400 for no picture', async () => {
    expect(await statuses('girassol-demo/piscina.svg', 'real/fachada.svg', 'unknown/fachada.svg')).toEqual([
      404, 404, 404,
    ]);
    expect(await statuses('girassol-demo/castelo.svg', 'GIRASSOL/fachada.svg')).toEqual([400, 400]);
  });
});
