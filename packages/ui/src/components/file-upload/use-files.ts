'use client';

import { type Ref, useEffect, useEffectEvent, useState } from 'react';
import { useOwnRef } from '../../internal/use-own-ref.ts';
import { type ChangeDetails, changeDetails } from '../../internal/change-details.ts';
import { useControlledState } from '../../internal/use-controlled-state.ts';
import { useFormReset } from '../../internal/use-form-reset.ts';
import { announce } from '../announcer/announcer.ts';
import type { Messages } from '../messages/message-types.ts';
import { useLocale, useMessages, useNumberFormat } from '../messages/messages-provider.tsx';
import {
  type FileRejection,
  type FileRules,
  formatFileSize,
  formatTypes,
  isSameFile,
  sortFiles,
} from './file-rules.ts';
import { fileUploadMessages } from './messages.ts';

/** Why the files changed: some were chosen or dropped, one was removed or moved, or the form reset. */
export type FileChangeReason = 'choice' | 'remove-button' | 'order' | 'form-reset';

const none: readonly File[] = [];

interface FilesOptions extends FileRules {
  /** The caller's own ref to the input. */
  ref: Ref<HTMLInputElement> | undefined;
  value: readonly File[] | undefined;
  /** Whether chosen files are added to the present ones instead of replacing them. */
  adds: boolean;
  messages: Partial<Messages<'fileUpload'>> | undefined;
  onFilesChange: (files: File[], details: ChangeDetails<FileChangeReason>) => void;
}

/**
 * The chosen files of a native file input, and those that were rejected. The input gets exactly the chosen ones, so
 * that a form submits them.
 */
export function useFiles({ ref, value, adds, messages: overrides, onFilesChange, ...rules }: FilesOptions) {
  const messages = useMessages('fileUpload', fileUploadMessages, overrides);
  const formatNumber = useNumberFormat();
  const types = formatTypes(rules.accept, messages, useLocale());
  const formatSize = (bytes: number | undefined) => formatFileSize(bytes, messages, formatNumber);
  const size = formatSize(rules.maxSize);
  const count = rules.maxFiles === undefined ? '' : formatNumber(rules.maxFiles);
  const inputRef = useOwnRef(ref);
  const [files, setFiles] = useControlledState(value, none);
  const [rejected, setRejected] = useState<readonly FileRejection[]>([]);

  const add = (chosen: readonly File[], event: Event) => {
    const present = adds ? files : none;
    const sorted = sortFiles(chosen, present, rules);
    const found = sorted.rejected.map(({ file, reason }) => ({
      file,
      reason: {
        wrongType: messages.wrongType(types),
        tooLarge: messages.tooLarge(size),
        tooMany: messages.tooMany(count),
        repeated: messages.repeated,
      }[reason],
    }));
    const next = sorted.accepted.length > 0 ? [...present, ...sorted.accepted] : files;
    // Before the caller validates it.
    if (inputRef.current) writeFiles(inputRef.current, next);
    const details = changeDetails<FileChangeReason>('choice', event);
    if (next !== files) onFilesChange([...next], details);
    const added = details.isCanceled ? none : sorted.accepted;
    if (added.length > 0) setFiles(next);
    setRejected(found);
    const [first] = added;
    announce(
      [
        added.length > 1
          ? messages.chosenSeveral(formatNumber(added.length))
          : first && messages.chosen(first.name),
        ...found.map(({ file, reason }) => (adds ? `${file.name}: ${reason}` : reason)),
      ]
        .filter(Boolean)
        .join('. '),
    );
  };
  /** Removes a file. @returns whether it did. */
  const remove = (file: File | undefined, event: Event): boolean => {
    const details = changeDetails<FileChangeReason>('remove-button', event);
    const left = files.filter((other) => other !== file);
    onFilesChange(left, details);
    if (details.isCanceled) return false;
    setFiles(left);
    announce(messages.removed);
    return true;
  };
  /** Accepts the same files in another order. */
  const sort = (next: readonly File[], request: ChangeDetails<string>) => {
    const details = changeDetails<FileChangeReason>('order', request.event);
    onFilesChange([...next], details);
    if (details.isCanceled) request.cancel();
    else setFiles(next);
  };
  const clearRejection = (file?: File) =>
    setRejected(file === undefined ? [] : rejected.filter((other) => other.file !== file));

  const addPreHydrationFiles = useEffectEvent(() => {
    const chosen = [...(inputRef.current?.files ?? none)];
    // StrictMode runs effects twice, the second time with the files that the first has written.
    if (chosen.length > 0 && !hasFiles(chosen, files)) add(chosen, new Event('change'));
  });
  useEffect(() => addPreHydrationFiles(), []);
  // The browser has replaced them by the newest choice, and a caller may have accepted others.
  useEffect(() => {
    if (inputRef.current) writeFiles(inputRef.current, files);
  });

  useFormReset(
    () => inputRef.current?.form,
    (event, isByForm) => {
      setRejected([]);
      if (files.length === 0 || isByForm) return;
      onFilesChange([], changeDetails<FileChangeReason>('form-reset', event));
      setFiles(none);
    },
  );

  return {
    input: inputRef,
    files,
    rejected,
    add,
    remove,
    sort,
    clearRejection,
    messages,
    types,
    size,
    count,
    formatSize,
  };
}

const hasFiles = (present: readonly File[], files: readonly File[]) =>
  present.length === files.length && files.every((file, at) => isSameFile(file, present[at] ?? file));

/** Sets the files that a form submits. Dispatches no event. */
function writeFiles(element: HTMLInputElement, files: readonly File[]): void {
  if (hasFiles([...(element.files ?? none)], files)) return;
  element.value = '';
  if (files.length === 0) return;
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  element.files = transfer.files;
}
