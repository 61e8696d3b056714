import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Fieldset } from '../fieldset/fieldset.tsx';
import { RangeSlider } from './range-slider.tsx';
import PriceRangeDemo from './demos/price-range.tsx';

const reais = (value: number) => `R$ ${value.toLocaleString('pt-BR')}`;

const meta = {
  title: 'Forms/RangeSlider',
  component: RangeSlider,
  args: {
    min: 300,
    max: 2100,
    step: 50,
    defaultValue: [500, 1200],
    format: reais,
    onValueChange: fn(),
    onValueCommit: fn(),
  },
  render: (args) => (
    <Fieldset legend="Mensalidade com a bolsa" hint="De R$ 300 a R$ 2.100 nesta busca">
      <RangeSlider {...args} />
    </Fieldset>
  ),
} satisfies Meta<typeof RangeSlider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** End moves the lower end up to the upper one, and no further. Each move is committed after a pause. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const low = canvas.getByRole('slider', { name: 'Mínimo' });
    await userEvent.tab();
    await expect(low).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(low).toHaveAttribute('aria-valuetext', 'R$ 1.200');
    await waitFor(() => expect(args.onValueCommit).toHaveBeenCalledOnce());
    await expect(args.onValueCommit).toHaveBeenLastCalledWith(
      [1200, 1200],
      expect.objectContaining({ reason: 'keyboard' }),
    );
  },
};

export const Playground: Story = { args: { minGap: 0, disabled: false } };

/** The ends keep R$ 200 between them. */
export const MinGap: Story = {
  args: { minGap: 200 },
  play: async ({ canvas }) => {
    const high = canvas.getByRole('slider', { name: 'Máximo' });
    high.focus();
    await userEvent.keyboard('{Home}');
    await expect(high).toHaveAttribute('aria-valuetext', 'R$ 700');
  },
};

/** The caller controls both ends, and shows them. */
export const Controlled: Story = {
  render: () => <PriceRangeDemo />,
  parameters: { demo: 'price-range' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByText('De R$ 450 a R$ 1.200')).toBeVisible();
  },
};

/** Both values above the track, in the caller's format; they follow a key or a finger at once, before the commit. */
export const ValuesShown: Story = {
  args: { valuesShown: true },
  play: async ({ canvas, canvasElement }) => {
    const values = canvasElement.querySelector('[data-part=values]');
    await expect(values).toHaveTextContent('R$ 500R$ 1.200');
    canvas.getByRole('slider', { name: 'Mínimo' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(values).toHaveTextContent('R$ 550R$ 1.200');
    await expect(canvas.getByRole('slider', { name: 'Mínimo' })).toHaveAttribute('aria-valuetext', 'R$ 550');
  },
};

export const Disabled: Story = { args: { disabled: true } };

/** All states on one sheet. */
export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, maxWidth: 480 }}>
      {(
        [
          ['A faixa toda', [300, 2100]],
          ['Uma parte', [500, 1200]],
          ['Os dois no mesmo lugar', [900, 900]],
          ['Os dois no começo', [300, 300]],
          ['Os dois no fim', [2100, 2100]],
        ] as const
      ).map(([legend, defaultValue]) => (
        <Fieldset key={legend} legend={legend}>
          <RangeSlider {...args} defaultValue={defaultValue} />
        </Fieldset>
      ))}
      <Fieldset legend="Com erro" error="Nenhuma bolsa nesta faixa.">
        <RangeSlider {...args} />
      </Fieldset>
      <Fieldset legend="Com os valores">
        <RangeSlider {...args} valuesShown />
      </Fieldset>
      <Fieldset legend="Desligada">
        <RangeSlider {...args} disabled />
      </Fieldset>
    </div>
  ),
};
