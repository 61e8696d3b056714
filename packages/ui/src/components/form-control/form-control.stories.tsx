import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentPropsWithoutRef } from 'react';
import { expect } from 'storybook/test';
import { Text } from '../text/text.tsx';
import { ControlBox, controlInBox } from './control-box.tsx';
import { type ControlAttributes, type ControlSize, FormControl } from './form-control.tsx';
import NativeControlDemo from './demos/native-control.tsx';

/** A field that the kit has no component for, in its frame. */
function dateField(control: ControlAttributes, size: ControlSize = 'medium', native: DateProps = {}) {
  return (
    <ControlBox size={size}>
      <input
        type="date"
        data-part="control"
        {...native}
        {...control}
        className={controlInBox}
        style={{ paddingInline: 12 }}
      />
    </ControlBox>
  );
}

type DateProps = Pick<ComponentPropsWithoutRef<'input'>, 'defaultValue' | 'disabled'>;

const meta = {
  title: 'Forms/FormControl',
  component: FormControl,
  args: {
    label: 'Data de nascimento',
    children: (control) => dateField(control),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FormControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Data de nascimento')).toHaveAttribute('type', 'date');
    await expect(canvas.getByLabelText('Data de nascimento')).not.toHaveAttribute('aria-invalid');
  },
};

export const Playground: Story = { args: { hint: '', error: '', optional: false, labelHidden: false } };

export const WithHintAndError: Story = {
  render: () => <NativeControlDemo />,
  parameters: { demo: 'native-control' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Data de nascimento');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('A da criança, não a sua. Esta data está no futuro.');
  },
};

/** Only optional fields are marked, because most fields are required. */
export const Optional: Story = {
  args: { optional: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Data de nascimento (opcional)')).toBeVisible();
  },
};

export const LabelHidden: Story = { args: { labelHidden: true, hint: 'A da criança, não a sua.' } };

export const AllStates: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <FormControl label="Vazio">{(control) => dateField(control)}</FormControl>
      <FormControl label="Preenchido" hint="A da criança, não a sua." optional>
        {(control) => dateField(control, 'medium', { defaultValue: '2019-03-14' })}
      </FormControl>
      <FormControl label="Com erro" hint="A da criança, não a sua." error="Esta data está no futuro.">
        {(control) => dateField(control, 'medium', { defaultValue: '2031-03-14' })}
      </FormControl>
      <FormControl
        label="Com erro e rodapé"
        error="Esta data está no futuro."
        footer={
          <Text size="small" tone="soft" style={{ marginInlineStart: 'auto' }}>
            Até 31/12/2026
          </Text>
        }
      >
        {(control) => dateField(control, 'medium', { defaultValue: '2031-03-14' })}
      </FormControl>
      <FormControl label="Indisponível" hint="Escolha antes a série.">
        {(control) => dateField(control, 'medium', { disabled: true, defaultValue: '2019-03-14' })}
      </FormControl>
      <FormControl label="Sem título à vista" labelHidden hint="O título é só para quem ouve.">
        {(control) => dateField(control)}
      </FormControl>
      <FormControl label="Pequeno">{(control) => dateField(control, 'small')}</FormControl>
      <FormControl label="Grande">{(control) => dateField(control, 'large')}</FormControl>
      <FormControl
        label="Data de nascimento da criança, como está na certidão ou no documento de identidade"
        hint="A escola confere a idade na matrícula: para o 1º ano, seis anos completos até 31 de março."
        error="Com esta data, a criança ainda não tem a idade do 1º ano. Confira o ano ou escolha a pré-escola."
      >
        {(control) => dateField(control, 'medium', { defaultValue: '2023-03-14' })}
      </FormControl>
    </div>
  ),
};
