import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { english } from './english.fixture.ts';
import { Gallery } from './gallery.fixture.tsx';
import { MessagesProvider } from './messages-provider.tsx';
import { portugueseIn } from './portuguese.fixture.ts';
import OwnMessagesDemo from './demos/own-messages.tsx';

const meta = {
  title: 'Foundations/MessagesProvider',
  component: MessagesProvider,
  args: { messages: english, locale: 'en', children: <Gallery /> },
} satisfies Meta<typeof MessagesProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => <OwnMessagesDemo />,
  parameters: { demo: 'own-messages' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName('OK Loading');
  },
};

export const Playground: Story = {};

/** The kit in English, without any Portuguese message. */
export const AllStates: Story = {
  play: async ({ canvasElement }) => {
    await expect(portugueseIn(canvasElement.innerHTML)).toEqual([]);
  },
};
