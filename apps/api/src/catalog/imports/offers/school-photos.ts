import type { PoolClient } from 'pg';

/** A photo of a school, from a partner's file. */
export interface SchoolPhoto {
  readonly url: string;
  /** What it shows, for people who do not see it. */
  readonly alt: string;
}

const MAX_PHOTOS = 10;
const MAX_URL_LENGTH = 500;
const MAX_ALT_LENGTH = 160;

/** Longest valid contents of the column. */
export const MAX_PHOTOS_LENGTH = MAX_PHOTOS * (MAX_URL_LENGTH + MAX_ALT_LENGTH + 4);

/** What a file states in place of the photos to remove those that the school has. */
const NONE = '-';

export type PhotosReading =
  | { readonly photos: readonly SchoolPhoto[] | undefined }
  | { readonly problem: string };

/**
 * Parses the column `photos`: 'https://fotos.example/frente.jpg A fachada | https://fotos.example/patio.jpg O pátio'.
 * `undefined` when it is empty, which leaves the photos of the school as they are; none for '-'.
 *
 * @param origins that the site loads photos from (IMAGE_HOSTS).
 */
export function readPhotos(text: string, origins: readonly string[]): PhotosReading {
  if (text === '') return { photos: undefined };
  if (text === NONE) return { photos: [] };
  const entries = text.split('|').map((entry) => entry.trim());
  if (entries.length > MAX_PHOTOS) return { problem: `photos holds more than ${MAX_PHOTOS} photos` };
  const photos: SchoolPhoto[] = [];
  for (const entry of entries) {
    const [, url = '', alt = ''] = /^(\S+)\s+(.+)$/s.exec(entry) ?? [];
    const problem =
      url === '' ? 'a photo is an address, a space and its text' : photoProblem(url, alt, origins);
    if (problem !== undefined) return { problem: `photos: ${problem}` };
    if (photos.some((photo) => photo.url === url)) return { problem: 'photos: an address is given twice' };
    photos.push({ url, alt: alt.replace(/\s+/g, ' ') });
  }
  return { photos };
}

function photoProblem(url: string, alt: string, origins: readonly string[]): string | undefined {
  if (url.length > MAX_URL_LENGTH) return `an address is longer than ${MAX_URL_LENGTH} characters`;
  if (alt.length > MAX_ALT_LENGTH) return `a text is longer than ${MAX_ALT_LENGTH} characters`;
  const address = URL.canParse(url) ? new URL(url) : undefined;
  if (address?.protocol !== 'https:' && address?.protocol !== 'http:')
    return 'an address begins with https://';
  if (!origins.includes(address.origin)) return 'the host of an address is not one of IMAGE_HOSTS';
  // In the one form that the site accepts (packages/site-server/src/images); a last comma would be lost in a `srcset`.
  const isExact = url === address.origin + address.pathname + address.search && !url.includes(',');
  return isExact && address.pathname !== '/'
    ? undefined
    : 'an address has a fragment, a comma, or characters to encode';
}

/** Stores the photos of schools by id; not where the school itself stated them. Returns the ids of those that had others. */
export async function storePhotos(
  client: PoolClient,
  photosBySchool: ReadonlyMap<number, readonly SchoolPhoto[]>,
): Promise<ReadonlySet<number>> {
  if (photosBySchool.size === 0) return new Set();
  const rows = [...photosBySchool].map(([id, photos]) => ({
    id,
    images: photos.map(({ url }) => url),
    image_alts: photos.map(({ alt }) => alt),
  }));
  const changed = await client.query<{ id: number }>(
    `UPDATE school SET images = given.images, image_alts = given.image_alts, updated_at = now()
     FROM json_to_recordset($1) AS given (id int, images jsonb, image_alts jsonb)
     WHERE school.id = given.id AND NOT school.stated ? 'images' AND (school.images, school.image_alts) IS DISTINCT FROM (given.images, given.image_alts)
     RETURNING school.id`,
    [JSON.stringify(rows)],
  );
  return new Set(changed.rows.map(({ id }) => id));
}
