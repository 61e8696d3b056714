import { formatWholeBRL } from '@melhor-escola/domain/money';
import { schoolTags } from '@melhor-escola/domain/school-tag';
import { findShift } from '@melhor-escola/domain/shift';
import { findGrade } from '@melhor-escola/domain/stage';
import type { ResultsSearch } from '../search-params.ts';

/** The filters that a visitor can set and remove. City, state, position and radius say where; the others say what. */
export type FilterKey =
  | 'neighborhood'
  | 'grade'
  | 'siblingGrade'
  | 'price'
  | 'shifts'
  | 'school'
  | 'tags'
  | 'years';

/** An active filter value: the label of its chip, and the search without it. */
export interface ActiveFilter {
  readonly key: FilterKey;
  readonly label: string;
  readonly without: ResultsSearch;
}

/** Names that the slugs of the search do not contain. */
export interface FilterNames {
  readonly neighborhood?: string | undefined;
}

/** The active filters in form order: a chip per value. */
export function activeFilters(search: ResultsSearch, names: FilterNames = {}): ActiveFilter[] {
  const base: ResultsSearch = { ...search, page: undefined };
  const chips: ActiveFilter[] = [];
  const add = (key: FilterKey, label: string | undefined, without: Partial<ResultsSearch>) =>
    chips.push({ key, label: label ?? '', without: { ...base, ...without } });

  if (search.neighborhood !== undefined) {
    add('neighborhood', names.neighborhood ?? titleOfSlug(search.neighborhood), { neighborhood: undefined });
  }
  if (search.grade !== undefined)
    add('grade', findGrade(search.grade)?.name, {
      grade: search.siblingGrade,
      siblingGrade: undefined,
    });
  if (search.siblingGrade !== undefined) {
    add('siblingGrade', `Com ${findGrade(search.siblingGrade)?.name}`, { siblingGrade: undefined });
  }
  if (search.priceMin !== undefined || search.priceMax !== undefined) {
    add('price', priceRange(search), { priceMin: undefined, priceMax: undefined });
  }
  for (const slug of search.shifts ?? []) {
    add('shifts', findShift(slug)?.name, { shifts: removed(search.shifts, slug) });
  }
  if (search.school !== undefined) add('school', `Escola: ${search.school}`, { school: undefined });
  for (const slug of search.tags ?? []) {
    const name = schoolTags.find((tag) => tag.slug === slug)?.name;
    add('tags', name, { tags: removed(search.tags, slug) });
  }
  for (const year of search.years ?? []) add('years', String(year), { years: removed(search.years, year) });
  return chips;
}

/** The search without its filters; keeps place and order. */
export function withoutFilters(search: ResultsSearch): ResultsSearch {
  const { city, state, lat, lng, radius, sort, size, view, only } = search;
  return { city, state, lat, lng, radius, sort, size, view, only };
}

function priceRange({ priceMin, priceMax }: ResultsSearch): string {
  if (priceMin === undefined) return `Até ${reais(priceMax)}`;
  if (priceMax === undefined) return `A partir de ${reais(priceMin)}`;
  return `De ${reais(priceMin)} a ${reais(priceMax)}`;
}

function reais(amount: number | undefined): string {
  return formatWholeBRL((amount ?? 0) * 100);
}

function removed<Value>(list: readonly Value[] | undefined, value: Value): Value[] | undefined {
  const rest = list?.filter((item) => item !== value);
  return rest?.length ? rest : undefined;
}

/** 'jardim-das-flores' → 'Jardim das Flores', until the service has returned the name. */
function titleOfSlug(slug: string): string {
  return slug
    .split('-')
    .map((word, index) =>
      index > 0 && /^(?:d[aeo]s?|e)$/.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ');
}

/** The search without any value of this filter, from its first page. */
export function withoutFilter(search: ResultsSearch, key: FilterKey): ResultsSearch {
  const { page: _, ...rest } = search;
  if (key === 'price') return { ...rest, priceMin: undefined, priceMax: undefined };
  // Without the first child, the search is for the other one.
  if (key === 'grade') return { ...rest, grade: search.siblingGrade, siblingGrade: undefined };
  return { ...rest, [key]: undefined };
}
