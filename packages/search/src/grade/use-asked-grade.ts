'use client';

import type { OfferSearch } from '@melhor-escola/domain/search-filters';
import { findGrade, type Grade, type GradeSlug } from '@melhor-escola/domain/stage';
import { useEffect, useSyncExternalStore } from 'react';
import { useSearchedKind } from '../compare/comparison-link.ts';
import { useSearchPorts } from '../ports.tsx';

/**
 * The grade that the family asks about, which prices, favorites and comparisons follow; `undefined` until it is chosen. On a server and
 * during hydration only that of the results is known.
 */
export function useAskedGrade(): Grade | undefined {
  const { grade } = useSearchPorts();
  const { serie = '' } = useSearchedKind();
  return findGrade(useSyncExternalStore(grade.subscribe, grade.current, () => serie));
}

/**
 * Stores the grade of a search on the device. A search without one changes nothing: neither a link to all scholarships of a city nor the
 * Back button says that the child has no grade ({@link useGradeChange} does).
 */
export function useAskedGradeStorage(searched: GradeSlug | undefined): void {
  const { grade } = useSearchPorts();
  useEffect(() => {
    if (searched && grade.current() !== searched) grade.replace(searched);
  }, [grade, searched]);
}

/**
 * Returns a handler for what changes a search: the grade that the family chooses or takes out of it is stored at once, also if it goes back
 * before the results are there.
 */
export function useGradeChange(search: OfferSearch): (next: OfferSearch) => void {
  const { grade } = useSearchPorts();
  return (next) => {
    if (next.grade !== search.grade) grade.replace(next.grade ?? '');
  };
}
