import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Avatar, type AvatarSize } from './avatar.tsx';
import { broken, crest, portrait } from '../../testing/pictures.fixture.ts';
import SizesDemo from './demos/sizes.tsx';
import BesideNameDemo from './demos/beside-name.tsx';

const meta = {
  title: 'Data/Avatar',
  component: Avatar,
  args: { name: 'Ana Prado' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

const row = { display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center' } as const;
const school = { name: 'Colégio Horizonte', src: crest, shape: 'school' } as const;
const sizes: AvatarSize[] = ['extra-small', 'small', 'medium', 'large', 'extra-large'];

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Ana Prado' })).toHaveTextContent('AP');
  },
};

export const Playground: Story = {
  args: { src: portrait, size: 'large', shape: 'person', decorative: false },
};

/** CO-05: extra-small to extra-large. */
export const Sizes: Story = {
  render: () => <SizesDemo />,
  parameters: { demo: 'sizes' },
  play: async ({ canvas }) => {
    const sides = canvas.getAllByRole('img').map((avatar) => avatar.getBoundingClientRect().width);
    await expect(sides).toEqual([24, 32, 40, 56, 80]);
  },
};

export const WithPicture: Story = {
  args: { src: portrait, size: 'large' },
  play: async ({ canvasElement }) => {
    const image = canvasElement.querySelector('img');
    await waitFor(() => expect(image?.naturalWidth).toBe(80));
  },
};

/** A crest keeps its corners and is shown whole. */
export const School: Story = { args: { ...school, size: 'large' } };

/** The picture failed to load: only the initials are visible. */
export const Failed: Story = {
  args: { src: broken },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvasElement).toHaveTextContent('AP');
  },
};

/** The name is beside it, so it is not announced twice. */
export const BesideItsName: Story = {
  render: () => <BesideNameDemo />,
  parameters: { demo: 'beside-name' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {(
        [
          ['initials', args],
          ['picture', { ...args, src: portrait }],
          ['nobody', { ...args, name: '' }],
          ['school', { ...school, src: undefined }],
          ['crest', school],
          ['failed', { ...args, src: broken }],
        ] as const
      ).map(([label, props]) => (
        <div key={label} style={row}>
          {sizes.map((size) => (
            <Avatar {...props} key={size} size={size} />
          ))}
        </div>
      ))}
    </div>
  ),
};
