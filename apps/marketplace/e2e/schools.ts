import { searchOffers } from '@melhor-escola/api-client/generated/operations.generated';
import type { APIRequestContext } from '@playwright/test';
import { z } from 'zod';
import { siteUrl } from './site.ts';

const found = z.object({
  data: z.object({
    schoolOffer: z.object({ hits: z.array(z.object({ id: z.string(), school_slug: z.string() })) }),
  }),
});

type FoundSchool = Readonly<z.infer<typeof found>['data']['schoolOffer']['hits'][number]>;

/** Loaded once in each worker. */
let schools: Promise<readonly FoundSchool[]> | undefined;

async function fetchSchools(request: APIRequestContext): Promise<readonly FoundSchool[]> {
  const variables = JSON.stringify({
    search: { city: 'araguaina-to' },
    distinct: 'school_slug',
    pagination: { page: 1, size: 20 },
  });
  const answer = await request.get(`${siteUrl}/api/graphql/${searchOffers.id}`, { params: { variables } });
  return found.parse(await answer.json()).data.schoolOffer.hits;
}

/**
 * Schools with scholarships in Araguaína, in the order of the results, each with its first offer: without opening a page, which takes
 * longer than many a test.
 */
export const findSchools = (request: APIRequestContext): Promise<readonly FoundSchool[]> =>
  (schools ??= fetchSchools(request));

/** Path of one of them. */
export async function findSchoolPath(request: APIRequestContext, index = 0): Promise<string> {
  const school = (await findSchools(request))[index];
  if (!school) throw new Error(`Araguaína has no school ${index} with scholarships.`);
  return `/escolas/${school.school_slug}`;
}
