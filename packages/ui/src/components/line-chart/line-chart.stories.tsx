import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import UsageDemo from './demos/usage.tsx';
import { LineChart } from './line-chart.tsx';

const days = (count: number) => Array.from({ length: count }, (_, index) => `dia ${index + 1}`);
const wave = (count: number, middle: number) =>
  Array.from({ length: count }, (_, index) => middle + Math.round(Math.sin(index / 3) * middle * 0.2));

const meta = {
  title: 'Data/LineChart',
  component: LineChart,
  args: {
    caption: 'Visitas por dia',
    axis: 'Dia',
    labels: days(7),
    series: [
      { key: 'phone', label: 'Celular', values: [120, 140, 135, null, 160, 170, 150] },
      { key: 'desktop', label: 'Computador', values: [60, 55, 70, 65, 62, 30, 25] },
    ],
    formatValue: (value: number) => value.toLocaleString('pt-BR'),
  },
} satisfies Meta<typeof LineChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The table has every number, and says where there is none. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: 'Visitas por dia' })).toBeVisible();
    await userEvent.click(canvas.getByText('Ver os números em tabela'));
    await expect(canvas.getByRole('row', { name: /dia 4/ })).toHaveTextContent('sem dados');
    await expect(canvas.getByRole('row', { name: /dia 6/ })).toHaveTextContent('170');
  },
};

export const Playground: Story = {};

export const Usage: Story = { render: () => <UsageDemo />, parameters: { demo: 'usage' } };

export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <LineChart {...args} limit={{ value: 100, label: 'Meta: 100' }} />
      <LineChart
        {...args}
        caption="Um dia só"
        labels={['hoje']}
        series={[{ key: 'a', label: 'Visitas', values: [3] }]}
      />
      <LineChart
        {...args}
        caption="Sem dados"
        series={[{ key: 'a', label: 'Visitas', values: days(7).map(() => null) }]}
      />
      <LineChart
        {...args}
        caption="Noventa dias, quatro linhas"
        labels={days(90)}
        series={[40, 80, 120, 160].map((middle) => ({
          key: String(middle),
          label: `Por volta de ${middle}`,
          values: wave(90, middle),
        }))}
      />
    </div>
  ),
};
