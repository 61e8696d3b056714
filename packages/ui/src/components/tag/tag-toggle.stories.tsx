import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent } from 'storybook/test';
import { Text } from '../text/text.tsx';
import { TagList } from './tag-list.tsx';
import { TagToggle } from './tag-toggle.tsx';
import ActiveFiltersDemo from './demos/active-filters.tsx';

const meta = {
  title: 'Forms/TagToggle',
  component: TagToggle,
  args: { children: 'Manhã', onSelectedChange: fn() },
} satisfies Meta<typeof TagToggle>;

export default meta;
type Story = StoryObj<typeof meta>;

/** ST-07: the name states the effect of a press, so there is no `aria-pressed` to contradict it. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const tag = canvas.getByRole('button', { name: 'Selecionar Manhã' });
    await userEvent.click(tag);
    await expect(tag).toHaveAccessibleName('Remover Manhã');
    await expect(tag).not.toHaveAttribute('aria-pressed');
    await expect(tag).toHaveFocus();
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(
      true,
      expect.objectContaining({ reason: 'press' }),
    );
    await userEvent.keyboard('{Enter}');
    await expect(tag).toHaveAccessibleName('Selecionar Manhã');
  },
};

export const Playground: Story = { args: { defaultSelected: true, size: 'medium' } };

export const Selected: Story = {
  args: { defaultSelected: true },
  play: async ({ canvas, args }) => {
    const tag = canvas.getByRole('button', { name: 'Remover Manhã' });
    tag.focus();
    await userEvent.keyboard('{Delete}');
    await expect(tag).toHaveAccessibleName('Selecionar Manhã');
    await expect(args.onSelectedChange).toHaveBeenCalledWith(
      false,
      expect.objectContaining({ reason: 'delete-key' }),
    );
    await userEvent.keyboard('{Delete}');
    await expect(args.onSelectedChange).toHaveBeenCalledTimes(1);
  },
};

export const ChangeCanceled: Story = {
  args: { onSelectedChange: fn((_selected, details) => details.cancel()) },
  play: async ({ canvas }) => {
    const tag = canvas.getByRole('button');
    await userEvent.click(tag);
    await expect(tag).toHaveAccessibleName('Selecionar Manhã');
  },
};

/** A selected tag leaves the row; the focus moves to the one that takes its place, finally to the list. */
export const FocusSurvivesRemoval: Story = {
  render: () => <ActiveFiltersDemo />,
  parameters: { demo: 'active-filters' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remover Tarde' }));
    await expect(canvas.getByRole('button', { name: 'Remover Integral' })).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect(canvas.getByRole('button', { name: 'Remover Manhã' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('list', { name: 'Filtros ativos' })).toHaveFocus();
  },
};

/** A long name is truncated; the accessible name is complete. */
export const LongName: Story = {
  args: { children: 'Escola Municipal de Educação Infantil e Ensino Fundamental Professora Maria Aparecida' },
  render: (args) => (
    <div style={{ width: 240 }}>
      <TagToggle {...args} />
    </div>
  ),
};

const shifts = ['Manhã', 'Tarde', 'Integral'];

const sizes = [
  ['small', 'Pequeno'],
  ['medium', 'Médio'],
] as const;

/** Open and selected, in both sizes, in a row that wraps, and with too little space. The first has the focus. */
export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      {sizes.map(([size, name]) => (
        <div key={size} style={{ display: 'grid', gap: 12 }}>
          <Text size="small" tone="soft">
            {name}
          </Text>
          <TagList aria-label={`Turno, ${name.toLowerCase()}`}>
            {shifts.map((shift, index) => (
              <TagToggle {...args} key={shift} size={size} defaultSelected={index === 1}>
                {shift}
              </TagToggle>
            ))}
            <TagToggle {...args} size={size}>
              Educação de Jovens e Adultos
            </TagToggle>
          </TagList>
          <div
            style={{
              display: 'grid',
              gridTemplateColumns: 'minmax(0, 1fr)',
              gap: 8,
              justifyItems: 'start',
              maxWidth: 240,
            }}
          >
            {[false, true].map((selected) => (
              <TagToggle {...args} key={String(selected)} size={size} defaultSelected={selected}>
                Centro de Ensino Integrado Professora Maria Aparecida
              </TagToggle>
            ))}
          </div>
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    // From the page into the list, which only scripts can focus.
    await userEvent.tab();
    await expect(canvas.getAllByRole('button')[0]).toHaveFocus();
  },
};
