import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { FoundationPage } from '../foundations/foundation-page.tsx';
import { ThemeBuilder } from './theme-builder.tsx';

/**
 * Choose four colours and a radius, and see the kit in them. Every pair of colours that the kit allows is checked in both themes; where one
 * is too faint, the page says so and offers the nearest colour that reads. The style sheet goes after the kit's own; the JSON has
 * the shape of `tokens.json`.
 *
 * The rest follows as it does in the kit: the card is lighter than the ground, the pressed pen darker than the pen. The dark theme keeps its
 * blackboard and chalk, and takes the hues of brand and accent.
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

/** A yellow brand: neither links on paper nor the mark of a field would be seen. Not on the documentation page, which has to be read. */
export const TooFaint: Story = {
  name: 'Too faint',
  tags: ['!autodocs'],
  args: {
    initialChoice: { brand: '#ffd400', accent: '#f7e86d', ground: '#fbf9f4', ink: '#182031', radius: 8 },
  },
  // The preview shows what cannot be read; the page says so.
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/pairs cannot be read/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Use #[\da-f]{6} as brand$/ })).toBeVisible();
  },
};

/** The ground of an element as the screen shows it, whatever colour space it is written in: 'red green blue alpha'. */
function shown(element: Element): string {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('There is no canvas.');
  context.fillStyle = getComputedStyle(element).backgroundColor;
  context.fillRect(0, 0, 1, 1);
  return [...context.getImageData(0, 0, 1, 1).data].join(' ');
}

/** For tests alone: choosing restyles the kit, and what is copied is what is seen. */
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
    // The last colour that was one stays.
    await expect(shown(button)).toBe('122 31 92 255');
  },
};
