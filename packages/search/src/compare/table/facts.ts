import { formatNumber } from '@melhor-escola/config/number-format';
import { findShift, shifts, type ShiftSlug } from '@melhor-escola/domain/shift';
import { stageGroups } from '@melhor-escola/domain/stage';
import { formatCount, pluralize } from '@melhor-escola/domain/count';
import { methodologyMeaning } from '../../school/details/methodology.ts';
import type { School } from '../../school/school.ts';
import type { ComparableGrade } from './compared-offer.ts';
import { fact, text, type ComparedFact, type ComparedValue } from './fact.ts';
import { prices } from './price-facts.ts';

/** A group of rows. */
export interface ComparedGroup {
  readonly key: string;
  readonly name: string;
  readonly facts: readonly ComparedFact[];
  /** Whether another group counts its rows: they are folded until a visitor opens them. */
  readonly isDetail?: true | undefined;
}

/** Key of the group that counts the amenities of the groups after it. */
const AMENITY_COUNTS = 'estrutura';

/**
 * The facts of these schools side by side, without facts that none of them has.
 *
 * @param grade the compared grade; `undefined` if no school has any.
 * @param compared shifts; none: any.
 */
export function compareFacts(
  schools: readonly School[],
  grade: Pick<ComparableGrade, 'slug' | 'name'> | undefined,
  compared: readonly ShiftSlug[] = [],
): ComparedGroup[] {
  const amenities = amenityGroups(schools);
  const groups: ComparedGroup[] = [
    {
      key: 'preco',
      name: `${[grade?.name, shiftNames(compared)].filter(Boolean).join(', ')}: valores em reais`,
      facts: prices(schools, { grade: grade?.slug, shifts: compared }),
    },
    { key: 'escola', name: 'A escola', facts: aboutSchool(schools) },
    { key: 'etapas', name: 'Etapas de ensino', facts: stages(schools) },
    { key: 'turnos', name: 'Turnos com bolsa', facts: offeredShifts(schools) },
    { key: AMENITY_COUNTS, name: 'Estrutura', facts: amenities.map(amenityCounts) },
    ...amenities,
  ];
  return groups.filter(({ facts }) => facts.length > 0);
}

/** 'manhã ou tarde'; empty for any shift. */
export function shiftNames(slugs: readonly ShiftSlug[]): string {
  return slugs.map((slug) => findShift(slug)?.name.toLowerCase()).join(' ou ');
}

/** The rows that differ, without empty groups. None is folded, so none is counted. */
export function onlyDifferences(groups: readonly ComparedGroup[]): ComparedGroup[] {
  return groups
    .filter(({ key, facts }) => key !== AMENITY_COUNTS && facts.some(({ differs }) => differs))
    .map((group) => ({
      ...group,
      isDetail: undefined,
      facts: group.facts.filter(({ differs, isSubject }) => differs || isSubject),
    }));
}

function aboutSchool(schools: readonly School[]): ComparedFact[] {
  return [
    fact(
      'avaliacao',
      'Avaliação',
      schools.map(({ rating }) =>
        text(
          rating.average === undefined
            ? rating.count > 0
              ? pluralize(rating.count, 'avaliação', 'avaliações')
              : 'sem notas'
            : `${formatNumber(rating.average, { minimum: 1, maximum: 1 })} (${formatCount(rating.count)})`,
        ),
      ),
    ),
    ...whoPays(schools),
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

/** Said only where it differs: families pay for a private school. */
function whoPays(schools: readonly School[]): ComparedFact[] {
  if (schools.every(({ free }) => !free)) return [];
  return [
    fact(
      'quem-paga',
      'Quem paga',
      schools.map(({ free }) => text(free ? 'o poder público (conveniada)' : 'a família')),
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
  const groups = [...Map.groupBy(all, (amenity) => amenity.group)].map(([key, amenities]) => ({
    key,
    name: amenities[0]?.groupName ?? key,
    isDetail: true as const,
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
  return groups.filter(({ facts }) => facts.length > 0);
}

/** A row for a group of amenities: '4 de 7', how many a school has of those it discloses. */
function amenityCounts({ key, name, facts }: ComparedGroup): ComparedFact {
  const columns = facts[0]?.values.keys() ?? [];
  const counts = [...columns].map((column) => {
    const kinds = facts.map(({ values }) => values[column]?.kind);
    const has = kinds.filter((kind) => kind === 'yes').length;
    const known = has + kinds.filter((kind) => kind === 'no').length;
    return text(known > 0 ? `${has} de ${known}` : undefined);
  });
  return fact(`total-${key}`, name, counts);
}
