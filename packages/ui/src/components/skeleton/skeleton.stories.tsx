import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, userEvent, waitFor } from 'storybook/test';
import { announced, clearAnnouncements } from '../../testing/browser/announced.ts';
import { Text } from '../text/text.tsx';
import { SkeletonGroup } from './skeleton-group.tsx';
import { Skeleton } from './skeleton.tsx';
import SchoolDemo from './demos/school.tsx';
import GroupDemo from './demos/group.tsx';

const meta = { title: 'Feedback/Skeleton', component: Skeleton, args: {} } satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As high as the line of text it stands for. */
export const Default: Story = {
  render: (args) => (
    <Text size="large" as="div">
      <Skeleton {...args} />
    </Text>
  ),
  play: async ({ canvasElement }) => {
    const line = canvasElement.querySelector('[data-component="text"]');
    await expect(line?.getBoundingClientRect().height).toBe(28);
    await expect(canvasElement.querySelector('[data-component="skeleton"]')).toHaveAttribute(
      'aria-hidden',
      'true',
    );
  },
};

export const Playground: Story = { args: { shape: 'block', width: 240, height: 120 } };

export const Shapes: Story = {
  render: () => <SchoolDemo />,
  parameters: { demo: 'school' },
};

/** One announcement for the whole group, and only if it was loading. */
export const Group: Story = {
  render: () => <GroupDemo />,
  parameters: { demo: 'group' },
  play: async ({ canvas }) => {
    clearAnnouncements();
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.queryByText('23 bolsas em Palmas')).toBeNull();
    await waitFor(() => expect(announced()).toEqual(['Carregando']));
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(announced()).toEqual(['Carregando', 'Conteúdo carregado']));
    await expect(canvas.getByText('23 bolsas em Palmas')).toBeVisible();
  },
};

export const AllStates: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxWidth: 360 }}>
      {(['small', 'medium', 'extra-large'] as const).map((size) => (
        <Text key={size} as="div" size={size}>
          <Skeleton />
          <Skeleton width="60%" />
        </Text>
      ))}
      <Skeleton shape="block" height={120} />
      <Skeleton shape="circle" width={56} height={56} />
      <SkeletonGroup loading placeholder={<Skeleton width="60%" />}>
        <Text>23 bolsas em Palmas</Text>
      </SkeletonGroup>
      <SkeletonGroup loading={false} placeholder={<Skeleton width="60%" />}>
        <Text>23 bolsas em Palmas</Text>
      </SkeletonGroup>
    </div>
  ),
};
