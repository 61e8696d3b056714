import { readContent, type Api } from '@melhor-escola/api-client/api';
import { CURRENT_USER_STALE_MS } from '@melhor-escola/api-client/current-user';
import type { SchoolPhotos, UploadedPhoto } from '@melhor-escola/api-client/panel';
import { queryOptions } from '@tanstack/react-query';
import { panelKey } from '../../queries.ts';
import type { PhotosDraft } from './photos-draft.ts';

const schoolParams = (slug: string) => ({ path: { school: slug } });

/** The photos that a school's page shows. */
export function photosQuery(api: Api, slug: string) {
  return queryOptions({
    queryKey: [...panelKey, 'photos', slug],
    queryFn: ({ signal }) =>
      readContent(api.GET('/v3/panel/schools/{school}/photos', { params: schoolParams(slug), signal })),
    staleTime: CURRENT_USER_STALE_MS,
  });
}

/**
 * Sends a photo. No page shows it until the photos are saved.
 *
 * @throws {ApiError} 400 PHOTO_UNREADABLE or PHOTO_DIMENSIONS, with a message for visitors.
 */
export function uploadPhoto(
  api: Api,
  slug: string,
  photo: Blob,
  signal: AbortSignal,
): Promise<UploadedPhoto> {
  return readContent(
    api.POST('/v3/panel/schools/{school}/photos', {
      params: schoolParams(slug),
      headers: { 'content-type': photo.type },
      body: photo,
      signal,
    }),
  );
}

/** A part of a photo, in shares of its sides, from 0 to 1. */
export interface PhotoRegion {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Cuts an uploaded photo, as another one. @throws {ApiError} 409 PHOTO_GONE; 400 PHOTO_DIMENSIONS when too little is left. */
export function cropPhoto(api: Api, slug: string, url: string, region: PhotoRegion): Promise<UploadedPhoto> {
  return readContent(
    api.POST('/v3/panel/schools/{school}/photos/crop', {
      params: schoolParams(slug),
      body: { url, ...region },
    }),
  );
}

/**
 * Shows these photos on the page, in this order.
 *
 * @throws {ApiError} 409 PHOTOS_CHANGED when somebody else has changed them meanwhile; 409 PHOTO_GONE for one that was uploaded more than a
 * day ago.
 */
export function savePhotos(api: Api, slug: string, { version, photos }: PhotosDraft): Promise<SchoolPhotos> {
  return readContent(
    api.PUT('/v3/panel/schools/{school}/photos', {
      params: schoolParams(slug),
      body: { version, photos: photos.map(({ url, alt }) => ({ url, alt })) },
    }),
  );
}
