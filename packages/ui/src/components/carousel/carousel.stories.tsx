import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Card } from '../card/card.tsx';
import { EmbedImage } from '../embed-image/embed-image.tsx';
import { photos } from '../../testing/pictures.fixture.ts';
import { Link } from '../link/link.tsx';
import { Heading } from '../text/heading.tsx';
import { Text } from '../text/text.tsx';
import { Carousel } from './carousel.tsx';
import SchoolsDemo from './demos/schools.tsx';

const pictures = photos.map(({ alt, src }) => <EmbedImage key={alt} src={src} alt={alt} priority />);
const schools = ['Horizonte', 'Acácia', 'Novo Mundo', 'Sabiá', 'Caminhar', 'Ipê Amarelo', 'Ponte'].map(
  (name) => (
    <Card key={name} as="article" interactive style={{ height: '100%' }}>
      <Heading level={3} size="small">
        <Link href={`#${name}`} tone="quiet" stretched>
          {`Colégio ${name}`}
        </Link>
      </Heading>
      <Text size="small" tone="soft">
        Vila Mariana, São Paulo
      </Text>
      <Text weight="heavy">R$ 890,00</Text>
    </Card>
  ),
);

const meta = {
  title: 'Data/Carousel',
  component: Carousel,
  args: {
    label: 'Fotos do Colégio Horizonte',
    children: pictures,
    onIndexChange: fn(),
    style: { maxWidth: 640 },
  },
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const carousel = canvas.getByRole('region', { name: 'Fotos do Colégio Horizonte' });
    await waitFor(() => expect(carousel).toHaveAttribute('data-ready'));
    await userEvent.click(canvas.getByRole('button', { name: 'Próximo' }));
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(1, expect.objectContaining({ reason: 'next' }));
    const seen = () =>
      [...canvasElement.querySelectorAll('[data-part="slide"]:not([inert])')].map(
        ({ ariaLabel }) => ariaLabel,
      );
    await waitFor(() => expect(seen()).toEqual(['2 de 5']));
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar 5 de 5' }));
    await expect(canvas.getByRole('button', { name: 'Próximo' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Playground: Story = { args: { loop: true, arrows: true, pagination: true, defaultIndex: 2 } };

/** ST-12: it rotates, and its first control stops it. */
export const Autoplay: Story = {
  args: { autoplay: 'normal', loop: true },
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    const pause = await waitFor(() => canvas.getByRole('button', { name: 'Pausar a rotação' }));
    await userEvent.tab();
    await expect(pause).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(pause).toHaveAccessibleName('Retomar a rotação');
    await expect(pause).not.toHaveAttribute('aria-pressed');
  },
};

export const Loop: Story = {
  args: { loop: true },
  play: async ({ canvas, args }) => {
    const previous = await waitFor(() => canvas.getByRole('button', { name: 'Anterior' }));
    await expect(previous).not.toHaveAttribute('aria-disabled');
    await userEvent.click(previous);
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(
      4,
      expect.objectContaining({ reason: 'previous' }),
    );
  },
};

/** Several at once: a step is a whole window of them. */
export const Several: Story = {
  render: () => <SchoolsDemo />,
  parameters: { demo: 'schools' },
};

/** A single slide, so no controls. */
export const OneSlide: Story = {
  args: { children: pictures[0], autoplay: 'fast' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const WithoutArrows: Story = { args: { arrows: false } };

export const WithoutDots: Story = { args: { pagination: false } };

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <Carousel {...args} />
    </div>
  ),
  play: async ({ canvas, args }) => {
    const next = await waitFor(() => canvas.getByRole('button', { name: 'Próximo' }));
    next.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(
      1,
      expect.objectContaining({ reason: 'keyboard' }),
    );
  },
};

export const AllStates: Story = {
  args: { style: { maxWidth: 420 } },
  render: (args) => (
    <div style={{ display: 'grid', gap: 40 }}>
      <Carousel {...args} label="No começo" />
      <Carousel {...args} label="No meio, em volta" loop defaultIndex={2} />
      <Carousel {...args} label="No fim, sem pontos" defaultIndex={4} pagination={false} />
      <Carousel {...args} label="Uma foto">
        {pictures[1]}
      </Carousel>
      <Carousel
        label="Escolas parecidas"
        heading={<Heading level={2}>Escolas parecidas</Heading>}
        style={{ '--carousel-slide-size': 'clamp(220px, 33.333%, 400px)' } as CSSProperties}
      >
        {schools}
      </Carousel>
    </div>
  ),
};
