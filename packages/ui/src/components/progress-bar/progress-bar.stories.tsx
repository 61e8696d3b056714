import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressBar } from './progress-bar.tsx';
import CustomTextDemo from './demos/custom-text.tsx';

const meta = {
  title: 'Feedback/ProgressBar',
  component: ProgressBar,
  args: { label: 'Enviando documentos', value: 40, style: { maxWidth: 400 } },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

const column = { display: 'grid', gap: 24 } as const;

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Enviando documentos' });
    await expect(bar).toHaveAttribute('value', '40');
    await expect(bar).toHaveAttribute('aria-valuetext', '40%');
    const fill = bar.nextElementSibling;
    await expect(fill?.getBoundingClientRect().width).toBeCloseTo(bar.getBoundingClientRect().width * 0.4, 0);
  },
};

export const Playground: Story = { args: { size: 'medium', maximum: 100, hideLabel: false } };

export const Sizes: Story = {
  render: (args) => (
    <div style={column}>
      <ProgressBar {...args} size="small" />
      <ProgressBar {...args} size="medium" />
    </div>
  ),
};

/** Animated, without a value. */
export const Indeterminate: Story = {
  args: { value: null, label: 'Procurando bolsas perto de você' },
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('value');
  },
};

export const CustomText: Story = {
  render: () => <CustomTextDemo />,
  parameters: { demo: 'custom-text' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 de 8')).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '3 de 8');
  },
};

/** If the page shows it already. */
export const HiddenLabel: Story = {
  args: { hideLabel: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Enviando documentos' })).toBeInTheDocument();
  },
};

/** From the right, in right-to-left text. */
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <ProgressBar {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar');
    await expect(bar.nextElementSibling?.getBoundingClientRect().right).toBe(
      bar.getBoundingClientRect().right,
    );
  },
};

export const AllStates: Story = {
  tags: ['no-visual'],
  render: (args) => (
    <div style={column}>
      {[0, 1, 40, 100, null].map((value) => (
        <ProgressBar
          {...args}
          key={value}
          value={value}
          label={`Enviando documentos (${value ?? 'sem valor'})`}
        />
      ))}
      <ProgressBar {...args} size="small" />
      <ProgressBar {...args} hideLabel label="Sem palavras" />
    </div>
  ),
};
