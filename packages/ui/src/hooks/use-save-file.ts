'use client';

import { useState } from 'react';
import { announce } from '../components/announcer/announcer.ts';
import { saveFile } from './save-file.ts';

export interface SaveFileMessages {
  /** After the download has started. */
  readonly saved: string;
  /** If the file could not be created. */
  readonly failed: string;
}

export interface SavingFile {
  /** Creates the file and downloads it, once at a time. */
  readonly save: () => Promise<void>;
  readonly isSaving: boolean;
  /** What became of the last press, which is also announced; absent before it. */
  readonly message?: string | undefined;
}

/**
 * Downloads a file that is created on request, such as by code that is loaded with the first press. An error is thrown on, so that the page
 * reports it.
 *
 * @param create returns the file with its name and media type.
 */
export function useSaveFile(create: () => Promise<File>, messages: SaveFileMessages): SavingFile {
  const [isSaving, setIsSaving] = useState(false);
  const [message, setMessage] = useState<string>();
  const finish = (outcome: string) => {
    setIsSaving(false);
    setMessage(outcome);
    announce(outcome);
  };
  const save = async () => {
    if (isSaving) return;
    setIsSaving(true);
    setMessage(undefined);
    try {
      const file = await create();
      saveFile(file.name, file);
      finish(messages.saved);
    } catch (error) {
      finish(messages.failed);
      throw error;
    }
  };
  return { save, isSaving, message };
}
