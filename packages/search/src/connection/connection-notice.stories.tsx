import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ConnectionNotice } from './connection-notice.tsx';

const meta = {
  title: 'Search/ConnectionNotice',
  component: ConnectionNotice,
  args: { isWaiting: false },
} satisfies Meta<typeof ConnectionNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Offline: the page stays, and the search continues by itself. */
export const Offline: Story = {
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    return () => {
      Reflect.deleteProperty(navigator, 'onLine');
    };
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^Você está sem conexão\./)).toBeVisible();
  },
};

/** A response that takes four seconds counts as slow. */
export const Slow: Story = {
  args: { isWaiting: true },
  play: async ({ canvasElement }) => {
    const notice = await within(canvasElement).findByText(/^A conexão está lenta\./, {}, { timeout: 10_000 });
    await expect(notice).toBeVisible();
  },
};
