import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { shareImage } from './share-image.ts';

const html = `<meta name="description" content="12 bolsas a partir de R$ 490 por mês."/><meta property="og:title" content="Colégio Girassol"/>`;
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M0 0h4v3H0z" fill="#a00"/></svg>';

const draw = (page: string) =>
  shareImage(page, '/escolas/girassol', async (path) =>
    path.endsWith('.svg')
      ? `data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}`
      : undefined,
  );

/** The color of the image's upper left corner. */
const cornerOf = async (page: string) => {
  const [red = 0, green = 0, blue = 0] = await sharp(await draw(page))
    .extract({ left: 2, top: 2, width: 1, height: 1 })
    .raw()
    .toBuffer();
  return { red, green, blue };
};

describe('A4 the share image of a page', () => {
  it('is a small PNG in the recommended size', async () => {
    const image = await draw(html);
    expect(await sharp(image).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(image?.length).toBeLessThan(60_000);
  });

  it('has a school’s cover in its own ink', async () => {
    const brand = await cornerOf(html);
    const own = await cornerOf(`${html}<svg class="search-cover search-notebook" style="--hue:135">`);
    expect(brand.blue).toBeGreaterThan(200);
    // The cloth spine: a dark green.
    expect(own.green).toBeGreaterThan(own.blue);
    expect(own.green).toBeLessThan(100);
  });

  it('product 13 has the page’s drawing at its edge', async () => {
    const gallery =
      '<div data-component="embed-image"><img src="/imagens/v3/pictures/demo/girassol/fachada.svg"/></div>';
    expect(await cornerOf(html + gallery)).toEqual({ red: 170, green: 0, blue: 0 });
  });

  it('does not exist for a page without metadata', async () => {
    expect(await draw('<title>x</title>')).toBeUndefined();
  });
});
