import { describe, expect, it } from 'vitest';
import { renderScreen } from '../fixtures/render.ts';
import { fixtureApi, primedQueryClient } from '../fixtures/site.tsx';
import { formatSum, sumStep } from './funnel-sums.ts';
import { schoolFunnel } from './funnel.fixture.ts';
import { funnelQuery } from './queries.ts';
import { FunnelScreen } from './screen.tsx';

const { buckets } = schoolFunnel.funnel;

describe('sums of a funnel', () => {
  it.each([
    [{ shown: 0, hidden: 0 }, '0'],
    [{ shown: 1_284, hidden: 0 }, '1.284'],
    [{ shown: 0, hidden: 1 }, 'menos de 5'],
    [{ shown: 0, hidden: 3 }, 'poucos'],
    [{ shown: 12, hidden: 2 }, 'mais de 12'],
  ])('%j reads as %s', (sum, text) => {
    expect(formatSum(sum)).toBe(text);
  });

  it('LGPD contain only what is shown, so that no difference is a hidden count', () => {
    expect(sumStep(buckets, 'visits')).toEqual({ shown: 14, hidden: 1 });
    expect(sumStep(buckets, 'enrolled')).toEqual({ shown: 5, hidden: 1 });
  });
});

describe('FunnelScreen on the server', () => {
  it('shows weeks and grades as tables, hidden counts in words', async () => {
    const html = await renderScreen({
      screen: <FunnelScreen slug="colegio-girassol" />,
      queryClient: primedQueryClient((client) => {
        client.setQueryData(funnelQuery(fixtureApi(), 'colegio-girassol').queryKey, schoolFunnel);
      }),
    });
    expect(html).toContain('Por semana, todas as séries da escola');
    expect(html).toContain('Semana de 02/03/2026');
    expect(html).toContain('1.284');
    expect(html).toContain('mais de 9');
    expect(html).toContain('menos de 5');
    expect(html).toContain('Série não informada');
  });
});
