import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect } from 'storybook/test';
import SchoolYearDemo from './demos/school-year.tsx';
import { MonthGrid } from './month-grid.tsx';

const meta = {
  title: 'Data/MonthGrid',
  component: MonthGrid,
  args: {
    caption: 'Mês mais pesado de 2027: janeiro, R$ 1.450. Os três somam R$ 3.150.',
    months: [
      { name: 'janeiro', amount: 'R$\u00A01.450', level: 1, isPeak: true },
      { name: 'fevereiro', amount: 'R$\u00A0850', level: 0.59 },
      { name: 'março', amount: 'R$\u00A0850', level: 0.59 },
    ],
  },
} satisfies Meta<typeof MonthGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toHaveAccessibleName(/^Mês mais pesado de 2027: janeiro/u);
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'janeiro R$\u00A01.450',
      'fevereiro R$\u00A0850',
      'março R$\u00A0850',
    ]);
  },
};

export const Playground: Story = {};

export const SchoolYear: Story = {
  render: () => <SchoolYearDemo />,
  parameters: { demo: 'school-year' },
};

/** Whole reais; amounts with centavos; months that cost the same; a month without a payment. */
export const AllStates: Story = {
  render: ({ caption, months }) => (
    <div style={{ display: 'grid', gap: 40, maxInlineSize: 560 }}>
      <MonthGrid caption={caption} months={months} />
      <MonthGrid
        caption="Mês mais pesado de 2027: janeiro, R$ 12.345,67."
        style={{ '--month-width': '7rem' } as CSSProperties}
        months={[
          { name: 'janeiro', amount: 'R$\u00A012.345,67', level: 1, isPeak: true },
          { name: 'fevereiro', amount: 'R$\u00A01.234,56', level: 0.1 },
        ]}
      />
      <MonthGrid
        caption="Todos os meses de 2027 custam R$ 850."
        months={[
          { name: 'janeiro', amount: 'R$\u00A0850', level: 1 },
          { name: 'fevereiro', amount: 'R$\u00A0850', level: 1 },
        ]}
      />
      <MonthGrid
        caption="Mês mais pesado de 2027: janeiro, R$ 600."
        months={[
          { name: 'janeiro', amount: 'R$\u00A0600', level: 1, isPeak: true },
          { name: 'fevereiro', amount: 'nada', level: 0 },
        ]}
      />
    </div>
  ),
};
