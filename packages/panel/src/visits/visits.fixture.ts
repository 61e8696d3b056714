import type { SchoolVisit, SchoolVisits } from '@melhor-escola/api-client/panel';

/** A visit request of a story or a test; unset fields have ordinary values. */
export function fixtureVisit(given: Partial<SchoolVisit> = {}): SchoolVisit {
  return {
    id: 12,
    version: 0,
    status: 'requested',
    isWaiting: true,
    isOver: false,
    grade: '1-ano',
    times: ['2026-12-03T09:00', '2026-12-04T14:00'],
    confirmedTime: null,
    hasQuestion: (given.question ?? null) !== null,
    question: null,
    reply: null,
    createdAt: '2026-11-30T17:30:00.000Z',
    ...given,
  };
}

const days = ['2026-12-02', '2026-12-03', '2026-12-04', '2026-12-07', '2026-12-08'];

export const fixtureVisits: SchoolVisits = {
  school: { slug: 'colegio-girassol', name: 'Colégio Girassol' },
  today: '2026-12-01',
  visitHours: 'seg-sex 08:00-11:30 13:30-17:00',
  days: days.map((day) => ({ day, hours: [8, 9, 10, 14, 15, 16] })),
  closedDays: ['2026-12-24'],
  visits: [
    fixtureVisit({ question: 'Podemos ver a biblioteca e falar com a professora do 1º ano?' }),
    fixtureVisit({ id: 13, times: [], question: 'Há vaga à tarde?', grade: null }),
    fixtureVisit({
      id: 9,
      isWaiting: false,
      version: 1,
      confirmedTime: '2026-12-02T10:00',
      times: ['2026-12-02T10:00'],
    }),
    fixtureVisit({
      id: 8,
      isWaiting: false,
      version: 1,
      status: 'proposed',
      times: ['2026-12-07T15:00'],
      reply: 'Nesta semana temos provas.',
    }),
    fixtureVisit({ id: 7, isWaiting: false, version: 1, status: 'cancelled' }),
  ],
};
