import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Heading } from '../text/heading.tsx';
import { Text } from '../text/text.tsx';
import { PageWidth } from './page-width.tsx';
import BandDemo from './demos/band.tsx';

const content = (
  <>
    <Heading level={1} size="large">
      Escolas em Araguaína
    </Heading>
    <Text>O texto de uma página começa e termina onde o das outras.</Text>
  </>
);

const meta = {
  title: 'Layout/PageWidth',
  component: PageWidth,
  args: { children: content },
  parameters: { layout: 'fullscreen', fullBleed: true },
} satisfies Meta<typeof PageWidth>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const width = canvasElement.querySelector('[data-component="page-width"]');
    await expect(width?.tagName).toBe('DIV');
    await expect(width?.getBoundingClientRect().width).toBeLessThanOrEqual(1280);
  },
};

export const Playground: Story = { args: { className: 'flex flex-col gap-4 py-8' } };

/** With a further column: uses the whole of a window of 1600 px. */
export const Wide: Story = { args: { wide: true, className: 'flex flex-col gap-4 py-8' } };

/** A band that reaches the edges of the window, with its content aligned with the page's. */
export const AllStates: Story = {
  render: () => <BandDemo />,
  parameters: { demo: 'band' },
};
