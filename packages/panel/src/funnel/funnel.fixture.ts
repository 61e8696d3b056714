import type { SchoolFunnel } from '@melhor-escola/api-client/panel';

const nothing = {
  views: 0,
  saves: 0,
  comparisons: 0,
  visits: 0,
  questions: 0,
  reservations: 0,
  paid: 0,
  enrolled: 0,
};

/** Three weeks of a school, with hidden counts. */
export const schoolFunnel: SchoolFunnel = {
  school: { slug: 'colegio-girassol', name: 'Colégio Girassol' },
  funnel: {
    weeks: ['2026-03-02', '2026-02-23', '2026-02-16'],
    buckets: [
      { ...nothing, week: '2026-03-02', grade: null, views: 1_284, saves: 41, comparisons: 12, questions: 6 },
      { ...nothing, week: '2026-03-02', grade: '1-ano', visits: 9, reservations: 7, paid: 5, enrolled: null },
      { ...nothing, week: '2026-03-02', grade: '6-ano', visits: null, reservations: null },
      { ...nothing, week: '2026-02-23', grade: null, views: 970, saves: null, questions: null },
      { ...nothing, week: '2026-02-23', grade: '1-ano', visits: 5, reservations: 8, paid: 6, enrolled: 5 },
    ],
  },
};
