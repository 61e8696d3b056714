'use client';

import { findAmenity } from '@melhor-escola/domain/amenity';
import { isoDay } from '@melhor-escola/domain/date';
import { schoolTags } from '@melhor-escola/domain/school-tag';
import { useDeferredValue, useMemo } from 'react';
import { SearchPortsProvider, useSearchPorts } from '../../ports.tsx';
import { methodologyMeaning } from '../details/methodology.ts';
import type { School } from '../school.ts';
import { SchoolContent } from '../screen.tsx';
import type { SchoolSearch } from '../search-params.ts';
import { useSchool } from '../use-school.ts';

/** What a school is about to state on its page. */
export interface SchoolChanges {
  readonly name: string;
  readonly description?: string | undefined;
  readonly phone?: string | undefined;
  readonly whatsapp?: string | undefined;
  readonly website?: string | undefined;
  readonly visitHours?: string | undefined;
  /** Slugs of tags. */
  readonly methodologies: readonly string[];
  /** Slugs of all that the school has. */
  readonly amenities: readonly string[];
  /** Slug of an amenity → whether the census says that the school has it. */
  readonly census: Readonly<Record<string, boolean>>;
}

export interface SchoolPreviewProps {
  slug: string;
  changes: SchoolChanges;
}

const latestReviews: SchoolSearch = {};
const ignore = () => {};

/** A school's page as it will be with these changes. Nothing in it is tracked. Reads what `loadSchool` has fetched. */
export function SchoolPreview({ slug, changes }: SchoolPreviewProps) {
  const ports = useSearchPorts();
  const untracked = useMemo(() => ({ ...ports, track: ignore }), [ports]);
  const school = useSchool(slug);
  const changed = useDeferredValue(useMemo(() => withChanges(school, changes), [school, changes]));
  return (
    <SearchPortsProvider ports={untracked}>
      <SchoolContent school={changed} search={latestReviews} />
    </SearchPortsProvider>
  );
}

const isMethodology = (slug: string) => methodologyMeaning(slug) !== undefined;

/** The school with the changes, which it states today. */
export function withChanges(
  school: School,
  { methodologies, amenities, census, ...texts }: SchoolChanges,
): School {
  const today = isoDay(new Date());
  const former = school.tags.map(({ slug }) => slug).filter(isMethodology);
  const isTaughtDifferently = former.toSorted().join() !== methodologies.toSorted().join();
  const changedAmenities = school.amenities.map((amenity) => {
    const { [amenity.slug]: stated } = census;
    const has = amenities.includes(amenity.slug);
    return (stated ?? false) === has
      ? { ...amenity, available: stated, statedBySchool: undefined }
      : { ...amenity, available: has, statedBySchool: true as const };
  });
  const isOther = school.amenities.some(
    ({ available = false }, index) => available !== (changedAmenities[index]?.available ?? false),
  );
  const fields = ['name', 'description', 'phone', 'whatsapp', 'website', 'visitHours'] as const;
  const stated = [
    ...fields.filter((field) => school[field] !== texts[field]),
    ...(isTaughtDifferently ? ['methodologies'] : []),
    ...(isOther ? ['amenities'] : []),
  ];
  return {
    ...school,
    ...texts,
    tags: schoolTags.filter(({ slug }) => {
      if (isMethodology(slug)) return methodologies.includes(slug);
      return findAmenity(slug) ? amenities.includes(slug) : school.tags.some((tag) => tag.slug === slug);
    }),
    amenities: changedAmenities,
    olderFacts: school.olderFacts.filter(
      ({ fact }) => !changedAmenities.some(({ slug, statedBySchool }) => statedBySchool && slug === fact),
    ),
    stated: { ...school.stated, ...Object.fromEntries(stated.map((field) => [field, today])) },
  };
}
