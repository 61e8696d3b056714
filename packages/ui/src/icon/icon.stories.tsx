import type { Meta, StoryObj } from '@storybook/react-vite';

import GraduationCap from 'lucide-react/icons/graduation-cap';
import MapPin from 'lucide-react/icons/map-pin';
import { expect } from 'storybook/test';
import { Icon, iconSizes, type IconSize } from './icon.tsx';

const meta = { title: 'Foundations/Icon', component: Icon, args: { as: GraduationCap } } satisfies Meta<
  typeof Icon
>;

export default meta;
type Story = StoryObj<typeof meta>;

const sizes = Object.keys(iconSizes).filter((size): size is IconSize => size in iconSizes);

/** Beside words it says nothing of its own. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const Playground: Story = { args: { size: 'large', label: 'Bolsa de estudo' } };

/** CO-05: small … extra-colossal. Large drawings keep the line's weight to the eye. */
export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'end' }}>
      {sizes.map((size) => (
        <Icon {...args} key={size} size={size} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const widths = [...canvasElement.querySelectorAll('svg')].map((svg) => svg.getBoundingClientRect().width);
    await expect(widths).toEqual(Object.values(iconSizes));
  },
};

/** Alone, it needs a name. */
export const Labelled: Story = {
  args: { as: MapPin, label: 'Endereço' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Endereço' })).toBeVisible();
  },
};
