import type { Api } from '@melhor-escola/api-client/api';
import { currentUserKey } from '@melhor-escola/api-client/current-user';
import type { FileStatus } from '@melhor-escola/ui/file-upload';
import { useMutationState, useQueryClient, type Mutation, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePanelPorts } from '../../ports.tsx';
import { submissionError } from '../../submission-error.ts';
import { changePhotos } from './photos-draft.ts';
import { photosQuery, uploadPhoto } from './queries.ts';

/** A chosen file on its way. */
class Upload {
  readonly file: File;
  readonly controller = new AbortController();

  constructor(file: File) {
    this.file = file;
  }
}

interface UploadTarget {
  readonly api: Api;
  readonly queryClient: QueryClient;
  /** Of the school. */
  readonly slug: string;
}

const uploadKey = (slug: string) => [currentUserKey, 'photo-upload', slug];

/**
 * Sends a photo, and adds it to the edited list. It is a mutation, so that it goes on while other pages of the site are open, and what
 * failed waits for another try. One after the other, because mobile connections are slow.
 */
export function startUpload({ api, queryClient, slug }: UploadTarget, file: File): void {
  const mutations = queryClient.getMutationCache();
  const mutation = mutations.build<void, Error, Upload, unknown>(queryClient, {
    mutationKey: uploadKey(slug),
    scope: { id: `photo-upload-${slug}` },
    networkMode: 'always',
    gcTime: Number.POSITIVE_INFINITY,
    mutationFn: async ({ file: chosen, controller: { signal } }) => {
      signal.throwIfAborted();
      const { url } = await uploadPhoto(api, slug, await shrinkPhoto(chosen), signal);
      const published = await queryClient.ensureQueryData(photosQuery(api, slug));
      signal.throwIfAborted();
      changePhotos(queryClient, { slug, published }, (photos) =>
        photos.some((photo) => photo.url === url) ? photos : [...photos, { url, alt: '' }],
      );
    },
  });
  const upload = new Upload(file);
  const end = (error: unknown) => {
    // Reported, because it is one of ours.
    if (!upload.controller.signal.aborted && !submissionError(error)) throw error;
  };
  void mutation.execute(upload).then(() => mutations.remove(mutation), end);
}

/** The photos of a school that are being sent or have failed, also those that were chosen before its page was left. */
export function useUploads(slug: string) {
  const { api } = usePanelPorts();
  const queryClient = useQueryClient();
  const uploads = useMutationState({
    filters: { mutationKey: uploadKey(slug), predicate: ({ state }) => state.status !== 'success' },
    select: readUpload,
  }).filter((upload) => upload !== undefined);
  const cancel = ({ controller, mutation }: ShownUpload) => {
    controller.abort();
    queryClient.getMutationCache().remove(mutation);
  };
  useWarning(uploads.some(({ reason }) => reason === undefined));
  return {
    files: uploads.map(({ file }) => file),
    status: (file: File): FileStatus => {
      const reason = uploads.find((upload) => upload.file === file)?.reason;
      return reason === undefined ? { state: 'uploading', progress: null } : { state: 'failed', reason };
    },
    /** Sends the new ones of these files, and cancels the missing ones. */
    setFiles: (files: readonly File[]) => {
      for (const upload of uploads) if (!files.includes(upload.file)) cancel(upload);
      for (const file of files)
        if (!uploads.some((upload) => upload.file === file)) startUpload({ api, queryClient, slug }, file);
    },
    retry: (file: File) => {
      for (const upload of uploads) if (upload.file === file) cancel(upload);
      startUpload({ api, queryClient, slug }, file);
    },
  };
}

type ShownUpload = NonNullable<ReturnType<typeof readUpload>>;

function readUpload(mutation: Mutation) {
  const { variables, error } = mutation.state;
  if (!(variables instanceof Upload)) return undefined;
  const { file, controller } = variables;
  /** Why it failed; undefined while it is sent or waits. */
  const reason = error ? (submissionError(error)?.form ?? 'Algo deu errado. Tente de novo.') : undefined;
  return { file, controller, mutation, reason };
}

/** Asks before the document is left, which would end what is being sent. */
function useWarning(isSending: boolean): void {
  useEffect(() => {
    if (!isSending) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isSending]);
}

/** Longer side of what is sent, in pixels: as much as the service stores. */
const MAX_SIDE = 2_560;

/**
 * Makes a large photo smaller before it is sent: a phone's photo has several megabytes, and mobile data may be expensive. Returns the
 * file as it is when it is small, or when this browser cannot read it, so that the service says what is wrong with it.
 */
async function shrinkPhoto(file: File): Promise<Blob> {
  const photo = await createImageBitmap(file).catch(() => undefined);
  if (!photo) return file;
  const scale = MAX_SIDE / Math.max(photo.width, photo.height);
  const canvas = document.createElement('canvas');
  const ink = scale < 1 ? canvas.getContext('2d') : null;
  if (!ink) {
    photo.close();
    return file;
  }
  canvas.width = Math.round(photo.width * scale);
  canvas.height = Math.round(photo.height * scale);
  // JPEG has no transparency: without a background, transparent pixels become black.
  ink.fillStyle = '#fff';
  ink.fillRect(0, 0, canvas.width, canvas.height);
  ink.drawImage(photo, 0, 0, canvas.width, canvas.height);
  photo.close();
  return new Promise((resolve) => {
    canvas.toBlob((smaller) => resolve(smaller ?? file), 'image/jpeg', 0.9);
  });
}
