import type { Meta, StoryObj } from '@storybook/react-vite';
import { FixturePage, getMethodology } from '../fixtures/site.tsx';
import { MethodologyScreen } from './screen.tsx';

const meta = {
  title: 'Content/Methodology',
  component: FixturePage,
  parameters: { layout: 'fullscreen', fullBleed: true },
} satisfies Meta<typeof FixturePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { screen: <MethodologyScreen methodology={getMethodology('montessoriana')} /> },
};
