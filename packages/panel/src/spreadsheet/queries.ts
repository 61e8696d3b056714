import { readContent, type Api } from '@melhor-escola/api-client/api';
import type { OfferFilePreview } from '@melhor-escola/api-client/panel';

export { loadOffers as loadSpreadsheet } from '../offers/queries.ts';

const csv = { 'content-type': 'text/csv' };

/** The offers of a school as a file. */
export function downloadFile(api: Api, slug: string): Promise<Blob> {
  return readContent(
    api.GET('/v3/panel/schools/{school}/offers/file', {
      params: { path: { school: slug } },
      headers: { accept: 'text/csv' },
      parseAs: 'blob',
    }),
  );
}

/** @throws {ApiError} 400 OFFER_FILE_UNREADABLE; 413 for a file that is too large */
export function previewFile(
  api: Api,
  slug: string,
  file: Blob,
  signal: AbortSignal,
): Promise<OfferFilePreview> {
  return readContent(
    api.POST('/v3/panel/schools/{school}/offers/file/previews', {
      params: { path: { school: slug } },
      headers: csv,
      body: file,
      signal,
    }),
  );
}

/** Applies a file as it was previewed, all or nothing. @throws {ApiError} 409 OFFERS_CHANGED if the offers have changed since. */
export function applyFile(
  api: Api,
  slug: string,
  { file, preview }: { readonly file: Blob; readonly preview: string },
): Promise<{ readonly added: number; readonly changed: number }> {
  return readContent(
    api.POST('/v3/panel/schools/{school}/offers/file/previews/{preview}/apply', {
      params: { path: { school: slug, preview } },
      headers: csv,
      body: file,
    }),
  );
}
