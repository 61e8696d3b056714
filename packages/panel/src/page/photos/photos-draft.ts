import { schoolPhotoAltLength } from '@melhor-escola/domain/school-photo';
import { deviceStore, type DeviceStorage } from '@melhor-escola/ui/device-store';

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

const tabStorage: DeviceStorage = () => (typeof window === 'undefined' ? undefined : window.sessionStorage);

/** The unsaved change of a school's photos in this tab: it survives a reload and ends with the tab or the session. */
export function photosDraft(slug: string, storage: DeviceStorage = tabStorage) {
  return deviceStore<PhotosDraft>(storage, `montilla:panel-photos-${slug}`, ({ version, photos }) => {
    if (typeof version !== 'string' || !Array.isArray(photos)) return undefined;
    const read = photos.flatMap((photo: unknown) => readPhoto(photo) ?? []);
    return read.length === photos.length ? { version, photos: read } : undefined;
  });
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
