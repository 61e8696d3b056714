'use client';

import { routes } from '@melhor-escola/domain/routes';
import type { GradeSlug } from '@melhor-escola/domain/stage';
import { useRouterState } from '@tanstack/react-router';
import type { SavedGrades } from '@melhor-escola/domain/saved-grades';
import { useSavedGrades } from '../favorites/use-slug-list.ts';
import { useAskedGrade } from '../grade/use-asked-grade.ts';
import { useSearchPorts } from '../ports.tsx';
import { type ComparedKind, useSearchedKind } from './comparison-link.ts';

/**
 * What the family asks about: its grade, and the shifts of the results that it saw last in this visit. Results have their own grade, which
 * is another one than the device's if the family searches for a second child in another tab.
 */
export function useComparedKind(): ComparedKind {
  const { serie: searched, turno } = useSearchedKind();
  const asked = useAskedGrade()?.slug;
  const isOnResults = useIsOnPage(routes.results.path());
  return ofGrade(isOnResults ? (searched ?? asked) : asked, turno);
}

/**
 * What a comparison of these schools starts with. On the favorites' screen the grade that all of them are saved for comes before the
 * asked one; elsewhere it follows it.
 */
export function useComparedKindOf(schools: readonly string[]): ComparedKind {
  const { favorites } = useSearchPorts();
  const { serie: asked, turno } = useComparedKind();
  const saved = agreedGrade(schools, useSavedGrades(favorites));
  const isOnFavorites = useIsOnPage(routes.favorites.path());
  return ofGrade(isOnFavorites ? (saved ?? asked) : (asked ?? saved), turno);
}

function useIsOnPage(path: string): boolean {
  return useRouterState({ select: ({ location }) => location.pathname === path });
}

function ofGrade(serie: GradeSlug | undefined, turno: ComparedKind['turno']): ComparedKind {
  return { ...(serie && { serie }), ...(turno && { turno }) };
}

/** The grade that all of these schools are saved for; `undefined` if they differ, or one is saved for none. */
export function agreedGrade(schools: readonly string[], saved: SavedGrades): GradeSlug | undefined {
  const [first, ...others] = new Set(schools.map((slug) => saved[slug]));
  return others.length === 0 ? first : undefined;
}
