import { describe, expect, it } from 'vitest';
import { renderScreen } from '../fixtures/render.ts';
import { fixtureApi, primedQueryClient } from '../fixtures/site.tsx';
import { fixtureOperation } from './operation.fixture.ts';
import { operationQuery } from './queries.ts';
import { OperationScreen } from './screen.tsx';
import { waitingTime } from './waiting-time.ts';

const now = Date.parse('2026-03-10T12:00:00Z');

const render = (operation = fixtureOperation()) =>
  renderScreen({
    screen: <OperationScreen />,
    queryClient: primedQueryClient((client) => {
      client.setQueryData(operationQuery(fixtureApi()).queryKey, operation, { updatedAt: now });
    }),
  });

describe('OperationScreen', () => {
  it('has a row for each queue that waits, with the age of its oldest, and leads to it', async () => {
    const html = await render();
    for (const text of [
      '12 textos a decidir',
      'Na fila há 3 dias',
      '1 reivindicação de escola',
      'Na fila há 2 horas',
    ])
      expect(html).toContain(text);
    expect(html).toMatch(/href="\/painel\/operacao\/textos"[^>]*>12 textos/);
    expect(html).not.toContain('reservas pagas sem vaga');
  });

  it('says that nothing waits', async () => {
    const nothing = { count: 0, oldest: null };
    const operation = fixtureOperation({ texts: nothing, claims: nothing, visits: nothing, mails: nothing });
    expect(await render(operation)).toContain('Nada pendente');
  });
});

describe('waitingTime', () => {
  it.each([
    ['2026-03-10T11:59:30Z', 'há menos de 1 minuto'],
    ['2026-03-10T11:59:00Z', 'há 1 minuto'],
    ['2026-03-10T11:00:01Z', 'há 59 minutos'],
    ['2026-03-10T11:00:00Z', 'há 1 hora'],
    ['2026-03-09T12:00:00Z', 'há 1 dia'],
    ['2026-02-10T12:00:00Z', 'há 28 dias'],
  ])('from %s is %s', (since, text) => {
    expect(waitingTime(since, now)).toBe(text);
  });
});
