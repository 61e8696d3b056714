/**
 * After the build: writes each brand's icons and web app manifest (RT-24), for adding the site to a home screen, beside its mark in
 * `dist/client/favicons`. The site's server serves those of its brand (`packages/site-server/src/http/assets.ts`).
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { brandName, brands, type Brand } from '@melhor-escola/config/brand';
import { brandColors, themeColors } from '@melhor-escola/config/colors';
import { site } from '@melhor-escola/config/site';
import { routes } from '@melhor-escola/domain/routes';
import sharp from 'sharp';

const folder = path.join(import.meta.dirname, '../../dist/client/favicons');

/** Icons of the manifest. */
const icons = [
  { name: '192', side: 192 },
  { name: '512', side: 512 },
  // Android crops it to its own shape; the middle four fifths are always visible.
  { name: 'maskable-512', side: 512, purpose: 'maskable' },
] as const;
/** iOS rounds its corners and shows transparent ones in black. Linked in the head, because iOS prefers it to the manifest's. */
const appleIcon = { name: 'apple-180', side: 180, purpose: 'maskable' } as const;

for (const brand of brands) {
  const mark = path.join(folder, `${brand}.svg`);
  for (const icon of [...icons, appleIcon]) {
    const { name, side } = icon;
    const isMaskable = 'purpose' in icon;
    const drawing = sharp(mark, { density: 1200 }).resize(isMaskable ? Math.round(side * 0.7) : side);
    const ground = {
      width: side,
      height: side,
      channels: 3,
      background: brandColors[brand].light.brand,
    } as const;
    const image = isMaskable
      ? sharp({ create: ground }).composite([{ input: await drawing.png().toBuffer() }])
      : drawing;
    await image.png().toFile(path.join(folder, `${brand}-${name}.png`));
  }
  writeFileSync(path.join(folder, `${brand}.webmanifest`), appManifest(brand));
}

function appManifest(brand: Brand): string {
  return JSON.stringify({
    id: routes.home.path(),
    name: brandName(brand),
    short_name: brandName(brand),
    description: 'Bolsas de estudo em escolas particulares do Brasil.',
    lang: site.locale,
    start_url: routes.home.path(),
    scope: '/',
    display: 'minimal-ui',
    theme_color: brandColors[brand].light.brandWash,
    background_color: themeColors.light.paper,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...icons.map(({ name, side, ...icon }) => ({
        src: `/icon-${name}.png`,
        ...icon,
        sizes: `${side}x${side}`,
        type: 'image/png',
      })),
    ],
  });
}
