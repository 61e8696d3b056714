import { isDistinctiveSchoolText } from '@melhor-escola/domain/school-name-words';
import { normalizeSearchText } from '@melhor-escola/domain/search-text';
import { Select } from '@melhor-escola/ui/select';
import { useState } from 'react';
import type { School } from '../school/school.ts';

/** Moves the schools of `first` to the front, in that order; ignores slugs of other schools. */
export function withFirst(schools: readonly School[], first: readonly string[]): readonly School[] {
  const front = first.flatMap((slug) => schools.find((school) => school.slug === slug) ?? []);
  return [...front, ...schools.filter((school) => !front.includes(school))];
}

/** The order after a school was put into a column: it swaps with the school that was there. */
export function placedAt(ordered: readonly School[], column: number, slug: string): readonly string[] {
  const slugs = ordered.map((school) => school.slug);
  const from = slugs.indexOf(slug);
  const left = slugs[column];
  if (from < 0 || left === undefined) return slugs;
  return slugs.with(column, slug).with(from, left);
}

/** The compared schools in column order, and the function that changes it. */
export function useShownSchools(schools: readonly School[]) {
  const [first, setFirst] = useState<readonly string[]>([]);
  const ordered = withFirst(schools, first);
  return {
    schools: ordered,
    show: (column: number, slug: string) => setFirst(placedAt(ordered, column, slug)),
  };
}

/** Shorter than that, the rest of a name is no name: the '1' of 'Escola 1'. */
const MIN_SHORT_NAME = 4;

/** Kinds of schools that a search still finds by their word. */
const kinds = new Set(['educandario', 'espaco', 'externato', 'liceu']);

const isOwnWord = (word: string): boolean =>
  isDistinctiveSchoolText(word) && !kinds.has(normalizeSearchText(word));

/**
 * The names of schools for a narrow select, in order: without the words in front that most schools share, such as
 * 'Colégio'. In full if two of them would be equal.
 */
export function shortSchoolNames(names: readonly string[]): readonly string[] {
  const short = names.map((name) => {
    const words = name.split(' ');
    const rest = words.slice(Math.max(0, words.findIndex(isOwnWord))).join(' ');
    return rest.length < MIN_SHORT_NAME ? name : rest;
  });
  return new Set(short).size === names.length ? short : names;
}

export interface ShownSchoolsProps {
  /** In column order. */
  schools: readonly School[];
  /** Number of columns on a phone. */
  columns: number;
  onShow: (column: number, slug: string) => void;
}

/** On a phone, a select for each column that chooses its school. Hidden in print and without JavaScript. */
export function ShownSchools({ schools, columns, onShow }: ShownSchoolsProps) {
  const names = shortSchoolNames(schools.map(({ name }) => name));
  return (
    <fieldset className="grid w-full grid-cols-2 gap-2 sm:hidden print:hidden noscript:hidden">
      <legend className="sr-only">{`Duas de cada vez. Escolha entre as ${schools.length}:`}</legend>
      {schools.slice(0, columns).map((shown, column) => (
        <Select
          key={`${column + 1}`}
          label={column === 0 ? 'Escola da esquerda' : 'Escola da direita'}
          labelHidden
          value={shown.slug}
          onValueChange={(slug) => onShow(column, slug)}
        >
          {schools.map(({ slug }, index) => (
            <option key={slug} value={slug}>
              {names[index]}
            </option>
          ))}
        </Select>
      ))}
    </fieldset>
  );
}
