import sharp from 'sharp';
import rateLimit from '@fastify/rate-limit';
import { fastify, type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { registerShareImages } from './share-images.ts';

let rendered: string[];
let drawn: { readonly html: string; readonly path: string; readonly picture: string | undefined }[];
let server: FastifyInstance;

beforeEach(async () => {
  rendered = [];
  drawn = [];
  server = fastify();
  await server.register(rateLimit, { global: false });
  server.get('/imagens/640/photos.example/chair.jpg', (_request, reply) =>
    reply.type('image/jpeg').send('photo'),
  );
  registerShareImages(server, {
    siteUrl: 'https://site.example',
    renderPage: async ({ url }) => {
      rendered.push(url);
      return new Response('<title>Chair</title>', { status: url.endsWith('/chair') ? 200 : 404 });
    },
    shareImages: {
      fonts: [],
      async draw(html, path, loadPicture) {
        drawn.push({ html, path, picture: await loadPicture('/imagens/640/photos.example/chair.jpg') });
        const style = { display: 'flex', width: 40, height: 21, backgroundColor: '#a00' };
        return { width: 40, height: 21, root: { type: 'div', props: { style } } };
      },
    },
  });
});

afterEach(() => server.close());

describe('A4 /compartilhar', () => {
  it('sends the image that the site draws from its page and a picture of it, cacheable', async () => {
    const response = await server.inject('/compartilhar/products/chair.png');
    expect(response.statusCode).toBe(200);
    const image = sharp(response.rawPayload);
    expect(await image.metadata()).toMatchObject({ format: 'png', width: 40, height: 21 });
    expect((await image.stats()).channels.slice(0, 3).map(({ mean }) => mean)).toEqual([170, 0, 0]);
    expect(response.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400',
    });
    expect(rendered).toEqual(['https://site.example/products/chair']);
    const picture = `data:image/jpeg;base64,${Buffer.from('photo').toString('base64')}`;
    expect(drawn).toEqual([{ html: '<title>Chair</title>', path: '/products/chair', picture }]);
  });

  it('draws once for concurrent requests', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => server.inject('/compartilhar/products/chair.png')),
    );
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(drawn).toHaveLength(1);
  });

  it('responds 404 for a missing page, which is not drawn', async () => {
    expect((await server.inject('/compartilhar/products/table.png')).statusCode).toBe(404);
    expect(drawn).toEqual([]);
  });

  it.each([
    '/compartilhar/products/chair',
    '/compartilhar/.png',
    '/compartilhar//evil.example/x.png',
    '/compartilhar/products/..%2f..%2fx.png',
    '/compartilhar/products/search%3Fkind=x.png',
  ])('responds 404 for %s, without rendering', async (url) => {
    expect((await server.inject(url)).statusCode).toBe(404);
    expect(rendered).toEqual([]);
  });
});
