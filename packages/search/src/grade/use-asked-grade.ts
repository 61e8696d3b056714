'use client';

import { findGrade, type Grade, type GradeSlug } from '@melhor-escola/domain/stage';
import { useEffect, useRef, useSyncExternalStore } from 'react';
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
 * Stores the grade of a search on the device, and clears it once the family takes it out of the search. A search that never had one
 * changes nothing: a link to all scholarships of a city does not say that the child has no grade.
 */
export function useAskedGradeStorage(searched: GradeSlug | undefined): void {
  const { grade } = useSearchPorts();
  const before = useRef<GradeSlug>(undefined);
  useEffect(() => {
    const next = searched ?? '';
    const isChosen = (searched ?? before.current) !== undefined;
    if (isChosen && grade.current() !== next) grade.replace(next);
    before.current = searched;
  }, [grade, searched]);
}
