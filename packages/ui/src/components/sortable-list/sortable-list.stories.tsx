import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { announced } from '../../testing/browser/announced.ts';
import PhotosDemo from './demos/photos.tsx';
import { SortableItem, SortableList } from './sortable-list.tsx';

const names = ['Fachada', 'Biblioteca', 'Quadra'];

const items = names.map((name, index) => (
  <SortableItem key={name} index={index} name={name}>
    {name}
  </SortableItem>
));

const meta = {
  title: 'Forms/SortableList',
  component: SortableList,
  args: { 'aria-label': 'Fotos', items: names, onItemsChange: fn(), children: items },
} satisfies Meta<typeof SortableList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('list', { name: 'Fotos' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Mover Fachada para baixo' }));
    await expect(args.onItemsChange).toHaveBeenLastCalledWith(
      ['Biblioteca', 'Fachada', 'Quadra'],
      expect.objectContaining({ reason: 'button' }),
    );
  },
};

export const Playground: Story = {};

/** The focus moves along with its item, and its position is announced. */
export const Photos: Story = {
  render: () => <PhotosDemo />,
  parameters: { demo: 'photos' },
  play: async ({ canvas }) => {
    const order = () => canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    const up = canvas.getByRole('button', { name: 'Mover Quadra coberta para cima' });
    await userEvent.click(up);
    await expect(up).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(order()).toEqual(['Quadra coberta', 'Fachada vista da rua', 'Biblioteca']);
    await expect(up).toHaveFocus();
    await expect(up).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(announced().at(-1)).toBe('Quadra coberta: posição 1 de 3'));
  },
};

export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 40, maxInlineSize: 480 }}>
      <SortableList {...args} />
      <SortableList aria-label="Uma só" items={['Fachada']} onItemsChange={fn()}>
        <SortableItem index={0} name="Fachada">
          Fachada da escola vista da rua, com o portão aberto e as crianças que chegam
        </SortableItem>
      </SortableList>
    </div>
  ),
};
