import type { FoundSchool, Service } from '@melhor-escola/api-client/service';
import type { Unlisting } from '@melhor-escola/domain/school-listing';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { STALE_MS } from '../stale-times.ts';
import { addressLines, toSchoolSummary, toUnlisting, type SchoolSummary } from './school.ts';

/** A school of the favorites, with what a visit to it needs. */
export interface SavedSchool extends SchoolSummary {
  /** As the school states it. */
  readonly phone?: string | undefined;
  /** In postal format; without the street if that is unknown. */
  readonly addressLines: readonly string[];
  /** Why it has left the directory. */
  readonly unlisted?: Unlisting | undefined;
  /** Slugs of its features, methodologies among them. */
  readonly tags: readonly string[];
}

/** These schools, in this order, without unknown ones. */
export function summariesQuery(service: Service, slugs: readonly string[]) {
  return queryOptions({
    queryKey: ['search', 'school-summaries', slugs],
    queryFn: async ({ signal }): Promise<SavedSchool[]> => {
      if (slugs.length === 0) return [];
      const variables = {
        search: { slugs: [...slugs] },
        unlisted: true,
        pagination: { page: 1, size: slugs.length },
      };
      const found = (await service.searchSchools(variables, signal)).hits.map(toSavedSchool);
      return slugs.flatMap((slug) => found.find((school) => school.slug === slug) ?? []);
    },
    staleTime: STALE_MS.school,
    placeholderData: keepPreviousData,
  });
}

/** Maps a school of a search for the favorites. */
export function toSavedSchool(hit: FoundSchool): SavedSchool {
  const { street, number, complement, neighborhood, city, uf, zipCode } = hit.address;
  return {
    ...toSchoolSummary(hit),
    unlisted: hit.unlisted ? toUnlisting(hit.unlisted) : undefined,
    phone: hit.phone ?? undefined,
    addressLines: addressLines({
      street: street ?? undefined,
      number: number ?? undefined,
      complement: complement ?? undefined,
      neighborhood: neighborhood ?? undefined,
      city,
      uf,
      zipCode: zipCode ?? undefined,
    }),
    tags: hit.tags.map(({ slug }) => slug),
  };
}
