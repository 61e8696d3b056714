import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startRecordedSite, type RecordedSite } from './recorded-site.ts';

const school = `<meta name="description" content="12 bolsas a partir de R$ 490 por mês."/><meta property="og:title" content="Colégio Girassol"/>`;
let recorded: RecordedSite;

beforeAll(async () => {
  recorded = await startRecordedSite('https://escola.example', {
    renderPage: async ({ url }) => new Response(url.endsWith('/girassol') ? school : '<title>x</title>'),
  });
});
afterAll(() => recorded.close());

const draw = (path: string) => recorded.site.inject(`/compartilhar${path}.png`);

describe('A4 the share image of a page', () => {
  it('is a small PNG in the recommended size, with the title in the site’s font', async () => {
    const { rawPayload: image } = await draw('/escolas/girassol');
    expect(await sharp(image).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(image.length).toBeLessThan(60_000);
    const title = sharp(image).extract({ left: 240, top: 72, width: 600, height: 90 });
    // Paper without letters has one color.
    expect((await title.stats()).channels[0]?.stdev).toBeGreaterThan(10);
  });

  it('does not exist for a page without metadata', async () => {
    expect((await draw('/escolas/sem-dados')).statusCode).toBe(404);
  });
});
