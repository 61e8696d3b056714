import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../link/link.tsx';
import { DescriptionList } from './description-list.tsx';
import ReviewDemo from './demos/review.tsx';

const meta = {
  title: 'Data/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { term: 'Escola', description: 'Colégio Horizonte' },
      { term: 'Série', description: '1º ano do Fundamental' },
      { term: 'Turno', description: 'Manhã' },
      { term: 'Mensalidade com bolsa', description: 'R$ 890,00' },
    ],
  },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Escola',
      'Série',
      'Turno',
      'Mensalidade com bolsa',
    ]);
    await expect(canvas.getAllByRole('definition')[2]).toHaveTextContent('Manhã');
  },
};

export const Playground: Story = { args: { layout: 'stacked', columns: 2 } };

/** To review what was entered. */
export const Beside: Story = {
  render: () => <ReviewDemo />,
  parameters: { demo: 'review' },
};

export const AllStates: Story = {
  render: ({ items }) => (
    <div style={{ display: 'grid', gap: 40 }}>
      <DescriptionList items={items} />
      <DescriptionList items={items} columns={2} />
      <DescriptionList items={items} columns={3} />
      <DescriptionList
        layout="beside"
        items={[
          ...items,
          {
            term: 'E-mail',
            description: 'maria.aparecida.do.nascimento.da.silva@exemplo-de-endereco.com.br',
          },
          { term: 'Contato', description: <Link href="#telefone">(11) 3000-0000</Link> },
        ]}
      />
    </div>
  ),
};
