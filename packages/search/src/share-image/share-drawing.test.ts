import { coverInks } from '@melhor-escola/config/colors';
import { describe, expect, it } from 'vitest';
import { drawShareImage } from './share-drawing.ts';

const html = `<meta name="description" content="12 bolsas a partir de R$ 490 por mês."/><meta property="og:title" content="Colégio Girassol"/>`;
const picture = 'data:image/svg+xml;base64,PHN2Zy8+';

/** What is at the left edge of the image, and everything in it. */
async function draw(page: string) {
  const drawing = await drawShareImage(page, '/escolas/girassol', async (path) =>
    path.endsWith('.svg') ? picture : undefined,
  );
  const [edge] = drawing?.root.props.children ?? [];
  return { edge: JSON.stringify(edge), whole: JSON.stringify(drawing) };
}

describe('A4 drawShareImage', () => {
  it('has the title, and a price with its digits in their own font', async () => {
    const { whole } = await draw(html);
    expect(whole).toContain('"Colégio Girassol"');
    expect(whole).toContain('{"style":{"fontFamily":"Figtree"},"children":"490"}');
  });

  it('has a school’s cover in its own ink', async () => {
    const { edge } = await draw(`${html}<svg class="search-cover search-notebook" style="--hue:135">`);
    expect(edge).toContain(coverInks[135].spine);
    expect((await draw(html)).edge).not.toContain(coverInks[135].spine);
  });

  it('product 13 has the page’s drawing at its edge, in place of the cover', async () => {
    const gallery =
      '<div data-component="embed-image"><img src="/imagens/v3/pictures/demo/girassol/fachada.svg"/></div>';
    const { edge } = await draw(html + gallery);
    expect(edge).toContain(picture);
    expect(edge).not.toContain('gradient');
  });

  it('does not exist for a page without metadata', async () => {
    expect(await drawShareImage('<title>x</title>', '/', async () => undefined)).toBeUndefined();
  });
});
