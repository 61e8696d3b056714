import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect } from 'storybook/test';
import { Text, type TextSize, type TextTone } from './text.tsx';
import PricesDemo from './demos/prices.tsx';

const meta = {
  title: 'Foundations/Text',
  component: Text,
  args: { children: 'Uma boa escola cabe no orçamento da família.' },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

const sizes: TextSize[] = ['extra-small', 'small', 'medium', 'large', 'extra-large'];
const tones: TextTone[] = ['default', 'soft', 'brand', 'confirm', 'danger'];

export const Default: Story = {
  play: async ({ canvas }) => {
    const text = canvas.getByRole('paragraph');
    await expect(text).toHaveTextContent('boa escola');
    await expect(getComputedStyle(text).fontSize).toBe('17px');
  },
};

export const Playground: Story = { args: { size: 'large', tone: 'soft', weight: 'strong', as: 'span' } };

export const Sizes: Story = {
  render: (args) => (
    <>
      {sizes.map((size) => (
        <Text {...args} key={size} size={size} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const pixels = canvas.getAllByText(/boa escola/).map((text) => getComputedStyle(text).fontSize);
    await expect(pixels).toEqual(['13px', '15px', '17px', '20px', '24px']);
  },
};

export const Tones: Story = {
  render: (args) => (
    <>
      {tones.map((tone) => (
        <Text {...args} key={tone} tone={tone} />
      ))}
    </>
  ),
};

/** Tabular figures align in a column. */
export const Tabular: Story = {
  render: () => <PricesDemo />,
  parameters: { demo: 'prices' },
  play: async ({ canvas }) => {
    const widths = canvas.getAllByText(/R\$/).map((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return range.getBoundingClientRect().width;
    });
    await expect(widths[0]).toBeCloseTo(widths[1] ?? 0, 1);
  },
};

export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {sizes.map((size) => (
        <div key={size}>
          {tones.map((tone) => (
            <Text {...args} key={tone} size={size} tone={tone} />
          ))}
        </div>
      ))}
      <Text {...args} weight="strong" />
      <Text {...args} weight="heavy" tabular />
    </div>
  ),
};
