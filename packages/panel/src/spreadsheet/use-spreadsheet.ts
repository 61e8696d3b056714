import { ApiError, isRejectedWith } from '@melhor-escola/api-client/api-error';
import type { OfferFilePreview } from '@melhor-escola/api-client/panel';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { refreshPanel } from '../offers/queries.ts';
import { usePanelPorts } from '../ports.tsx';
import { submissionError } from '../submission-error.ts';
import { fileDraft, toDraft, toFile } from './file-draft.ts';
import { applyFile, previewFile } from './queries.ts';

/** A file that was chosen, and what it would change. */
interface CheckedFile {
  readonly file: File;
  readonly preview: OfferFilePreview;
  /** Somebody has changed offers since the first preview. */
  readonly isRenewed: boolean;
}

export interface SpreadsheetState {
  readonly activity?: 'checking' | 'applying' | undefined;
  readonly checked?: CheckedFile | undefined;
  readonly error?: string | undefined;
  readonly applied?: { readonly added: number; readonly changed: number } | undefined;
}

/**
 * Checks a chosen file, and applies it as it was shown. A file from before a reload is checked again. The newest file wins: choosing another one
 * while a file is read or checked aborts that, and the earlier file changes nothing anymore.
 */
export function useSpreadsheet(slug: string) {
  const { api } = usePanelPorts();
  const queryClient = useQueryClient();
  const [store] = useState(() => fileDraft(slug));
  const [state, setState] = useState<SpreadsheetState>({});
  /** Of the file that is read or checked. */
  const running = useRef<AbortController>(undefined);
  const end = () => {
    running.current?.abort();
    running.current = undefined;
  };
  /** Aborts what was begun before. @returns the signal of what begins now. */
  const begin = (): AbortSignal => {
    end();
    running.current = new AbortController();
    return running.current.signal;
  };

  const check = async (file: File, isRenewed: boolean, signal: AbortSignal) => {
    setState({ activity: 'checking' });
    try {
      const preview = await previewFile(api, slug, file, signal);
      if (!signal.aborted) setState({ checked: { file, preview, isRenewed } });
    } catch (error) {
      if (!signal.aborted) setState({ error: fileError(error) });
    }
  };
  const choose = async (chosen: File) => {
    const signal = begin();
    setState({ activity: 'checking' });
    // The file on the disk may change while it is being checked. One in the cloud may not be readable.
    const bytes = await chosen.arrayBuffer().catch(() => undefined);
    if (signal.aborted) return;
    if (!bytes) {
      setState({ error: 'Não conseguimos ler este arquivo. Salve-o neste aparelho e escolha de novo.' });
      return;
    }
    const file = new File([bytes], chosen.name, { type: 'text/csv' });
    const draft = await toDraft(file);
    if (signal.aborted) return;
    if (draft) store.write(draft);
    else store.clear();
    await check(file, false, signal);
  };
  const apply = async ({ file, preview }: CheckedFile) => {
    setState({ activity: 'applying', checked: { file, preview, isRenewed: false } });
    try {
      const applied = await applyFile(api, slug, { file, preview: preview.preview });
      store.clear();
      setState({ applied });
      await refreshPanel(queryClient);
    } catch (error) {
      if (isRejectedWith(error, 'OFFERS_CHANGED')) await check(file, true, begin());
      else setState({ checked: { file, preview, isRenewed: false }, error: fileError(error) });
    }
  };
  const restore = useEffectEvent(() => {
    const stored = store.read();
    if (stored && !running.current) void check(toFile(stored), false, begin());
  });
  const leave = useEffectEvent(() => end());
  useEffect(() => {
    restore();
    return () => leave();
  }, []);
  const discard = () => {
    end();
    store.clear();
    setState({});
  };
  return { state, choose, apply, discard };
}

function fileError(error: unknown): string {
  const { code, message } = (error instanceof ApiError ? error.response : undefined) ?? {};
  // Too many bytes or too many lines: the service says which.
  if (code === 'PAYLOAD_TOO_LARGE' && message !== undefined) return message;
  return submissionError(error)?.form ?? 'Não conseguimos ler este arquivo. Escolha de novo.';
}
