import type { Meta, StoryObj } from '@storybook/react-vite';
import { FixturePage } from '../fixtures/site.tsx';
import { HelpCenterScreen } from './screen.tsx';

const meta = {
  title: 'Content/HelpCenter',
  component: FixturePage,
  parameters: { layout: 'fullscreen', fullBleed: true },
} satisfies Meta<typeof FixturePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { screen: <HelpCenterScreen query="" /> } };

export const Searched: Story = { args: { screen: <HelpCenterScreen query="cancelar" /> } };

export const NothingFound: Story = { args: { screen: <HelpCenterScreen query="paralelepípedo" /> } };
