import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { PhotosNotice } from './low-data.tsx';

const meta = {
  title: 'Search/PhotosNotice',
  component: PhotosNotice,
  args: { onShow: fn() },
} satisfies Meta<typeof PhotosNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Product 12: above a list whose photos load on request. */
export const Default: Story = {};
