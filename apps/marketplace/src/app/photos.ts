import type { PhotoFiles } from '@melhor-escola/search/ports';
import type { PhotoHosts } from './site-settings.ts';

/**
 * URLs of a photo in the widths that the site serves (CA-16): `/imagens/{width}/{host}{path}`. A picture of the site itself
 * stays as it is; `undefined` for a host that is not configured.
 *
 * @param source URL of the photo: absolute, of the site ('/x.jpg') or a data URL.
 */
export function photoFiles(hosts: PhotoHosts | undefined, source: string): PhotoFiles | undefined {
  if (!source.startsWith('http')) return { src: source };
  if (!hosts?.sourceOrigins.some((origin) => source.startsWith(`${origin}/`))) return undefined;
  const file = (width: number) => source.replace(/^https?:\//, `${hosts.cdnOrigin}/imagens/${width}`);
  return {
    src: file(640),
    // In a `srcset` a comma or a space would end the URL.
    srcSet: /[,\s]/.test(source) ? undefined : imageWidths.map((width) => `${file(width)} ${width}w`).join(),
  };
}

/**
 * The widths that pictures are served in, in pixels: covers and then photos, each at one, two and three device pixels. Few,
 * so that a CDN caches few files.
 */
export const imageWidths = [64, 128, 224, 320, 480, 640, 960, 1280, 1600] as const;

export type ImageWidth = (typeof imageWidths)[number];
