import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brandColors, siteBrand, themeColors } from '@melhor-escola/config/brand';
import { site } from '@melhor-escola/config/site';
import { routes } from '@melhor-escola/domain/routes';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';

const hour = 'public, max-age=3600';

const pictures = [
  { src: '/icon-192.png', side: 192 },
  { src: '/icon-512.png', side: 512 },
  // Android cuts it to its own shape, of which four fifths are sure to be seen.
  { src: '/icon-maskable-512.png', side: 512, purpose: 'maskable' },
] as const;

type Icon = (typeof pictures)[number];

/**
 * Serves the web app manifest (RT-24), by which the site stands on a home screen, and the brand's mark as the icons that the manifest names
 * and as the favicon (EN-15).
 *
 * @param dist folder of the build, which has the marks as SVG.
 */
export function registerAppManifest(server: FastifyInstance, dist: string): void {
  const client = path.join(dist, 'client');
  server.get('/manifest.webmanifest', async (_request, reply) =>
    reply.type('application/manifest+json; charset=utf-8').header('cache-control', hour).send(appManifest()),
  );
  server.get('/favicon.svg', async (_request, reply) =>
    reply.sendFile(mark(), client, { maxAge: 3_600_000 }),
  );
  const drawn = new Map<string, Promise<Buffer>>();
  for (const icon of pictures) {
    server.get(icon.src, async (_request, reply) => {
      const picture =
        drawn.get(icon.src) ?? readFile(path.join(client, mark())).then((svg) => draw(svg, icon));
      drawn.set(icon.src, picture);
      return reply
        .type('image/png')
        .header('cache-control', hour)
        .send(await picture);
    });
  }
}

function appManifest() {
  return JSON.stringify({
    id: routes.home.path(),
    name: site.name,
    short_name: site.name,
    description: 'Bolsas de estudo em escolas particulares do Brasil.',
    lang: site.locale,
    start_url: routes.home.path(),
    scope: '/',
    display: 'minimal-ui',
    theme_color: themeColors[siteBrand()].light,
    background_color: site.themeColor.light,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...pictures.map(({ side, ...icon }) => ({ ...icon, sizes: `${side}x${side}`, type: 'image/png' })),
    ],
  });
}

/** Path in the built site. */
const mark = () => `favicons/${siteBrand()}.svg`;

async function draw(svg: Buffer, { side, ...icon }: Icon): Promise<Buffer> {
  const isMaskable = 'purpose' in icon;
  const drawing = await sharp(svg, { density: 1200 })
    .resize(isMaskable ? Math.round(side * 0.7) : side)
    .png()
    .toBuffer();
  if (!isMaskable) return drawing;
  const ground = sharp({
    create: { width: side, height: side, channels: 3, background: brandColors[siteBrand()].light.brand },
  });
  return ground
    .composite([{ input: drawing }])
    .png()
    .toBuffer();
}
