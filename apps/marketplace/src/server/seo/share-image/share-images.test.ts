import rateLimit from '@fastify/rate-limit';
import { fastify, type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { registerShareImages } from './share-images.ts';

let rendered: string[];
let server: FastifyInstance;

const html = `<meta name="description" content="12 bolsas a partir de R$ 490 por mês."/><meta property="og:title" content="Colégio Girassol"/>`;

beforeEach(async () => {
  rendered = [];
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

describe('A4 /compartilhar', () => {
  it('draws the page at the path, in the size that networks ask for, and lets caches keep it', async () => {
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

  it('draws once, however many ask', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => server.inject('/compartilhar/escolas/girassol.png')),
    );
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(rendered).toHaveLength(1);
  });

  it('there is none of a page that is not there', async () => {
    expect((await server.inject('/compartilhar/escolas/outra.png')).statusCode).toBe(404);
  });

  it.each([
    '/compartilhar/escolas/girassol',
    '/compartilhar/.png',
    '/compartilhar//evil.example/x.png',
    '/compartilhar/escolas/..%2f..%2fx.png',
    '/compartilhar/escolas/busca%3Fcity=x.png',
  ])('%s is no page’s image, and nothing is rendered for it', async (address) => {
    expect((await server.inject(address)).statusCode).toBe(404);
    expect(rendered).toEqual([]);
  });
});
