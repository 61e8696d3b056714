/** The beginning of an iPhone's photo: no library of ours can make a whole one. @param brand the major one, 'heic' or a general one. */
export function heicPhoto(brand: string): Buffer {
  const brands = Buffer.from(`ftyp${brand}\0\0\0\0mif1heicmiafMiHB`, 'latin1');
  const size = Buffer.alloc(4);
  size.writeUInt32BE(size.length + brands.length);
  return Buffer.concat([size, brands, Buffer.from('\0\0\x01\x00meta', 'latin1'), Buffer.alloc(2_000)]);
}
