import { describe, expect, it } from 'vitest';
import { renderScreen } from '../fixtures/render.ts';
import { fixtureApi, primedQueryClient } from '../fixtures/site.tsx';
import { formatVital, funnelRows, listDays } from './metric-text.ts';
import { schoolFunnel } from '../funnel/funnel.fixture.ts';
import { operationFunnelQuery } from '../funnel/queries.ts';
import { fixtureMetrics } from './metrics.fixture.ts';
import { metricsQuery } from './queries.ts';
import { MetricsScreen } from './screen.tsx';
import { readMetricsSearch } from './search-params.ts';

const render = (search = {}) =>
  renderScreen({
    screen: <MetricsScreen search={search} />,
    queryClient: primedQueryClient((client) => {
      client.setQueryData(metricsQuery(fixtureApi(), search).queryKey, fixtureMetrics());
      client.setQueryData(operationFunnelQuery(fixtureApi()).queryKey, schoolFunnel.funnel);
    }),
    path: '/painel/operacao/metricas',
  });

describe('MetricsScreen on the server', () => {
  it('P3 has every number without scripts, and a gap for a day that too few have measured', async () => {
    const html = await render();
    expect(html).toContain('LCP por dia – todas as páginas');
    expect(html).toMatch(/17\/11<\/t[hd]>.*?sem dados/su);
    expect(html).toContain('2,64 s');
    expect(html).toContain('href="/painel/operacao/metricas?pagina=%2Fescolas%2Fbusca"');
  });
});

describe('the metrics', () => {
  it('are written as people read them', () => {
    expect([formatVital('lcp', 2_640), formatVital('inp', 184.6), formatVital('cls', 0.0314)]).toEqual([
      '2,64 s',
      '185 ms',
      '0,031',
    ]);
  });

  it('the funnel says what each step loses of the one before, and nothing about hidden counts', () => {
    expect(funnelRows(fixtureMetrics().funnel)).toMatchObject([
      { visits: 1_000, share: null, lost: null },
      { visits: 800, share: 80, lost: 200 },
      { visits: 420, share: 53, lost: 380 },
      // Beside the way to a reservation.
      { id: 'school-visit', visits: 12, share: null, lost: null },
      { visits: 120, share: 29, lost: 300 },
      { visits: 60, share: 50, lost: 60 },
      { visits: null, share: null, lost: null },
    ]);
  });

  it('list days without gaps, over the end of a month', () => {
    expect(listDays(['2026-12-01', '2026-11-29'])).toEqual(['2026-11-29', '2026-11-30', '2026-12-01']);
    expect(listDays([])).toEqual([]);
  });

  it('S30 take from the URL only what is valid', () => {
    expect(readMetricsSearch({ dias: '7', medida: 'cls', pagina: '/escolas/$slug' })).toEqual({
      dias: 7,
      medida: 'cls',
      pagina: '/escolas/$slug',
    });
    for (const wrong of [{ dias: '8', medida: 'x', pagina: '//evil?' }, { dias: 28, medida: 'lcp' }, {}])
      expect(readMetricsSearch(wrong)).toEqual({ dias: undefined, medida: undefined, pagina: undefined });
  });
});
