import { formatNumber } from '@melhor-escola/config/number-format';
import { formatCount, pluralize } from '@melhor-escola/domain/count';
import { formatIsoDay } from '@melhor-escola/domain/date';
import { formatWholeBRL } from '@melhor-escola/domain/money';
import { nonBreaking } from '../format.ts';
import { describeStatedAmenities } from '../school/details/stated-by-school.tsx';
import { cheapestLead } from '../offer/monthly-fee.tsx';
import { allOpenOffers } from '../school/offers/open-offers.ts';
import { pricePosition } from '../school/offers/price-position.ts';
import type { PriceBand, School } from '../school/school.ts';

/** A row of the report card. */
export interface Subject {
  readonly name: string;
  /** The facts, most important first; empty for 'Não divulgado'. */
  readonly facts: readonly SubjectFact[];
  /** Where the facts come from, and their date or year. Absent without facts. */
  readonly source?: string | undefined;
}

export interface SubjectFact {
  readonly value: string;
  /** What the value is about, or how it compares: continues its sentence. */
  readonly comment?: string | undefined;
}

/**
 * The rows of a school's report card: only what the data says, and no mark but the average of the families' ratings.
 *
 * @param readOn day of the figures that have no date of their own: 26/11/2026.
 */
export function reportSubjects(school: School, readOn: string): readonly Subject[] {
  const subjects = [price(school, readOn), rating(school, readOn), facilities(school), classes(school)];
  if (!school.demonstration) return subjects;
  return subjects.map((subject) => ({
    ...subject,
    source: subject.source && 'Dado fictício, de demonstração.',
  }));
}

function price(school: School, readOn: string): Subject {
  if (school.free)
    return {
      name: 'Preço',
      facts: [{ value: 'Gratuita', comment: 'conveniada: o poder público paga as vagas' }],
      source: censusSource(school, []),
    };
  const open = allOpenOffers(school);
  const { priceBands } = school;
  const fees = priceBands.map(bandFact);
  if (!open && fees.length === 0) return { name: 'Preço', facts: [] };
  const [band] = priceBands;
  const scholarship: SubjectFact[] = open
    ? [
        {
          value: `${open.count === 1 ? '' : `${cheapestLead} `}${formatWholeBRL(open.monthly)} por mês`,
          comment: describeOpenCount(open.count),
        },
      ]
    : [];
  return {
    name: 'Preço',
    facts: [...scholarship, ...fees],
    source: `Preços informados, nas bolsas válidas em ${band ? formatIsoDay(band.date) : readOn}.`,
  };
}

/** 'em 1 bolsa com vaga', 'de 3 bolsas com vaga'; without a number if the school has more than we have loaded. */
function describeOpenCount(count: number | undefined): string {
  if (count === undefined) return 'entre as bolsas com vaga';
  return `${count === 1 ? 'em' : 'de'} ${pluralize(count, 'bolsa com vaga', 'bolsas com vaga')}`;
}

/** The fee of one stage, and where it stands among the nearby schools. */
function bandFact(band: PriceBand): SubjectFact {
  return {
    value: `${nonBreaking(band.stage.name)}: ${formatWholeBRL(band.fee, 'full')} por mês`,
    comment: `sem bolsa; ${pricePosition(band)}`,
  };
}

function rating({ rating: { average, count } }: School, readOn: string): Subject {
  if (count === 0) return { name: 'Avaliação das famílias', facts: [{ value: 'Ainda sem avaliações' }] };
  const source = `Avaliações publicadas no site até ${readOn}.`;
  const reviews = pluralize(count, 'avaliação', 'avaliações');
  if (average === undefined)
    return {
      name: 'Avaliação das famílias',
      facts: [{ value: reviews, comment: 'poucas para uma média' }],
      source,
    };
  return {
    name: 'Avaliação das famílias',
    facts: [
      {
        value: `${formatNumber(average, { minimum: 1, maximum: 1 })} de 5`,
        comment: `na média de ${reviews}`,
      },
    ],
    source,
  };
}

/** What the census says that the school has, by group. Undisclosed amenities are not counted. */
function facilities(school: School): Subject {
  const disclosed = school.amenities.filter(({ available }) => available !== undefined);
  if (disclosed.length === 0) return { name: 'Estrutura', facts: [] };
  const available = disclosed.filter((amenity) => amenity.available);
  const groups = Map.groupBy(available, ({ groupName }) => groupName);
  return {
    name: 'Estrutura',
    facts: [
      {
        value: `${formatCount(available.length)} de ${pluralize(disclosed.length, 'item', 'itens')}`,
        comment: 'entre os que a escola informou',
      },
      ...Array.from(groups, ([group, items]) => ({
        value: `${group}:`,
        comment: items.map(({ name }) => name.toLowerCase()).join(', '),
      })),
    ],
    source: [
      censusSource(
        school,
        disclosed.map(({ slug }) => slug),
      ),
      ...describeStatedAmenities(school),
    ].join(' '),
  };
}

/** Class sizes are in none of our sources: the number of enrollments says how large the school is. */
function classes(school: School): Subject {
  if (school.enrollments === undefined) return { name: 'Turmas', facts: [] };
  return {
    name: 'Turmas',
    facts: [
      {
        value: pluralize(school.enrollments, 'matrícula', 'matrículas'),
        comment: 'na escola toda; alunos por turma: não divulgado',
      },
    ],
    source: censusSource(school, ['enrollments']),
  };
}

/** @param facts whose years count: slugs of amenities, or 'enrollments'. */
function censusSource({ censusYear, olderFacts }: School, facts: readonly string[]): string {
  const older = new Map(olderFacts.map(({ fact, year }) => [fact, year]));
  const years = new Set(facts.map((fact) => (older.has(fact) ? older.get(fact) : censusYear)));
  const known = [...years].filter((year) => year !== undefined).toSorted((one, other) => one - other);
  return `INEP, Censo Escolar${known.length === 0 ? '' : ` de ${known.join(' e ')}`}.`;
}
