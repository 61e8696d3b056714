import { z } from 'zod';
import { createHttpClient, type HttpCall } from './http-client.ts';

const query = `query Load($filter: String!, $facets: [String!]) {
  schoolOffer(filterString: $filter, facets: $facets) {
    total
    hits { id school_slug school_name monthly_fee_with_discount }
    facets { name values { value count } }
  }
}`;

const searchResponse = z.object({
  data: z.object({ schoolOffer: z.object({ hits: z.array(z.object({ school_slug: z.string() })).min(1) }) }),
});

/** A search for scholarships of a city with facets: the most frequent call of the service. */
export function schoolSearch(headers: Readonly<Record<string, string>>): HttpCall {
  return {
    method: 'POST',
    path: '/graphql',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({
      query,
      variables: { filter: 'city_slug:sao-paulo-sp', facets: ['grade', 'shift', 'tag'] },
    }),
  };
}

/** Pages for readers: the home page, a search, and the schools it finds. */
export async function pagesToRead(
  serviceUrl: string,
  headers: Readonly<Record<string, string>>,
): Promise<readonly string[]> {
  const client = createHttpClient(serviceUrl);
  const { body } = await client.call(schoolSearch(headers));
  client.close();
  const { hits } = searchResponse.parse(JSON.parse(body)).data.schoolOffer;
  const schools = new Set(hits.map(({ school_slug: slug }) => `/escolas/${slug}`));
  return ['/', '/escolas/busca?city=sao-paulo-sp', ...schools];
}
