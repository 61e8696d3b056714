/** Where photos come from, and who serves them. */
export interface PhotoHosts {
  /** Origin before '/imagens/…'; empty for the site itself. */
  readonly cdnOrigin: string;
  /** Origins that the site fetches photos from (CA-16), besides the service's own pictures. */
  readonly sourceOrigins: readonly string[];
}

/** URLs for an `<img>`. */
export interface PhotoFiles {
  readonly src: string;
  readonly srcSet?: string;
}

/**
 * URLs of a photo in the widths that the site serves (CA-16): `/imagens/{width}/{host}{path}`, or `/imagens/{width}{path}` of one that
 * the service has; of a drawing of the service (product 13), which has no width: `/imagens{path}`. `undefined` for a host that is not
 * configured.
 *
 * @param source URL of the photo: absolute, or a path of the service.
 * @param shownWidth largest width in CSS px, which leaves out files for more than three device pixels.
 */
export function photoFiles(
  { cdnOrigin, sourceOrigins }: PhotoHosts,
  source: string,
  shownWidth = Infinity,
): PhotoFiles | undefined {
  // The service's own; the server checks the rest of the path.
  const isOwn = source.startsWith('/v3/');
  if (isOwn && source.endsWith('.svg')) return { src: `${cdnOrigin}/imagens${source}` };
  if (!isOwn && !sourceOrigins.some((origin) => source.startsWith(`${origin}/`))) return undefined;
  const path = source.replace(/^https?:\//, '');
  const file = (width: number) => `${cdnOrigin}/imagens/${width}${path}`;
  return {
    src: file(640),
    srcSet: imageWidths
      .filter((width) => width < shownWidth * 4)
      .map((width) => `${file(width)} ${width}w`)
      .join(),
  };
}

/**
 * The widths that pictures are served in, in pixels: covers and then photos, each at one, two and three device pixels. Few,
 * so that a CDN caches few files.
 */
export const imageWidths = [64, 128, 224, 320, 480, 640, 960, 1280, 1600] as const;
