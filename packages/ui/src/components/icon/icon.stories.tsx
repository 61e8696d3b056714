import type { Meta, StoryObj } from '@storybook/react-vite';

import GraduationCap from 'lucide-react/icons/graduation-cap';
import Heart from 'lucide-react/icons/heart';
import MapPin from 'lucide-react/icons/map-pin';
import { expect } from 'storybook/test';
import { Text } from '../text/text.tsx';
import { Icon, iconSizes, type IconSize } from './icon.tsx';
import LabeledDemo from './demos/labeled.tsx';

const meta = { title: 'Foundations/Icon', component: Icon, args: { as: GraduationCap } } satisfies Meta<
  typeof Icon
>;

export default meta;
type Story = StoryObj<typeof meta>;

const sizes = Object.keys(iconSizes).filter((size): size is IconSize => size in iconSizes);

/** Decorative beside text. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const Playground: Story = { args: { size: 'large', label: 'Bolsa de estudo' } };

/** CO-05: small … extra-colossal. The line width of large icons looks the same. */
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
export const Labeled: Story = {
  render: () => <LabeledDemo />,
  parameters: { demo: 'labeled' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Endereço' })).toBeVisible();
  },
};

/** Each size by its name, then the colors that an icon inherits, with and without a name. */
export const AllStates: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <div style={{ display: 'grid', gap: 12 }}>
        {sizes.map((size) => (
          <div key={size} style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
            <Text size="extra-small" tone="soft" tabular style={{ inlineSize: '8rem' }}>
              {`${size}, ${iconSizes[size]} px`}
            </Text>
            <Icon as={GraduationCap} size={size} />
            <Icon as={MapPin} size={size} />
          </div>
        ))}
      </div>
      <div style={{ display: 'grid', gap: 8 }}>
        {(['default', 'soft', 'brand', 'confirm', 'danger'] as const).map((tone) => (
          <Text key={tone} tone={tone} style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
            <Icon as={Heart} /> <span>{tone}</span>
          </Text>
        ))}
      </div>
      <Text style={{ display: 'flex', gap: 8, alignItems: 'start' }}>
        <Icon as={MapPin} label="Endereço" style={{ marginBlockStart: 3 }} />
        Avenida Joaquim Teotônio Segurado, 1.204, Plano Diretor Sul, Palmas, TO
      </Text>
    </div>
  ),
};
