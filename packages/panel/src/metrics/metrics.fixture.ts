import type { SiteMetrics } from '@melhor-escola/api-client/panel';
import { routes } from '@melhor-escola/domain/routes';

const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}`;

/** Two weeks of LCP, with a day that too few have measured. */
export function fixtureMetrics(own: Partial<SiteMetrics> = {}): SiteMetrics {
  return {
    vitals: [
      { route: routes.results.pattern, device: 'phone', metric: 'lcp', p75: 2_640, views: 4_812 },
      { route: routes.results.pattern, device: 'desktop', metric: 'lcp', p75: 1_180, views: 1_207 },
      { route: routes.school.pattern, device: 'phone', metric: 'lcp', p75: 4_310, views: 2_904 },
      { route: routes.results.pattern, device: 'phone', metric: 'cls', p75: 0.031, views: 4_700 },
    ],
    daily: [10, 11, 12, 13, 14, 15, 16, 18, 19, 20, 21, 22, 23].flatMap((number) => [
      {
        day: day(number),
        device: 'phone' as const,
        metric: 'lcp' as const,
        p75: 2_300 + (number % 5) * 90,
      },
      {
        day: day(number),
        device: 'desktop' as const,
        metric: 'lcp' as const,
        p75: 1_150 + (number % 3) * 40,
      },
    ]),
    errors: [
      {
        release: 'b42',
        fingerprint: 'f1',
        type: 'TypeError',
        message: 'Cannot read properties of undefined',
        stack: 'load (results-page.js:1:200)',
        routes: [routes.results.pattern, routes.school.pattern],
        count: 37,
        lastAt: '2026-11-30T14:05:00.000Z',
      },
      {
        release: 'b41',
        fingerprint: 'f2',
        type: 'Error',
        message: 'Timeout',
        stack: '',
        routes: [routes.home.pattern],
        count: null,
        lastAt: '2026-11-21T09:00:00.000Z',
      },
    ],
    releases: [
      { release: 'b42', errors: 37, views: 5_210 },
      { release: 'b41', errors: null, views: 4_020 },
    ],
    funnel: {
      visits: 1_000,
      steps: [
        { step: 'search', visits: 800 },
        { step: 'school', visits: 420 },
        { step: 'school-visit', visits: 12 },
        { step: 'offer', visits: 120 },
        { step: 'lead', visits: 60 },
        { step: 'reservation', visits: null },
      ],
    },
    ...own,
  };
}
