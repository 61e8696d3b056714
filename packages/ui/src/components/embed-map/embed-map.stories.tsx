import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { EmbedMap } from './embed-map.tsx';
import { mapPage } from './map-page.fixture.ts';
import ClickToLoadDemo from './demos/click-to-load.tsx';

const meta = {
  title: 'Data/EmbedMap',
  component: EmbedMap,
  args: {
    title: 'Mapa: Colégio Horizonte, Rua das Acácias, 120',
    src: mapPage,
    href: '#mapa',
    provider: 'Google Maps',
    onAllowedChange: fn(),
  },
} satisfies Meta<typeof EmbedMap>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It loads automatically when it approaches the viewport. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const map = canvasElement.querySelector('[data-component="embed-map"]');
    await waitFor(() => expect(map).toHaveAttribute('data-status', 'loaded'));
    await expect(canvas.getByTitle(/^Mapa: Colégio/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Abrir no Google Maps/ })).toBeVisible();
  },
};

export const Playground: Story = { args: { defaultAllowed: true } };

/** No request goes to the map's provider until the visitor asks for it. */
export const ClickToLoad: Story = {
  args: { defaultAllowed: false },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvasElement.querySelector('iframe')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar o mapa' }));
    await expect(args.onAllowedChange).toHaveBeenCalledWith(
      true,
      expect.objectContaining({ reason: 'press' }),
    );
    await waitFor(() => expect(canvas.getByTitle(/^Mapa: Colégio/)).toBeVisible());
  },
};

export const Asking: Story = {
  render: () => <ClickToLoadDemo />,
  parameters: { demo: 'click-to-load' },
};

/** Below the viewport, it waits. */
export const Waiting: Story = {
  render: (args) => (
    <div style={{ paddingBlockStart: 2000 }}>
      <EmbedMap {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
};

export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <EmbedMap {...args} allowed={false} title="Mapa que pede licença" />
      <EmbedMap {...args} allowed title="Mapa carregado" />
    </div>
  ),
};
