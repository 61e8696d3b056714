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
  'image/*': 'imagem',
  'image/jpeg': 'JPEG',
  'image/svg+xml': 'SVG',
  'image/webp': 'WebP',
  'text/csv': 'CSV',
};

/** 'image/jpeg,image/png,.pdf' → 'JPEG, PNG ou PDF'; empty for no types. */
export function formatTypes(accept: string | undefined): string {
  const types = (accept ?? '').split(',').map((entry) => entry.trim());
  const known = types.filter(Boolean).map((type) => names[type] ?? type.replace(/^.*[./]/, '').toUpperCase());
  return new Intl.ListFormat('pt-BR', { type: 'disjunction' }).format(new Set(known));
}

/** 5242880 → '5 MB'; empty for no size. */
export function formatFileSize(bytes: number | undefined): string {
  if (bytes === undefined) return '';
  const [amount, unit] =
    bytes < 1024 * 1024 ? [Math.max(1, bytes / 1024), 'KB'] : [bytes / 1024 / 1024, 'MB'];
  const maximumFractionDigits = amount < 10 ? 1 : 0;
  return `${amount.toLocaleString('pt-BR', { maximumFractionDigits })} ${unit}`;
}
