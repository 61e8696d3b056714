import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, userEvent } from 'storybook/test';
import { Alert } from '../alert/alert.tsx';
import { Card } from '../card/card.tsx';
import { Heading } from '../text/heading.tsx';
import { Text } from '../text/text.tsx';
import { Link } from './link.tsx';
import ExternalDemo from './demos/external.tsx';
import StretchedDemo from './demos/stretched.tsx';

const meta = {
  title: 'Actions/Link',
  component: Link,
  args: { children: 'ver as regras da bolsa', href: '#regras' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Underlined within text: color alone would not distinguish it. */
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
  render: () => <ExternalDemo />,
  parameters: { demo: 'external' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Censo Escolar (abre em outra aba)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
  },
};

/** One link whose target is the whole card. */
export const Stretched: Story = {
  render: () => <StretchedDemo />,
  parameters: { demo: 'stretched' },
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

const tones = [
  ['brand', 'Da marca'],
  ['quiet', 'Discreto'],
] as const;

/** Both tones, internal and external, on each background; then a long one and a card. The first has the focus. */
export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, maxWidth: 560 }}>
      {tones.map(([tone, name]) => (
        <div key={tone} style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
          <Text size="small" tone="soft">
            {name}
          </Text>
          <Link {...args} tone={tone}>
            Como funciona a bolsa
          </Link>
          <Link {...args} tone={tone} external href="https://www.gov.br/inep">
            Censo Escolar
          </Link>
        </div>
      ))}
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Text key={size} size={size}>
          Antes de se inscrever, vale <Link {...args} /> e conferir os números no{' '}
          <Link {...args} external href="https://www.gov.br/inep">
            Censo Escolar da Educação Básica
          </Link>
          .
        </Text>
      ))}
      <Alert tone="info">
        As vagas de 2027 abrem em setembro. <Link {...args}>Ver o calendário de matrículas</Link>
      </Alert>
      <Card as="article" interactive>
        <Heading level={3} size="small">
          <Link {...args} tone="quiet" stretched>
            Centro de Ensino Integrado Professora Maria Aparecida de Souza
          </Link>
        </Heading>
        <Text size="small" tone="soft">
          Plano Diretor Sul, Palmas
        </Text>
      </Card>
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus();
  },
};
