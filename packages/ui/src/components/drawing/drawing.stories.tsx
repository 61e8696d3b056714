import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { brands } from '../logo/logo.tsx';
import { BlankPage, Drawing, Envelope, SpilledInk } from './drawing.tsx';
import EnvelopeDemo from './demos/envelope.tsx';

const sheet = (
  <>
    <path d="M26 10h62v76H26z" fill="var(--card)" />
    <path d="M38 10v76M20 22h12M20 36h12M20 50h12M20 64h12M20 78h12" />
    <path d="M50 40l9 10 19-24" strokeWidth="4" />
  </>
);

const meta = { title: 'Foundations/Drawing', component: Drawing, args: { children: sheet } } satisfies Meta<
  typeof Drawing
>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Decorative; screen readers announce only the text below it. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    const { width, height } = canvasElement.querySelector('svg')?.getBoundingClientRect() ?? {};
    await expect([width, height]).toEqual([120, 96]);
  },
};

export const Playground: Story = {};

/** On the page that it is made for: above the heading, and nothing else. */
export const OnAPage: Story = {
  render: () => <EnvelopeDemo />,
  parameters: { demo: 'envelope' },
  play: async ({ canvas }) => {
    // Testing Library drops spaces beside the elements of a translator.
    await expect(canvas.getByRole('heading', { name: /^Confira seu ?e-mail$/ })).toBeVisible();
  },
};

/** A custom drawing, and those of the kit, in the ink of each brand. */
export const AllStates: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      {brands.map((brand) => (
        <div
          key={brand}
          data-brand={brand}
          style={{ display: 'flex', flexWrap: 'wrap', gap: 24, padding: 16, background: 'var(--paper)' }}
        >
          <Drawing>{sheet}</Drawing>
          <Envelope />
          <BlankPage />
          <SpilledInk />
        </div>
      ))}
    </div>
  ),
};
