import { createHash } from 'node:crypto';
import { schoolPhotoDigest } from '@melhor-escola/domain/school-photo';
import { and, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { z } from 'zod';
import { recordAuditEvent } from '../../../platform/audit/record-audit-event.ts';
import { schoolPhoto } from '../../../platform/database/panel-schema.ts';
import { school } from '../../../platform/database/schema.ts';
import { ServiceError } from '../../../platform/http/errors/service-error.ts';
import { bumpDataVersionIn } from '../../data-version.ts';
import type { schoolPhotosBody, schoolPhotosChange } from './schema.ts';
import type { PhotoChange } from './stored-photos.ts';

type SchoolPhotos = z.input<typeof schoolPhotosBody>;
type Photo = SchoolPhotos['photos'][number];

const columns = { name: school.name, images: school.images, alts: school.imageAlts };

/** The photos of a school's page, in their order. */
export async function findPhotos(db: NodePgDatabase, schoolId: number): Promise<SchoolPhotos> {
  const [found] = await db.select(columns).from(school).where(eq(school.id, schoolId));
  if (!found) throw new Error(`School ${schoolId} is gone.`);
  const photos = toPhotos(found);
  return { school: { name: found.name }, version: photosVersion(photos), photos };
}

function toPhotos({ images, alts }: Record<'images' | 'alts', readonly string[]>): Photo[] {
  return images.map((url, index) => ({ url, alt: alts[index] ?? '' }));
}

/** Derived from the photos, so that a partner's file, which writes them too, need not count. */
function photosVersion(photos: readonly Photo[]): string {
  const list = photos.map(({ url, alt }) => [url, alt]);
  return createHash('sha256').update(JSON.stringify(list)).digest('base64url').slice(0, 22);
}

/**
 * Shows these photos on the school's page, in this order, as stated by the school: no import overwrites them. Uploads that are left out
 * can be shown again for a day.
 *
 * @throws {ServiceError} 409 PHOTOS_CHANGED when somebody else has changed them meanwhile; 409 PHOTO_GONE for one that the school does not
 * have.
 */
export async function changePhotos(
  tx: NodePgDatabase,
  { schoolId, accountId, requestId }: PhotoChange,
  { version, photos }: z.output<typeof schoolPhotosChange>,
): Promise<void> {
  const [stored] = await tx.select(columns).from(school).where(eq(school.id, schoolId)).for('update');
  const before = stored && toPhotos(stored);
  if (!before || photosVersion(before) !== version)
    throw new ServiceError('PHOTOS_CHANGED', 'Outra pessoa mudou as fotos enquanto você editava.');
  if (photosVersion(photos) === version) return;
  await markUploads(tx, schoolId, photos, new Set(before.map(({ url }) => url)));
  const now = new Date().toISOString();
  await tx
    .update(school)
    .set({
      images: photos.map(({ url }) => url),
      imageAlts: photos.map(({ alt }) => alt),
      stated: sql`${school.stated} || ${JSON.stringify({ images: now })}::jsonb`,
      updatedAt: sql`now()`,
    })
    .where(eq(school.id, schoolId));
  await recordAuditEvent(tx, {
    actor: `account:${accountId}`,
    action: 'school.photos-changed',
    subject: `school:${schoolId}`,
    schoolId,
    before: { photos: before.map(({ alt }) => alt) },
    after: { photos: photos.map(({ alt }) => alt) },
    requestId,
  });
  await bumpDataVersionIn(tx, schoolId);
}

/** Marks which uploads of the school the page shows. */
async function markUploads(
  tx: NodePgDatabase,
  schoolId: number,
  photos: readonly Photo[],
  present: ReadonlySet<string>,
): Promise<void> {
  const used = photos.flatMap(({ url }) => schoolPhotoDigest(url) ?? []);
  const ownUploads = eq(schoolPhoto.schoolId, schoolId);
  const found = await tx
    .update(schoolPhoto)
    .set({ unusedSince: null })
    .where(and(ownUploads, inArray(schoolPhoto.digest, used)))
    .returning({ digest: schoolPhoto.digest });
  const uploads = new Set(found.map(({ digest }) => digest));
  const isKnown = ({ url }: Photo) => present.has(url) || uploads.has(schoolPhotoDigest(url) ?? '');
  if (!photos.every(isKnown))
    throw new ServiceError('PHOTO_GONE', 'Uma das fotos não está mais guardada. Remova-a e envie de novo.');
  await tx
    .update(schoolPhoto)
    .set({ unusedSince: sql`now()` })
    .where(and(ownUploads, isNull(schoolPhoto.unusedSince), notInArray(schoolPhoto.digest, used)));
}
