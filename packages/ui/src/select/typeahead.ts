/** In lower case and without accents, so that 'agua' finds 'Água' and 'á' does too. */
const folded = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trimStart();

/**
 * The option that what was typed means: the next whose label begins with it, from the present one on; the same letter
 * again and again goes through all that begin with it.
 *
 * @param labels of the options, in order; null for one that cannot be chosen.
 * @returns its index, or -1.
 */
export function typedOption(labels: readonly (string | null)[], present: number, typed: string): number {
  const sought = folded(typed);
  const letters = new Set(sought);
  const start = letters.size === 1 ? sought.slice(0, 1) : sought;
  if (start === '') return -1;
  // A second letter may still mean the option that the first has found.
  const from = letters.size === 1 ? present + 1 : Math.max(0, present);
  for (let step = 0; step < labels.length; step++) {
    const index = (from + step) % labels.length;
    if (folded(labels[index] ?? '').startsWith(start)) return index;
  }
  return -1;
}
