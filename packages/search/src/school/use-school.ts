'use client';

import { useSuspenseQuery } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { useSearchPorts } from '../ports.tsx';
import { schoolQuery } from './queries.ts';
import type { School } from './school.ts';

/**
 * The school of a page, which its loader has fetched.
 *
 * @throws what the router shows its 404 page for, once there is no such school any more (RT-02).
 */
export function useSchool(slug: string): School {
  const { service } = useSearchPorts();
  const { data: school } = useSuspenseQuery(schoolQuery(service, slug));
  if (!school) throw notFound();
  return school;
}
