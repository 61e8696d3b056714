import type { UploadedPhoto } from '@melhor-escola/api-client/panel';
import type { FileStatus } from '@melhor-escola/ui/file-upload';
import { useState } from 'react';
import { usePanelPorts } from '../../ports.tsx';
import { submissionError } from '../../submission-error.ts';
import { uploadPhoto } from './queries.ts';

/** A chosen file on its way. */
interface Upload {
  readonly file: File;
  readonly controller: AbortController;
  /** Why it failed; undefined while it is sent or waits. */
  readonly reason?: string | undefined;
}

/**
 * Sends chosen photos one after the other, because mobile connections are slow. A sent one leaves the list.
 *
 * @param onUploaded gets each photo once the service has it.
 */
export function useUploads(slug: string, onUploaded: (photo: UploadedPhoto) => void) {
  const { api } = usePanelPorts();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [queue] = useState(createQueue);

  const send = async ({ file, controller: { signal } }: Upload) => {
    if (signal.aborted) return;
    const replace = (reason?: string) =>
      setUploads((list) =>
        list.flatMap((upload) =>
          upload.file !== file ? [upload] : reason === undefined ? [] : [{ ...upload, reason }],
        ),
      );
    try {
      const photo = await uploadPhoto(api, slug, await shrinkPhoto(file), signal);
      replace();
      onUploaded(photo);
    } catch (error) {
      if (signal.aborted) return;
      const message = submissionError(error)?.form;
      replace(message ?? 'Algo deu errado. Tente de novo.');
      if (message === undefined) throw error;
    }
  };
  const begin = (file: File): Upload => {
    const upload = { file, controller: new AbortController() };
    queue.add(() => send(upload));
    return upload;
  };
  return {
    files: uploads.map(({ file }) => file),
    status: (file: File): FileStatus => {
      const reason = uploads.find((upload) => upload.file === file)?.reason;
      return reason === undefined ? { state: 'uploading', progress: null } : { state: 'failed', reason };
    },
    /** Sends the new ones of these files, and cancels the missing ones. */
    setFiles: (files: readonly File[]) => {
      for (const { file, controller } of uploads) if (!files.includes(file)) controller.abort();
      setUploads(files.map((file) => uploads.find((upload) => upload.file === file) ?? begin(file)));
    },
    retry: (file: File) => setUploads(uploads.map((upload) => (upload.file === file ? begin(file) : upload))),
  };
}

function createQueue() {
  let last: Promise<void> = Promise.resolve();
  return {
    /** Runs a task after those before it, whether or not they succeed. */
    add: (task: () => Promise<void>) => {
      const next = last.then(task);
      last = next.catch(() => {});
    },
  };
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
