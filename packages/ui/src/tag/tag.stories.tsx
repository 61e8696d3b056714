import type { Meta, StoryObj } from '@storybook/react-vite';

import BookOpen from 'lucide-react/icons/book-open';
import { expect } from 'storybook/test';
import { TagLink } from './tag-link.tsx';
import { Tag } from './tag.tsx';

const meta = { title: 'Data/Tag', component: Tag, args: { children: 'Bilíngue' } } satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

const row = { display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' } as const;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bilíngue').tagName).toBe('SPAN');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Playground: Story = { args: { size: 'medium', icon: BookOpen } };

export const Sizes: Story = {
  render: (args) => (
    <div style={row}>
      <Tag {...args} size="small" />
      <Tag {...args} size="medium" />
    </div>
  ),
};

export const AsLink: Story = {
  render: () => (
    <div style={row}>
      <TagLink href="#bilingue">Bilíngue</TagLink>
      <TagLink href="#integral" icon={BookOpen}>
        Período integral
      </TagLink>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Período integral' })).toHaveAttribute('href', '#integral');
  },
};
