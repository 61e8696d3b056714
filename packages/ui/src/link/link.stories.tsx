import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect } from 'storybook/test';
import { Card } from '../card/card.tsx';
import { Heading } from '../text/heading.tsx';
import { Text } from '../text/text.tsx';
import { Link } from './link.tsx';

const meta = {
  title: 'Actions/Link',
  component: Link,
  args: { children: 'ver as regras da bolsa', href: '#regras' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Among words it is underlined: colour alone would not tell it apart. */
export const Default: Story = {
  render: (args) => (
    <Text>
      Antes de se inscrever, vale <Link {...args} /> da escola.
    </Text>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'ver as regras da bolsa' });
    await expect(getComputedStyle(link).textDecorationLine).toBe('underline');
  },
};

export const Playground: Story = { args: { tone: 'brand', external: false } };

export const Quiet: Story = { args: { tone: 'quiet', children: 'Como funciona' } };

export const External: Story = {
  args: { external: true, children: 'Censo Escolar', href: 'https://www.gov.br/inep' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Censo Escolar (abre em outra aba)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
  },
};

/** One link whose target is the whole card. */
export const Stretched: Story = {
  render: (args) => (
    <Card as="article" interactive style={{ maxWidth: 320 }}>
      <Heading level={3} size="small">
        <Link {...args} tone="quiet" stretched>
          Colégio Horizonte
        </Link>
      </Heading>
      <Text size="small" tone="soft">
        Vila Mariana, São Paulo
      </Text>
    </Card>
  ),
  play: async ({ canvas, canvasElement }) => {
    const card = canvasElement.querySelector('article');
    const { left, top, width, height } = card?.getBoundingClientRect() ?? new DOMRect();
    const hit = document.elementFromPoint(left + width - 4, top + height - 4);
    await expect(hit).toBe(canvas.getByRole('link'));
  },
};

export const AsChild: Story = {
  args: { asChild: true, href: undefined, children: <a href="#escola">Colégio Horizonte</a> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#escola');
    await expect(canvas.getByRole('link')).toHaveAttribute('data-component', 'link');
  },
};
