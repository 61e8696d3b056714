import type { Meta, StoryObj } from '@storybook/react-vite';
import { FixturePage } from '../fixtures/site.tsx';
import { MethodologiesScreen } from './screen.tsx';

const meta = {
  title: 'Content/Methodologies',
  component: FixturePage,
  parameters: { layout: 'fullscreen', fullBleed: true },
} satisfies Meta<typeof FixturePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { screen: <MethodologiesScreen /> } };
