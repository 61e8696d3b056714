import { formatNumber } from '@melhor-escola/config/number-format';
import { formatWholeBRL, type Centavos } from '@melhor-escola/domain/money';
import { shifts } from '@melhor-escola/domain/shift';
import { grades, stageGroups } from '@melhor-escola/domain/stage';
import { formatCount } from '@melhor-escola/domain/count';
import type { AnnualPrice, SchoolOffer } from '../../offer/offer.ts';
import { methodologyMeaning } from '../../school/details/methodology.ts';
import type { School } from '../../school/school.ts';
import { nonBreaking } from '../../format.ts';

/** What one school has in a row of the comparison. */
export type ComparedValue =
  | { readonly kind: 'text'; readonly text: string }
  | ComparedAmount
  | { readonly kind: 'yes' | 'no' | 'undisclosed' | 'none' };

export interface ComparedAmount {
  readonly kind: 'money';
  readonly amount: Centavos;
  readonly text: string;
  /** Less than all the others ask. */
  readonly best: boolean;
  /** Which offer it is of, where neither row nor column says: 'Manhã'. */
  readonly of?: string | undefined;
}

/** A row: one fact, a value for each school in their order. */
export interface ComparedFact {
  readonly key: string;
  readonly label: string;
  readonly values: readonly ComparedValue[];
  /** What the other rows of its group are about: it stands wherever one of them does. */
  readonly isSubject?: true;
  /** Whether the schools differ in it. */
  readonly differs: boolean;
  /** Whether those differ that a phone shows, the first {@link COLUMNS_ON_PHONE}. */
  readonly differsOnPhone: boolean;
}

/** Schools that a phone has room for side by side: the first ones. */
export const COLUMNS_ON_PHONE = 2;

/** Rows that belong together. */
export interface ComparedGroup {
  readonly key: string;
  readonly name: string;
  readonly facts: readonly ComparedFact[];
}

/** The facts of these schools side by side, those none of them has left out. */
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

/** The rows in which the schools differ; groups without any are left out. */
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

/** An amount and the offer that it is of, where that is not said beside it. */
interface Amount {
  readonly amount: Centavos;
  readonly of?: string | undefined;
}

/**
 * Amounts beside one another; the least is marked where there is more than one and they are not the same.
 *
 * @param isAlike whether they are of the same grade: of others, none is the better buy.
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

/** What one scholarship of each school costs, and which it is: all figures of a column are of the same. */
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
 * The scholarship shown in each school's column, in the order of the schools; `undefined` for a school without offers.
 * Like is compared with like: it is the cheapest of the grade that most of them offer, of several such grades the one that
 * costs least in all of them together. A school without that grade is compared by its cheapest.
 */
function comparedOffers(schools: readonly School[]): (SchoolOffer | undefined)[] {
  const grade = sharedGrade(schools);
  return schools.map(
    ({ offers }) => cheapest(offers.filter((offer) => offer.grade.slug === grade)) ?? cheapest(offers),
  );
}

/** The cheapest by the month, of several by the year. */
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
