import type { FoundSchool } from '@melhor-escola/api-client/service';
import { addressLines, toSchoolSummary, type SchoolSummary } from './school.ts';

/** A school of the favorites, with what a visit to it needs. */
export interface SavedSchool extends SchoolSummary {
  /** As the school states it. */
  readonly phone?: string | undefined;
  /** In postal format; without the street if that is unknown. */
  readonly addressLines: readonly string[];
  /** Slugs of its features, methodologies among them. */
  readonly tags: readonly string[];
}

/** Maps a school of a search for the favorites. */
export function toSavedSchool(hit: FoundSchool): SavedSchool {
  const { street, number, complement, neighborhood, city, uf, zipCode } = hit.address;
  return {
    ...toSchoolSummary(hit),
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
