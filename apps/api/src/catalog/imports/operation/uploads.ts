import { createHash, randomUUID } from 'node:crypto';
import { chunkRange, countChunks, type ImportFileKind } from '@melhor-escola/domain/import-file';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { importUpload, importUploadChunk } from '../../../platform/database/import-schema.ts';
import { ServiceError } from '../../../platform/http/errors/service-error.ts';

export type Upload = typeof importUpload.$inferSelect;

/** The file that somebody uploads. */
interface WantedFile {
  readonly accountId: number;
  readonly kind: ImportFileKind;
  readonly fileName: string;
  /** The size of the file in bytes. */
  readonly size: number;
}

/** An upload, and the digests of the chunks that have arrived, from the first on. */
export interface UploadState {
  readonly upload: Upload;
  readonly digests: readonly Buffer[];
}

const uploadNotFound = () =>
  new ServiceError('UPLOAD_NOT_FOUND', 'Este envio não existe mais: escolha o arquivo de novo.');

/** Begins an upload, or goes on with the caller's own of the same kind, name and size. */
export async function beginUpload(db: NodePgDatabase, wanted: WantedFile): Promise<UploadState> {
  const { accountId, kind, fileName, size } = wanted;
  return db.transaction(async (tx) => {
    const [known] = await tx
      .update(importUpload)
      .set({ usedAt: sql`now()` })
      .where(
        and(
          eq(importUpload.accountId, accountId),
          eq(importUpload.kind, kind),
          eq(importUpload.fileName, fileName),
          eq(importUpload.size, size),
        ),
      )
      .returning();
    if (known) return { upload: known, digests: await readDigests(tx, known.id) };
    const [upload] = await tx
      .insert(importUpload)
      .values({ id: randomUUID(), ...wanted })
      .returning();
    if (!upload) throw new Error('The upload was not stored.');
    return { upload, digests: [] };
  });
}

/** What the caller has begun to upload, latest first, with how many of its bytes have arrived. */
export async function listUploads(db: NodePgDatabase, accountId: number) {
  const chunks = sql<number>`(SELECT count(*)::int FROM ${importUploadChunk} WHERE ${importUploadChunk.uploadId} = ${importUpload.id})`;
  const rows = await db
    .select({ upload: importUpload, chunks })
    .from(importUpload)
    .where(eq(importUpload.accountId, accountId))
    .orderBy(desc(importUpload.usedAt), desc(importUpload.id));
  return rows.flatMap(({ upload, chunks: count }) =>
    count < countChunks(upload.size)
      ? [{ upload, received: count === 0 ? 0 : chunkRange(upload.size, count - 1).end }]
      : [],
  );
}

interface ReceivedChunk {
  readonly uploadId: string;
  readonly accountId: number;
  /** 0 for the first one. */
  readonly position: number;
  /** SHA-256 that the client states. */
  readonly digest: Buffer;
  readonly content: Buffer;
}

/**
 * Stores the next chunk. Repeating one that has arrived changes nothing.
 *
 * @returns how many chunks have arrived.
 * @throws {ServiceError} 400 UPLOAD_CHUNK_DAMAGED for other bytes than its client sent; 404 UPLOAD_NOT_FOUND; 409 UPLOAD_CHANGED when an
 *   earlier chunk is missing, or another one has arrived in its place.
 */
export async function storeChunk(db: NodePgDatabase, chunk: ReceivedChunk): Promise<number> {
  const { uploadId, accountId, position, content } = chunk;
  const digest = createHash('sha256').update(content).digest();
  if (!digest.equals(chunk.digest)) throw chunkDamaged();
  return db.transaction(async (tx) => {
    const [upload] = await tx
      .update(importUpload)
      .set({ usedAt: sql`now()` })
      .where(and(eq(importUpload.id, uploadId), eq(importUpload.accountId, accountId)))
      .returning();
    if (!upload) throw uploadNotFound();
    const { start, end } = chunkRange(upload.size, position);
    if (end - start !== content.length || content.length === 0) throw chunkDamaged();
    const digests = await readDigests(tx, uploadId);
    const known = digests[position];
    if (known?.equals(digest)) return digests.length;
    if (known || position > digests.length) throw uploadChanged();
    await tx.insert(importUploadChunk).values({ uploadId, position, digest, content });
    return position + 1;
  });
}

const chunkDamaged = () =>
  new ServiceError('UPLOAD_CHUNK_DAMAGED', 'Uma parte do arquivo chegou com defeito. Envie de novo.');

const uploadChanged = () =>
  new ServiceError('UPLOAD_CHANGED', 'O arquivo mudou durante o envio. Escolha-o de novo.');

/** Deletes an upload of the caller, if there still is one. */
export async function deleteUpload(db: NodePgDatabase, id: string, accountId: number): Promise<void> {
  await db.delete(importUpload).where(and(eq(importUpload.id, id), eq(importUpload.accountId, accountId)));
}

/**
 * A file that has arrived completely.
 *
 * @param digest of the file (`fileDigest`) as its client states it; without one it was compared before.
 * @throws {ServiceError} 404 UPLOAD_NOT_FOUND; 409 UPLOAD_CHANGED when chunks are missing or the digest is another one.
 */
export async function findCompleteUpload(db: NodePgDatabase, id: string, digest?: Buffer): Promise<Upload> {
  const [upload] = await db
    .update(importUpload)
    .set({ usedAt: sql`now()` })
    .where(eq(importUpload.id, id))
    .returning();
  if (!upload) throw uploadNotFound();
  const digests = await readDigests(db, id);
  const isComplete = digests.length === countChunks(upload.size);
  if (!isComplete || (digest && !fileDigest(digests).equals(digest))) throw uploadChanged();
  return upload;
}

/** SHA-256 of the digests of all chunks: a browser cannot compute that of a file without holding it in memory. */
function fileDigest(chunks: readonly Buffer[]): Buffer {
  return createHash('sha256').update(Buffer.concat(chunks)).digest();
}

/** The bytes of an upload, a chunk at a time. */
export async function* readUpload(db: NodePgDatabase, { id, size }: Upload): AsyncGenerator<Buffer> {
  for (let position = 0; position < countChunks(size); position += 1) {
    const [chunk] = await db
      .select({ content: importUploadChunk.content })
      .from(importUploadChunk)
      .where(and(eq(importUploadChunk.uploadId, id), eq(importUploadChunk.position, position)));
    if (!chunk) throw uploadNotFound();
    yield chunk.content;
  }
}

async function readDigests(db: NodePgDatabase, uploadId: string): Promise<Buffer[]> {
  const rows = await db
    .select({ digest: importUploadChunk.digest })
    .from(importUploadChunk)
    .where(eq(importUploadChunk.uploadId, uploadId))
    .orderBy(asc(importUploadChunk.position));
  return rows.map(({ digest }) => digest);
}
