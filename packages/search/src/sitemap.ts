import { landingSlugs, routes } from '@melhor-escola/domain/routes';
import { stageGroups } from '@melhor-escola/domain/stage';
import { states } from '@melhor-escola/domain/state';
import { z } from 'zod';

/** Calls the service. @returns the parsed body. */
type CallService = (path: string) => Promise<unknown>;

/** A page or a part of the sitemap, and when it last changed; absent if unknown. */
interface SitemapEntry {
  readonly path: string;
  readonly updatedAt?: string | undefined;
}

/** The service's kinds of pages, and their names in sitemap paths. */
const partNames = {
  cities: 'cidades',
  neighborhoods: 'bairros',
  stages: 'etapas',
  schools: 'escolas',
} as const;

const kind = z.enum(['cities', 'neighborhoods', 'stages', 'schools']);
const partsBody = z.object({ parts: z.array(z.object({ kind, uf: z.string(), updatedAt: z.string() })) });
const optionalSlug = z.string().nullable();
const page = z.object({
  school: optionalSlug,
  city: optionalSlug,
  neighborhood: optionalSlug,
  stage: optionalSlug,
  updatedAt: z.string(),
});
const pagesBody = z.object({ pages: z.array(page), next: z.int().nullable() });

/** The service's lists of pages. */
const listPath = '/v3/marketplace/directory/sitemap';

const readParts = async (callService: CallService) => partsBody.parse(await callService(listPath)).parts;

/**
 * The sitemap: one part for what always exists, and one for each kind of page and state (RT-24).
 *
 * @param otherPages paths of other features' pages.
 */
export const createSitemap = (otherPages: readonly string[]) => ({
  index: async (callService: CallService): Promise<readonly SitemapEntry[]> => [
    { path: '/sitemaps/site.xml' },
    ...(await readParts(callService)).map(({ kind: name, uf, updatedAt }) => ({
      path: `/sitemaps/${partNames[name]}-${uf.toLowerCase()}.xml`,
      updatedAt,
    })),
  ],

  part(name: string, callService: CallService): AsyncGenerator<SitemapEntry[]> | undefined {
    if (name === 'site.xml') return listSitePages(otherPages, callService);
    const [, part, uf = ''] = /^([a-z]+)-([a-z]{2})\.xml$/.exec(name) ?? [];
    const found = kind.options.find((one) => partNames[one] === part);
    if (!found || !states.some((state) => state.uf.toLowerCase() === uf)) return undefined;
    return listPages(`${listPath}/${found}/${uf}`, callService);
  },
});

/** Pages that always exist, and those of states with schools, each with the date of its most recently changed page. */
async function* listSitePages(
  otherPages: readonly string[],
  callService: CallService,
): AsyncGenerator<SitemapEntry[]> {
  const parts = await readParts(callService);
  const statePages = states.flatMap(({ uf, slug: state }) => {
    const dates = parts.filter((part) => part.uf === uf).map(({ updatedAt }) => updatedAt);
    const path = routes.school.path({ slug: state });
    return dates.length === 0 ? [] : [{ path, updatedAt: dates.toSorted().at(-1) }];
  });
  // Without a date, because their content depends on all data.
  yield [...[...fixedPages, ...otherPages].map((path) => ({ path })), ...statePages];
}

const fixedPages: readonly string[] = [
  routes.home.path(),
  ...[landingSlugs.country, landingSlugs.allStages, ...stageGroups.map(({ groupSlug }) => groupSlug)].map(
    (slug) => routes.school.path({ slug }),
  ),
];

async function* listPages(path: string, callService: CallService): AsyncGenerator<SitemapEntry[]> {
  let after: number | null = null;
  do {
    const batch = pagesBody.parse(await callService(after === null ? path : `${path}?after=${after}`));
    yield batch.pages.map((one) => ({ path: pagePath(one), updatedAt: one.updatedAt }));
    after = batch.next;
  } while (after !== null);
}

function pagePath({ school, city, neighborhood, stage }: z.infer<typeof page>): string {
  if (school !== null) return routes.school.path({ slug: school });
  if (city === null) return routes.school.path({ slug: landingSlugs.country });
  if (neighborhood === null)
    return stage === null ? routes.city.path({ city }) : routes.stageInCity.path({ stage, city });
  return stage === null
    ? routes.neighborhood.path({ city, neighborhood })
    : routes.stageInNeighborhood.path({ stage, city, neighborhood });
}
