import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Input } from '../input/input.tsx';
import { Fieldset } from './fieldset.tsx';
import FiltersDemo from './demos/filters.tsx';
import AddressDemo from './demos/address.tsx';

const address = (
  <div style={{ display: 'grid', gap: 16 }}>
    <Input label="CEP" inputMode="numeric" autoComplete="postal-code" />
    <Input label="Rua e número" autoComplete="address-line1" />
  </div>
);

const meta = {
  title: 'Forms/Fieldset',
  component: Fieldset,
  args: { legend: 'Endereço da criança', children: address },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Fieldset>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Endereço da criança' })).toBeVisible();
  },
};

export const Playground: Story = {
  args: { hint: 'Mostramos as escolas mais perto.', error: '', optional: false, legendHidden: false },
};

export const WithError: Story = {
  render: () => <AddressDemo />,
  parameters: { demo: 'address' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Procurar' }));
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      'Mostramos as escolas mais perto. Não encontramos este endereço. Confira o CEP e o número.',
    );
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    for (const input of canvas.getAllByRole('textbox')) await expect(input).toBeDisabled();
  },
};

/** All the fields of the kit in one form, to compare them. */
export const Family: Story = {
  render: () => <FiltersDemo />,
  parameters: { demo: 'filters' },
};

export const AllStates: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 32 }}>
      <Fieldset legend="Só com o título">{address}</Fieldset>
      <Fieldset legend="Com dica" hint="Mostramos as escolas mais perto." optional>
        {address}
      </Fieldset>
      <Fieldset
        legend="Com erro"
        hint="Mostramos as escolas mais perto."
        error="Não encontramos este endereço. Confira o CEP e o número."
      >
        {address}
      </Fieldset>
      <Fieldset legend="Indisponível" disabled>
        {address}
      </Fieldset>
      <Fieldset legend="Sem título à vista" legendHidden hint="O título é só para quem ouve.">
        {address}
      </Fieldset>
      <Fieldset legend="Endereço de quem vai buscar a criança na escola quando os responsáveis não puderem">
        {address}
      </Fieldset>
    </div>
  ),
};
