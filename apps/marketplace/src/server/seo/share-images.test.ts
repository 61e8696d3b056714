import rateLimit from '@fastify/rate-limit';
import { fastify, type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { registerShareImages } from './share-images.ts';

let rendered: string[];
let server: FastifyInstance;
let html: string;

const pageHtml = `<meta name="description" content="12 bolsas a partir de R$ 490 por mês."/><meta property="og:title" content="Colégio Girassol"/>`;

beforeEach(async () => {
  rendered = [];
  html = pageHtml;
  server = fastify();
  await server.register(rateLimit, { global: false });
  registerShareImages(server, {
    siteUrl: 'https://escola.example',
    renderPage: async ({ url }) => {
      rendered.push(url);
      return new Response(html, { status: url.endsWith('/girassol') ? 200 : 404 });
    },
  });
});

afterEach(() => server.close());

/** The colour of the image's upper left corner. */
const cornerOf = async (name: string) => {
  const { rawPayload } = await server.inject(`/compartilhar/escolas/${name}.png`);
  const [red = 0, green = 0, blue = 0] = await sharp(rawPayload)
    .extract({ left: 2, top: 2, width: 1, height: 1 })
    .raw()
    .toBuffer();
  return { red, green, blue };
};

describe('A4 /compartilhar', () => {
  it('renders the image of a page, in the recommended size, cacheable', async () => {
    const response = await server.inject('/compartilhar/escolas/girassol.png');
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400',
    });
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({
      format: 'png',
      width: 1200,
      height: 630,
    });
    expect(response.rawPayload.length).toBeLessThan(60_000);
    expect(rendered).toEqual(['https://escola.example/escolas/girassol']);
  });

  it('draws a school’s cover in its own ink', async () => {
    const brand = await cornerOf('girassol');
    html += '<svg class="search-cover search-notebook" style="--hue:135">';
    const own = await cornerOf('outra-girassol/girassol');
    expect(brand.blue).toBeGreaterThan(200);
    // The cloth spine: a dark green.
    expect(own.green).toBeGreaterThan(own.blue);
    expect(own.green).toBeLessThan(100);
  });

  it('product 13 has the page’s drawing at its edge', async () => {
    const drawing = '/imagens/v3/pictures/demo/girassol/fachada.svg';
    server.get(drawing, (_request, reply) =>
      reply
        .type('image/svg+xml')
        .send(
          '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M0 0h4v3H0z" fill="#a00"/></svg>',
        ),
    );
    html += `<div data-component="embed-image"><img src="${drawing}"/></div>`;
    expect(await cornerOf('com-desenho/girassol')).toEqual({ red: 170, green: 0, blue: 0 });
  });

  it('renders once for concurrent requests', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => server.inject('/compartilhar/escolas/girassol.png')),
    );
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(rendered).toHaveLength(1);
  });

  it('responds 404 for a missing page', async () => {
    expect((await server.inject('/compartilhar/escolas/outra.png')).statusCode).toBe(404);
  });

  it.each([
    '/compartilhar/escolas/girassol',
    '/compartilhar/.png',
    '/compartilhar//evil.example/x.png',
    '/compartilhar/escolas/..%2f..%2fx.png',
    '/compartilhar/escolas/busca%3Fcity=x.png',
  ])('responds 404 for %s, without rendering', async (url) => {
    expect((await server.inject(url)).statusCode).toBe(404);
    expect(rendered).toEqual([]);
  });
});
