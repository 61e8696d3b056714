import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect } from 'storybook/test';
import { Link } from '../link/link.tsx';
import { Heading } from '../text/heading.tsx';
import { Text } from '../text/text.tsx';
import { Card } from './card.tsx';
import InteractiveDemo from './demos/interactive.tsx';
import PartsDemo from './demos/parts.tsx';

const meta = { title: 'Layout/Card', component: Card, args: {} } satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

const content = (
  <>
    <Heading level={3} size="small">
      Colégio Horizonte
    </Heading>
    <Text size="small" tone="soft">
      Vila Mariana, São Paulo
    </Text>
  </>
);

export const Default: Story = {
  args: { children: content },
  play: async ({ canvasElement }) => {
    const card = canvasElement.querySelector('[data-component="card"]');
    await expect(card?.tagName).toBe('DIV');
    await expect(card && getComputedStyle(card).boxShadow).toBe('none');
  },
};

export const Playground: Story = {
  args: { children: content, tone: 'wash', padding: 'medium', as: 'section' },
};

export const Tones: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      <Card {...args}>{content}</Card>
      <Card {...args} tone="wash">
        {content}
      </Card>
      <Card {...args} tone="brand">
        {content}
      </Card>
    </div>
  ),
};

/** The focus ring surrounds the whole card, because the whole card can be pressed. */
export const Interactive: Story = {
  render: () => <InteractiveDemo />,
  parameters: { demo: 'interactive' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const card = canvasElement.querySelector('article');
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await expect(card && getComputedStyle(card).outlineWidth).toBe('3px');
  },
};

/** No padding, for a photo or a cover. */
export const WithoutPadding: Story = {
  args: {
    padding: 'none',
    style: { maxWidth: 320 },
    children: (
      <>
        <div
          style={{
            height: 96,
            backgroundColor: 'var(--cover)',
            backgroundImage: 'var(--cover-pattern)',
            backgroundSize: 'var(--cover-pattern-size)',
          }}
        />
        <div style={{ padding: 16 }}>{content}</div>
      </>
    ),
  },
};

/** Cover, title with a badge, text and action, in a card that leaves the spacing to them. */
export const Parts: Story = {
  render: () => <PartsDemo />,
  parameters: { demo: 'parts' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  },
};

export const AllStates: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))' }}>
      {(['card', 'wash', 'brand'] as const).flatMap((tone) =>
        (['none', 'small', 'medium'] as const).map((padding) => (
          <Card key={`${tone} ${padding}`} tone={tone} padding={padding}>
            {content}
          </Card>
        )),
      )}
      <Card as="article" interactive>
        <Heading level={3} size="small">
          <Link href="#escola" tone="quiet" stretched>
            Colégio Horizonte
          </Link>
        </Heading>
      </Card>
    </div>
  ),
};
