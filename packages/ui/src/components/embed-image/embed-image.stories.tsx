import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { broken, crest, photos } from '../../testing/pictures.fixture.ts';
import { EmbedImage } from './embed-image.tsx';
import CaptionDemo from './demos/caption.tsx';

const [facade = { src: '', alt: '' }, library = facade] = photos;

const meta = {
  title: 'Data/EmbedImage',
  component: EmbedImage,
  args: { src: facade.src, alt: facade.alt },
} satisfies Meta<typeof EmbedImage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** CO-05: 800 × 450, and never wider than its container. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: facade.alt });
    await expect(image).toHaveAttribute('width', '800');
    await expect(image).toHaveAttribute('height', '450');
    const { width, height } = image.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(800 / 450, 1);
  },
};

export const Playground: Story = { args: { priority: true, caption: 'A entrada, na rua das Acácias.' } };

export const WithCaption: Story = {
  render: () => <CaptionDemo />,
  parameters: { demo: 'caption' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toHaveTextContent('12 mil livros');
  },
};

/** Another aspect ratio: the file's own pixels. */
export const OwnRatio: Story = { args: { src: crest, alt: 'Brasão', width: 64, height: 64 } };

export const Decorative: Story = {
  args: { alt: undefined, decorative: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** It failed to load: its text is on a notebook cover, in the same space. */
export const Failed: Story = {
  args: { src: broken, priority: true },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-failed]')).not.toBeNull());
    await expect(canvas.getByRole('img', { name: facade.alt })).toBeVisible();
  },
};

export const AllStates: Story = {
  render: () => (
    <div
      style={{
        display: 'grid',
        gap: 24,
        alignItems: 'start',
        gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))',
      }}
    >
      <EmbedImage src={facade.src} alt={facade.alt} />
      <EmbedImage src={library.src} alt={library.alt} caption="A biblioteca abre às 7 h." />
      <EmbedImage src={broken} alt="Quadra coberta" priority />
      <EmbedImage src={broken} decorative priority caption="Uma imagem que não veio." />
      <EmbedImage src={crest} alt="Brasão" width={64} height={64} />
    </div>
  ),
};
