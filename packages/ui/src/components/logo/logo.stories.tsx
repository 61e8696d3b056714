import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect } from 'storybook/test';
import { brands, Logo } from './logo.tsx';
import SizesDemo from './demos/sizes.tsx';

const meta = { title: 'Brand/Logo', component: Logo, args: {} } satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

const column = { display: 'grid', gap: 20, justifyItems: 'start' } as const;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Escola')).toBeVisible();
  },
};

export const Playground: Story = { args: { brand: 'career-guide', size: 'large', variant: 'full' } };

/** EN-15: one family, four pens. */
export const Brands: Story = {
  render: (args) => (
    <div style={column}>
      {brands.map((brand) => (
        <Logo {...args} key={brand} brand={brand} size="large" />
      ))}
    </div>
  ),
};

export const Sizes: Story = {
  render: () => <SizesDemo />,
  parameters: { demo: 'sizes' },
};

export const Mark: Story = {
  args: { variant: 'mark' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Melhor Escola' })).toBeVisible();
  },
};

export const AllStates: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 32, alignItems: 'center' }}>
      {brands.map((brand) => (
        <div key={brand} style={column}>
          <Logo brand={brand} size="small" />
          <Logo brand={brand} />
          <Logo brand={brand} size="large" />
          <Logo brand={brand} size="large" variant="mark" />
        </div>
      ))}
    </div>
  ),
};
