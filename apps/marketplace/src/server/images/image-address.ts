import { imageWidths, type ImageWidth } from '../../image-widths.ts';

/** A picture as an address asks for it. */
export interface AskedImage {
  readonly width: ImageWidth;
  readonly source: URL;
}

/** `/imagens/{width}/{host}{path}`: no other way of writing one is read, so that one picture has one address. */
const pattern = /^\/imagens\/(\d{2,4})\/([^/?#]+)(\/[^#]*)$/;

/**
 * Reads the address of a picture. `undefined` where its width is none of ours, or its host is not configured.
 *
 * @param target Path and query as the visitor wrote them.
 * @param origins Origins that pictures may come from.
 */
export function readImageAddress(target: string, origins: readonly string[]): AskedImage | undefined {
  const [, number = '', host = '', path = ''] = pattern.exec(target) ?? [];
  const width = imageWidths.find((one) => String(one) === number);
  const origin = origins.find((one) => new URL(one).host === host);
  if (width === undefined || origin === undefined || !URL.canParse(origin + path)) return undefined;
  const source = new URL(origin + path);
  return source.origin === origin && source.pathname + source.search === path ? { width, source } : undefined;
}
