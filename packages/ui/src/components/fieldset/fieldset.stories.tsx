import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { CheckboxGroup } from '../checkbox/checkbox-group.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { Input } from '../input/input.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { Radio } from '../radio-group/radio.tsx';
import { Select } from '../select/select.tsx';
import { Fieldset } from './fieldset.tsx';

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
  args: {
    hint: 'Mostramos as escolas mais perto.',
    error: 'Não encontramos este endereço. Confira o CEP e o número.',
  },
  play: async ({ canvas }) => {
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

/** All the fields of the kit as one form, to see that they are one family. */
export const Family: Story = {
  render: () => (
    <form aria-label="Filtros" style={{ display: 'grid', gap: 24 }}>
      <Input label="Bairro" name="bairro" type="search" optional defaultValue="Setor Central" />
      <Select label="Série" name="serie" placeholder="Todas as séries">
        <option value="1-ano">1º ano</option>
      </Select>
      <Input
        label="Mensalidade até"
        name="preco"
        leading="R$"
        inputMode="numeric"
        hint="Já com o desconto da bolsa."
      />
      <CheckboxGroup legend="Turno" name="turno" defaultValue={['manha']}>
        <Checkbox value="manha" label="Manhã" trailing="12" />
        <Checkbox value="tarde" label="Tarde" trailing="9" />
      </CheckboxGroup>
      <RadioGroup legend="Ordenar por" name="ordem" defaultValue="preco">
        <Radio value="preco" label="Menor mensalidade" />
        <Radio value="distancia" label="Mais perto" />
      </RadioGroup>
      <Button variant="primary" type="submit" wide>
        Ver 12 bolsas
      </Button>
    </form>
  ),
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
