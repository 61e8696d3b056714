import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import satori from 'satori';
import sharp from 'sharp';

/** An element of a drawing: a tag, its CSS, and its content. */
interface DrawingElement {
  readonly type: string;
  readonly props: { readonly style: object; readonly children?: string | readonly DrawingElement[] };
}

/** A picture described by elements. `width` and `height` in px. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly root: DrawingElement;
}

/** A font of drawings. */
export interface DrawingFont {
  readonly name: string;
  readonly weight: 400 | 700;
  /** `file:` URL of a WOFF or TTF file. */
  readonly url: string;
}

/** Reads the fonts once, and renders drawings with them as PNG. Glyphs become shapes, so that no picture depends on installed fonts. */
export function drawingRenderer(files: readonly DrawingFont[]): (drawing: Drawing) => Promise<Buffer> {
  const readFonts = async () =>
    Promise.all(
      files.map(async ({ name, weight, url }) => {
        return { name, weight, data: await readFile(fileURLToPath(url)), style: 'normal' } as const;
      }),
    );
  let fonts: ReturnType<typeof readFonts> | undefined;
  return async ({ root, ...size }) => {
    const svg = await satori({ key: null, ...root }, { ...size, fonts: await (fonts ??= readFonts()) });
    return sharp(Buffer.from(svg)).png({ palette: true, effort: 5 }).toBuffer();
  };
}
