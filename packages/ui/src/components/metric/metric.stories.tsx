import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../link/link.tsx';
import WeekDemo from './demos/week.tsx';
import { Metric, MetricList } from './metric.tsx';

const period = 'na semana passada';

const meta = {
  title: 'Data/Metric',
  component: Metric,
  args: { label: 'Visitas à página', value: 1284, trend: { previous: 1272, period } },
  render: (args) => (
    <MetricList>
      <Metric {...args} />
    </MetricList>
  ),
} satisfies Meta<typeof Metric>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('term')).toHaveTextContent('Visitas à página');
    await expect(canvas.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '1.284',
      '12 a mais que na semana passada',
    ]);
  },
};

export const Playground: Story = {};

/** Side by side; the first leads to its list. */
export const Week: Story = {
  render: () => <WeekDemo />,
  parameters: { demo: 'week' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Visitas à página' })).toBeVisible();
    await expect(canvas.getByText('3 a mais que na semana passada')).toBeVisible();
    await expect(canvas.getByText('O mesmo que na semana passada')).toBeVisible();
  },
};

export const AllStates: Story = {
  render: () => (
    <MetricList>
      <Metric label="Visitas à página" value={1284} trend={{ previous: 1272, period }} />
      <Metric label="Reservas" value={2} trend={{ previous: 5, period }} />
      <Metric label="Perguntas sem resposta" value={5} trend={{ previous: 2, period, better: 'lower' }} />
      <Metric label="Avaliações sem resposta" value={0} trend={{ previous: 4, period, better: 'lower' }} />
      <Metric label="Bolsas no site" value={12} trend={{ previous: 12, period }} />
      <Metric
        label="Famílias que compararam"
        value={40}
        trend={{ previous: 52, period, better: 'neither' }}
      />
      <Metric
        label={
          <Link href="?lista=vagas" stretched tone="quiet">
            Vagas com bolsa que ainda estão livres na escola
          </Link>
        }
        value={31}
      />
      <Metric label="Desconto médio" value={620} trend={{ previous: 600, period: 'em outubro' }}>
        {'R$\u00A0620'}
      </Metric>
    </MetricList>
  ),
};
