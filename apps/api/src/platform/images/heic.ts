/** What to do with a HEIC photo, whose codec is not built into sharp. */
export const heicAdvice =
  'Fotos HEIC, como as do iPhone, não podem ser lidas aqui: salve como JPEG e envie de novo.';

/** Brands of an ISO base media file whose images are HEVC, and those that an AVIF names (ISO/IEC 23008-12, annex B). */
const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs']);
const avifBrands = new Set(['avif', 'avis']);

const MAX_BRANDS = 32;

/** Whether these bytes begin as a HEIC photo, whatever its name and type say. */
export function isHeic(file: Buffer): boolean {
  if (file.toString('latin1', 4, 8) !== 'ftyp') return false;
  // The major brand, its version, and the compatible brands, up to the end of the first box.
  const brands = file
    .toString('latin1', 8, Math.min(file.readUInt32BE(0), 8 + 4 * MAX_BRANDS))
    .match(/[^]{4}/g)
    ?.filter((_, index) => index !== 1);
  return (
    brands !== undefined &&
    brands.some((brand) => heicBrands.has(brand)) &&
    !brands.some((brand) => avifBrands.has(brand))
  );
}
