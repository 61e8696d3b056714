import type { Messages } from '../messages/message-types.ts';
import type { useNumberFormat } from '../messages/messages-provider.tsx';

/** Restrictions on a file: `accept` and `maxSize`. */
export interface FileRules {
  accept: string | undefined;
  maxSize: number | undefined;
}

/**
 * Why a file is rejected; the attribute `accept` does not apply to dropped files, or those chosen under “all files”.
 */
export function fileProblem(
  file: File,
  { accept, maxSize }: FileRules,
): 'wrongType' | 'tooLarge' | undefined {
  if (accept && !isAccepted(file, accept)) return 'wrongType';
  return maxSize !== undefined && file.size > maxSize ? 'tooLarge' : undefined;
}

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
  const nameOf = (type: string) =>
    type === 'image/*' ? image : (names[type] ?? type.replace(/^.*[./]/, '').toUpperCase());
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(
    new Set(types.filter(Boolean).map(nameOf)),
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
