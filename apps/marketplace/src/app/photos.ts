import type { PhotoFiles } from '@melhor-escola/search/ports';
import type { PhotoHosts } from './site-settings.ts';

/**
 * The files of a photo in the widths that the site serves (CA-16): `/imagens/{width}/{host}{path}`. A picture of the site's
 * own stays as it is; one of a host that is not configured is not shown.
 *
 * @param source Address of the photo: of the web, of the site ('/x.jpg') or in itself ('data:…').
 */
export function photoFiles(hosts: PhotoHosts | undefined, source: string): PhotoFiles | undefined {
  if (!source.startsWith('http')) return { src: source };
  if (!hosts?.takenFrom.some((origin) => source.startsWith(`${origin}/`))) return undefined;
  const file = (width: number) => source.replace(/^https?:\//, `${hosts.shownBy}/imagens/${width}`);
  return {
    src: file(640),
    // A comma or a space in an address would end it in a list.
    srcSet: /[,\s]/.test(source) ? undefined : imageWidths.map((width) => `${file(width)} ${width}w`).join(),
  };
}

/**
 * The widths that pictures are served in, in pixels: covers and then photos, each at one, two and three device pixels. Few,
 * so that a cache before the site keeps few files.
 */
export const imageWidths = [64, 128, 224, 320, 480, 640, 960, 1280, 1600] as const;

export type ImageWidth = (typeof imageWidths)[number];
