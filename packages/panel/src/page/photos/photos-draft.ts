import { currentUserKey } from '@melhor-escola/api-client/current-user';
import { schoolPhotoAltLength } from '@melhor-escola/domain/school-photo';
import { deviceStore, type DeviceStorage, tabStorage } from '@melhor-escola/ui/device-store';
import { queryOptions, skipToken, type QueryClient } from '@tanstack/react-query';

/** A photo in the list, with what it shows in words. */
export interface EditedPhoto {
  readonly url: string;
  readonly alt: string;
}

/** The photos as they shall be, and the version of those that were changed. */
export interface PhotosDraft {
  readonly version: string;
  readonly photos: readonly EditedPhoto[];
}

/** The unsaved change of a school's photos in this tab: it survives a reload and ends with the tab or the session. */
export function photosDraft(slug: string, storage: DeviceStorage = tabStorage) {
  return deviceStore<PhotosDraft>(storage, `montilla:panel-photos-${slug}`, ({ version, photos }) => {
    if (typeof version !== 'string' || !Array.isArray(photos)) return undefined;
    const read = photos.flatMap((photo: unknown) => readPhoto(photo) ?? []);
    return read.length === photos.length ? { version, photos: read } : undefined;
  });
}

/**
 * The list as it is edited: in the query cache, where an upload finds it that ends after the page was left. Null while it is what the page
 * shows, undefined before the first change. Its key is not one of the panel's, because what is loaded again does not change what is edited.
 */
export function photoEditsQuery(slug: string) {
  return queryOptions<PhotosDraft | null>({
    queryKey: [currentUserKey, 'photo-edits', slug],
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}

interface PhotoEdits {
  readonly slug: string;
  /** The photos that the page shows. */
  readonly published: PhotosDraft;
}

/** Sets the edited list, and stores it in the tab unless the page shows the same. */
export function setPhotoEdits(
  queryClient: QueryClient,
  { slug, published }: PhotoEdits,
  { version, photos }: PhotosDraft,
): void {
  const isPublished = isSameList(photos, published.photos);
  queryClient.setQueryData(photoEditsQuery(slug).queryKey, isPublished ? null : { version, photos });
  const draft = photosDraft(slug);
  if (isPublished) draft.clear();
  else draft.write({ version, photos });
}

/** Changes the edited list as it is when this runs: an upload may end at any time. */
export function changePhotos(
  queryClient: QueryClient,
  edits: PhotoEdits,
  change: (photos: readonly EditedPhoto[]) => readonly EditedPhoto[],
): void {
  const { slug, published } = edits;
  const before =
    queryClient.getQueryData(photoEditsQuery(slug).queryKey) ?? photosDraft(slug).read() ?? published;
  setPhotoEdits(queryClient, edits, { version: before.version, photos: change(before.photos) });
}

function readPhoto(photo: unknown): EditedPhoto | undefined {
  if (typeof photo !== 'object' || photo === null) return undefined;
  const [url, alt]: unknown[] = [Reflect.get(photo, 'url'), Reflect.get(photo, 'alt')];
  return typeof url === 'string' && typeof alt === 'string' ? { url, alt } : undefined;
}

/** Whether both show the same photos, with the same texts and in the same order. */
export function isSameList(one: readonly EditedPhoto[], other: readonly EditedPhoto[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ url, alt }, index) => url === other[index]?.url && alt === other[index]?.alt)
  );
}

/** The message about what a photo shows; undefined if it can be saved. */
export function altProblem(alt: string): string | undefined {
  return alt.trim().length < schoolPhotoAltLength.min ? 'Escreva o que se vê na foto' : undefined;
}
