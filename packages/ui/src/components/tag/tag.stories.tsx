import type { Meta, StoryObj } from '@storybook/react-vite';

import BookOpen from 'lucide-react/icons/book-open';
import { expect, userEvent } from 'storybook/test';
import { Text } from '../text/text.tsx';
import { Tag, TagLink } from './tag.tsx';
import LinksDemo from './demos/links.tsx';

const meta = { title: 'Data/Tag', component: Tag, args: { children: 'Bilíngue' } } satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

const row = { display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' } as const;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bilíngue').closest('[data-component=tag]')?.tagName).toBe('SPAN');
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
  render: () => <LinksDemo />,
  parameters: { demo: 'links' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Período integral' })).toHaveAttribute('href', '#integral');
  },
};

const longName = 'Ensino bilíngue em português e espanhol com certificação internacional';

const sizes = [
  ['small', 'Pequeno'],
  ['medium', 'Médio'],
] as const;

/** Traits and links, in both sizes, and with too little space. The first link has the focus. */
export const AllStates: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      {sizes.map(([size, name]) => (
        <div key={size} style={{ display: 'grid', gap: 12 }}>
          <Text size="small" tone="soft">
            {name}
          </Text>
          <div style={row}>
            <Tag size={size}>Bilíngue</Tag>
            <Tag size={size} icon={BookOpen}>
              Método Montessori
            </Tag>
          </div>
          <div style={row}>
            <TagLink size={size} href="#bilingue">
              Bilíngue
            </TagLink>
            <TagLink size={size} href="#integral" icon={BookOpen}>
              Período integral
            </TagLink>
          </div>
          <div style={{ display: 'grid', gap: 8, justifyItems: 'start', maxWidth: 240 }}>
            <Tag size={size} icon={BookOpen}>
              {longName}
            </Tag>
            <TagLink size={size} href="#longo" icon={BookOpen}>
              {longName}
            </TagLink>
          </div>
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus();
  },
};
