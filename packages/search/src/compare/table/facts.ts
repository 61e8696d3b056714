import { formatNumber } from '@melhor-escola/config/number-format';
import { shifts } from '@melhor-escola/domain/shift';
import { stageGroups } from '@melhor-escola/domain/stage';
import { formatCount } from '@melhor-escola/domain/count';
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
}

/**
 * The facts of these schools side by side, without facts that none of them has.
 *
 * @param grade the compared grade; `undefined` if no school has any.
 */
export function compareFacts(
  schools: readonly School[],
  grade: Pick<ComparableGrade, 'slug' | 'name'> | undefined,
): ComparedGroup[] {
  const groups: ComparedGroup[] = [
    { key: 'preco', name: `${grade?.name ?? ''}: valores em reais`, facts: prices(schools, grade?.slug) },
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

function aboutSchool(schools: readonly School[]): ComparedFact[] {
  return [
    fact(
      'avaliacao',
      'Avaliação',
      schools.map(({ rating }) =>
        rating.count > 0
          ? text(`${formatNumber(rating.average, { minimum: 1, maximum: 1 })} (${formatCount(rating.count)})`)
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
