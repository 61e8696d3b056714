import { schoolPhotoPath } from '@melhor-escola/domain/school-photo';
import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { recordAuditEvent } from '../../../platform/audit/record-audit-event.ts';
import { schoolPhoto } from '../../../platform/database/panel-schema.ts';
import { school } from '../../../platform/database/schema.ts';
import type { MadePhoto } from './make-photo.ts';

/** Who changes the photos of which school, and in which request. */
export interface PhotoChange {
  readonly schoolId: number;
  readonly accountId: number;
  readonly requestId: string;
}

/** Uploaded photos of a school that no page shows; with more, the oldest are deleted. */
const MAX_UNUSED = 24;

/** Condition for photos of a school that no page shows. */
const isUnusedBy = (schoolId: number) =>
  and(eq(schoolPhoto.schoolId, schoolId), isNotNull(schoolPhoto.unusedSince));

/** Stores an uploaded or cropped photo, which no page shows yet. The same photo again is the same row. */
export async function storePhoto(
  db: NodePgDatabase,
  { schoolId, accountId, requestId }: PhotoChange,
  { digest, image, width, height }: MadePhoto,
): Promise<{ url: string; width: number; height: number }> {
  await db.transaction(async (tx) => {
    // One upload of a school at a time, so that they are counted.
    await tx.select({ id: school.id }).from(school).where(eq(school.id, schoolId)).for('update');
    await tx
      .insert(schoolPhoto)
      .values({ schoolId, digest, image, width, height, unusedSince: sql`now()` })
      .onConflictDoUpdate({
        target: [schoolPhoto.digest, schoolPhoto.schoolId],
        set: { unusedSince: sql`now()` },
        setWhere: isNotNull(schoolPhoto.unusedSince),
      });
    const surplus = await tx
      .select({ id: schoolPhoto.id })
      .from(schoolPhoto)
      .where(isUnusedBy(schoolId))
      .orderBy(desc(schoolPhoto.unusedSince), desc(schoolPhoto.id))
      .offset(MAX_UNUSED);
    if (surplus.length > 0)
      await tx.delete(schoolPhoto).where(
        inArray(
          schoolPhoto.id,
          surplus.map(({ id }) => id),
        ),
      );
    await recordAuditEvent(tx, {
      actor: `account:${accountId}`,
      action: 'school.photo-uploaded',
      subject: `school:${schoolId}`,
      schoolId,
      after: { digest },
      requestId,
    });
  });
  return { url: schoolPhotoPath(digest), width, height };
}

/** A photo of a school. */
export async function findPhoto(
  db: NodePgDatabase,
  schoolId: number,
  digest: string,
): Promise<Omit<MadePhoto, 'digest'> | undefined> {
  const [found] = await db
    .select({ image: schoolPhoto.image, width: schoolPhoto.width, height: schoolPhoto.height })
    .from(schoolPhoto)
    .where(and(eq(schoolPhoto.digest, digest), eq(schoolPhoto.schoolId, schoolId)));
  return found;
}

/** A photo by its digest alone, as pages show it: WebP. */
export async function readPhoto(db: NodePgDatabase, digest: string): Promise<Buffer | undefined> {
  const [found] = await db
    .select({ image: schoolPhoto.image })
    .from(schoolPhoto)
    .where(eq(schoolPhoto.digest, digest))
    .limit(1);
  return found?.image;
}
