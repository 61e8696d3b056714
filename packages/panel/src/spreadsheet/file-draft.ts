import {
  deviceStore,
  type DeviceStorage,
  type DeviceStore,
  tabStorage,
} from '@melhor-escola/ui/device-store';

/** A chosen file. */
export interface ChosenFile {
  readonly name: string;
  /** Its bytes, in base64. */
  readonly content: string;
}

/** Larger files are chosen again after a reload: a tab's storage has 5 MB for all pages. */
const MAX_STORED_BYTES = 1024 * 1024;

/** The file that is being checked in this tab: it survives a reload and ends with the tab or the session. */
export function fileDraft(slug: string, storage: DeviceStorage = tabStorage): DeviceStore<ChosenFile> {
  return deviceStore(storage, `montilla:panel-spreadsheet-${slug}`, ({ name, content }) =>
    typeof name === 'string' && typeof content === 'string' && isBase64(content)
      ? { name, content }
      : undefined,
  );
}

/** Anything else cannot be decoded: somebody else has written it. */
const isBase64 = (text: string) => text.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/u.test(text);

/** The file of a draft. */
export function toFile({ name, content }: ChosenFile): File {
  const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
  return new File([bytes], name, { type: 'text/csv' });
}

/** A file as a draft; undefined for one that is too large. */
export async function toDraft(file: File): Promise<ChosenFile | undefined> {
  if (file.size > MAX_STORED_BYTES) return undefined;
  let binary = '';
  for (const byte of new Uint8Array(await file.arrayBuffer())) binary += String.fromCharCode(byte);
  return { name: file.name, content: btoa(binary) };
}
