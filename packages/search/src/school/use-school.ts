'use client';

import { useSuspenseQuery } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { useSearchPorts } from '../ports.tsx';
import { schoolQuery } from './queries.ts';
import type { School } from './school.ts';

/**
 * The school of a page, fetched by its loader.
 *
 * @throws not-found for the router's 404 page if the school no longer exists (RT-02).
 */
export function useSchool(slug: string): School {
  const { service } = useSearchPorts();
  const { data: school } = useSuspenseQuery(schoolQuery(service, slug));
  if (!school) throw notFound();
  return school;
}
