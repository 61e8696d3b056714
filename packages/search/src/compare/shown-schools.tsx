import { Select } from '@melhor-escola/ui/select';
import { useState } from 'react';
import type { School } from '../school/school.ts';

/** Schools with those to be seen first in front, in this order; without one that is not among them. */
export function withFirst(schools: readonly School[], first: readonly string[]): readonly School[] {
  const front = first.flatMap((slug) => schools.find((school) => school.slug === slug) ?? []);
  return [...front, ...schools.filter((school) => !front.includes(school))];
}

/** The slugs in front after this one has taken a place there; who stood there takes its place in turn. */
export function placedAt(ordered: readonly School[], place: number, slug: string): readonly string[] {
  const slugs = ordered.map((school) => school.slug);
  const from = slugs.indexOf(slug);
  const left = slugs[place];
  if (from < 0 || left === undefined) return slugs;
  return slugs.with(place, slug).with(from, left);
}

/** Compared schools in the order of their columns, and what changes it. */
export function useShownSchools(schools: readonly School[]) {
  const [first, setFirst] = useState<readonly string[]>([]);
  const ordered = withFirst(schools, first);
  return {
    schools: ordered,
    show: (place: number, slug: string) => setFirst(placedAt(ordered, place, slug)),
  };
}

export interface ShownSchoolsProps {
  /** In the order of their columns. */
  schools: readonly School[];
  /** How many a phone shows. */
  places: number;
  onShow: (place: number, slug: string) => void;
}

/** On a phone: which of the schools stand side by side, a choice above each column. Not on paper, and not without scripts. */
export function ShownSchools({ schools, places, onShow }: ShownSchoolsProps) {
  return (
    <fieldset className="grid grid-cols-2 gap-x-2 gap-y-1 sm:hidden print:hidden noscript:hidden">
      <legend className="mb-1 text-small text-ink-soft">
        Duas de cada vez. Escolha entre as {schools.length}:
      </legend>
      {schools.slice(0, places).map((shown, place) => (
        <Select
          key={`${place + 1}`}
          label={place === 0 ? 'Escola da esquerda' : 'Escola da direita'}
          labelHidden
          value={shown.slug}
          onValueChange={(slug) => onShow(place, slug)}
        >
          {schools.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </Select>
      ))}
    </fieldset>
  );
}
