import type { AutocompleteOption } from './options.ts';

/** A part of a text: from `start` to `end` (exclusive), in UTF-16 code units. */
interface Range {
  start: number;
  end: number;
}

const diacritics = /\p{Diacritic}/gu;

/**
 * Where the typed words occur in a label, ignoring accents, case and punctuation: 'sao jose' in 'São José dos Campos'.
 * Each word is searched at the start of a word first, then anywhere. Ranges are in order and do not overlap.
 *
 * @returns null if one of the words does not occur; an empty list for empty text.
 */
export function findMatches(label: string, typed: string): Range[] | null {
  const { folded, origin } = fold(label);
  const ranges: Range[] = [];
  for (const word of listWords(typed)) {
    const at = indexOfWord(folded, word);
    if (at < 0) return null;
    ranges.push({ start: origin[at] ?? 0, end: origin[at + word.length] ?? label.length });
  }
  return mergeRanges(ranges);
}

function listWords(text: string): string[] {
  return fold(text).folded.match(/[\p{Letter}\p{Number}]+/gu) ?? [];
}

/** The text in lower case without accents, with the original position of each of its characters. */
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
  // Without lookbehind, which Safari supports only since 16.4.
  const start = new RegExp(`(?:^|[^\\p{Letter}\\p{Number}])${word}`, 'u').exec(folded);
  return start ? start.index + start[0].length - word.length : folded.indexOf(word);
}

function mergeRanges(ranges: Range[]): Range[] {
  const merged: Range[] = [];
  for (const range of ranges.toSorted((one, other) => one.start - other.start)) {
    const last = merged.at(-1);
    if (last && range.start <= last.end) last.end = Math.max(last.end, range.end);
    else merged.push({ ...range });
  }
  return merged;
}

/** How well an option matches: its label starts with the text, its words do, or the text is anywhere in it. */
function matchRank(label: string, typed: string): number | undefined {
  const matches = findMatches(label, typed);
  if (!matches) return undefined;
  const { folded, origin } = fold(label);
  if (folded.startsWith(fold(typed.trim()).folded)) return 0;
  const isWordStart = ({ start }: Range) =>
    !/[\p{Letter}\p{Number}]/u.test(folded.charAt(origin.indexOf(start) - 1));
  return matches.every(isWordStart) ? 1 : 2;
}

/**
 * The option whose label is the text, case, accents and outer spaces aside, or else the one that the text means (`isMeant`).
 *
 * @returns undefined if there is none, or more than one. Options that act are no choice.
 */
export function exactOption<Option extends AutocompleteOption>(
  options: readonly Option[],
  text: string,
  optionLabel: (option: Option) => string,
): Option | undefined {
  const wanted = fold(text.trim()).folded;
  const choices = options.filter((option) => !isAction(option));
  const equal = choices.filter((option) => fold(optionLabel(option).trim()).folded === wanted);
  const [found, another] = equal.length > 0 ? equal : choices.filter(isMeant);
  return another === undefined ? found : undefined;
}

const isMeant = (option: AutocompleteOption) =>
  typeof option === 'object' && 'isMeant' in option && option.isMeant === true;

const isAction = (option: AutocompleteOption) => typeof option === 'object' && 'onAct' in option;

/**
 * The options that contain every typed word, ignoring accents, case and punctuation: 'sao' finds 'São Paulo, SP'.
 * Options that start with the text come first, then those with words that do; otherwise they keep their order. All for
 * empty text.
 *
 * @param optionLabel reads an option's text; strings need none.
 */
export function matchOptions<Option extends AutocompleteOption>(
  options: readonly Option[],
  text: string,
  optionLabel: (option: Option) => string = String,
): Option[] {
  return options
    .map((option) => ({ option, rank: matchRank(optionLabel(option), text) }))
    .filter((found): found is { option: Option; rank: number } => found.rank !== undefined)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ option }) => option);
}
