import { formatNumber } from '@melhor-escola/config/number-format';
import { formatWholeBRL, type Centavos } from '@melhor-escola/domain/money';
import { shifts } from '@melhor-escola/domain/shift';
import { grades, stageGroups } from '@melhor-escola/domain/stage';
import { formatCount } from '@melhor-escola/domain/count';
import type { AnnualPrice, SchoolOffer } from '../../offer/offer.ts';
import { methodologyMeaning } from '../../school/details/methodology.ts';
import type { School } from '../../school/school.ts';
import { nonBreaking } from '../../format.ts';

/** A school's value in a row of the comparison. */
export type ComparedValue =
  | { readonly kind: 'text'; readonly text: string }
  | ComparedAmount
  | { readonly kind: 'yes' | 'no' | 'undisclosed' | 'none' };

export interface ComparedAmount {
  readonly kind: 'money';
  readonly amount: Centavos;
  readonly text: string;
  /** Lowest amount of the row. */
  readonly best: boolean;
  /** Its offer, if neither row nor column names it: 'Manhã'. */
  readonly of?: string | undefined;
}

/** A row: one fact with a value per school, in order. */
export interface ComparedFact {
  readonly key: string;
  readonly label: string;
  readonly values: readonly ComparedValue[];
  /** The subject of the other rows of its group: kept if any of them is. */
  readonly isSubject?: true;
  /** Whether the values differ. */
  readonly differs: boolean;
  /** Whether the values of the first {@link COLUMNS_ON_PHONE} schools differ. */
  readonly differsOnPhone: boolean;
}

/** Number of schools side by side on a phone: the first ones. */
export const COLUMNS_ON_PHONE = 2;

/** A group of rows. */
export interface ComparedGroup {
  readonly key: string;
  readonly name: string;
  readonly facts: readonly ComparedFact[];
}

/** The facts of these schools side by side, without facts that none of them has. */
export function compareFacts(schools: readonly School[]): ComparedGroup[] {
  const groups: ComparedGroup[] = [
    { key: 'preco', name: 'Uma bolsa de cada escola, em reais', facts: prices(schools) },
    { key: 'series', name: 'Menor mensalidade por série com a bolsa, em reais', facts: byGrade(schools) },
    { key: 'escola', name: 'A escola', facts: aboutSchool(schools) },
    { key: 'etapas', name: 'Etapas de ensino', facts: stages(schools) },
    { key: 'turnos', name: 'Turnos com bolsa', facts: offeredShifts(schools) },
    ...amenityGroups(schools),
  ];
  return groups.filter(({ facts }) => facts.length > 0);
}

/** The rows that differ, without empty groups. */
export function onlyDifferences(groups: readonly ComparedGroup[]): ComparedGroup[] {
  return groups
    .filter(({ facts }) => facts.some(({ differs }) => differs))
    .map((group) => ({
      ...group,
      facts: group.facts.filter(({ differs, isSubject }) => differs || isSubject),
    }));
}

function fact(key: string, label: string, values: readonly ComparedValue[]): ComparedFact {
  return {
    key,
    label,
    values,
    differs: differ(values),
    differsOnPhone: differ(values.slice(0, COLUMNS_ON_PHONE)),
  };
}

function differ(values: readonly ComparedValue[]): boolean {
  return new Set(values.map(visibleText)).size > 1;
}

/** The visible text of a value, for comparing. */
function visibleText(value: ComparedValue): string {
  return 'text' in value ? value.text : value.kind;
}

const none: ComparedValue = { kind: 'none' };

function text(value: string | undefined): ComparedValue {
  return value === undefined ? { kind: 'undisclosed' } : { kind: 'text', text: value };
}

/** An amount, and its offer if that is not shown beside it. */
interface Amount {
  readonly amount: Centavos;
  readonly of?: string | undefined;
}

/**
 * Amounts of a row. The lowest is marked if there are several and they differ.
 *
 * @param isAlike whether all are of the same grade; otherwise they are not comparable and none is marked.
 */
function amounts(given: readonly (Amount | undefined)[], isAlike = true): ComparedValue[] {
  const known = given.filter((value) => value !== undefined).map(({ amount }) => amount);
  const least = Math.min(...known);
  const isMarked = isAlike && known.length > 1 && known.some((amount) => amount > least);
  return given.map((value) =>
    value
      ? {
          kind: 'money',
          ...value,
          text: formatWholeBRL(value.amount),
          best: isMarked && value.amount === least,
        }
      : none,
  );
}

/** The prices of one scholarship per school: all figures of a column belong to the same offer. */
function prices(schools: readonly School[]): ComparedFact[] {
  const offers = comparedOffers(schools);
  if (offers.every((offer) => offer === undefined)) return [];
  const isAlike = new Set(offers.flatMap((offer) => offer?.grade.slug ?? [])).size === 1;
  const cost = (key: string, label: string, amountOf: (price: AnnualPrice) => Centavos, isMarked = isAlike) =>
    fact(
      key,
      label,
      amounts(
        offers.map((offer) => offer && { amount: amountOf(offer.price) }),
        isMarked,
      ),
    );
  return [
    {
      ...fact(
        'bolsa',
        'Bolsa comparada',
        offers.map((offer) => (offer ? { kind: 'text', text: offerName(offer) } : none)),
      ),
      isSubject: true,
    },
    cost('mensalidade', 'Mensalidade com a bolsa', ({ monthly }) => monthly),
    cost('sem-bolsa', 'Mensalidade sem a bolsa', ({ monthlyInFull }) => monthlyInFull, false),
    fact(
      'desconto',
      'Desconto',
      offers.map((offer) => (offer ? discount(offer) : none)),
    ),
    cost('matricula', 'Matrícula', ({ enrollment }) => enrollment),
    cost('ano', 'Custo do ano com a bolsa', ({ annual }) => annual),
  ];
}

/** '6º ano · Manhã · 2027'. */
function offerName({ grade, shift, year }: SchoolOffer): string {
  return [nonBreaking(grade.name), shift.name, year].join(' · ');
}

function discount({ price }: SchoolOffer): ComparedValue {
  const whole = Math.floor(price.discount);
  return { kind: 'text', text: whole > 0 ? `${whole}%` : 'sem desconto' };
}

function byGrade(schools: readonly School[]): ComparedFact[] {
  return grades.flatMap(({ slug, name }) => {
    const offers = schools.map((school) =>
      cheapest(school.offers.filter(({ grade }) => grade.slug === slug)),
    );
    if (offers.every((offer) => offer === undefined)) return [];
    const values = offers.map(
      (offer) => offer && { amount: offer.price.monthly, of: `${offer.shift.name} · ${offer.year}` },
    );
    return [fact(`serie-${slug}`, name, amounts(values))];
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

/**
 * The scholarship shown in each school's column, in order; `undefined` for a school without offers. It is the cheapest
 * of the grade that most schools offer; among several such grades, of the one with the lowest total. A school without
 * that grade is compared by its cheapest offer.
 */
function comparedOffers(schools: readonly School[]): (SchoolOffer | undefined)[] {
  const grade = sharedGrade(schools);
  return schools.map(
    ({ offers }) => cheapest(offers.filter((offer) => offer.grade.slug === grade)) ?? cheapest(offers),
  );
}

/** The cheapest by monthly fee; ties are decided by the cost of the year. */
function cheapest(offers: readonly SchoolOffer[]): SchoolOffer | undefined {
  const [first] = offers.toSorted(
    (a, b) => a.price.monthly - b.price.monthly || a.price.annual - b.price.annual,
  );
  return first;
}

function sharedGrade(schools: readonly School[]): string | undefined {
  const offered = new Set(schools.flatMap(({ offers }) => offers.map((offer) => offer.grade.slug)));
  const [first] = [...offered]
    .map((slug) => {
      const found = schools.flatMap(
        ({ offers }) => cheapest(offers.filter((offer) => offer.grade.slug === slug)) ?? [],
      );
      const cost = found.reduce((sum, { price }) => sum + price.monthly, 0);
      return { slug, schools: found.length, cost };
    })
    .toSorted((a, b) => b.schools - a.schools || a.cost - b.cost);
  return first?.slug;
}
