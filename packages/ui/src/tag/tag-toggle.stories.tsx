import type { Meta, StoryObj } from '@storybook/react-vite';

import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { TagList } from './tag-list.tsx';
import { TagToggle } from './tag-toggle.tsx';

const meta = {
  title: 'Forms/TagToggle',
  component: TagToggle,
  args: { children: 'Manhã', onSelectedChange: fn() },
} satisfies Meta<typeof TagToggle>;

export default meta;
type Story = StoryObj<typeof meta>;

/** ST-07: the name says what a press will do, so there is no `aria-pressed` to contradict it. */
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

export const Refused: Story = {
  args: { onSelectedChange: fn((_selected, details) => details.cancel()) },
  play: async ({ canvas }) => {
    const tag = canvas.getByRole('button');
    await userEvent.click(tag);
    await expect(tag).toHaveAccessibleName('Selecionar Manhã');
  },
};

/** What is chosen leaves the row; the focus goes to the one that takes its place, at the end to the list. */
export const FocusSurvivesRemoval: Story = {
  render: function Chosen(args) {
    const [tags, setTags] = useState(['Manhã', 'Tarde', 'Integral']);
    return (
      <TagList aria-label="Filtros ativos">
        {tags.map((tag) => (
          <TagToggle
            {...args}
            key={tag}
            selected
            onSelectedChange={() => setTags((now) => now.filter((one) => one !== tag))}
          >
            {tag}
          </TagToggle>
        ))}
      </TagList>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remover Tarde' }));
    await expect(canvas.getByRole('button', { name: 'Remover Integral' })).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect(canvas.getByRole('button', { name: 'Remover Manhã' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('list', { name: 'Filtros ativos' })).toHaveFocus();
  },
};

/** A long name is cut at the end; the whole of it is still its name. */
export const LongName: Story = {
  args: { children: 'Escola Municipal de Educação Infantil e Ensino Fundamental Professora Maria Aparecida' },
  render: (args) => (
    <div style={{ width: 240 }}>
      <TagToggle {...args} />
    </div>
  ),
};
