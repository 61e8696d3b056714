import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SaveSearch } from './save-search.tsx';

const meta = {
  title: 'Search/SaveSearch',
  component: SaveSearch,
  args: {
    search: { city: 'araguaina-to', grade: '1-ano', page: 2 },
    onSave: fn(() => Promise.resolve(true)),
  },
  decorators: [
    (Story) => (
      <div style={{ padding: 24 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SaveSearch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A saved search has a highlighter background; the page of the results is not part of it. */
export const Saved: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByRole('button', { name: 'Busca salva' })).toBeVisible();
    await expect(args.onSave).toHaveBeenCalledWith('city=araguaina-to&grade=1-ano');
  },
};

/** Without a session, signing in comes first. */
export const NotSaved: Story = {
  args: { onSave: fn(() => Promise.resolve(false)) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(
      await canvas.findByRole('button', { name: 'Salvar busca e receber avisos', busy: false }),
    ).toBeVisible();
  },
};
