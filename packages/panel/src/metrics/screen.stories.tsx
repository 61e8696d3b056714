import type { SiteMetrics } from '@melhor-escola/api-client/panel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fixtureApi, FixturePage, primedQueryClient } from '../fixtures/site.tsx';
import { schoolFunnel } from '../funnel/funnel.fixture.ts';
import { operationFunnelQuery } from '../funnel/queries.ts';
import { fixtureMetrics } from './metrics.fixture.ts';
import { metricsQuery } from './queries.ts';
import { MetricsScreen } from './screen.tsx';
import type { MetricsSearch } from './search-params.ts';

const noSearch: MetricsSearch = {};

function MetricsPage({
  metrics = fixtureMetrics(),
  search = noSearch,
}: {
  metrics?: SiteMetrics;
  search?: MetricsSearch;
}) {
  const queryClient = primedQueryClient((client) => {
    client.setQueryData(metricsQuery(fixtureApi(), search).queryKey, metrics);
    client.setQueryData(operationFunnelQuery(fixtureApi()).queryKey, schoolFunnel.funnel);
  });
  return (
    <FixturePage
      screen={<MetricsScreen search={search} />}
      queryClient={queryClient}
      path="/painel/operacao/metricas"
    />
  );
}

const meta = {
  title: 'Panel/Metrics',
  component: MetricsPage,
  parameters: { layout: 'fullscreen', fullBleed: true },
} satisfies Meta<typeof MetricsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** LCP of all pages; the funnel with what each step loses. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('figure', { name: /^LCP por dia/ })).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Visitas por etapa' })).toHaveTextContent(/380/);
    await expect(canvas.getAllByText('menos de 5').length).toBeGreaterThan(0);
  },
};

/** One page, by what it moves on its own: no day has enough measurements. */
export const OnePage: Story = {
  args: { search: { medida: 'cls', pagina: '/escolas/busca' } },
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ainda não há medições suficientes')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ver todas as páginas' })).toBeVisible();
  },
};

export const Empty: Story = {
  args: {
    metrics: fixtureMetrics({
      vitals: [],
      daily: [],
      errors: [],
      releases: [],
      funnel: {
        visits: 0,
        steps: fixtureMetrics().funnel.steps.map(({ step }) => ({ step, visits: 0 })),
      },
    }),
  },
};
