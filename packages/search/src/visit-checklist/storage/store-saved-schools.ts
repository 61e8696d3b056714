import type { Service } from '@melhor-escola/api-client/service';
import type { DeviceStorage } from '@melhor-escola/ui/device-store';
import type { QueryClient } from '@tanstack/react-query';
import type { SlugList } from '../../favorites/slug-list.ts';
import { type SavedSchool, summariesQuery } from '../../school/saved-school.ts';
import type { VisitedSchool } from './visit-record.ts';
import { visitStore } from './visit-store.ts';

export interface StoreSavedSchoolsOptions {
  readonly favorites: SlugList;
  /** Schools that are not requested; those that the service does not know or list are added. */
  readonly gone: SlugList;
  readonly service: Service;
  readonly queryClient: QueryClient;
}

/**
 * Stores the facts of favorites that the checklist has not shown yet, so that it can be opened for the first time without a
 * connection. Sends no request if all are stored or gone. Rejects if the service does.
 *
 * @param storage the browser's.
 */
export async function storeSavedSchools(
  { favorites, gone, service, queryClient }: StoreSavedSchoolsOptions,
  storage?: DeviceStorage,
): Promise<void> {
  const store = visitStore(storage);
  const skipped = new Set([...store.records().map(({ slug }) => slug), ...gone.slugs()]);
  const missing = favorites.slugs().filter((slug) => !skipped.has(slug));
  if (missing.length === 0) return;
  const known = await queryClient.fetchQuery(summariesQuery(service, missing));
  const found = known.filter(({ unlisted }) => !unlisted);
  const unknown = missing.filter((slug) => !found.some((school) => school.slug === slug));
  gone.replace([...unknown, ...gone.slugs()]);
  // Without those that were removed meanwhile, for example by signing out.
  const saved = favorites.slugs();
  store.open(found.filter(({ slug }) => saved.includes(slug)).map(toVisitedSchool));
}

/** What the checklist stores of a school. */
export const toVisitedSchool = ({
  slug,
  name,
  neighborhood,
  city,
  uf,
  phone,
  addressLines,
  tags,
}: SavedSchool): VisitedSchool => ({
  slug,
  name,
  place: [neighborhood, city, uf].filter(Boolean).join(', '),
  phone,
  addressLines,
  tags,
});
