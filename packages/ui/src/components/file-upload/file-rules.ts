import type { Messages } from '../messages/message-types.ts';
import type { useNumberFormat } from '../messages/messages-provider.tsx';

/** Restrictions on files. */
export interface FileRules {
  accept: string | undefined;
  maxSize: number | undefined;
  maxFiles: number | undefined;
}

/** Why a file is rejected. */
export type FileProblem = 'wrongType' | 'tooLarge' | 'tooMany' | 'repeated';

/** A rejected file, and the reason. */
export interface FileRejection<Reason = string> {
  readonly file: File;
  readonly reason: Reason;
}

/**
 * Sorts newly chosen files into those that can be added to the present ones, and the others; the attribute `accept`
 * does not apply to dropped files, or those chosen under “all files”.
 */
export function sortFiles(chosen: readonly File[], present: readonly File[], rules: FileRules) {
  const accepted: File[] = [];
  const rejected: FileRejection<FileProblem>[] = [];
  for (const file of chosen) {
    const reason = fileProblem(file, [...present, ...accepted], rules);
    if (reason === undefined) accepted.push(file);
    else rejected.push({ file, reason });
  }
  return { accepted, rejected };
}

function fileProblem(
  file: File,
  present: readonly File[],
  { accept, maxSize, maxFiles }: FileRules,
): FileProblem | undefined {
  if (present.some((other) => isSameFile(other, file))) return 'repeated';
  if (accept && !isAccepted(file, accept)) return 'wrongType';
  if (maxSize !== undefined && file.size > maxSize) return 'tooLarge';
  return maxFiles !== undefined && present.length >= maxFiles ? 'tooMany' : undefined;
}

/** By what a device says about it, because a file that is chosen twice is two objects. */
export function isSameFile(one: File, other: File): boolean {
  return fileKey(one) === fileKey(other);
}

/** Identifies a file among those of a device. */
export const fileKey = ({ name, size, lastModified }: File) => `${lastModified} ${size} ${name}`;

/** As in HTML: a list of types, wildcards such as `image/*`, and extensions. */
function isAccepted({ name, type }: File, accept: string): boolean {
  return accept.split(',').some((entry) => {
    const wanted = entry.trim().toLowerCase();
    if (wanted.startsWith('.')) return name.toLowerCase().endsWith(wanted);
    return wanted.endsWith('/*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted;
  });
}

const names: Readonly<Record<string, string>> = {
  'image/jpeg': 'JPEG',
  'image/svg+xml': 'SVG',
  'image/webp': 'WebP',
  'text/csv': 'CSV',
};

type TypeMessages = Pick<Messages<'fileUpload'>, 'image'>;
type SizeMessages = Pick<Messages<'fileUpload'>, 'kilobytes' | 'megabytes'>;

/** 'image/jpeg,image/png,.pdf' → 'JPEG, PNG ou PDF'; empty for no types. */
export function formatTypes(accept: string | undefined, { image }: TypeMessages, locale: string): string {
  const types = (accept ?? '').split(',').map((entry) => entry.trim());
  const typeName = (type: string) =>
    type === 'image/*' ? image : (names[type] ?? type.replace(/^.*[./]/, '').toUpperCase());
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(
    new Set(types.filter(Boolean).map(typeName)),
  );
}

/** 5242880 → '5 MB'; empty for no size. */
export function formatFileSize(
  bytes: number | undefined,
  { kilobytes, megabytes }: SizeMessages,
  formatNumber: ReturnType<typeof useNumberFormat>,
): string {
  if (bytes === undefined) return '';
  const isSmall = bytes < 1024 * 1024;
  const amount = isSmall ? Math.max(1, bytes / 1024) : bytes / 1024 / 1024;
  const text = formatNumber(amount, { maximum: amount < 10 ? 1 : 0 });
  return isSmall ? kilobytes(text) : megabytes(text);
}
