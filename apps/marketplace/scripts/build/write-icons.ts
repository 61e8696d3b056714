/** After the build: renders each brand's mark as the icons of the web app manifest (`src/server/seo/app-manifest.ts`). */
import path from 'node:path';
import { brandColors, brands } from '@melhor-escola/config/brand';
import sharp from 'sharp';
import { iconFile, icons } from '../../src/server/seo/app-manifest.ts';

const client = path.join(import.meta.dirname, '../../dist/client');

for (const brand of brands) {
  const mark = path.join(client, 'favicons', `${brand}.svg`);
  for (const icon of icons) {
    const { side } = icon;
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
    await image.png().toFile(path.join(client, iconFile(brand, icon)));
  }
}
