import { formatNumber } from '@melhor-escola/config/number-format';
import { formatWholeBRL, type Centavos } from '@melhor-escola/domain/money';
import { shifts } from '@melhor-escola/domain/shift';
import { grades, stageGroups } from '@melhor-escola/domain/stage';
import { formatCount } from '@melhor-escola/domain/count';
import { methodologyMeaning } from '../school/methodology.ts';
import type { School } from '../school/school.ts';

/** What one school has in a row of the comparison. */
export type ComparedValue =
  | { readonly kind: 'text'; readonly text: string }
  /** `best`: less than all the others ask. */
  | { readonly kind: 'money'; readonly amount: Centavos; readonly text: string; readonly best: boolean }
  | { readonly kind: 'yes' | 'no' | 'undisclosed' | 'none' };

/** A row: one fact, a value for each school in their order. */
export interface ComparedFact {
  readonly key: string;
  readonly label: string;
  readonly values: readonly ComparedValue[];
  /** Whether the schools differ in it. */
  readonly differs: boolean;
  /** Whether those differ that a phone shows, the first {@link columnsOnPhone}. */
  readonly differsOnPhone: boolean;
}

/** Schools that a phone has room for side by side: the first ones. */
export const columnsOnPhone = 2;

/** Rows that belong together. */
export interface ComparedGroup {
  readonly key: string;
  readonly name: string;
  readonly facts: readonly ComparedFact[];
}

/** The facts of these schools side by side, those none of them has left out. */
export function compareFacts(schools: readonly School[]): ComparedGroup[] {
  const groups: ComparedGroup[] = [
    { key: 'preco', name: 'Preço com a bolsa, em reais', facts: prices(schools) },
    { key: 'series', name: 'Mensalidade por série com a bolsa, em reais', facts: byGrade(schools) },
    { key: 'escola', name: 'A escola', facts: aboutSchool(schools) },
    { key: 'etapas', name: 'Etapas de ensino', facts: stages(schools) },
    { key: 'turnos', name: 'Turnos com bolsa', facts: offeredShifts(schools) },
    ...amenityGroups(schools),
  ];
  return groups.filter(({ facts }) => facts.length > 0);
}

/** The rows in which the schools differ; groups without any are left out. */
export function onlyDifferences(groups: readonly ComparedGroup[]): ComparedGroup[] {
  return groups
    .map((group) => ({ ...group, facts: group.facts.filter(({ differs }) => differs) }))
    .filter(({ facts }) => facts.length > 0);
}

function fact(key: string, label: string, values: readonly ComparedValue[]): ComparedFact {
  return {
    key,
    label,
    values,
    differs: differ(values),
    differsOnPhone: differ(values.slice(0, columnsOnPhone)),
  };
}

function differ(values: readonly ComparedValue[]): boolean {
  return new Set(values.map(shown)).size > 1;
}

/** What of a value the eye sees. */
function shown(value: ComparedValue): string {
  return 'text' in value ? value.text : value.kind;
}

const none: ComparedValue = { kind: 'none' };

function text(value: string | undefined): ComparedValue {
  return value === undefined ? { kind: 'undisclosed' } : { kind: 'text', text: value };
}

/** Amounts beside one another; the least is marked where there is more than one and they are not the same. */
function amounts(given: readonly (Centavos | undefined)[]): ComparedValue[] {
  const known = given.filter((amount) => amount !== undefined);
  const least = Math.min(...known);
  const isMarked = known.length > 1 && known.some((amount) => amount > least);
  return given.map((amount) =>
    amount === undefined
      ? none
      : { kind: 'money', amount, text: formatWholeBRL(amount), best: isMarked && amount === least },
  );
}

const least = (given: readonly number[]): number | undefined =>
  given.length > 0 ? Math.min(...given) : undefined;

function prices(schools: readonly School[]): ComparedFact[] {
  if (schools.every(({ offers }) => offers.length === 0)) return [];
  const lowest = (amountOf: (offer: School['offers'][number]) => Centavos) =>
    amounts(schools.map(({ offers }) => least(offers.map(amountOf))));
  return [
    fact(
      'mensalidade',
      'Mensalidade a partir de',
      lowest((offer) => offer.price.monthly),
    ),
    fact(
      'ano',
      'Custo do ano a partir de',
      lowest((offer) => offer.price.annual),
    ),
    fact(
      'matricula',
      'Matrícula a partir de',
      lowest((offer) => offer.price.enrollment),
    ),
    fact(
      'desconto',
      'Desconto de até',
      schools.map(({ offers }) => {
        const most = Math.max(0, ...offers.map((offer) => offer.price.discount));
        return most > 0 ? { kind: 'text', text: `${Math.floor(most)}%` } : none;
      }),
    ),
  ];
}

function byGrade(schools: readonly School[]): ComparedFact[] {
  return grades.flatMap(({ slug, name }) => {
    const values = amounts(
      schools.map(({ offers }) =>
        least(offers.filter((offer) => offer.grade.slug === slug).map((offer) => offer.price.monthly)),
      ),
    );
    return values.some((value) => value.kind === 'money') ? [fact(`serie-${slug}`, name, values)] : [];
  });
}

function aboutSchool(schools: readonly School[]): ComparedFact[] {
  return [
    fact(
      'avaliacao',
      'Avaliação',
      schools.map(({ rating }) =>
        rating.count > 0
          ? text(`${formatNumber(rating.average, { maximum: 1 })} (${formatCount(rating.count)})`)
          : { kind: 'text', text: 'sem notas' },
      ),
    ),
    fact(
      'bairro',
      'Bairro',
      schools.map(({ address }) => text(address.neighborhood ?? address.city)),
    ),
    fact(
      'alunos',
      'Matrículas no Censo Escolar',
      schools.map(({ enrollments }) =>
        text(enrollments === undefined ? undefined : formatCount(enrollments)),
      ),
    ),
    fact(
      'metodologia',
      'Como ensina',
      schools.map(({ tags }) => {
        const names = tags.filter((tag) => methodologyMeaning(tag.slug)).map((tag) => tag.name);
        return text(names.length > 0 ? names.join(', ') : undefined);
      }),
    ),
  ];
}

const yesOrNo = (has: boolean): ComparedValue => ({ kind: has ? 'yes' : 'no' });

function stages(schools: readonly School[]): ComparedFact[] {
  return stageGroups.map(({ groupSlug, name }) =>
    fact(
      groupSlug,
      name,
      schools.map((school) => yesOrNo(school.stages.some((stage) => stage.slug === groupSlug))),
    ),
  );
}

function offeredShifts(schools: readonly School[]): ComparedFact[] {
  return shifts.flatMap(({ slug, name }) => {
    const has = schools.map(({ offers }) => offers.some((offer) => offer.shift.slug === slug));
    return has.includes(true) ? [fact(`turno-${slug}`, name, has.map(yesOrNo))] : [];
  });
}

function amenityGroups(schools: readonly School[]): ComparedGroup[] {
  const all = schools[0]?.amenities ?? [];
  return [...Map.groupBy(all, (amenity) => amenity.group)].map(([key, amenities]) => ({
    key,
    name: amenities[0]?.groupName ?? key,
    facts: amenities.flatMap(({ slug, name }) => {
      const available = schools.map(
        (school) => school.amenities.find((amenity) => amenity.slug === slug)?.available,
      );
      if (available.every((has) => has === undefined)) return [];
      const values = available.map((has): ComparedValue =>
        has === undefined ? { kind: 'undisclosed' } : yesOrNo(has),
      );
      return [fact(slug, name, values)];
    }),
  }));
}
