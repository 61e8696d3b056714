import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { FoundationPage } from '../foundations/foundation-page.tsx';
import { ThemeBuilder } from './theme-builder.tsx';

/**
 * Choose four colours and a radius, and see the kit with them. Every pair of colours that the kit allows is checked in
 * both themes; if the contrast of one is too low, the page reports it and offers the nearest colour that passes. The
 * style sheet goes after the kit's own; the JSON has the shape of `tokens.json`.
 *
 * Everything else is derived as in the kit: the card is lighter than the background, the pressed brand colour darker
 * than the brand colour. The dark theme keeps its background and text colours, and takes the hues of brand and accent.
 */
const meta = {
  title: 'Foundations/Theme builder',
  component: ThemeBuilder,
  parameters: { docs: { page: FoundationPage }, controls: { disable: true } },
} satisfies Meta<typeof ThemeBuilder>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Everything reads')).toBeVisible();
  },
};

/**
 * A yellow brand: links on the page background and the mark of a field would be invisible. Not on the documentation
 * page, which must stay readable.
 */
export const TooFaint: Story = {
  name: 'Too faint',
  tags: ['!autodocs'],
  args: {
    initialChoice: { brand: '#ffd400', accent: '#f7e86d', ground: '#fbf9f4', ink: '#182031', radius: 8 },
  },
  // The preview shows unreadable text; the page reports it.
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/pairs cannot be read/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Use #[\da-f]{6} as brand$/ })).toBeVisible();
  },
};

/** The rendered background of an element in any colour space, as 'red green blue alpha'. */
function shown(element: Element): string {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('The canvas has no 2D context.');
  context.fillStyle = getComputedStyle(element).backgroundColor;
  context.fillRect(0, 0, 1, 1);
  return [...context.getImageData(0, 0, 1, 1).data].join(' ');
}

/** Only for tests: a choice restyles the kit, and the copied text equals the visible one. */
export const Restyles: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Brand' });
    await userEvent.clear(field);
    await userEvent.type(field, '#7a1f5c');
    const preview = canvasElement.querySelector<HTMLElement>('.fd-theme[data-theme=light]');
    if (!preview) throw new Error('The preview is missing.');
    const button = within(preview).getByRole('button', { name: 'Reservar bolsa' });
    await waitFor(() => expect(shown(button)).toBe('122 31 92 255'));
    await expect(canvas.getByRole('region', { name: 'CSS of the theme' })).toHaveTextContent(
      '--brand-hue: 344.1',
    );
    await userEvent.clear(field);
    await userEvent.type(field, 'plum');
    await expect(canvas.getByText('Six hex digits, such as #1e49b7')).toBeVisible();
    // The last valid colour stays.
    await expect(shown(button)).toBe('122 31 92 255');
  },
};
