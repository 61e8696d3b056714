import { matchRoute } from '@melhor-escola/domain/routes';
import { landingOfSlug, parseSearch } from '@melhor-escola/search/search-params';
import type { PageViews } from '@melhor-escola/site-server';

/** The service rejects anything else. */
const slugForm = /^[a-z0-9-]{1,200}$/;

/** As many as the page compares; one alone is no comparison. */
const COMPARED = { min: 2, max: 4 } as const;

/** Which pages count for the numbers of schools, which their people see in the panel. */
export const views: PageViews = {
  path: '/v3/school-views',
  navigationUrl: '/api/v3/redirects',
  keys(url) {
    const [path = '', query = ''] = url.split('?', 2);
    const match = matchRoute(path);
    if (match?.name === 'school') {
      const slug = match.params['slug'] ?? '';
      return slugForm.test(slug) && !landingOfSlug(slug) ? [`views/${slug}`] : [];
    }
    if (match?.name !== 'compare') return [];
    const slugs = new Set([parseSearch(query)['escola']].flat().filter((slug) => isSlug(slug)));
    return slugs.size < COMPARED.min
      ? []
      : [...slugs].slice(0, COMPARED.max).map((slug) => `comparisons/${slug}`);
  },
};

function isSlug(value: unknown): value is string {
  return typeof value === 'string' && slugForm.test(value);
}
