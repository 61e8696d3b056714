import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Input } from '../input/input.tsx';
import { Stepper } from '../stepper/stepper.tsx';
import { StepFlow, StepSection } from './step-section.tsx';

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

const steps = [{ label: 'Criança' }, { label: 'Responsável' }];

/** The heading of the step that the visitor goes to takes the focus. */
export const Flow: Story = {
  render: function Flow() {
    const [step, setStep] = useState<number>();
    return (
      <StepFlow style={{ display: 'grid', gap: 32 }}>
        <Stepper steps={steps} current={step ?? 1} onCurrentChange={setStep} />
        {step === 2 ? (
          <StepSection key="2" title="Seus dados" focused>
            <Input label="E-mail" />
          </StepSection>
        ) : (
          <StepSection key="1" title="Quem vai estudar?" focused={step !== undefined}>
            <Button onClick={() => setStep(2)}>Continuar</Button>
          </StepSection>
        )}
      </StepFlow>
    );
  },
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
