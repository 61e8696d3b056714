import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressCircle } from './progress-circle.tsx';
import CustomTextDemo from './demos/custom-text.tsx';

const meta = {
  title: 'Feedback/ProgressCircle',
  component: ProgressCircle,
  args: { label: 'Perfil preenchido', value: 40 },
} satisfies Meta<typeof ProgressCircle>;

export default meta;
type Story = StoryObj<typeof meta>;

const row = { display: 'flex', flexWrap: 'wrap', gap: 24, alignItems: 'center' } as const;

export const Default: Story = {
  play: async ({ canvas }) => {
    const circle = canvas.getByRole('progressbar', { name: 'Perfil preenchido' });
    await expect(circle).toHaveAttribute('value', '40');
    await expect(circle).toHaveAttribute('aria-valuetext', '40%');
  },
};

export const Playground: Story = { args: { size: 'large', maximum: 100 } };

/** CO-05: the medium one has a radius of 36 px. */
export const Sizes: Story = {
  render: (args) => (
    <div style={row}>
      <ProgressCircle {...args} size="small" />
      <ProgressCircle {...args} />
      <ProgressCircle {...args} size="large" />
    </div>
  ),
  play: async ({ canvas }) => {
    const sides = canvas.getAllByRole('progressbar').map((circle) => circle.getBoundingClientRect().width);
    await expect(sides).toEqual([40, 80, 120]);
  },
};

export const Values: Story = {
  render: (args) => (
    <div style={row}>
      {[0, 1, 50, 99, 100].map((value) => (
        <ProgressCircle
          {...args}
          key={value}
          value={value}
          label={`Perfil preenchido, exemplo de ${value}`}
        />
      ))}
    </div>
  ),
};

/** Unknown progress: it rotates, and has no value. With reduced motion it stands still. */
export const Indeterminate: Story = {
  args: { value: null, label: 'Procurando bolsas' },
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('value');
  },
};

/** Other text than a percentage, announced and visible. */
export const CustomText: Story = {
  render: () => <CustomTextDemo />,
  parameters: { demo: 'custom-text' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '2 de 5 documentos');
  },
};

export const AllStates: Story = {
  tags: ['no-visual'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <div key={size} style={row}>
          {[0, 8, 64, 100, null].map((value) => (
            <ProgressCircle
              {...args}
              key={value}
              size={size}
              value={value}
              label={`Perfil preenchido, ${size} ${value ?? 'sem valor'}`}
            />
          ))}
        </div>
      ))}
    </div>
  ),
};
