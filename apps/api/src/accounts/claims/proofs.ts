import { createHash, randomInt } from 'node:crypto';
import type { school } from '../../platform/database/schema.ts';
import { ServiceError } from '../../platform/http/errors/service-error.ts';
import { heicAdvice, isHeic } from '../../platform/images/heic.ts';

/** Bytes: a photo of a CNPJ card, or its PDF. */
export const MAX_DOCUMENT_BYTES = 5 * 1024 * 1024;

/** Accepted documents. The type is read from their bytes. */
export const documentTypes = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'] as const;
export type DocumentType = (typeof documentTypes)[number];

/** Beginning of a file in latin1, by type. */
const signatures: readonly (readonly [DocumentType, RegExp])[] = [
  ['application/pdf', /^%PDF-\d/],
  ['image/jpeg', /^\xFF\xD8\xFF/],
  ['image/png', /^\x89PNG\r\n/],
  ['image/webp', /^RIFF[^]{4}WEBP/],
];

/**
 * The type of a document by its bytes, whatever the caller says it is.
 *
 * @throws {ServiceError} 400 DOCUMENT_UNREADABLE for anything else.
 */
export function readDocumentType(document: Buffer): DocumentType {
  if (isHeic(document)) throw new ServiceError('DOCUMENT_UNREADABLE', heicAdvice);
  const beginning = document.subarray(0, 16).toString('latin1');
  const found = signatures.find(([, signature]) => signature.test(beginning));
  if (found) return found[0];
  throw new ServiceError(
    'DOCUMENT_UNREADABLE',
    'Não conseguimos ler este arquivo. Envie um PDF ou uma imagem em JPEG, PNG ou WebP, de até 5 MB.',
  );
}

/**
 * The address of the register, which is the only one that gets a code. One that people of the school have typed into the panel proves
 * nothing: they could have typed their own.
 */
export function provingEmail({
  email,
  contactSources,
}: Pick<typeof school.$inferSelect, 'email' | 'contactSources'>): string | null {
  return contactSources.email === 'school' ? null : email;
}

/** The phone number of the register, for the same reason. */
export function provingPhone({
  phone,
  contactSources,
}: Pick<typeof school.$inferSelect, 'phone' | 'contactSources'>): string | null {
  return contactSources.phone === 'school' ? null : phone;
}

/** Six digits. */
export function newClaimCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** The stored form of a claim's code. */
export function digestClaimCode(claimId: number, code: string): Buffer {
  return createHash('sha256').update(`${claimId}:${code}`).digest();
}
