import { MAX_DESCRIPTION_LENGTH, MAX_TITLE_LENGTH } from '@melhor-escola/config/page-head';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../fixtures/render.ts';
import { fixtureApi, primedQueryClient } from '../fixtures/site.tsx';
import { decisionDraft } from './decision-draft.ts';
import { visitsHead } from './head.ts';
import { visitsQuery } from './queries.ts';
import { VisitsScreen } from './screen.tsx';
import { listActions, visitStanding, visitState, visitTitle } from './visit-text.ts';
import { fixtureVisit, fixtureVisits } from './visits.fixture.ts';
import { daysOfWeek, timesOnDay } from './week-days.ts';

const render = (visits: typeof fixtureVisits) =>
  renderScreen({
    screen: <VisitsScreen slug="colegio-girassol" />,
    queryClient: primedQueryClient((client) => {
      client.setQueryData(visitsQuery(fixtureApi(), 'colegio-girassol').queryKey, visits);
    }),
  });

const renderOnly = (visit: ReturnType<typeof fixtureVisit>) => render({ ...fixtureVisits, visits: [visit] });

describe('VisitsScreen on the server', () => {
  it('product 14 shows what waits, what is arranged, and when the school receives families', async () => {
    const html = await render(fixtureVisits);
    for (const text of [
      'Esperam pela escola',
      'quinta, 03/12, às 9h',
      'Pedido 12 · 1º ano · recebido em 30/11/2026',
      'Visita: quarta, 02/12, às 10h',
      'A escola propôs:',
      'Horário de visitas: segunda a sexta, das 8h às 11h30 e das 13h30 às 17h.',
      'qui., 24/12',
    ])
      expect(html).toContain(text);
    expect(html).toContain('href="/painel/escolas/colegio-girassol/pagina"');
    expect(html).toContain('ative o JavaScript');
  });

  it('lets a school decide what is open, and nothing about a request that the family has cancelled', async () => {
    expect(await renderOnly(fixtureVisit())).toMatch(/Confirmar.*Propor outros horários.*Recusar/su);
    const confirmed = await renderOnly(fixtureVisit({ isWaiting: false, confirmedTime: '2026-12-03T09:00' }));
    expect(confirmed).not.toContain('Confirmar');
    expect(confirmed).toContain('Recusar');
    const cancelled = await renderOnly(fixtureVisit({ isWaiting: false, status: 'cancelled' }));
    expect(cancelled).not.toMatch(/Confirmar|Propor|Recusar|Responder|Ver contato/u);
  });

  it('says that nothing waits', async () => {
    expect(await render({ ...fixtureVisits, visits: [] })).toContain('Nenhum pedido espera');
  });
});

describe('a request in words', () => {
  it.each<readonly [Parameters<typeof fixtureVisit>[0], string]>([
    [{}, 'Espera pela escola'],
    [{ isWaiting: false, confirmedTime: '2026-12-03T09:00' }, 'Confirmada'],
    [{ isWaiting: false, isOver: true, confirmedTime: '2026-12-03T09:00' }, 'Já passou'],
    [{ isWaiting: false, status: 'proposed' }, 'A família escolhe o horário'],
    [{ isWaiting: false, status: 'declined' }, 'Recusado pela escola'],
    [{ isWaiting: false, status: 'cancelled' }, 'Cancelado pela família'],
    [{ isWaiting: false, times: [], reply: 'Há.' }, 'Respondida'],
  ])('%j is %s', (given, label) => {
    expect(visitState(fixtureVisit(given)).label).toBe(label);
  });

  it('says where it stands with the times that count', () => {
    expect(visitStanding(fixtureVisit())).toBe(
      'Espera pela escola (quinta, 03/12, às 9h; sexta, 04/12, às 14h)',
    );
    const confirmed = fixtureVisit({ isWaiting: false, confirmedTime: '2026-12-04T14:00' });
    expect(visitStanding(confirmed)).toBe('Confirmada (sexta, 04/12, às 14h)');
    expect(visitStanding(fixtureVisit({ times: [], question: 'Há vaga?' }))).toBe('Espera pela escola');
  });

  it.each<readonly [Parameters<typeof fixtureVisit>[0], readonly string[]]>([
    [{}, ['proposed', 'declined']],
    [{ question: 'Há vaga?' }, ['answered', 'proposed', 'declined']],
    [{ status: 'declined' }, ['proposed']],
    [{ isOver: true }, []],
    [{ status: 'cancelled', question: 'Há vaga?' }, []],
  ])('%j allows %j', (given, kinds) => {
    expect(listActions(fixtureVisit(given)).map(({ kind }) => kind)).toEqual(kinds);
  });

  it('is named by its confirmed time', () => {
    expect(visitTitle({ times: ['2026-12-03T09:00'], confirmedTime: '2026-12-03T09:00' })).toBe(
      'Visita: quinta, 03/12, às 9h',
    );
    expect(visitTitle({ times: [], confirmedTime: null })).toBe('Pergunta de uma família');
  });
});

const hoursOn = (day: string) =>
  timesOnDay(fixtureVisits.visits, day).map(({ visit, hour }) => [visit.id, hour]);

describe('the week', () => {
  it.each([
    ['2026-12-01', 0, '2026-11-30', '2026-12-06'],
    // A Sunday ends its week.
    ['2026-12-06', 0, '2026-11-30', '2026-12-06'],
    ['2026-12-31', 1, '2027-01-04', '2027-01-10'],
    ['2026-12-01', -1, '2026-11-23', '2026-11-29'],
  ])('of %s, %i weeks later, is from %s to %s', (today, week, first, last) => {
    const days = daysOfWeek(today, week);
    expect([days.length, days[0], days.at(-1)]).toEqual([7, first, last]);
  });

  it('has all wished times of a request, or the confirmed one alone, without those that are off', () => {
    expect(hoursOn('2026-12-02')).toEqual([[9, 10]]);
    expect(hoursOn('2026-12-03')).toEqual([[12, 9]]);
    expect(hoursOn('2026-12-05')).toEqual([]);
  });
});

describe('decisionDraft', () => {
  const values = { reply: 'Temos provas.', time1: '2026-12-07T15:00', time2: '', time3: '' };
  it.each([
    [
      { kind: 'proposed', version: 1, values },
      { kind: 'proposed', version: 1, values },
    ],
    [
      { kind: 'answered', version: 0, values: { reply: 7 } },
      { kind: 'answered', version: 0, values: { reply: '', time1: '', time2: '', time3: '' } },
    ],
    [{ kind: 'confirmed', version: 0, values }, undefined],
    [{ kind: 'proposed', values }, undefined],
  ])('reads %j from the tab', (stored, draft) => {
    const storage = { getItem: () => JSON.stringify(stored), setItem: () => {}, removeItem: () => {} };
    expect(decisionDraft('girassol', 12, () => storage).read()).toEqual(draft);
  });
});

it('visitsHead fits into a tab', () => {
  const { title, description } = visitsHead('girassol', 'Colégio Girassol');
  expect(title.length).toBeLessThanOrEqual(MAX_TITLE_LENGTH);
  expect(description.length).toBeLessThanOrEqual(MAX_DESCRIPTION_LENGTH);
});
