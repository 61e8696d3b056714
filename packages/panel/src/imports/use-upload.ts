import type { ImportFileKind } from '@melhor-escola/domain/import-file';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { usePanelPorts } from '../ports.tsx';
import { submissionMessage } from '../submission-error.ts';
import { importsQuery, previewUpload } from './queries.ts';
import { sendFile, type WaitingCause } from './send-file.ts';

interface UploadState {
  readonly file?: File | undefined;
  /** Bytes that have arrived. */
  readonly sent: number;
  /** What the upload waits for; then it goes on by itself. */
  readonly waitsFor?: WaitingCause | undefined;
  readonly error?: string | undefined;
}

const idle: UploadState = { sent: 0 };

/** Longest time between two attempts without a connection, in milliseconds. */
const MAX_WAIT_MS = 15_000;

/** Uploads a chosen file and begins its preview. Leaving the page ends it; the same file goes on from there. */
export function useUpload() {
  const { api } = usePanelPorts();
  const queryClient = useQueryClient();
  const [state, setState] = useState(idle);
  const running = useRef<AbortController>(undefined);
  const refresh = () => queryClient.invalidateQueries({ queryKey: importsQuery(api).queryKey });

  const send = async (file: File, kind: ImportFileKind) => {
    const stop = new AbortController();
    running.current?.abort();
    running.current = stop;
    const { signal } = stop;
    setState({ ...idle, file });
    try {
      const sent = await sendFile(api, file, {
        kind,
        signal,
        onProgress: (bytes) => setState((now) => ({ ...now, sent: bytes })),
        onWaiting: (waitsFor) => setState((now) => ({ ...now, waitsFor })),
        wait: waitForConnection,
      });
      await previewUpload(api, sent);
      if (!signal.aborted) setState(idle);
    } catch (error) {
      if (!signal.aborted) setState({ ...idle, error: uploadError(error) });
    }
    await refresh();
  };
  /** Ends the upload; what has arrived stays. */
  const pause = () => {
    running.current?.abort();
    setState(idle);
    void refresh();
  };
  const leave = useEffectEvent(() => running.current?.abort());
  useEffect(() => () => leave(), []);
  return { state, send, pause };
}

function uploadError(error: unknown): string {
  // The file was moved, or its disk taken away, since it was chosen.
  if (error instanceof DOMException)
    return 'Não conseguimos mais ler este arquivo. Escolha-o de novo: o envio continua de onde parou.';
  return submissionMessage(error);
}

/** Waits a little longer each time; not any longer once the browser is online again. */
function waitForConnection(attempt: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const ended = new AbortController();
    const end = () => {
      clearTimeout(timer);
      ended.abort();
      resolve();
    };
    const timer = setTimeout(end, Math.min(MAX_WAIT_MS, 1_000 * 2 ** attempt));
    globalThis.addEventListener('online', end, { signal: ended.signal });
    signal.addEventListener('abort', end, { signal: ended.signal });
  });
}
