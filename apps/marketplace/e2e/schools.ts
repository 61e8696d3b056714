import { searchOffers } from '@melhor-escola/api-client/generated/operations.generated';
import type { APIRequestContext } from '@playwright/test';
import { z } from 'zod';
import { siteUrl } from './site.ts';

const answerBody = z.object({
  data: z.object({
    schoolOffer: z.object({ hits: z.array(z.object({ id: z.string(), school_slug: z.string() })) }),
  }),
});

type FoundSchool = Readonly<z.infer<typeof answerBody>['data']['schoolOffer']['hits'][number]>;

/** By city; loaded once in each worker. */
const schools = new Map<string, Promise<readonly FoundSchool[]>>();

async function fetchSchools(request: APIRequestContext, city: string): Promise<readonly FoundSchool[]> {
  const variables = JSON.stringify({
    search: { city },
    distinct: 'school_slug',
    pagination: { page: 1, size: 20 },
  });
  const answer = await request.get(`${siteUrl}/api/graphql/${searchOffers.id}`, { params: { variables } });
  return answerBody.parse(await answer.json()).data.schoolOffer.hits;
}

/**
 * Schools with scholarships in a city, in the order of the results, each with its first offer: without opening a page, which takes longer
 * than many a test.
 */
export function findSchools(
  request: APIRequestContext,
  city = 'araguaina-to',
): Promise<readonly FoundSchool[]> {
  const found = schools.get(city) ?? fetchSchools(request, city);
  schools.set(city, found);
  return found;
}

/** Path of one of them. */
export async function findSchoolPath(request: APIRequestContext, index = 0): Promise<string> {
  const school = (await findSchools(request))[index];
  if (!school) throw new Error(`Araguaína has no school ${index} with scholarships.`);
  return `/escolas/${school.school_slug}`;
}
