import type { SchoolPhotos } from '@melhor-escola/api-client/panel';
import { useStoredDraft } from '@melhor-escola/ui/device-store';
import { useQueryClient, useSuspenseQuery, type QueryClient } from '@tanstack/react-query';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { usePanelPorts } from '../../ports.tsx';
import {
  changePhotos,
  isSameList,
  photoEditsQuery,
  photosDraft,
  setPhotoEdits,
  type EditedPhoto,
  type PhotosDraft,
} from './photos-draft.ts';
import { cropPhoto, photosQuery, savePhotos, type PhotoRegion } from './queries.ts';

/** The photos of a school as somebody edits them: those of the page, or what was changed before a reload or on an earlier visit. */
export function useEditedPhotos(slug: string) {
  const { api } = usePanelPorts();
  const queryClient = useQueryClient();
  const query = photosQuery(api, slug);
  const { data: published } = useSuspenseQuery(query);
  const { stored } = useStoredDraft(() => photosDraft(slug));
  const edited = useCurrentEdits(queryClient, slug);
  const [theirs, setTheirs] = useState<SchoolPhotos>();
  const current: PhotosDraft = (edited === undefined ? stored : edited) ?? published;

  const edit = (next: PhotosDraft) => {
    setPhotoEdits(queryClient, { slug, published }, next);
    setTheirs(undefined);
  };
  return {
    photos: current.photos,
    /** Whether the page shows others. */
    isChanged: !isSameList(current.photos, published.photos),
    /** What somebody else has saved meanwhile. */
    theirs,
    change: (next: (photos: readonly EditedPhoto[]) => readonly EditedPhoto[]) =>
      changePhotos(queryClient, { slug, published }, next),
    /** Cuts an upload. @returns the URL of the part, which is not in the list. @throws {ApiError} of `cropPhoto`. */
    crop: async (url: string, region: PhotoRegion): Promise<string> =>
      (await cropPhoto(api, slug, url, region)).url,
    /** @throws {ApiError} of `savePhotos`. */
    save: async () => {
      const saved = await savePhotos(api, slug, current);
      queryClient.setQueryData(query.queryKey, saved);
      setTheirs(undefined);
      // What was changed meanwhile, such as by an upload, stays.
      const { photos } = queryClient.getQueryData(photoEditsQuery(slug).queryKey) ?? current;
      setPhotoEdits(
        queryClient,
        { slug, published: saved },
        { version: saved.version, photos: isSameList(photos, current.photos) ? saved.photos : photos },
      );
    },
    /** Loads what somebody else has saved. @returns false when it does not load. */
    showTheirs: async (): Promise<boolean> => {
      const newest = await queryClient.fetchQuery({ ...query, staleTime: 0 }).catch(() => undefined);
      setTheirs(newest);
      return newest !== undefined;
    },
    /** Leaves the list as it is, to be saved over the newest version. */
    keepMine: () => theirs && edit({ version: theirs.version, photos: current.photos }),
    takeTheirs: () => theirs && edit(theirs),
  };
}

/**
 * The edited list, in the same task as its change. `useQuery` renders a task later, when a field has lost its caret and a second press of
 * a button would still see the former order.
 */
function useCurrentEdits(queryClient: QueryClient, slug: string): PhotosDraft | null | undefined {
  const subscribe = useCallback(
    (onChange: () => void) => queryClient.getQueryCache().subscribe(onChange),
    [queryClient],
  );
  return useSyncExternalStore(
    subscribe,
    () => queryClient.getQueryData(photoEditsQuery(slug).queryKey),
    () => undefined,
  );
}
