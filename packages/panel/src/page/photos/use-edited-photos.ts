import type { SchoolPhotos } from '@melhor-escola/api-client/panel';
import { useStoredDraft } from '@melhor-escola/ui/device-store';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { usePanelPorts } from '../../ports.tsx';
import { submissionError } from '../../submission-error.ts';
import { isSameList, photosDraft, type EditedPhoto, type PhotosDraft } from './photos-draft.ts';
import { cropPhoto, photosQuery, savePhotos, type PhotoRegion } from './queries.ts';

/** The photos of a school as somebody edits them: those of the page, or a draft from before a reload. */
export function useEditedPhotos(slug: string) {
  const { api } = usePanelPorts();
  const queryClient = useQueryClient();
  const query = photosQuery(api, slug);
  const { data: published } = useSuspenseQuery(query);
  const [draft] = useState(() => photosDraft(slug));
  const { stored } = useStoredDraft(() => draft);
  const [edited, setEdited] = useState<PhotosDraft>();
  const [theirs, setTheirs] = useState<SchoolPhotos>();
  const current = edited ?? stored ?? published;
  const isChanged = !isSameList(current.photos, published.photos);
  useEffect(() => {
    if (!edited) return;
    if (isChanged) draft.write(edited);
    else draft.clear();
  }, [draft, edited, isChanged]);

  const edit = ({ version, photos }: PhotosDraft) => {
    setEdited({ version, photos });
    setTheirs(undefined);
  };
  return {
    photos: current.photos,
    /** Whether the page shows others. */
    isChanged,
    /** What somebody else has saved meanwhile. */
    theirs,
    /** Changes the list, as it is when this runs: an upload may end at any time. */
    change: (next: (photos: readonly EditedPhoto[]) => readonly EditedPhoto[]) =>
      setEdited((before = current) => ({ version: before.version, photos: next(before.photos) })),
    /** Cuts an upload. @returns the URL of the part, which is not in the list. @throws {ApiError} of `cropPhoto`. */
    crop: async (url: string, region: PhotoRegion): Promise<string> =>
      (await cropPhoto(api, slug, url, region)).url,
    /** @throws {ApiError} of `savePhotos`. */
    save: async () => {
      const saved = await savePhotos(api, slug, current);
      queryClient.setQueryData(query.queryKey, saved);
      setTheirs(undefined);
      // What was changed meanwhile, such as by an upload, stays.
      setEdited((now = current) => ({
        version: saved.version,
        photos: isSameList(now.photos, current.photos) ? saved.photos : now.photos,
      }));
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
    /** What went wrong with a call. @throws what is not an error of the API. */
    errorMessage: (error: unknown): string => {
      const message = submissionError(error)?.form;
      if (message === undefined) throw error;
      return message;
    },
  };
}
