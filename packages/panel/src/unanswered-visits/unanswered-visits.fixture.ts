import type { UnansweredVisits } from '@melhor-escola/api-client/panel';
import { fixtureVisit, fixtureVisits } from '../visits/visits.fixture.ts';

const { days } = fixtureVisits;
const girassol = { slug: 'colegio-girassol', name: 'Colégio Girassol', phone: '(63) 3415-1000' };

/** Two requests to a school without an e-mail, and one that a school has not answered. */
export const unansweredVisits: UnansweredVisits = {
  total: 3,
  pages: 1,
  visits: [
    { school: girassol, reason: 'no-mailbox', days, visit: fixtureVisit() },
    {
      school: { slug: 'escola-margarida', name: 'Escola Margarida', phone: null },
      reason: 'no-answer',
      days: [],
      visit: fixtureVisit({ id: 14, times: [], hasQuestion: true, grade: null }),
    },
    { school: girassol, reason: 'no-mailbox', days, visit: fixtureVisit({ id: 15 }) },
  ],
};

export const noUnansweredVisits: UnansweredVisits = { total: 0, pages: 1, visits: [] };
