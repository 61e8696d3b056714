import { parseOfferSearch, type OfferSearch } from '@melhor-escola/domain/search-filters';
import { shifts } from '@melhor-escola/domain/shift';
import { Checkbox, CheckboxGroup } from '@melhor-escola/ui/checkbox';
import { Input } from '@melhor-escola/ui/input';
import { Select } from '@melhor-escola/ui/select';
import { AddressField } from '../../address/address-field.tsx';
import type { PlaceInCity } from '../../address/choose-address.ts';
import { CityField } from '../../place/city-field.tsx';
import { formatCount } from '@melhor-escola/domain/count';
import { schoolTags } from '@melhor-escola/domain/school-tag';
import { useState, type ReactNode } from 'react';
import { Icon } from '@melhor-escola/ui/icon';
import ChevronDown from 'lucide-react/icons/chevron-down';
import {
  facetCount,
  type FacetCounts,
  type FilteredSearch,
  type FilterProps,
  type SearchChange,
  type TypedFilterProps,
} from './facets.ts';
import { GradeFilter, SiblingGradeFilter } from './grade-filter.tsx';
import { PriceFilter } from './price/price-filter.tsx';
import { useLastKnown } from './use-last-known.ts';
import { usePreHydrationText, useUrlDraft } from './use-url-draft.ts';

export interface FilterFieldsProps extends FilteredSearch {
  onChange: (change: SearchChange) => void;
  /** Applies text on each keystroke instead of on blur: for a draft that is not searched yet. @default false */
  live?: boolean | undefined;
}

/** All filters of the results, in the order in which families think of them: every price is one of a grade, so that comes first. */
export function FilterFields({ search, city, state, facets, onChange, live = false }: FilterFieldsProps) {
  const change: FilterProps['change'] = (part) =>
    onChange(typeof part === 'function' ? part : (latest) => ({ ...latest, ...part }));
  return (
    <>
      <GradeFilter search={search} facets={facets} change={change} />
      {search.grade !== undefined && <SiblingGradeFilter search={search} facets={facets} change={change} />}
      <CityField
        city={city}
        state={state}
        onChoose={(place) => change({ ...place, neighborhood: undefined })}
        onClear={() => change({ city: undefined, state: undefined, neighborhood: undefined })}
      />
      {search.city !== undefined && <NeighborhoodFilter search={search} facets={facets} change={change} />}
      {city && (
        <AddressField city={city} onChoose={(place) => change((latest) => nearestFirst(latest, place))} />
      )}
      <PriceFilter search={search} facets={facets} change={change} live={live} />
      <ShiftFilter search={search} facets={facets} change={change} />
      <SchoolNameFilter search={search} change={change} live={live} />
      <TagFilter search={search} facets={facets} change={change} />
      <YearFilter search={search} facets={facets} change={change} />
    </>
  );
}

/** Choosing a point sorts by distance, unless another order was chosen. */
function nearestFirst(search: OfferSearch, place: PlaceInCity): OfferSearch {
  const near = place.lat === undefined ? place : { ...place, sort: search.sort ?? 'distance' };
  return { ...search, ...near };
}

function NeighborhoodFilter({ search, facets, change }: FilterProps) {
  // By name: parents know their neighborhood's name. The number of offers is shown beside it.
  const known = (facets.neighborhood_slug ?? []).toSorted((a, b) => a.label.localeCompare(b.label, 'pt-BR'));
  const chosen = search.neighborhood;
  const isListed = known.some(({ value }) => value === chosen);
  return (
    <Select
      label="Bairro"
      name="neighborhood"
      placeholder="Todos os bairros"
      value={chosen ?? ''}
      onValueChange={(value) => change({ neighborhood: value || undefined })}
    >
      {chosen !== undefined && !isListed && <option value={chosen}>{chosen.replaceAll('-', ' ')}</option>}
      {known.map(({ value, label, count }) => (
        <option key={value} value={value}>
          {`${label} (${formatCount(count)})`}
        </option>
      ))}
    </Select>
  );
}

function ShiftFilter({ search, facets, change }: FilterProps) {
  return (
    <CheckboxGroup
      legend="Turno"
      name="shifts[]"
      value={search.shifts ?? []}
      onValueChange={(value) => change({ shifts: parseOfferSearch({ shifts: value }).shifts })}
    >
      {shifts.map(({ slug, name }) => (
        <CountedCheckbox key={slug} slug={slug} name={name} counts={facets.shift} />
      ))}
    </CheckboxGroup>
  );
}

/** Features that the school must all have. Omits features that would leave no result, unless they are chosen. */
function TagFilter({ search, facets, change }: FilterProps) {
  const chosen = search.tags ?? [];
  const known = useLastKnown(facets.tag);
  const shown = schoolTags.filter(({ slug }) => chosen.includes(slug) || facetCount(known, slug) !== 0);
  if (shown.length === 0) return null;
  return (
    <FoldedFilter title="O que a escola tem" chosen={chosen.length}>
      <CheckboxGroup
        legend="O que a escola tem"
        legendHidden
        name="tags[]"
        value={chosen}
        onValueChange={(value) => change({ tags: parseOfferSearch({ tags: value }).tags })}
      >
        {shown.map(({ slug, name }) => (
          <CountedCheckbox key={slug} slug={slug} name={name} counts={facets.tag} />
        ))}
      </CheckboxGroup>
    </FoldedFilter>
  );
}

interface FoldedFilterProps {
  title: string;
  /** Number of chosen values; it starts open if there are any. */
  chosen: number;
  children: ReactNode;
}

/** A rarely used filter, collapsed at first. Collapsed controls are still submitted and found. Renders a `<details>`. */
function FoldedFilter({ title, chosen, children }: FoldedFilterProps) {
  const [open, setOpen] = useState(chosen > 0);
  return (
    <details
      open={open}
      className="border-t border-hairline pt-2"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 rounded-control font-semibold [&::-webkit-details-marker]:hidden">
        <span>{`${title}${chosen > 0 ? ` (${chosen})` : ''}`}</span>
        <Icon as={ChevronDown} className="transition-transform [[open]>summary>&]:rotate-180" />
      </summary>
      <div className="pt-2">{children}</div>
    </details>
  );
}

/** The school year, if the offers span several. */
function YearFilter({ search, facets, change }: FilterProps) {
  const chosen = (search.years ?? []).map(String);
  const known = Object.keys(facets.year ?? {});
  const years = [...new Set([...chosen, ...known])].toSorted();
  if (years.length < 2 && chosen.length === 0) return null;
  return (
    <CheckboxGroup
      legend="Ano letivo"
      name="years[]"
      value={chosen}
      onValueChange={(value) => change({ years: parseOfferSearch({ years: value }).years })}
    >
      {years.map((year) => {
        const count = facetCount(facets.year, year);
        return (
          <Checkbox
            key={year}
            value={year}
            label={year}
            trailing={count === undefined ? undefined : formatCount(count)}
          />
        );
      })}
    </CheckboxGroup>
  );
}

function SchoolNameFilter({ search, change, live }: TypedFilterProps) {
  const [text, setText] = useUrlDraft(search.school ?? '', trimmed);
  const commit = (typed: string) => {
    const school = typed.trim() || undefined;
    change((latest) => (latest.school === school ? latest : { ...latest, school }));
  };
  const input = usePreHydrationText((typed, isLeft) => {
    setText(typed);
    if (isLeft) commit(typed);
  });
  return (
    <Input
      ref={input}
      label="Nome da escola"
      name="school"
      type="search"
      optional
      maxLength={80}
      value={text}
      onValueChange={(typed, { reason }) => {
        setText(typed);
        if (live || reason === 'clear-button') commit(typed);
      }}
      onBlur={() => commit(text)}
    />
  );
}

function trimmed(text: string): string {
  return text.trim();
}

interface CountedCheckboxProps {
  readonly slug: string;
  readonly name: string;
  /** The counts of its facet, if known. */
  readonly counts: FacetCounts | undefined;
}

/** A facet value with its count. */
function CountedCheckbox({ slug, name, counts }: CountedCheckboxProps) {
  const count = facetCount(counts, slug);
  return (
    <Checkbox value={slug} label={name} trailing={count === undefined ? undefined : formatCount(count)} />
  );
}
