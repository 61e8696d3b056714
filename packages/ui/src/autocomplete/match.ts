/** A part of a text: from `start` up to, not including, `end`, in UTF-16 code units. */
export interface Range {
  start: number;
  end: number;
}

const diacritics = /\p{Diacritic}/gu;

/**
 * Where the typed words occur in a label, without regard to accents, case or punctuation: 'sao jose' in 'São José dos
 * Campos'. Each word is sought at the beginning of a word first, then anywhere. Ranges are in order and do not overlap.
 *
 * @returns null when one of the words does not occur; an empty list when nothing was typed.
 */
export function findMatches(label: string, typed: string): Range[] | null {
  const { folded, origin } = fold(label);
  const ranges: Range[] = [];
  for (const word of words(typed)) {
    const at = indexOfWord(folded, word);
    if (at < 0) return null;
    ranges.push({ start: origin[at] ?? 0, end: origin[at + word.length] ?? label.length });
  }
  return merge(ranges);
}

function words(text: string): string[] {
  return fold(text).folded.match(/[\p{Letter}\p{Number}]+/gu) ?? [];
}

/** The text in lower case without accents, and for each of its positions the one it came from. */
function fold(text: string): { folded: string; origin: number[] } {
  let folded = '';
  const origin: number[] = [];
  let at = 0;
  for (const character of text) {
    const bare = character.normalize('NFD').replaceAll(diacritics, '').toLowerCase();
    folded += bare;
    for (let unit = 0; unit < bare.length; unit++) origin.push(at);
    at += character.length;
  }
  origin.push(at);
  return { folded, origin };
}

function indexOfWord(folded: string, word: string): number {
  // Without lookbehind, which Safari knows only from 16.4 on.
  const start = new RegExp(`(?:^|[^\\p{Letter}\\p{Number}])${word}`, 'u').exec(folded);
  return start ? start.index + start[0].length - word.length : folded.indexOf(word);
}

function merge(ranges: Range[]): Range[] {
  const merged: Range[] = [];
  for (const range of ranges.toSorted((one, other) => one.start - other.start)) {
    const last = merged.at(-1);
    if (last && range.start <= last.end) last.end = Math.max(last.end, range.end);
    else merged.push({ ...range });
  }
  return merged;
}
