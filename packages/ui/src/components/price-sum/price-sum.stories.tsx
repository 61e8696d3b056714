import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import ScholarshipDemo from './demos/scholarship.tsx';
import { PriceSum } from './price-sum.tsx';

const meta = {
  title: 'Data/PriceSum',
  component: PriceSum,
  args: {
    lines: [
      { term: 'Mensalidade', amount: 'R$\u00A01.234,56' },
      { term: 'Bolsa de 50%', amount: '−\u00A0R$\u00A0617,28' },
    ],
    total: { term: 'Você paga por mês', amount: 'R$\u00A0617,28' },
    saving: { term: 'Economia no ano', amount: 'R$\u00A07.407,36' },
  },
} satisfies Meta<typeof PriceSum>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Mensalidade',
      'Bolsa de 50%',
      'Você paga por mês',
      'Economia no ano',
    ]);
    await expect(canvas.getAllByRole('definition')[2]).toHaveTextContent('R$ 617,28');
  },
};

export const Playground: Story = {};

/** While browsing: whole reais. */
export const Scholarship: Story = {
  render: () => <ScholarshipDemo />,
  parameters: { demo: 'scholarship' },
};

export const AllStates: Story = {
  render: ({ lines, total, saving }) => (
    <div style={{ display: 'grid', gap: 40, maxInlineSize: 360 }}>
      <PriceSum lines={lines} total={total} saving={saving} />
      <PriceSum lines={lines} total={total} />
      <PriceSum lines={lines.slice(0, 1)} total={total} />
      <PriceSum
        lines={[
          { term: 'Mensalidade do período integral com almoço', amount: 'R$\u00A012.345,67' },
          { term: 'Bolsa de 10%', amount: '−\u00A0R$\u00A01.234,57' },
        ]}
        total={{ term: 'Você paga por mês', amount: 'R$\u00A011.111,10' }}
        saving={{ term: 'Economia no ano', amount: 'R$\u00A014.814,84' }}
      />
    </div>
  ),
};
