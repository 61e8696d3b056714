import type { Meta, StoryObj } from '@storybook/react-vite';
import { OpenInBrowser } from './open-in-browser.tsx';

const meta = {
  title: 'Account/OpenInBrowser',
  component: OpenInBrowser,
  args: { url: 'https://melhorescola.example/entrar' },
} satisfies Meta<typeof OpenInBrowser>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Android can leave the app by a link. */
export const Android: Story = { args: { browser: { app: 'Instagram', isAndroid: true } } };

export const OnIphone: Story = { name: 'iPhone', args: { browser: { app: 'Facebook', isAndroid: false } } };

/** A web view of an app that is not in the table. */
export const UnknownApp: Story = { args: { browser: { app: undefined, isAndroid: true } } };
