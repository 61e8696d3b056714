import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Input } from '../input/input.tsx';
import { StepSection } from './step-section.tsx';
import FlowDemo from './demos/flow.tsx';

const meta = {
  title: 'Layout/StepSection',
  component: StepSection,
  args: { title: 'Quem vai estudar?', children: <Input label="Nome completo" /> },
} satisfies Meta<typeof StepSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Quem vai estudar?', level: 2 })).toBeVisible();
    await expect(document.body).toHaveFocus();
  },
};

export const Playground: Story = { args: { intro: 'O nome como está na certidão de nascimento.' } };

/** Named by its heading, the section is a landmark. */
export const Landmark: Story = {
  args: { headingId: 'quem-vai-estudar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Quem vai estudar?' })).toBeVisible();
  },
};

/** The heading of the new step takes the focus. */
export const Flow: Story = {
  render: () => <FlowDemo />,
  parameters: { demo: 'flow' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }));
    await expect(canvas.getByRole('heading', { name: 'Seus dados' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: /Criança/ }));
    await expect(canvas.getByRole('heading', { name: 'Quem vai estudar?' })).toHaveFocus();
  },
};

export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 40 }}>
      <StepSection {...args} />
      <StepSection {...args} intro="O nome como está na certidão de nascimento." />
    </div>
  ),
};
