import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, userEvent } from 'storybook/test';
import { Breadcrumb } from './breadcrumb.tsx';
import CollapsedDemo from './demos/collapsed.tsx';

const meta = {
  title: 'Navigation/Breadcrumb',
  component: Breadcrumb,
  args: {
    items: [
      { label: 'Início', href: '#inicio' },
      { label: 'Tocantins', href: '#tocantins' },
      { label: 'Araguaína', href: '#araguaina' },
      { label: 'Colégio Horizonte' },
    ],
  },
} satisfies Meta<typeof Breadcrumb>;

export default meta;
type Story = StoryObj<typeof meta>;

const long = ['Início', 'Escolas', 'Tocantins', 'Araguaína', 'Setor Central', 'Colégio Horizonte'].map(
  (label) => ({
    label,
    href: `#${label}`,
  }),
);

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Você está em' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByText('Colégio Horizonte').closest('[aria-current=page]')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Colégio Horizonte' })).toBeNull();
  },
};

export const Playground: Story = { args: { maximum: 5 } };

/** Collapsed steps are in the markup all along; expanding moves the focus to the first revealed one. */
export const Collapsed: Story = {
  render: () => <CollapsedDemo />,
  parameters: { demo: 'collapsed' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Tocantins' })).toBeNull();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Mostrar o caminho completo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link', { name: 'Escolas' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Tocantins' })).toBeVisible();
  },
};

export const RouterLinks: Story = {
  args: {
    renderLink: ({ children, ...props }) => (
      <a data-story-router="" {...props}>
        {children}
      </a>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Tocantins' })).toHaveAttribute('data-story-router');
  },
};

/** The heading right below names the page, so the path ends with a link to the page above it. */
export const EndsAtParent: Story = {
  args: {
    end: 'parent',
    items: [
      { label: 'Início', href: '#inicio' },
      { label: 'TO', href: '#tocantins' },
      { label: 'Araguaína', href: '#araguaina' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Araguaína' })).not.toHaveAttribute('aria-current');
  },
};

export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Breadcrumb {...args} messages={{ navigation: 'Caminho curto' }} />
      <Breadcrumb {...args} items={long} messages={{ navigation: 'Caminho encurtado' }} />
      <Breadcrumb {...args} items={long} maximum={9} messages={{ navigation: 'Caminho inteiro' }} />
      <div style={{ maxWidth: 240 }}>
        <Breadcrumb {...args} items={long} maximum={9} messages={{ navigation: 'Caminho em 240 px' }} />
      </div>
    </div>
  ),
};
