import path from 'node:path';
import { siteBrand, themeColors, type Brand } from '@melhor-escola/config/brand';
import { site } from '@melhor-escola/config/site';
import { routes } from '@melhor-escola/domain/routes';
import type { FastifyInstance } from 'fastify';

const hourMs = 3_600_000;

export const icons = [
  { src: '/icon-192.png', side: 192 },
  { src: '/icon-512.png', side: 512 },
  // Android crops it to its own shape; the middle four fifths are always visible.
  { src: '/icon-maskable-512.png', side: 512, purpose: 'maskable' },
] as const;

/** Path in the build, where `scripts/build/write-icons.ts` writes the file. */
export const iconFile = (brand: Brand, { src }: (typeof icons)[number]) =>
  `favicons/${brand}${src.slice('/icon'.length)}`;

/**
 * Serves the web app manifest (RT-24), for adding the site to a home screen, and the brand's mark as the manifest's icons and as the
 * favicon (EN-15).
 *
 * @param dist folder of the build.
 */
export function registerAppManifest(server: FastifyInstance, dist: string): void {
  const client = path.join(dist, 'client');
  const brand = siteBrand();
  server.get('/manifest.webmanifest', async (_request, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(appManifest(brand)),
  );
  const files = [
    ['/favicon.svg', `favicons/${brand}.svg`],
    ...icons.map((icon) => [icon.src, iconFile(brand, icon)]),
  ];
  for (const [url = '', file = ''] of files)
    server.get(url, async (_request, reply) =>
      reply.sendFile(file, client, { maxAge: hourMs, immutable: false }),
    );
}

function appManifest(brand: Brand) {
  return JSON.stringify({
    id: routes.home.path(),
    name: site.name,
    short_name: site.name,
    description: 'Bolsas de estudo em escolas particulares do Brasil.',
    lang: site.locale,
    start_url: routes.home.path(),
    scope: '/',
    display: 'minimal-ui',
    theme_color: themeColors[brand].light,
    background_color: site.themeColor.light,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...icons.map(({ side, ...icon }) => ({ ...icon, sizes: `${side}x${side}`, type: 'image/png' })),
    ],
  });
}
