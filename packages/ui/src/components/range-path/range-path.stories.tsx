import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import ScholarshipDemo from './demos/scholarship.tsx';
import { RangePath } from './range-path.tsx';

const meta = {
  title: 'Data/RangePath',
  component: RangePath,
  args: {
    steps: [
      { name: '2027', detail: '7º ano', amount: 'R$\u00A0850', from: 0.83, to: 0.83 },
      {
        name: '2028',
        detail: '8º ano',
        amount: 'R$\u00A0850',
        range: 'de R$\u00A0887 a R$\u00A0936 com reajuste',
        from: 0.86,
        to: 0.91,
      },
      {
        name: '2029',
        detail: '9º ano',
        amount: 'R$\u00A0850',
        range: 'de R$\u00A0924 a R$\u00A01.030 com reajuste',
        from: 0.9,
        to: 1,
      },
    ],
    end: 'A bolsa acaba no fim do 9º ano, em dezembro de 2029.',
  },
} satisfies Meta<typeof RangePath>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '2027 7º ano R$\u00A0850',
      '2028 8º ano R$\u00A0850 de R$\u00A0887 a R$\u00A0936 com reajuste',
      '2029 9º ano R$\u00A0850 de R$\u00A0924 a R$\u00A01.030 com reajuste',
      'A bolsa acaba no fim do 9º ano, em dezembro de 2029.',
    ]);
  },
};

export const Playground: Story = {};

export const Scholarship: Story = {
  render: () => <ScholarshipDemo />,
  parameters: { demo: 'scholarship' },
};

/** Several years; the last year alone; a long name. */
export const AllStates: Story = {
  render: ({ steps, end }) => (
    <div style={{ display: 'grid', gap: 40, maxInlineSize: 400 }}>
      <RangePath steps={steps} end={end} />
      <RangePath steps={steps.slice(0, 1)} end="A bolsa acaba no fim do 7º ano, em dezembro de 2027." />
      <RangePath
        steps={[
          {
            name: '2028',
            detail: '3ª série do Ensino Médio em período integral',
            amount: 'R$\u00A012.345,67',
            range: 'de R$\u00A012.871,60 a R$\u00A013.587,64 com reajuste',
            from: 0.94,
            to: 1,
          },
        ]}
        end="A bolsa acaba no fim da 3ª série, em dezembro de 2028."
      />
    </div>
  ),
};
