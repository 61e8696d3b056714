'use client';

import type { GradeSlug } from '@melhor-escola/domain/stage';
import { useRouterState } from '@tanstack/react-router';
import type { SavedGrades } from '../favorites/slug-list.ts';
import { useSavedGrades } from '../favorites/use-slug-list.ts';
import { useAskedGrade } from '../grade/use-asked-grade.ts';
import { useSearchPorts } from '../ports.tsx';
import { useBuildAddress } from '../route-link.tsx';
import { type ComparedKind, useSearchedKind } from './comparison-link.ts';

/** What the family asks about: its grade, and the shifts of the results that it saw last in this visit. */
export function useComparedKind(): ComparedKind {
  const { turno } = useSearchedKind();
  return ofGrade(useAskedGrade()?.slug, turno);
}

/**
 * What a comparison of these schools starts with. On the favorites' screen the grade that all of them are saved for comes before the
 * asked one; elsewhere it follows it.
 */
export function useComparedKindOf(schools: readonly string[]): ComparedKind {
  const { links, favorites } = useSearchPorts();
  const { serie: asked, turno } = useComparedKind();
  const saved = agreedGrade(schools, useSavedGrades(favorites));
  const favoritesPath = useBuildAddress()(links.favorites());
  const isOnFavorites = useRouterState({ select: ({ location }) => location.pathname === favoritesPath });
  return ofGrade(isOnFavorites ? (saved ?? asked) : (asked ?? saved), turno);
}

function ofGrade(serie: GradeSlug | undefined, turno: ComparedKind['turno']): ComparedKind {
  return { ...(serie && { serie }), ...(turno && { turno }) };
}

/** The grade that all of these schools are saved for; `undefined` if they differ, or one is saved for none. */
export function agreedGrade(schools: readonly string[], saved: SavedGrades): GradeSlug | undefined {
  const [first, ...others] = new Set(schools.map((slug) => saved[slug]));
  return others.length === 0 ? first : undefined;
}
