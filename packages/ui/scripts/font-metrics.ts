/** The metrics of a font that affect layout, in ems. */
export interface FontMetrics {
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  /** OpenType layout features of the GSUB table, such as `tnum`. */
  readonly features: readonly string[];
  /** Advance width of a character of the Basic Multilingual Plane; 0 if the font has no glyph. */
  widthOf(character: string): number;
}

type Tables = ReadonlyMap<string, DataView>;

function tablesOf(font: Uint8Array): Tables {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const tables = new Map<string, DataView>();
  for (let index = 0; index < view.getUint16(4); index += 1) {
    const record = 12 + index * 16;
    const tag = String.fromCodePoint(...font.subarray(record, record + 4));
    const [offset, length] = [view.getUint32(record + 8), view.getUint32(record + 12)];
    tables.set(tag, new DataView(font.buffer, font.byteOffset + offset, length));
  }
  return tables;
}

function table(tables: Tables, tag: string): DataView {
  const found = tables.get(tag);
  if (!found) throw new Error(`The font has no ${tag} table: it is not a TrueType file, or it is damaged.`);
  return found;
}

/** Reads the character map in format 4, which every TrueType font for the Basic Multilingual Plane has. */
function glyphFinder(cmap: DataView): (code: number) => number {
  const count = cmap.getUint16(2);
  const offsets = Array.from({ length: count }, (_, index) => cmap.getUint32(4 + index * 8 + 4));
  const start = offsets.find((offset) => cmap.getUint16(offset) === 4);
  if (start === undefined)
    throw new Error('The font has no character map in format 4; read another format here.');
  const segments = cmap.getUint16(start + 6) / 2;
  const [ends, starts] = [start + 14, start + 16 + segments * 2];
  const [deltas, ranges] = [starts + segments * 2, starts + segments * 4];
  return (code) => {
    for (let index = 0; index < segments; index += 1) {
      const at = index * 2;
      if (code > cmap.getUint16(ends + at)) continue;
      const first = cmap.getUint16(starts + at);
      if (code < first) return 0;
      const range = cmap.getUint16(ranges + at);
      const delta = cmap.getUint16(deltas + at);
      if (range === 0) return (code + delta) & 0xffff;
      const glyph = cmap.getUint16(ranges + at + range + (code - first) * 2);
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}

function featuresOf(gsub: DataView | undefined): string[] {
  if (!gsub) return [];
  const list = gsub.getUint16(6);
  const tags = Array.from({ length: gsub.getUint16(list) }, (_, index) =>
    String.fromCodePoint(...[0, 1, 2, 3].map((byte) => gsub.getUint8(list + 2 + index * 6 + byte))),
  );
  return [...new Set(tags)];
}

/**
 * Reads the metrics of a TrueType font.
 *
 * @throws if a required table is missing.
 */
export function readMetrics(font: Uint8Array): FontMetrics {
  const tables = tablesOf(font);
  const em = table(tables, 'head').getUint16(18);
  const hhea = table(tables, 'hhea');
  const hmtx = table(tables, 'hmtx');
  const glyphOf = glyphFinder(table(tables, 'cmap'));
  const lastWidth = hhea.getUint16(34) - 1;
  return {
    ascent: hhea.getInt16(4) / em,
    descent: -hhea.getInt16(6) / em,
    lineGap: hhea.getInt16(8) / em,
    features: featuresOf(tables.get('GSUB')),
    widthOf: (character) => {
      const glyph = glyphOf(character.codePointAt(0) ?? 0);
      return glyph === 0 ? 0 : hmtx.getUint16(Math.min(glyph, lastWidth) * 4) / em;
    },
  };
}
