/** The most photos on a school's page. */
export const MAX_SCHOOL_PHOTOS = 12;

/** What a photo may be: formats of cameras and browsers. SVG, which may load and run things, is none of them. */
export const schoolPhotoTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** What iPhones store. Uploads receive it in order to say what to do: its codec is not built into the service. */
export const heicTypes = ['image/heic', 'image/heif'] as const;

/** Largest uploaded file, in bytes. */
export const MAX_SCHOOL_PHOTO_BYTES = 10 * 1024 * 1024;

/** Most pixels of an uploaded photo: those of today's phones. Decoded, they take 200 MB. */
export const MAX_SCHOOL_PHOTO_PIXELS = 50_000_000;

/** Shortest side of a photo, in pixels, so that it is not blurred on a page. */
export const MIN_SCHOOL_PHOTO_SIDE = 320;

/** Characters of what a photo shows, in words. */
export const schoolPhotoAltLength = { min: 3, max: 160 } as const;

/**
 * Path of a photo that a school has uploaded: the service has it, the site serves it as `/imagens/{width}{path}`.
 *
 * @param digest SHA-256 of the file, in hexadecimal digits.
 */
export function schoolPhotoPath(digest: string): string {
  return `/v3/pictures/schools/${digest}.webp`;
}

/** The digest in the URL of a photo that a school has uploaded, in the only accepted form; `undefined` for other URLs. */
export function schoolPhotoDigest(url: string): string | undefined {
  return /^\/v3\/pictures\/schools\/([0-9a-f]{64})\.webp$/.exec(url)?.[1];
}
